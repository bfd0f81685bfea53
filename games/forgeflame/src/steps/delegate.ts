/** FF-4.11, FF-4.13 Others who act: For the Clan, Psionic Gift, and totems from afar. */
import { aOf, at, type Rule, verbOf } from '@emberhall/kernel'
import { SYMBOLS } from '../content/types.ts'
import { type Adv, Q, SITES, type SiteNo, type T, V } from '../state.ts'
import { L } from '../logs.ts'
import { spendAny, symbolsLeft } from '../symbols.ts'
import { performAction } from './act.ts'
import { offerActions } from './offers.ts'
import { activateTotem, whyNotActivate } from './totems.ts'

/** Abilities and powers are those of the card, not of whoever is lent its symbols. */
const NOTHING_ELSE = (): void => undefined
/** Symbols that another adventurer uses at once, one after the other, under the rules of its own site. */
function* actWith(t: T, adv: Adv, pool: number[]): Rule {
  const { turn: now } = t.s
  const actor = { adv, pool }
  now.acting = adv
  t.note(L.lent, adv)
  while (symbolsLeft(pool) > 0 && !now.trapped) {
    offerActions(t, actor, NOTHING_ELSE)
    const picked = yield* t.choose(now.seat, Q.lentAct)
    if (verbOf(picked) === V.stop) break
    yield* performAction(t, actor, picked)
  }
  now.acting = now.adv
}
/** FF-26.ML.1 One action of any kind for each, in an order of the player's choice; whoever is not wanted is left out. */
export function* eachActs(t: T, allies: readonly Adv[]): Rule {
  let waiting = [...allies]
  while (waiting.length > 0 && !t.s.turn.trapped) {
    for (const ally of waiting) t.offer(V.adventurer, ally)
    const picked = yield* t.maybe(t.s.turn.seat, Q.clan)
    if (!picked) return
    waiting = waiting.filter((ally) => ally !== aOf(picked))
    yield* actWith(t, aOf(picked), [0, 0, 0, 0, 1])
  }
}
/** FF-26.DR.1 One or both symbols of the card for one ally. */
export function* lend(t: T, allies: readonly Adv[]): Rule {
  const { pool, seat } = t.s.turn
  for (const ally of allies) t.offer(V.adventurer, ally)
  const ally = aOf(yield* t.choose(seat, Q.lend))
  const lent = [0, 0, 0, 0, 0]
  for (let i = 0; i < 2; i++) {
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if (at(pool, symbol) > 0) t.offer(V.spend, symbol)
    if (t.offerCount === 0) break
    const picked = i === 0 ? yield* t.choose(seat, Q.lend) : yield* t.maybe(seat, Q.lend)
    if (!picked) break
    pool[aOf(picked)] = at(pool, aOf(picked)) - 1
    lent[aOf(picked)] = at(lent, aOf(picked)) + 1
  }
  yield* actWith(t, ally, lent)
}

/** FF-26.ML.2 Sites whose totem could be activated from afar. */
export function remoteTotems(t: T, adv: Adv): SiteNo[] {
  return SITES.flatMap((_, site) => (at(t.s.totem, site) >= 0 && whyNotActivate(t, adv, site) === null ? [site] : []))
}
/** FF-26.ML.2, FF-26.ML.5 It takes a symbol, and works next to a Kobold. */
export function* remoteTotem(t: T): Rule {
  const { adv, pool, seat } = t.s.turn
  for (const site of remoteTotems(t, adv)) t.offer(V.totem, t.s.totem[site])
  const card = aOf(yield* t.choose(seat, Q.remoteTotem))
  yield* spendAny(t, pool)
  yield* activateTotem(t, adv, t.s.totem.indexOf(card))
}
