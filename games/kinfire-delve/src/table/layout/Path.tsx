/** What comes next: the stops of this turn, the one it has come to, and whose turn follows. */
import { Icon, type IconName } from '../cards/icons.tsx'
import { nextSeat, STOPS, type Stop, stopOf } from '../model/path.ts'
import { called, type Tableau, useTableau } from '../model/tableau.ts'
import { seekerOf } from '../people/Hand.tsx'
import { Portrait } from '../people/Portrait.tsx'
import { type Key, tell } from '../words.ts'

const SIGNS: Readonly<Record<Stop, readonly [IconName, Key]>> = {
  hand: ['hand', 'pathHand'],
  card: ['charge', 'pathCard'],
  action: ['ember', 'pathAction'],
  boost: ['people', 'boost'],
  roll: ['dice', 'pathRoll'],
  outcome: ['progress', 'pathOutcome'],
  refill: ['descend', 'pathRefill'],
}
export function Path() {
  const tableau = useTableau()
  const { t, lang, view, names, landed, log } = tableau
  if (t.s.phase === 'setup') return null
  // KD-2.8 Nothing is refilled in the finale.
  const stops = STOPS.filter((stop) => stop !== 'refill' || t.s.phase !== 'finale')
  const now = stops.indexOf(landed ? stopOf(t.s, view.ask?.def.name, log) : 'roll')
  const next = nextSeat(t.s)
  return (
    <ol className="kd-path" aria-label={tell(lang, 'pathLabel')}>
      {stops.map((stop, i) => (
        <li
          key={stop}
          className="kd-stop"
          data-at={i < now ? 'done' : i === now ? 'now' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          <i>
            <Icon name={SIGNS[stop][0]} size="1.15em" />
          </i>
          <span>{nameOf(tableau, stop)}</span>
        </li>
      ))}
      {next !== null && (
        <li className="kd-stop kd-stop-next">
          <i>
            <Portrait seeker={seekerOf(t, next)} round />
          </i>
          <span>{tell(lang, 'pathNext', { name: names[next] ?? '', n: t.s.turn + 1 })}</span>
        </li>
      )}
    </ol>
  )
}
/** The card that has been chosen stands for the choosing. */
function nameOf(tableau: Tableau, stop: Stop): string {
  const { target } = tableau.t.s.attempt
  if (stop === 'card' && target >= 0) return called(tableau, target)
  return tell(tableau.lang, SIGNS[stop][1])
}
