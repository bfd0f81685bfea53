/** A fight on a narrow screen: the board above, dice and cards under the thumb, the rest in sheets. */
import { useState } from 'react'
import { BoardPane } from '../board/BoardPane.tsx'
import { Chain } from '../mine/Chain.tsx'
import { Dice } from '../mine/Dice.tsx'
import { Hand } from '../mine/Hand.tsx'
import { laidOut, Options } from '../mine/Options.tsx'
import { useDesk } from '../model/desk.ts'
import { Muster } from '../muster/Muster.tsx'
import { FoePanel } from '../side/FoePanel.tsx'
import { Leaving } from '../side/Leaving.tsx'
import { Objectives } from '../side/Objectives.tsx'
import { Party } from '../side/Party.tsx'
import { Title } from '../side/Title.tsx'
import { Track } from '../Track.tsx'
import { tell } from '../words.ts'

const SHEETS = ['party', 'enemies', 'story'] as const
type Sheet = (typeof SHEETS)[number]

export function Phone() {
  const desk = useDesk()
  const { parts, t, lang } = desk
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const isMuster = t.s.phase === 'muster'
  // What is laid out to be chosen takes the room of the cards.
  const isChoosing = laidOut(desk).length > 0
  return (
    <main className="fg-phone" data-phase={t.s.phase}>
      <header className="fg-top">
        <div className="fg-brand">{parts.brand}</div>
        {parts.top}
        <div className="fg-tools">{parts.tools}</div>
      </header>
      <Title />
      <Track />
      <div className="fg-pane">
        <BoardPane />
      </div>
      <div className="fg-decides">
        <div className="fg-prompt">
          <Options />
          {parts.prompt}
        </div>
        {isMuster ? (
          <Muster />
        ) : (
          <>
            <Chain />
            <Dice />
            {!isChoosing && <Hand />}
          </>
        )}
      </div>
      <nav className="fg-tabs">
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
        <section className="fg-sheet" aria-label={tell(lang, sheet)}>
          <button type="button" className="fg-close" onClick={() => setSheet(null)}>
            {tell(lang, 'close')}
          </button>
          {sheet === 'party' && (
            <>
              <Party />
              <Objectives />
              <Leaving />
            </>
          )}
          {sheet === 'enemies' && <FoePanel />}
          {sheet === 'story' && <div className="fg-story">{parts.story}</div>}
        </section>
      )}
    </main>
  )
}
