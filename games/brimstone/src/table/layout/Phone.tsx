/** The table on a narrow screen: the mine above, the question under the thumb, the rest in sheets. */
import { useState } from 'react'
import { MineBoard } from '../board/MineBoard.tsx'
import { Dashboard } from '../hero/Dashboard.tsx'
import { Gems } from '../hero/Gems.tsx'
import { Bag, Items } from '../hero/Pack.tsx'
import { useTableau, type Walked } from '../model/tableau.ts'
import { Bill } from '../side/Bill.tsx'
import { Ledger } from '../side/Ledger.tsx'
import { Order } from '../side/Order.tsx'
import { Pinned } from '../side/Pinned.tsx'
import { Steps } from '../side/Steps.tsx'
import { Track } from '../side/Track.tsx'
import { Tray } from '../side/Tray.tsx'
import { tell } from '../words.ts'

const SHEETS = ['heroSheet', 'enemies', 'story'] as const
type Sheet = (typeof SHEETS)[number]

export function Phone({ walked }: { readonly walked: Walked }) {
  const { parts, lang, t, hero } = useTableau()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  return (
    <main className="sb sb-phone" data-phase={t.s.phase}>
      <header className="sb-top">
        <div className="sb-brand">{parts.brand}</div>
        {parts.top}
        <div className="sb-tools">{parts.tools}</div>
      </header>
      <Track />
      <Order />
      <div className="sb-pane">
        <MineBoard walked={walked} />
        <Pinned />
        <Ledger />
      </div>
      <div className="sb-prompt">
        <Tray />
        {parts.prompt}
      </div>
      {hero >= 0 && sheet !== 'heroSheet' && (
        <div className="sb-strip sb-plank">
          <Gems h={hero} />
          <Items h={hero} />
          <Bag h={hero} />
        </div>
      )}
      <nav className="sb-tabs">
        {SHEETS.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={sheet === name}
            onClick={() => setSheet(sheet === name ? null : name)}
          >
            {tell(lang, name)}
          </button>
        ))}
      </nav>
      {sheet !== null && (
        <section className="sb-sheet" aria-label={tell(lang, sheet)}>
          <button type="button" className="sb-close" onClick={() => setSheet(null)}>
            {tell(lang, 'close')}
          </button>
          {sheet === 'heroSheet' && <Dashboard />}
          {sheet === 'enemies' && (
            <>
              <Steps />
              <Bill />
            </>
          )}
          {sheet === 'story' && <div className="sb-story">{parts.story}</div>}
        </section>
      )}
    </main>
  )
}
