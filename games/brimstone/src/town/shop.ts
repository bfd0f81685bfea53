/** AC-12.1 Prices, and buying what lies on the counter. */
import { aOf, at, type CardId, DONE, type Rule, type Why, why } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { printed } from '../printed.ts'
import { carryLimit, heroFigure } from '../queries/stats.ts'
import { Q, V } from '../questions.ts'
import { type HeroNo, type T, Z } from '../state.ts'
import { drawnItem, weightOf } from '../steps/items.ts'

const NO_GOLD = why('noGold', 'AC-12.1')
const TOO_HEAVY = why('tooHeavy', 'SB-17.4')
const STEP = 5

/** AC-7.1, AC-12.1 Percentages add up and apply once; to the nearest 5, and never below. */
export function priceOf(t: T, h: HeroNo, gold: number, percent = 0): number {
  const { missionPrice } = bookOf(t).content.campaign
  const mission = t.s.last === 'won' ? -missionPrice : t.s.last === 'lost' ? missionPrice : 0
  const all = 100 + mission + heroFigure(t, h, 'price') + (t.s.errands[h]?.price ?? 0) + percent
  return Math.max(STEP, Math.round((gold * all) / 100 / STEP) * STEP)
}
export const canAfford = (t: T, h: HeroNo, gold: number): Why | null => (at(t.s.heroes, h).gold < gold ? NO_GOLD : null)
export function pays(t: T, h: HeroNo, gold: number): void {
  at(t.s.heroes, h).gold -= gold
  t.note(L.goldLost, theHero(t, h), gold)
}

/** What lies on the counter, with the reason where it cannot be had. */
export function offerGear(t: T, h: HeroNo, percent = 0): void {
  for (const card of t.cards(Z.drawn)) {
    const { gold, weight } = printed(t, card, 'item').card
    const isTooMuch = weightOf(t, h) + weight > carryLimit(t, h)
    t.offer(V.buy, card, 0, canAfford(t, h, priceOf(t, h, gold, percent)) ?? (isTooMuch ? TOO_HEAVY : null))
  }
}
export function* buy(t: T, h: HeroNo, card: CardId, percent = 0): Rule {
  pays(t, h, priceOf(t, h, printed(t, card, 'item').card.gold, percent))
  yield* drawnItem(t, h, card)
}
/** As much as one likes, one after the other. */
export function* shop(t: T, h: HeroNo, percent: number): Rule {
  for (;;) {
    offerGear(t, h, percent)
    if (t.offerCount === 0) return t.withdraw()
    t.s.about.hero = h
    t.offerOption(DONE)
    const option = yield* t.choose(at(t.s.heroes, h).seat, Q.peddler)
    if (option === DONE) return
    yield* buy(t, h, aOf(option), percent)
  }
}
