/** What the card that is thought of would bring, key by key, and what comes if one stops there; laid in thought, it can be taken back. */
import { aOf, type CardId } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { comesAt } from './coming.ts'
import { standsNow, thoughtOf, useThought } from './model.tsx'

export function Ledger() {
  const tableau = useTableau()
  const { t, lang, phone, plan, think, take } = tableau
  const thought = useThought()
  const now = standsNow(tableau)
  const then = thought?.then ?? now
  const { text, isWon } = comesAt(tableau, then)
  const paid = thought?.preview.paid ?? null
  const draws = thought?.preview.plain.draws ?? 0
  const withMagic = paid === null ? then : t.s.encounter.kind === 'combat' ? paid.pool : paid.stands
  return (
    <section className="tg-ledger tg-slate">
      <h2>{thought === null ? tell(lang, 'ifStopped') : tell(lang, 'ifLaid', { card: thought.card.name })}</h2>
      {thought !== null && (
        <ul>
          {thought.card.meetings.length === 0 && <li>{tell(lang, 'nothingJoins')}</li>}
          {thought.card.meetings.map(({ row, state, why }) => (
            <li key={row} data-meeting={state}>
              {why}
            </li>
          ))}
          {draws > 0 && <li data-meeting="joined">{tell(lang, 'draws', { n: draws })}</li>}
          {withMagic > then && <li data-meeting="offered">{tell(lang, 'withMagic', { from: now, to: withMagic })}</li>}
        </ul>
      )}
      {thought !== null && <output>{tell(lang, 'becomes', { from: now, to: then })}</output>}
      <p data-won={isWon || undefined}>{text}</p>
      {plan !== null && thought !== null && thought.id === aOf(plan) && (
        <div className="confirm tg-confirm">
          <Take option={plan} take={take} className="main tg-lay">
            {tell(lang, 'lay', { card: thought.card.name })}
          </Take>
          <button type="button" onClick={() => think(null)}>
            {tell(lang, 'takeBack')}
          </button>
        </div>
      )}
      {!phone && <Ways but={thought?.id ?? -1} />}
    </section>
  )
}
/** What else is in hand, the most first, and what stopping here would bring. */
function Ways({ but }: { readonly but: CardId }) {
  const tableau = useTableau()
  const { lang, hand } = tableau
  const now = standsNow(tableau)
  const ways = hand.map((id) => thoughtOf(tableau, id)).filter(({ id, preview }) => id !== but && preview.why === null)
  if (ways.length === 0 && but < 0) return null
  return (
    <>
      <h2>{tell(lang, 'otherWays')}</h2>
      <ul className="tg-ways">
        {ways
          .toSorted((a, b) => b.then - a.then)
          .map(({ id, card, then }) => (
            <li key={id}>
              <span>{card.name}</span>
              <b>{tell(lang, 'becomes', { from: now, to: then })}</b>
              <small>{comesAt(tableau, then).text}</small>
            </li>
          ))}
        {but >= 0 && (
          <li>
            <span>{tell(lang, 'ifStopped')}</span>
            <small>{comesAt(tableau, now).text}</small>
          </li>
        )}
      </ul>
    </>
  )
}
