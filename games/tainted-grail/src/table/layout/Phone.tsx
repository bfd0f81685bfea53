/** The table on a narrow screen: who is there, where one is, what is asked; the rest in drawers. */
import { Drawers } from '@emberhall/ui'
import { useRef, useState } from 'react'
import { Board, Head, Resources } from '../hero/Board.tsx'
import { Tracks } from '../hero/Tracks.tsx'
import { useStuffs } from '../model/stuffs.ts'
import { useTableau } from '../model/tableau.ts'
import { AheadNote } from '../side/Ahead.tsx'
import { Events } from '../side/Events.tsx'
import { Steps } from '../side/Steps.tsx'
import { Stones } from '../side/Stones.tsx'
import { Tray } from '../side/Tray.tsx'
import { tell } from '../words.ts'
import { LandTurns } from './LandTurns.tsx'
import { Screen } from './Screen.tsx'

type Drawer = 'board' | 'event' | 'story'
export function Phone() {
  const { parts, screen, t, lang, heroes, hero } = useTableau()
  const [open, setOpen] = useState<Drawer | null>(null)
  const table = useRef<HTMLElement>(null)
  useStuffs(table)
  return (
    <main ref={table} className="tg tg-phone" data-screen={screen} data-phase={screen} data-period={t.s.period}>
      <i className="tg-mist" aria-hidden="true" />
      <header className="tg-top">
        <div className="tg-brand">{parts.brand}</div>
        {parts.top}
        <div className="tg-tools">{parts.tools}</div>
      </header>
      <div className="tg-chips">
        {heroes.map((c) => (
          <div key={c} className="tg-chip tg-slate" data-front={c === hero || undefined}>
            <Head c={c} />
          </div>
        ))}
      </div>
      <Screen />
      <div className="tg-ask">
        <Tray />
        <LandTurns />
        <div className="tg-prompt">{parts.prompt}</div>
        <Stones />
      </div>
      {hero >= 0 && (
        <div className="tg-own">
          <Tracks c={hero} />
          <Resources c={hero} />
        </div>
      )}
      <Drawers<Drawer>
        prefix="tg"
        open={open}
        onOpen={setOpen}
        title={(name) => tell(lang, name)}
        closeLabel={tell(lang, 'close')}
        drawers={{
          board: hero < 0 ? null : <Board c={hero} isFront isWhole />,
          event: (
            <>
              <Steps />
              <Events />
              <AheadNote />
            </>
          ),
          story: <div className="tg-story">{parts.story}</div>,
        }}
      />
    </main>
  )
}
