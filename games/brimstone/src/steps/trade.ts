/** SB-17.9 to SB-17.13, SB-17.18 Giving, taking up and attaching things. */
import { at as nth, aOf, bOf, DONE, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import type { ItemFilter } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { areAdjacent } from '../queries/ground.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type HeldItem, type Hero, type HeroNo, type T } from '../state.ts'
import { bagLimit, canWear, heldItem, itemOf, lightenLoad, makeReady, weightOf } from './items.ts'
import { carryLimit } from '../queries/stats.ts'
import { inReach } from './tokens.ts'

const PERSONAL = why('personal', 'SB-17.12')
const TOO_HEAVY = why('tooHeavy', 'SB-17.4')
const BAG_FULL = why('bagFull', 'SB-17.14')
const NO_SLOT = why('noSlot', 'SB-17.13')
const NO_STONE = why('noStone', 'SB-17.13')
const ZONE_TAKEN = why('zoneTaken', 'SB-17.6')
const BARRED = why('barred', 'SB-17.5')

/** D-10, D-25, D-33, D-34 With whom he could trade, and his own pack. */
export function offerTrades(t: T, h: HeroNo): void {
  const { heroes, lantern, dropped, enemies } = t.s
  heroes.forEach(({ down }, other) => {
    if (other === h || down !== 0 || !inReach(t, h, other)) return
    t.offer(V.trade, other)
    if (hasGifts(t, other)) t.offer(V.askFor, other)
  })
  const bearer = heroes[lantern.holder]
  const { at } = nth(heroes, h)
  if (bearer !== undefined && bearer.down !== 0 && (bearer.at === at || areAdjacent(t, at, bearer.at)))
    t.offer(V.takeLantern) // SB-8.4
  dropped.forEach((marker, i) => {
    if (marker.at === at || areAdjacent(t, at, marker.at)) t.offer(V.takeUp, i)
  })
  if (enemies.length > 0) return
  nth(heroes, h).items.forEach((held, i) => {
    const { zone, upgrade } = itemOf(t, held)
    if (zone !== undefined && !held.ready) t.offer(V.wear, i, 0, canPutOn(t, h, held))
    if (upgrade !== undefined)
      nth(heroes, h).items.forEach((onto, o) => {
        if (onto !== held && fitsOnto(t, onto, upgrade.onto)) t.offer(V.attach, i, o, canAttach(t, h, held, onto))
      })
    held.attached.forEach((_, k) => t.offer(V.detach, i, k))
  })
}
/** SB-17.12 Whether somebody has anything to give away. */
const hasGifts = (t: T, h: HeroNo): boolean => {
  const { items, bag, darkStone, gold } = heroOf(t, h)
  if (t.s.lantern.holder === h || bag.length + darkStone + gold > 0) return true
  return items.some((held) => itemOf(t, held).deck !== 'personal')
}
function canPutOn(t: T, h: HeroNo, held: HeldItem): Why | null {
  const { only } = itemOf(t, held)
  if (only !== undefined && !nth(bookOf(t).content.classes, heroOf(t, h).class).keywords.includes(only)) return BARRED
  return canWear(t, h, held) ? null : ZONE_TAKEN
}
export function fitsOnto(t: T, onto: HeldItem, { keywords, hand }: ItemFilter): boolean {
  const item = itemOf(t, onto)
  if (item.upgrade !== undefined) return false
  return (
    (keywords === undefined || keywords.some((word) => item.keywords.includes(word))) &&
    (hand !== true || item.hands > 0)
  )
}
/** SB-17.13 */
export function slotsUsed(t: T, { attached, forged }: HeldItem): number {
  const { content } = bookOf(t)
  const cards = attached.reduce((sum, card) => sum + (nth(content.items, card).upgrade?.fills ?? 0), 0)
  return cards + forged.reduce((sum, forge) => sum + nth(content.forges, forge).slots, 0)
}
function canAttach(t: T, h: HeroNo, card: HeldItem, onto: HeldItem): Why | null {
  const { fills = 0, darkStone = 0 } = itemOf(t, card).upgrade ?? {}
  if (slotsUsed(t, onto) + fills > itemOf(t, onto).slots) return NO_SLOT
  return heroOf(t, h).darkStone < darkStone ? NO_STONE : null
}
/** What is done with one's own pack. */
export function* rummage(t: T, h: HeroNo, verb: number, a: number, b: number): Rule {
  const { s } = t
  const hero = nth(s.heroes, h)
  if (verb === V.takeLantern) s.lantern.holder = h
  else if (verb === V.wear) nth(hero.items, a).ready = true
  else if (verb === V.attach) attach(t, h, a, b)
  else if (verb === V.detach) {
    const [card] = nth(hero.items, a).attached.splice(b, 1)
    hero.items.push(heldItem(card!))
  } else if (verb === V.takeUp) {
    const [marker] = s.dropped.splice(a, 1)
    const { item, attached, forged, holds } = marker!
    const held = { ...heldItem(item), attached, forged, holds }
    hero.items.push(held)
    makeReady(t, h, held)
    yield* lightenLoad(t, h)
  }
}
function attach(t: T, h: HeroNo, a: number, b: number): void {
  const hero = heroOf(t, h)
  const [card, onto] = [nth(hero.items, a), nth(hero.items, b)]
  hero.darkStone -= itemOf(t, card).upgrade?.darkStone ?? 0
  onto.attached.push(card.item)
  hero.items.splice(a, 1)
  t.note(L.attached, theHero(t, h), card.item, onto.item)
}

/** SB-17.8, SB-17.9, SB-17.11, SB-17.14 He gives, in his own activation or in that of the other. */
export function* trade(t: T, h: HeroNo, other: HeroNo): Rule {
  const { s } = t
  const [giver, taker] = [nth(s.heroes, h), nth(s.heroes, other)]
  s.about.hero = other
  s.about.giver = h
  giver.items.forEach((held, i) => t.offer(V.give, i, other, canGive(t, held, other)))
  const room = taker.bag.length < bagLimit(t, other) ? null : BAG_FULL
  for (const kind of new Set(giver.bag)) t.offer(V.giveToken, kind, other, room)
  if (s.lantern.holder === h) t.offer(V.giveLantern, other)
  if (giver.darkStone > 0) t.offer(V.giveStone, other)
  if (giver.gold > 0) t.offer(V.giveGold, other)
  t.offerOption(DONE)
  const option = yield* t.choose(giver.seat, Q.trade)
  s.about.hero = h
  s.about.giver = -1
  switch (verbOf(option)) {
    case V.give:
      return give(t, h, aOf(option), bOf(option))
    case V.giveToken:
      giver.bag.splice(giver.bag.indexOf(aOf(option)), 1)
      taker.bag.push(aOf(option))
      return t.note(L.gaveToken, theHero(t, h), theHero(t, other), aOf(option))
    case V.giveLantern:
      s.lantern.holder = other
      return t.note(L.lantern, theHero(t, other))
    case V.giveStone:
      giver.darkStone--
      taker.darkStone++
      return
    case V.giveGold:
      return yield* giveGold(t, giver, taker)
    default:
  }
}
function* giveGold(t: T, giver: Hero, taker: Hero): Rule {
  const n = yield* t.number(giver.seat, Q.howMuch, 1, Math.min(MOST_GOLD, giver.gold))
  giver.gold -= n
  taker.gold += n
}
const MOST_GOLD = 4000
function canGive(t: T, held: HeldItem, other: HeroNo): Why | null {
  if (itemOf(t, held).deck === 'personal') return PERSONAL
  return weightOf(t, other) + itemOf(t, held).weight > carryLimit(t, other) ? TOO_HEAVY : null
}
function give(t: T, h: HeroNo, i: number, other: HeroNo): void {
  const [held] = heroOf(t, h).items.splice(i, 1)
  held!.ready = false
  heroOf(t, other).items.push(held!)
  if (t.s.enemies.length === 0) makeReady(t, other, held!)
  t.note(L.gave, theHero(t, h), theHero(t, other), held!.item)
}
