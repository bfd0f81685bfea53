/** The table on a wide screen. */
import { MineBoard } from '../board/MineBoard.tsx'
import { Dashboard } from '../hero/Dashboard.tsx'
import { Ledger, Pinned, Tray } from '../later.tsx'
import { useTableau, type Walked } from '../model/tableau.ts'
import { Handbill } from '../side/Handbill.tsx'
import { Order } from '../side/Order.tsx'
import { Steps } from '../side/Steps.tsx'
import { Track } from '../side/Track.tsx'

export function Desk({ walked }: { readonly walked: Walked }) {
  const { parts, t } = useTableau()
  return (
    <main className="sb sb-desk" data-phase={t.s.phase}>
      <div className="sb-pane">
        <MineBoard walked={walked} />
      </div>
      <header className="sb-top">
        <div className="sb-brand">{parts.brand}</div>
        <Steps />
        {parts.top}
      </header>
      <div className="sb-left">
        <Order />
      </div>
      <Track />
      <Pinned />
      <div className="sb-prompt">
        <Ledger />
        <Tray />
        {parts.prompt}
      </div>
      <Dashboard />
      <div className="sb-right">
        <Handbill />
        <div className="sb-story sb-wall">{parts.story}</div>
        <div className="sb-tools">{parts.tools}</div>
      </div>
    </main>
  )
}
