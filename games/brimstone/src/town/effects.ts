/** The words of the content that mean something between Adventures only. */
import { at, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { TOKENS, type TownEffect } from '../content/types.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { type HeroNo, type T, Z } from '../state.ts'
import { pick } from '../steps/posse.ts'
import { shop } from './shop.ts'

export function* inTown(t: T, effect: TownEffect, h: HeroNo): Rule {
  const { s } = t
  switch (effect.do) {
    case 'fewerDays':
      s.town.days = Math.max(1, s.town.days - effect.n)
      return
    case 'mapsNext':
      s.maps += effect.n
      return
    case 'moreGear':
      s.town.more += effect.n
      return
    case 'peddler':
      return yield* peddler(t, effect.cards, effect.percent)
    case 'closeOne':
      s.town.closing = pick(t, 'location', openHere(t))
      return
    case 'treatInjury':
      return treatOne(t, h)
    default:
  }
  const errand = s.errands[h]
  if (errand === undefined) return
  switch (effect.do) {
    case 'closed':
      errand.isClosed = true
      t.note(L.isClosed, theHero(t, h))
      return
    case 'prices':
      errand.price += effect.percent
      return
    case 'forgeRebate':
      errand.forgePrice -= effect.gold ?? 0
      errand.forgeStones += effect.darkStone ?? 0
      return
    case 'stonePrice':
      errand.stonePrice = effect.gold
      return
    case 'gambling':
      errand.target = effect.target
      return
    case 'offer':
      errand.offer = TOKENS.indexOf(effect.token)
      errand.offerGold = effect.gold
      break
    default:
  }
}
/** The locations of this town, by number. */
export function openHere(t: T): number[] {
  const { towns, locations } = bookOf(t).content
  return at(towns, t.s.town.place).locations.map((id) => locations.findIndex((location) => location.id === id))
}
/** One treatable Injury, the first there is. */
function treatOne(t: T, h: HeroNo): void {
  const hero = at(t.s.heroes, h)
  const { injuries } = bookOf(t).content
  const i = hero.injuries.findIndex((no) => at(injuries, no).kind === 'treatable')
  if (i >= 0) t.note(L.cured, theHero(t, h), hero.injuries.splice(i, 1)[0] ?? 0)
}
/** AC-5.1 A cart with a few things on it, at a price. */
function* peddler(t: T, cards: number, percent: number): Rule {
  for (let i = 0; i < cards && t.top(Z.gear) >= 0; i++) t.move(t.top(Z.gear), Z.drawn)
  for (let h = 0; h < t.s.heroes.length; h++) yield* shop(t, h, percent)
  for (let card = t.top(Z.drawn); card >= 0; card = t.top(Z.drawn)) t.move(card, Z.gearPile)
}
