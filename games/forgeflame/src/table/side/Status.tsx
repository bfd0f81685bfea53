/** Flames and Kobolds, the bag as odds, and what an event has brought. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { FORGE } from '../../board.ts'
import { ORES } from '../../content/types.ts'
import { kinds, total } from '../../ore.ts'
import { KOBOLDS, printed, SOLO_ROUNDS, Z, isSolo } from '../../state.ts'
import { tell as tellTable, who } from '../../text/speech.ts'
import { listed } from '@emberhall/speech'
import { oreName } from '../../text/things.ts'
import { FlameToken, KoboldBag, KoboldPiece, OrePiece } from '../art/index.ts'
import { fightChance, nextSeats } from '../model/prospects.ts'
import { textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Gauges() {
  const { t, lang } = useTableau()
  const fires = t.s.flames.filter((flame) => flame.site === FORGE)
  const lit = fires.filter((flame) => flame.lit).length
  const here = t.s.kobolds.length
  return (
    <div className="ff-gauges">
      <div role="img" aria-label={tell(lang, 'flamesLit', { n: lit, of: fires.length })}>
        <span>{tell(lang, 'flamesLit', { n: lit, of: fires.length })}</span>
        <p>
          {fires.map((flame, i) => (
            <FlameToken key={`f ${i}`} lit={flame.lit} />
          ))}
        </p>
      </div>
      <div role="img" aria-label={tell(lang, 'koboldsOut', { n: here, of: KOBOLDS })} data-many={here > 3 || undefined}>
        <span>{tell(lang, 'koboldsOut', { n: here, of: KOBOLDS })}</span>
        <p>
          {Array.from({ length: KOBOLDS }, (_, i) => (
            <i key={i} data-away={i >= here || undefined}>
              <KoboldPiece />
            </i>
          ))}
        </p>
      </div>
    </div>
  )
}
const percent = (n: number): string => `${Math.round(n * 100)}`
/** FF-11 What a fight and a draw from the bag bring. */
export function Bag() {
  const { t, lang } = useTableau()
  const { bag } = t.s
  const all = total(bag)
  return (
    <div className="ff-bag">
      <Spot
        at="bag"
        name={tell(lang, 'bag', { n: all })}
        says={[
          ...kinds(bag).map((ore) =>
            tell(lang, 'oreChance', {
              ore: oreName(at(ORES, ore), lang),
              n: at(bag, ore),
              p: percent(at(bag, ore) / all),
            }),
          ),
          tell(lang, 'fightChances', {
            one: percent(fightChance(1)),
            two: percent(fightChance(2)),
            three: percent(fightChance(3)),
          }),
        ]}
        className="ff-bag-spot"
      >
        <KoboldBag className="ff-bag-picture" />
        <span className="ff-bag-ores">
          {kinds(bag).map((ore) => (
            <b key={ore}>
              <OrePiece kind={at(ORES, ore)} />
              {tell(lang, 'percent', { p: percent(at(bag, ore) / all) })}
            </b>
          ))}
          {all === 0 && <small>{tell(lang, 'bagEmpty')}</small>}
        </span>
        <span className="ff-odds">
          {[1, 2, 3].map((n) => (
            <b key={n}>
              <small>{tell(lang, 'tokens', { n })}</small>
              {tell(lang, 'percent', { p: percent(fightChance(n)) })}
            </b>
          ))}
        </span>
      </Spot>
    </div>
  )
}
/** The event that came last, and what holds because of one. */
export function Happening() {
  const tableau = useTableau()
  const { t, lang } = tableau
  const event = t.cards(Z.event).at(-1)
  const holds = [
    ...t.s.inForce.map((what) => tellTable(lang, 'table.inForce', { what })),
    ...t.s.coming.map((what) => tellTable(lang, 'table.coming', { what })),
  ]
  const p = event === undefined || at(t.s.faces, event) < 0 ? null : printed(t, event)
  return (
    <div className="ff-happening">
      <Next />
      {p !== null && (
        <Spot
          at={`card ${event}`}
          {...(event !== undefined && { card: event })}
          name={textIn(tableau, p).name}
          className="ff-event-name"
        >
          {tell(lang, 'lastEvent', { name: textIn(tableau, p).name })}
        </Spot>
      )}
      {holds.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
const FORESEEN = 3
/** Who comes after this turn, and what after the last. */
function Next() {
  const { t, sp, lang } = useTableau()
  const { seat } = t.s.turn
  if (seat < 0) return null
  const order = nextSeats(t)
  const names = isSolo(t)
    ? ''
    : listed(
        lang,
        order.slice(0, FORESEEN).map((next) => who(sp, next)),
      )
  return <p>{tell(lang, 'next', { n: order.length, names, solo: isSolo(t) ? 'yes' : 'no' })}</p>
}
/** Round and turn; alone, the track of nine rounds. */
export function Round({ isShort = false }: { readonly isShort?: boolean }) {
  const { t, lang } = useTableau()
  const { round, turn, turns } = t.s
  const n = turn.seat < 0 ? 0 : at(turns, turn.seat) + 1
  return (
    <div className="ff-round">
      <p>{tell(lang, isShort ? 'roundShort' : 'round', { n: round, turn: n, of: isSolo(t) ? SOLO_ROUNDS : 0 })}</p>
      {isSolo(t) && !isShort && (
        <span role="img" aria-label={tell(lang, 'roundOf', { n: round, of: SOLO_ROUNDS })}>
          {Array.from({ length: SOLO_ROUNDS }, (_, i) => (
            <i key={i} data-gone={i + 1 < round || undefined} data-now={i + 1 === round || undefined}>
              {i + 1}
            </i>
          ))}
        </span>
      )}
    </div>
  )
}
