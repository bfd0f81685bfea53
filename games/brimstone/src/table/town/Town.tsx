/** Between two Adventures: the road, the camp and the town. */
import { Dashboard } from '../hero/Dashboard.tsx'
import { PhoneTop } from '../layout/PhoneTop.tsx'
import { Sheets } from '../layout/Sheets.tsx'
import { heroSheet } from '../later.tsx'
import { useTableau } from '../model/tableau.ts'
import { Ledger } from '../side/Ledger.tsx'
import { Tray } from '../side/Tray.tsx'
import { Camp } from './Camp.tsx'
import { Days } from './Days.tsx'
import { Posse } from './Posse.tsx'
import { Street } from './Street.tsx'
import './town.css'

/** What is asked by the fire, wherever that is. */
const BY_THE_FIRE: ReadonlySet<string> = new Set(['muster', 'divide', 'mission'])

function Scene() {
  const { t, view } = useTableau()
  const isStreet = t.s.phase === 'town' && !BY_THE_FIRE.has(view.ask?.def.name ?? '')
  return <div className="sb-scene">{isStreet ? <Street /> : <Camp />}</div>
}
export function Town() {
  const { parts, phone, t, beat } = useTableau()
  if (phone) return <TownPhone />
  return (
    <main className="sb sb-desk sb-town" data-phase={t.s.phase}>
      <Scene />
      <header className="sb-top">
        <div className="sb-brand">{parts.brand}</div>
        <Days />
        {parts.top}
      </header>
      <div className="sb-prompt">
        {beat !== null && <Ledger />}
        <Tray />
        {parts.prompt}
      </div>
      <Dashboard />
      <div className="sb-right">
        <Posse />
        <div className="sb-story sb-wall">{parts.story}</div>
        <div className="sb-tools">{parts.tools}</div>
      </div>
    </main>
  )
}
function TownPhone() {
  const { parts, t, beat, hero } = useTableau()
  return (
    <main className="sb sb-phone sb-town" data-phase={t.s.phase}>
      <PhoneTop />
      <Days />
      <Scene />
      <div className="sb-prompt">
        {beat !== null && <Ledger />}
        <Tray />
        {parts.prompt}
      </div>
      <Sheets
        sheets={{
          heroSheet: <Dashboard />,
          charts: hero >= 0 ? <heroSheet.Screen h={hero} /> : null,
          posse: <Posse />,
          story: <div className="sb-story">{parts.story}</div>,
        }}
      />
    </main>
  )
}
