/** SB-17 Items: gaining, wearing, leaving and losing them. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { printed } from '../printed.ts'
import { carryLimit, heroFigure, modsOf } from '../queries/stats.ts'
import { flagsOf } from '../queries/sources.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type HeldItem, type Hero, type HeroNo, type T, Z } from '../state.ts'

export const HANDS = 2
const BAG = 5

export const itemOf = (t: T, { item }: Pick<HeldItem, 'item'>) => nth(bookOf(t).content.items, item)
export const heldItem = (item: number): HeldItem => ({
  item,
  attached: [],
  forged: [],
  holds: 0,
  ready: false,
  usedBy: -1,
  used: [],
})

/** SB-17.4, SB-17.17 Tokens, Gold, Dark Stone and attached cards weigh nothing. */
export function weightOf(t: T, h: HeroNo): number {
  return heroOf(t, h).items.reduce((sum, held) => {
    const { weight } = itemOf(t, held)
    return sum + (weight === 0 || modsOf(t, h, 'itemWeight', { item: held }).length > 0 ? 0 : weight)
  }, 0)
}
/** SB-17.14 */
export const bagLimit = (t: T, h: HeroNo): number => BAG + heroFigure(t, h, 'sideBag')
const handsUsed = (t: T, hero: Hero): number =>
  hero.items.reduce((sum, held) => sum + (held.ready ? itemOf(t, held).hands : 0), 0)

/** SB-17.2, SB-17.5, SB-17.6 In hand or worn as far as there is room for it. */
export function makeReady(t: T, h: HeroNo, held: HeldItem): void {
  const { hands, zone, only, upgrade } = itemOf(t, held)
  const hero = heroOf(t, h)
  if (upgrade !== undefined) return
  if (only !== undefined && !nth(bookOf(t).content.classes, hero.class).keywords.includes(only)) return
  if (zone !== undefined) held.ready = canWear(t, h, held)
  else if (hands > 0) held.ready = handsUsed(t, hero) + hands <= HANDS
}
/** SB-17.6 One worn item a zone. */
export function canWear(t: T, h: HeroNo, held: HeldItem): boolean {
  const { zone } = itemOf(t, held)
  if (flagsOf(t, h, 'zoneUnusable').some((own) => own.zone === zone)) return false
  return !heroOf(t, h).items.some((other) => other !== held && other.ready && itemOf(t, other).zone === zone)
}

/** SB-17.1 A card of a deck becomes a hero's own. */
export function* drawnItem(t: T, h: HeroNo, card: number): Rule {
  t.move(card, Z.held)
  t.note(L.gained, theHero(t, h), card)
  const held = heldItem(printed(t, card, 'item').no)
  heroOf(t, h).items.push(held)
  makeReady(t, h, held)
  yield* lightenLoad(t, h)
}
/** SB-17.4, D-23 Whoever carries too much leaves something at once. */
export function* lightenLoad(t: T, h: HeroNo): Rule {
  const hero = heroOf(t, h)
  while (weightOf(t, h) > carryLimit(t, h)) {
    hero.items.forEach((held, i) => itemOf(t, held).weight > 0 && t.offer(V.leave, i))
    if (t.offerCount === 0) return
    t.s.about.hero = h
    leaveItem(t, h, nth(hero.items, aOf(yield* t.choose(hero.seat, Q.tooHeavy))))
  }
}
/** SB-17.18 It lies on its square as a marker. */
function leaveItem(t: T, h: HeroNo, held: HeldItem): void {
  const hero = heroOf(t, h)
  const { item, attached, forged, holds } = held
  hero.items.splice(hero.items.indexOf(held), 1)
  t.s.dropped.push({ at: Math.max(0, hero.at), item, attached, forged, holds })
  t.note(L.left, theHero(t, h), item)
}
/** SB-1.15, SB-17.12 It leaves play: its card goes to its discard pile. Personal Items never do. */
export function discardItem(t: T, h: HeroNo, held: HeldItem): void {
  const hero = heroOf(t, h)
  if (itemOf(t, held).deck === 'personal') return
  hero.items.splice(hero.items.indexOf(held), 1)
  for (const item of [held.item, ...held.attached]) discardCard(t, item)
  t.note(L.lost, theHero(t, h), held.item)
}
const PILES = { gear: Z.gearPile, mineArtifact: Z.artifactMinesPile, otherArtifact: Z.artifactOtherPile } as const
function discardCard(t: T, item: number): void {
  const { deck } = nth(bookOf(t).content.items, item)
  const card = t.cards(Z.held).find((id) => printed(t, id, 'item').no === item)
  if (card !== undefined && deck !== 'personal' && deck !== 'starting') t.move(card, PILES[deck])
}

// ---------------------------------------------------------------- the Side Bag

/** SB-17.14 One more token; what does not fit is refused or takes the place of another. */
export function* gainToken(t: T, h: HeroNo, token: number): Rule {
  const hero = heroOf(t, h)
  t.note(L.token, theHero(t, h), token)
  const satchel = satchelWithRoom(t, h, token)
  if (satchel !== undefined) {
    satchel.holds++
    return
  }
  hero.bag.push(token)
  while (hero.bag.length > bagLimit(t, h)) {
    for (const kind of new Set(hero.bag)) t.offer(V.putBack, kind)
    t.s.about.hero = h
    hero.bag.splice(hero.bag.indexOf(aOf(yield* t.choose(hero.seat, Q.bagFull))), 1)
  }
}
const DYNAMITE = 2
/** SB-34.5 Dynamite goes into a satchel while one has room. */
function satchelWithRoom(t: T, h: HeroNo, token: number): HeldItem | undefined {
  if (token !== DYNAMITE) return undefined
  return heroOf(t, h).items.find((held) => {
    const room = nth(bookOf(t).sources.items, held.item).flags.find(({ flag }) => flag === 'holdsDynamite')
    return room !== undefined && 'n' in room && held.holds < room.n
  })
}
/** Bag and satchels together. */
export const tokensOf = (t: T, h: HeroNo, token: number): number => {
  const hero = heroOf(t, h)
  const inBag = hero.bag.filter((own) => own === token).length
  return token === DYNAMITE ? inBag + hero.items.reduce((sum, { holds }) => sum + holds, 0) : inBag
}
export function spendToken(t: T, h: HeroNo, token: number): void {
  const hero = heroOf(t, h)
  const i = hero.bag.indexOf(token)
  if (i >= 0) hero.bag.splice(i, 1)
  else {
    const satchel = hero.items.find(({ holds }) => holds > 0)
    if (satchel !== undefined) satchel.holds--
  }
}
