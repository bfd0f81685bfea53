/** Figures that are not as printed at the moment, and what changes them. What is added up here is what the rules count with. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import { tried } from './chance.ts'
import { amount, counted, difficulty, holds, reaches } from './counts.ts'
import { printed, type T, Z } from './state.ts'
import { applies, boostLimit, HAND_SIZES, newHandSize } from './statics.ts'
import { inForce } from './in-force.ts'

/** A card, the text of the card itself, effects for a while, or a bound that the rules set. */
type Source = CardId | 'own' | 'other' | 'bound'
export interface Figure {
  readonly what: 'difficulty' | 'action' | 'boost' | 'penalty' | 'hand' | 'boosts'
  readonly printed: number
  readonly now: number
  readonly by: readonly { readonly n: number; readonly source: Source }[]
}

/** What is different about a card now. */
export function figuresOf(t: T, card: CardId): readonly Figure[] {
  if (at(t.s.faces, card) < 0 || t.s.flipped[card] === 1) return []
  return [...trialFigures(t, card), ...handFigures(t, card), ...seekerFigures(t, card)].filter(
    ({ by }) => by.length > 0,
  )
}
function trialFigures(t: T, card: CardId): readonly Figure[] {
  const { kind, difficulty: isTrial } = printed(t, card)
  if (isTrial === 0 || (kind === 'master' && t.s.where[card] !== Z.master)) return []
  const attempted = t.s.attempt.open && t.s.attempt.target === card
  return [difficultyOf(t, card), ...penaltyOf(t, card), ...(attempted ? [boostsOf(t)] : [])]
}

/** KD-14.8 */
export function difficultyOf(t: T, card: CardId): Figure {
  const p = printed(t, card)
  const you = t.s.active
  const mods = p.card.kind === 'master' ? p.card.difficultyMods : []
  const reaching = inForce(t, 'difficulty').filter((f) => reaches(t, f.static.of, f.self, card))
  return figure('difficulty', p.difficulty, difficulty(t, card), [
    ...mods.map((mod) => ({ n: counted(t, mod, card, you), source: 'own' as const })),
    ...reaching.map((f) => ({
      n: amount(t, f.static.n, f.self, you),
      source: f.self === card ? ('own' as const) : f.self,
    })),
    { n: t.modified('difficulty', card), source: 'other' },
  ])
}
/** KD-13.6 The first damage of a penalty; what prevents it is not known before. */
function penaltyOf(t: T, card: CardId): readonly Figure[] {
  const effect = printed(t, card).penalty.find((e) => e.do === 'damage')
  if (effect?.do !== 'damage') return []
  const base = amount(t, effect.n, card, t.s.active)
  const by = inForce(t, 'penaltyDamage').map(from)
  return [figure('penalty', base, Math.max(0, sum(base, by)), by)]
}
/** KD-5.10 */
function boostsOf(t: T): Figure {
  const now = boostLimit(t)
  const strictest = inForce(t, 'boostLimit').find((f) => f.static.n === now)
  return figure('boosts', 2, now, strictest === undefined ? [] : [{ n: now - 2, source: strictest.self }])
}

function handFigures(t: T, card: CardId): readonly Figure[] {
  const { kind, boost } = printed(t, card)
  const where = at(t.s.where, card)
  const seat = where >= Z.hand && where < Z.hand + t.seats ? where - Z.hand : -1
  const isAction = kind === 'lantern' ? where === Z.lantern + t.s.active : seat === t.s.active
  return [
    ...(isAction || t.s.attempt.action === card ? [actionOf(t, card)] : []),
    ...(seat >= 0 && boost !== null ? [boostOf(t, card, seat)] : []),
  ]
}
/** What the card would be worth as the action, or is. */
function actionOf(t: T, card: CardId): Figure {
  const { value } = printed(t, card)
  const { attempt } = t.s
  const own = attempt.action === card ? attempt.value - value : 0
  const lasting = tried(t, { ...attempt, action: card }, () =>
    inForce(t, 'actionValue')
      .filter((f) => (f.owner < 0 || f.owner === t.s.active) && applies(t, f))
      .map((f) => ({ n: amount(t, f.static.n, f.self, t.s.active), source: f.self })),
  )
  const by = [{ n: own, source: 'own' as const }, ...lasting]
  return figure('action', value, Math.max(0, sum(value, by)), by)
}
/** KD-5.12 */
function boostOf(t: T, card: CardId, seat: Seat): Figure {
  const { value, bonus } = printed(t, card).boost!
  const own = bonus !== undefined && holds(t, bonus.when, card, seat) ? bonus.value - value : 0
  const by = [
    { n: own, source: 'own' as const },
    ...[...inForce(t, 'boostValue'), ...inForce(t, 'yourBoosts').filter((f) => f.owner === seat)]
      .filter((f) => applies(t, f))
      .map(from),
  ]
  return figure('boost', value, Math.max(0, sum(value, by)), by)
}
/** KD-8.3, KD-8.6 */
function seekerFigures(t: T, card: CardId): readonly Figure[] {
  if (printed(t, card).kind !== 'seeker') return []
  const by = inForce(t, 'fewerWhenExhausting').map((f) => ({ n: -f.static.n, source: f.self }))
  return [figure('hand', at(HAND_SIZES, t.seats), newHandSize(t), by)]
}

type Part = Figure['by'][number]
const from = (f: { readonly static: { readonly n: number }; readonly self: CardId }): Part => ({
  n: f.static.n,
  source: f.self,
})
const sum = (base: number, by: readonly Part[]): number => by.reduce((n, part) => n + part.n, base)
/** The parts add up to what holds now: what a bound cuts off is a part of its own. */
function figure(what: Figure['what'], base: number, now: number, by: readonly Part[]): Figure {
  const parts = [...by, { n: now - sum(base, by), source: 'bound' as const }].filter(({ n }) => n !== 0)
  return { what, printed: base, now, by: parts }
}
