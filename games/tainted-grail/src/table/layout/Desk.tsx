/** The table on a wide screen. */
import { Suspense, useRef } from 'react'
import { Boards } from '../hero/Board.tsx'
import { ledger } from '../later.tsx'
import { useStuffs } from '../model/stuffs.ts'
import { useTableau } from '../model/tableau.ts'
import { AheadNote } from '../side/Ahead.tsx'
import { Events } from '../side/Events.tsx'
import { Steps } from '../side/Steps.tsx'
import { Stones } from '../side/Stones.tsx'
import { Tray } from '../side/Tray.tsx'
import { LandTurns } from './LandTurns.tsx'
import { Screen } from './Screen.tsx'

export function Desk() {
  const { parts, screen, t } = useTableau()
  const table = useRef<HTMLElement>(null)
  useStuffs(table)
  return (
    <main ref={table} className="tg tg-desk" data-screen={screen} data-phase={screen} data-period={t.s.period}>
      <i className="tg-mist" aria-hidden="true" />
      <Screen />
      <header className="tg-top">
        <div className="tg-brand">{parts.brand}</div>
        <Steps />
        {parts.top}
      </header>
      <Boards />
      <div className="tg-ask">
        <Tray />
        <LandTurns />
        <div className="tg-prompt">{parts.prompt}</div>
        <Stones />
      </div>
      <aside className="tg-side">
        {screen === 'fight' ? (
          <Suspense fallback={null}>
            <ledger.Screen />
          </Suspense>
        ) : (
          <Events />
        )}
        <div className="tg-tale tg-slate">
          <div className="tg-story">{parts.story}</div>
          {screen !== 'fight' && <AheadNote />}
        </div>
        <div className="tg-tools">{parts.tools}</div>
      </aside>
    </main>
  )
}
