/** The table on a wide screen. */
import { isSolo } from '../../state.ts'
import { Mine } from '../mine/Mine.tsx'
import { useTableau } from '../model/tableau.ts'
import { Active } from '../people/Active.tsx'
import { Hand } from '../people/Hand.tsx'
import { Piles } from '../people/Piles.tsx'
import { Players } from '../people/Players.tsx'
import { Advanced } from '../side/Advanced.tsx'
import { Alone } from '../side/Alone.tsx'
import { Row } from '../side/Row.tsx'
import { Bag, Gauges, Happening, Round } from '../side/Status.tsx'
import { Tray } from '../side/Tray.tsx'

export function Desk() {
  const { parts, t, tray } = useTableau()
  return (
    <main className="ff ff-desk" data-phase={t.s.phase}>
      <header className="ff-top">
        <div className="ff-brand">
          {parts.brand}
          <Round />
        </div>
        {parts.top}
      </header>
      <div className="ff-left">
        <Players />
        {isSolo(t) ? <Alone /> : <Advanced />}
      </div>
      <div className="ff-pane">
        <Mine />
      </div>
      <div className="ff-prompt">
        {tray.length > 0 && <Tray />}
        {parts.prompt}
      </div>
      <footer className="ff-near">
        <Active />
        <Hand />
        <Piles />
      </footer>
      <div className="ff-right">
        <Row />
        <div className="ff-status ff-panel">
          <Gauges />
          <Bag />
          <Happening />
        </div>
        <div className="ff-story ff-panel">{parts.story}</div>
        <div className="ff-tools">{parts.tools}</div>
      </div>
    </main>
  )
}
