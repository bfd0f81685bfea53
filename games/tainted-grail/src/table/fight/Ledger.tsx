/** What the card that is thought of would bring, key by key, what comes if one stops there, and what could follow; laid in thought, it can be taken back. */
import { aOf, type CardId, verbOf } from '@emberhall/kernel'
import { signed } from '@emberhall/speech'
import { Take } from '@emberhall/ui'
import { encounterOf } from '../../encounter/queries.ts'
import { printed } from '../../printed.ts'
import { V } from '../../questions.ts'
import { abilityText } from '../../text/ruleText.ts'
import { Sign } from '../art/signs.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from './words.ts'
import { comesAt } from './coming.ts'
import { Balanced, nextAfter, standsNow, type Thought, thoughtOf, useThought } from './model.tsx'

export function Ledger() {
  const { lang, phone } = useTableau()
  const thought = useThought()
  return (
    <section className="tg-ledger tg-slate" data-thought={thought !== null || undefined}>
      <h2>{thought === null ? tell(lang, 'ifStopped') : tell(lang, 'ifLaid', { card: thought.card.name })}</h2>
      {thought === null ? <Coming /> : <Plan thought={thought} />}
      {!phone && <Ways but={thought?.id ?? -1} />}
    </section>
  )
}
/** Where it stands, and what comes of that. */
function Coming() {
  const tableau = useTableau()
  const { text, isWon, isIdle } = comesAt(tableau, standsNow(tableau))
  return isWon ? <Result at={standsNow(tableau)} /> : <p data-harm={!isIdle || undefined}>{text}</p>
}
function Result({ at }: { readonly at: number }) {
  const { t, lang } = useTableau()
  const foe = encounterOf(t)
  const head =
    foe.kind === 'combat'
      ? tell(lang, 'fallsAt', { n: at, of: foe.value ?? 0, foe: foe.name[lang] })
      : tell(lang, 'stageWonAt', { n: signed(at) })
  return (
    <p className="tg-result" data-won>
      <b>{head}</b>
      {tell(lang, 'noRoll')}
    </p>
  )
}
function Plan({ thought: { id, card, preview, links, then } }: { readonly thought: Thought }) {
  const tableau = useTableau()
  const { t, lang, plan, think, take } = tableau
  const now = standsNow(tableau)
  const isCombat = t.s.encounter.kind === 'combat'
  const { text, isWon, isIdle } = comesAt(tableau, then, t.s.encounter.laid + 1)
  const { paid, plain } = preview
  const withMagic = paid === null ? then : isCombat ? paid.pool : paid.stands
  const next = isWon ? null : nextAfter(tableau, id)
  const { abilities, kind } = printed(t, id, 'sequence').card
  return (
    <>
      <ul className="tg-links">
        {links.length === 0 && <li>{tell(lang, 'nothingJoins')}</li>}
        {links.map(({ row, state, key, why, gives }) => (
          <li key={row} data-meeting={state}>
            <i data-shape={key.shape} style={{ color: key.tone }}>
              {key.sign}
            </i>
            <span>
              <b>{key.name}</b>
              {why}
            </span>
            <strong>{state === 'dark' ? '–' : gives}</strong>
          </li>
        ))}
        {plain.draws > 0 && (
          <li data-meeting="joined">
            <i>
              <Sign of="draw" />
            </i>
            <span>{tell(lang, 'draws', { n: plain.draws })}</span>
          </li>
        )}
      </ul>
      <output>
        <span>{tell(lang, isCombat ? 'pool' : 'affinity')}</span>
        <Balanced from={now} to={then} />
      </output>
      {abilities.map((ability) => {
        const does = abilityText(lang, ability, kind)
        return (
          <p key={does} className="tg-does">
            {does}
          </p>
        )
      })}
      {withMagic > then && <p data-offered>{tell(lang, 'withMagic', { from: now, to: withMagic })}</p>}
      {isWon ? <Result at={then} /> : <p data-harm={!isIdle || undefined}>{text}</p>}
      {next !== null && (
        <p className="tg-then">
          <Sign of="chain" />
          <span>
            <b>{tell(lang, 'thenCard', { card: next.name })}</b> {tell(lang, 'follows')}
          </span>
          <Balanced from={then} to={next.then} />
        </p>
      )}
      {next !== null && comesAt(tableau, next.then, t.s.encounter.laid + 2).isWon && <Result at={next.then} />}
      {plan !== null && id === aOf(plan) && (
        <div className="confirm tg-confirm">
          <Take option={plan} take={take} className="main tg-lay">
            {tell(lang, 'lay', { card: card.name })}
          </Take>
          <button type="button" onClick={() => think(null)}>
            {tell(lang, 'takeBack')}
          </button>
        </div>
      )}
    </>
  )
}
/** What else is in hand, the most first, and what laying nothing would bring. */
function Ways({ but }: { readonly but: CardId }) {
  const tableau = useTableau()
  const { lang, hand, view } = tableau
  const now = standsNow(tableau)
  const ways = hand.map((id) => thoughtOf(tableau, id)).filter(({ id, preview }) => id !== but && preview.why === null)
  const mayStop = view.ask?.options.some((option) => verbOf(option) === V.stop) === true
  if (ways.length === 0 && !(but >= 0 && mayStop)) return null
  return (
    <>
      <h2>{tell(lang, 'otherWays')}</h2>
      <ul className="tg-ways">
        {ways
          .toSorted((a, b) => b.then - a.then)
          .map(({ id, card, then }) => (
            <li key={id}>
              <span>{card.name}</span>
              <Balanced from={now} to={then} />
              <small>{comesAt(tableau, then, tableau.t.s.encounter.laid + 1).text}</small>
            </li>
          ))}
        {but >= 0 && mayStop && (
          <li>
            <span>{tell(lang, tableau.t.s.encounter.laid === 0 ? 'layNothing' : 'ifStopped')}</span>
            <b>{now}</b>
            <small>{comesAt(tableau, now).text}</small>
          </li>
        )}
      </ul>
    </>
  )
}
