/** FG-10, FG-13 What a hero has and is. */
import { at, type Seat } from '@emberhall/kernel'
import { DICE, type SlotKind } from './content/types.ts'
import { itemOf, bookOf, type Card, cardOfNo, DIE, HERO, TRAIT } from './book.ts'
import { theHero } from './naming.ts'
import { L } from './log.ts'
import { SLOT, SLOTS } from './parts.ts'
import { slotOf, heroAt, type Hero, type HeroNo, type T, Z } from './state.ts'

export const seatOf = (t: T, h: HeroNo): Seat => heroAt(t, h).seat
export const isHero = (t: T, h: HeroNo, id: keyof typeof HERO): boolean => heroAt(t, h).id === HERO[id]
export const printedHero = (t: T, h: HeroNo) => at(bookOf(t).content.heroes, heroAt(t, h).id)
/** On the board and on its feet. */
export const stands = ({ down, zone }: Hero): boolean => !down && zone >= 0

/** FG-36.5 How somebody stands who has just been helped up. */
export function helpedUp({ health, healthSpent, healthAside }: Hero): Partial<Hero> {
  const back = Math.min(2, healthSpent + healthAside)
  const spent = Math.min(back, healthSpent)
  return {
    health: health + back,
    healthSpent: healthSpent - spent,
    healthAside: healthAside - (back - spent),
    down: false,
    idle: true,
  }
}

/** FG-15.6 What an item in a slot is good for: only in its proper place, and not face down. */
export function isWorn(hero: Hero, slot: number): boolean {
  const { item, up } = slotOf(hero, slot)
  return item >= 0 && up
}
/** FG-15.7, FG-15.8 Whether a kind of item works in this slot; a bulky weapon lies in the main slot and fills both. */
export function fitsSlot(kind: SlotKind, slot: number): boolean {
  if (kind === 'main' || kind === 'bulky') return slot === SLOT.main
  if (kind === 'secondary') return slot === SLOT.secondary
  if (kind === 'clothing') return slot === SLOT.clothing
  return slot >= SLOT.clothing
}
export const isPack = (slot: number): boolean => slot >= SLOT.clothing
/** FG-15.7 A bulky weapon in the main slot leaves no room beside it. */
export function isSlotFree(t: T, hero: Hero, slot: number): boolean {
  if (slotOf(hero, slot).item >= 0) return false
  return slot !== SLOT.secondary || !hasBulky(t, hero)
}
export function hasBulky(t: T, hero: Hero): boolean {
  const { item } = slotOf(hero, SLOT.main)
  return item >= 0 && itemOf(cardOfNo(t, item)).slot === 'bulky'
}

/** Cards in force: active skills and worn items (FG-14.1, FG-15.6); none while knocked out (FG-36.1). */
export function cardsOf(t: T, hero: Hero): Card[] {
  const { cards } = bookOf(t)
  const out: Card[] = []
  for (let i = 0; i < hero.active.length; i++) out.push(at(cards, hero.active[i]!))
  for (let slot = 0; slot < SLOTS.length; slot++) if (isWorn(hero, slot)) out.push(at(cards, slotOf(hero, slot).item))
  return out
}
/** How often this holds for a hero: by skills, items, kept corruption and open fear cards (FG-C5.4). */
export function standing(t: T, h: HeroNo, what: number): number {
  const hero = heroAt(t, h)
  const { cards } = bookOf(t)
  let n = 0
  if (!hero.down) {
    for (let i = 0; i < hero.active.length; i++) if (at(cards, hero.active[i]!).standing.includes(what)) n++
    for (let slot = 0; slot < hero.slots.length; slot++) {
      const { item, up } = slotOf(hero, slot)
      if (item >= 0 && up && at(cards, item).standing.includes(what)) n++
    }
  }
  const kept = at(t.s.zones, Z.corruption + h)
  for (let i = 0; i < kept.length; i++) if (standingOfFace(t, kept[i]!) === what) n++
  const fears = at(t.s.zones, Z.fear + h)
  for (let i = 0; i < fears.length; i++) if (standingOfFace(t, fears[i]!) === what) return n + 1 // FG-U13.6
  return n
}
function standingOfFace(t: T, card: number): number {
  return at((t.game as unknown as { readonly standingOfFace: readonly number[] }).standingOfFace, at(t.s.faces, card))
}
export const has = (t: T, h: HeroNo, what: number): boolean => standing(t, h, what) > 0

/** FG-10.2 The board's trait, trait cards won, worn items. */
export function hasTrait(t: T, h: HeroNo, trait: number): boolean {
  const hero = heroAt(t, h)
  if (TRAIT[printedHero(t, h).trait] === trait || hero.traits.includes(trait)) return true
  return hero.slots.some(({ item, up }) => {
    const given = item >= 0 && up ? itemOf(cardOfNo(t, item)).trait : undefined
    return given !== undefined && TRAIT[given] === trait
  })
}

/** FG-16.2, FG-16.3, FG-U1.4 The pool to choose from: the board's dice, dice won, the die of the weapon in hand. */
export function dicePool(t: T, h: HeroNo): number[] {
  const hero = heroAt(t, h)
  const dice = [...printedHero(t, h).dice.map((die) => DIE[die]), ...hero.dice]
  const weapon = weaponOf(t, hero)
  if (weapon?.item?.die !== undefined) dice.push(DIE[weapon.item.die])
  return dice
}
export function weaponOf(t: T, hero: Hero): Card | null {
  const { item, up } = slotOf(hero, SLOT.main)
  return item >= 0 && up ? cardOfNo(t, item) : null
}
export const isWeaponDie = (die: number): boolean => DICE[die] === 'melee' || DICE[die] === 'ranged'

// ---------------------------------------------------------------- tokens

/** FG-13.3 Back from exhausted, the rest is lost; FG-U14.3 then from those set aside. */
export function heal(t: T, h: HeroNo, n: number): void {
  const hero = heroAt(t, h)
  const back = Math.min(n, hero.healthSpent)
  const aside = Math.min(n - back, hero.healthAside)
  hero.healthSpent -= back
  hero.healthAside -= aside
  hero.health += back + aside
  t.note(L.healed, theHero(t, h), back + aside)
}
export function energize(t: T, h: HeroNo, n: number): void {
  const hero = heroAt(t, h)
  const back = Math.min(n, hero.energySpent)
  hero.energySpent -= back
  hero.energy += back
  t.note(L.energized, theHero(t, h), back)
}
/** FG-13.2 A choice, so only with tokens at hand (FG-13.4). */
export function spendEnergy(hero: Hero, n: number): void {
  hero.energy -= n
  hero.energySpent += n
}
/** FG-C5.1 One token fewer or, when the card leaves play, one more, exhausted. */
export function lowerHealth(hero: Hero): void {
  if (hero.health + hero.healthSpent + hero.healthAside <= 1) return
  if (hero.healthSpent > 0) hero.healthSpent--
  else if (hero.health > 0) hero.health--
  else hero.healthAside--
}
export function lowerEnergy(hero: Hero): void {
  if (hero.energy + hero.energySpent <= 1) return
  if (hero.energySpent > 0) hero.energySpent--
  else hero.energy--
}
