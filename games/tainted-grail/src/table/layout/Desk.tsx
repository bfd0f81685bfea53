/** The table on a wide screen. */
import { Suspense } from 'react'
import { Boards } from '../hero/Board.tsx'
import { ledger } from '../later.tsx'
import { useTableau } from '../model/tableau.ts'
import { Events } from '../side/Events.tsx'
import { Steps } from '../side/Steps.tsx'
import { Stones } from '../side/Stones.tsx'
import { Tray } from '../side/Tray.tsx'
import { Screen } from './Screen.tsx'

export function Desk() {
  const { parts, screen, t } = useTableau()
  return (
    <main className="tg tg-desk" data-screen={screen} data-phase={screen} data-period={t.s.period}>
      <Screen />
      <header className="tg-top">
        <div className="tg-brand">{parts.brand}</div>
        <Steps />
        {parts.top}
      </header>
      <Boards />
      <div className="tg-ask">
        <Tray />
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
        <div className="tg-story tg-slate">{parts.story}</div>
        <div className="tg-tools">{parts.tools}</div>
      </aside>
    </main>
  )
}
