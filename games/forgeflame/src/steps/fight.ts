/** FF-11 Fight and the bag. */
import { aOf, at, type Rule, verbOf } from '@emberhall/kernel'
import { KOBOLD_TOKENS } from '../content/types.ts'
import { alliesHere } from '../figures.ts'
import { drawOre, kinds, receive, toBag, total, unload } from '../ore.ts'
import { type Adv, pawnOf, isSolo, Q, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { type Actor, FIGHT, spend, spendAny } from '../symbols.ts'
import { removeKobold } from './kobolds.ts'
import { takeTreasure } from './treasure.ts'

/** FF-11.1; FF-25.17 alone it takes a further symbol, FF-25.18 but not against a slowed Kobold, FF-25.30 stunned or not. */
export function* fight(t: T, { adv, pool }: Actor, kobold: number): Rule {
  spend(pool, FIGHT)
  if (isSolo(t) && !at(t.s.kobolds, kobold).slow) yield* spendAny(t, pool)
  for (const token of drawTokens(t, 1 + alliesHere(t, adv).length)) t.offer(V.token, token)
  const token = aOf(yield* t.choose(t.s.turn.seat, Q.token)) // FF-11.3 exactly one of them
  t.note(L.fought, adv, token)
  yield* applyToken(t, adv, kobold, token)
}
/** FF-11.2, FF-11.4, FF-11.5 One, and one more for each ally, all at once; then they go back. */
function drawTokens(t: T, n: number): number[] {
  const bag = KOBOLD_TOKENS.map((_, token) => token)
  const drawn: number[] = []
  while (drawn.length < n && bag.length > 0) {
    const [token] = bag.splice(t.random('kobold token', bag.length), 1)
    drawn.push(token!)
    t.note(L.drewToken, token!)
  }
  return drawn
}
function* applyToken(t: T, adv: Adv, kobold: number, token: number): Rule {
  switch (at(KOBOLD_TOKENS, token)) {
    case 'success': // FF-11.6
      return removeKobold(t, kobold)
    case 'successOre': // FF-11.7
      removeKobold(t, kobold)
      return yield* oreFromBag(t, adv)
    case 'successOreOrTreasure': // FF-11.8
      removeKobold(t, kobold)
      return yield* spoils(t, adv)
    case 'failure': // FF-11.9
      return
    case 'failureOre':
      return yield* loseOre(t, adv)
  }
}
export function* oreFromBag(t: T, adv: Adv): Rule {
  const ore = drawOre(t)
  if (ore >= 0) yield* receive(t, adv, ore)
}
function* spoils(t: T, adv: Adv): Rule {
  if (total(t.s.bag) > 0) t.offer(V.bag)
  if (t.cards(Z.treasurePile).length > 0) t.offer(V.reserve)
  if (t.offerCount === 0) return t.withdraw()
  const { seat } = t.s.turn
  if (verbOf(yield* t.choose(seat, Q.spoils)) === V.bag) yield* oreFromBag(t, adv)
  else takeTreasure(t, seat)
}
/** FF-11.10, FF-23.8 A carried ore goes into the bag. */
function* loseOre(t: T, adv: Adv): Rule {
  for (const ore of kinds(pawnOf(t, adv).ore)) t.offer(V.ore, ore)
  if (t.offerCount === 0) return t.withdraw()
  const ore = aOf(yield* t.choose(t.s.turn.seat, Q.loseOre))
  unload(t, adv, ore)
  toBag(t, ore)
  t.note(L.lost, adv, ore)
}
