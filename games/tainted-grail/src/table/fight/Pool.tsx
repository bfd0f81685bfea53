/** Pool and enemy's table as one stone; affinity as a balance. */
import { signed } from '@emberhall/speech'
import { ATTRS, type CombatEncounter, type DiplomacyEncounter, type Effect } from '../../content/types.ts'
import { encounterOf } from '../../encounter/queries.ts'
import { together } from '../../text/effectText.ts'
import { say } from '../../text/phrases.ts'
import { Sign } from '../art/signs.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from './words.ts'

/** `then`: where it would stand with the card that is thought of. */
export function Pool({ then }: { readonly then: number | null }) {
  const { t } = useTableau()
  const foe = encounterOf(t)
  return foe.kind === 'combat' ? <Sockets foe={foe} then={then} /> : <Balance foe={foe} then={then} />
}
function Sockets({ foe, then }: { readonly foe: CombatEncounter; readonly then: number | null }) {
  const { t, lang } = useTableau()
  const { pool } = t.s.encounter
  const value = foe.value ?? 0
  const rows = foe.table.filter(({ min }) => min < value)
  const at = Math.min(then ?? pool, value)
  /** Embers for markers that lie there, dotted rings for those that are thought of. */
  const socketsFrom = (from: number, to: number) => (
    <span className="tg-sockets" aria-hidden="true">
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => (
        <i key={n} data-socket={n === 0 ? 'none' : n <= pool ? 'full' : n <= (then ?? 0) ? 'would' : 'empty'}>
          {n}
        </i>
      ))}
    </span>
  )
  return (
    <section className="tg-pool tg-slate" aria-label={tell(lang, 'pool')}>
      <h2>
        {tell(lang, 'pool')} <Large text={tell(lang, 'poolOf', { n: pool, of: value })} />
      </h2>
      <ul className="tg-rows tg-blows">
        {rows.map(({ min, max, do: effects }) => {
          const last = Math.min(max ?? value - 1, value - 1)
          const isNow = at >= min && at <= last
          const text = together(lang, effects, { mood: 'do', where: 'encounter' })
          return (
            <li key={min} style={{ flexGrow: last - min + 1 }} data-now={isNow || undefined}>
              {socketsFrom(min, last)}
              <b>{last === min ? min : `${min}–${last}`}</b> {text === '' ? tell(lang, 'nothingComes') : text}
            </li>
          )
        })}
        <li data-falls>
          {socketsFrom(value, value)}
          {tell(lang, 'falls')}
        </li>
      </ul>
    </section>
  )
}
/** Where it stands is what counts. */
function Large({ text }: { readonly text: string }) {
  const [n = ''] = /^[+−\d]+/.exec(text) ?? []
  return (
    <b>
      <em>{n}</em>
      {text.slice(n.length)}
    </b>
  )
}
function Balance({ foe, then }: { readonly foe: DiplomacyEncounter; readonly then: number | null }) {
  const { t, lang } = useTableau()
  const { affinity, stage } = t.s.encounter
  const { up, down } = foe.track
  const current = foe.stages[stage]
  const told = (effects: readonly Effect[]): string => together(lang, effects, { mood: 'do', where: 'encounter' })
  const text = told(current?.response ?? [])
  const rules = ATTRS.flatMap((attr) => {
    const effects = current?.rules[attr]
    return effects === undefined ? [] : [{ attr, what: told(effects) }]
  })
  const figure = (n: number): string => (n === 0 ? '0' : signed(n))
  return (
    <section className="tg-pool tg-slate" aria-label={tell(lang, 'affinity')}>
      <h2>
        {tell(lang, 'affinity')}
        {foe.stages.length > 1 && (
          <small>{tell(lang, 'stageOf', { n: current?.no ?? 1, name: current?.name[lang] ?? '' })}</small>
        )}{' '}
        <Large text={tell(lang, 'affinityOf', { n: figure(affinity), down: figure(-down), up: figure(up) })} />
      </h2>
      <ol className="tg-balance" aria-hidden="true">
        {Array.from({ length: up + down + 1 }, (_, i) => i - down).map((n) => (
          <li
            key={n}
            data-zone={n > 0 ? 'green' : n < 0 ? 'red' : 'grey'}
            data-here={n === affinity || undefined}
            data-would={n === then || undefined}
          >
            {figure(n)}
          </li>
        ))}
      </ol>
      <ul className="tg-rows">
        <li data-now>{text === '' ? tell(lang, 'nothingComes') : tell(lang, 'answers', { what: text })}</li>
        {rules.map(({ attr, what }) => (
          <li key={attr}>
            <Sign of={attr} /> {tell(lang, 'stageRule', { attr: say(lang, `attr.${attr}`), what })}
          </li>
        ))}
        <li data-fails>{tell(lang, 'fails', { what: told(foe.failure) || tell(lang, 'nothingComes') })}</li>
      </ul>
    </section>
  )
}
