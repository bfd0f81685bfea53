/** D-24 What a card leaves to choice, to chance or to a price. */
import { at as nth, aOf, NO, type Rule, YES } from '@emberhall/kernel'
import type { Cost, Effect } from '../content/types.ts'
import { partNo } from '../book.ts'
import { canPay } from '../queries/abilities.ts'
import { Q, V } from '../questions.ts'
import type { Affair, Runner } from '../running.ts'
import { heroOf, type HeroNo, leaderOf, type T } from '../state.ts'
import { plainDice } from '../steps/dice.ts'
import { posse } from '../steps/posse.ts'
import { concerned, whom } from './who.ts'

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>

/** One D6. */
export function* rolls(
  t: T,
  h: HeroNo,
  { from, to, then, else: other = [] }: Of<'roll'>,
  affair: Affair,
  run: Runner,
): Rule {
  const [face = 1] = yield* plainDice(t, 'fate', 1, heroOf(t, h).seat)
  yield* run(t, face >= from && face <= to ? then : other, { ...affair, that: h })
}
/** By the posse, or by each whom the card names. */
export function* choose(t: T, { by, options }: Of<'choose'>, affair: Affair, run: Runner): Rule {
  if (by === 'posse') {
    options.forEach((option, i) => canDo(t, option, affair) && t.offer(V.choice, i))
    t.s.about.need = partNo(t, nth(options, 0))
    return yield* run(t, nth(options, aOf(yield* posse(t, Q.choice))), affair)
  }
  for (const h of yield* whom(t, by, affair)) {
    options.forEach((_, i) => t.offer(V.choice, i))
    t.s.about.hero = h
    t.s.about.need = partNo(t, nth(options, 0))
    yield* run(t, nth(options, aOf(yield* t.choose(heroOf(t, h).seat, Q.choice))), { ...affair, that: h })
  }
}
/** SB-1.16 An option that has to be paid is one only while somebody can. */
function canDo(t: T, option: readonly Effect[], affair: Affair): boolean {
  const [first] = option
  return first?.do !== 'pay' || concerned(t, affair).some((h) => canPay(t, h, first.cost))
}
export function* may(t: T, h: HeroNo, { cost, then }: Of<'may'>, affair: Affair, run: Runner): Rule {
  if (cost !== undefined && !canPay(t, h, cost)) return
  t.s.about.hero = h
  t.s.about.need = partNo(t, then)
  t.offerOption(YES)
  t.offerOption(NO)
  if ((yield* t.choose(heroOf(t, h).seat, Q.may)) === NO) return
  spend(t, h, cost ?? {})
  yield* run(t, then, { ...affair, that: h })
}
export function* pay(t: T, { who, cost, then }: Of<'pay'>, affair: Affair, run: Runner): Rule {
  const asked = who === 'chosen' ? concerned(t, affair) : yield* whom(t, who, affair)
  for (const h of asked) if (canPay(t, h, cost)) t.offer(V.hero, h)
  if (t.offerCount === 0) return
  const payer = aOf(yield* t.choose(leaderOf(t), Q.whoPays))
  spend(t, payer, cost)
  yield* run(t, then, { ...affair, that: payer })
}
function spend(t: T, h: HeroNo, { grit = 0, darkStone = 0, gold = 0 }: Cost): void {
  const hero = heroOf(t, h)
  hero.grit -= grit
  hero.darkStone -= darkStone
  hero.gold -= gold
}
