/** FG-13, FG-27, FG-36 What happens to heroes: damage, losses, knock-outs. */
import { at, aOf, bOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { itemOf, type Card, cardOfNo, HERO } from '../book.ts'
import { cardsOf, isHero, isWorn, seatOf, spendEnergy, stands } from '../heroes.ts'
import { theHero, theThing } from '../naming.ts'
import { L } from '../log.ts'
import { SLOTS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, slotOf, type FoeNo, type Hero, type HeroNo, type T } from '../state.ts'
import { allyMarked, allyLeavesWith } from './escort.ts'

export interface Harm {
  readonly n: number
  readonly toxic?: boolean
  /** The enemy it comes from, if any. */
  readonly by?: FoeNo
}

/** FG-27.1 One instance of damage; the amount that got through. */
export function* harm(t: T, h: HeroNo, { n, toxic = false }: Harm): Rule<number> {
  const hero = heroAt(t, h)
  if (hero.down) return 0
  const through = n - (yield* prevent(t, h, n))
  if (through <= 0) return 0
  const suffered = Math.min(through, hero.health)
  hero.health -= suffered
  if (toxic)
    hero.healthAside += suffered // FG-U14.1
  else hero.healthSpent += suffered
  t.note(toxic ? L.poisoned : L.hurt, theHero(t, h), suffered)
  if (hero.health === 0) fall(t, h) // FG-27.4, FG-U14.2
  if (isHero(t, h, 'rogue') && hero.stealth) unhide(t, h) // FG-C1.3
  if (!toxic) allyMarked(t, h) // FG-U8.5, FG-U8.7
  return suffered
}

/** FG-27.2, FG-27.5, FG-U14.5 Parry tokens, armor cubes and cards for the moment, in any mix. */
function* prevent(t: T, h: HeroNo, n: number): Rule<number> {
  const hero = heroAt(t, h)
  let prevented = 0
  while (prevented < n) {
    const parry = hero.parry
    const armor = armorOf(hero)
    for (let p = 0; p <= Math.min(parry, n - prevented); p++)
      for (let a = 0; a <= Math.min(armor, n - prevented - p); a++) if (p + a > 0) t.offer(V.prevent, p, a)
    for (const card of cardsOf(t, hero)) {
      const guard = guardOf(card)
      if (guard !== null && !hero.used.includes(card.no) && hero.energy >= guard.energy) t.offer(V.guard, card.no)
    }
    if (t.offerCount === 0) return prevented
    t.s.about.hero = h
    t.s.about.harm = n - prevented
    const picked = yield* t.maybe(seatOf(t, h), Q.prevent)
    if (!picked) return prevented
    if (verbOf(picked) === V.guard) {
      const guard = guardOf(cardOfNo(t, aOf(picked)))!
      spendEnergy(hero, guard.energy)
      hero.used.push(aOf(picked))
      prevented += guard.prevents
      t.note(L.usedCard, theHero(t, h), aOf(picked))
    } else {
      const [p, a] = [aOf(picked), bOf(picked)]
      hero.parry -= p
      removeArmor(t, hero, a)
      prevented += p + a
      t.note(L.prevented, theHero(t, h), p, a)
    }
  }
  return prevented
}
/** FG-27.5 As many Parry tokens as there are uses for, and nothing else; the rest is asked. */
export function parryFirst(options: readonly Option[]): Option | null {
  let best: Option | null = null
  for (const option of options) {
    const isParry = verbOf(option) === V.prevent && aOf(option) > 0 && bOf(option) === 0
    if (isParry && (best === null || aOf(option) > aOf(best))) best = option
  }
  return best
}
/** What a card does against damage, and its price. */
function guardOf(card: Card): { readonly energy: number; readonly prevents: number } | null {
  for (const { timing, cost, gain } of card.abilities) {
    if (timing !== 'damage' || gain?.gain !== 'effects') continue
    const energy = (cost ?? []).reduce((sum, part) => sum + (part.pay === 'energy' ? part.n : 0), 0)
    const prevents = gain.effects.reduce((sum, effect) => sum + (effect.effect === 'prevent' ? effect.n : 0), 0)
    return { energy, prevents }
  }
  return null
}
/** FG-17.2, FG-17.4 */
export function armorOf(hero: Hero): number {
  let cubes = 0
  for (let slot = 0; slot < SLOTS.length; slot++) if (isWorn(hero, slot)) cubes += slotOf(hero, slot).cubes
  return cubes
}
function removeArmor(t: T, hero: Hero, n: number): void {
  let left = n
  for (let slot = 0; slot < SLOTS.length && left > 0; slot++) {
    const held = slotOf(hero, slot)
    if (!isWorn(hero, slot) || itemOf(cardOfNo(t, held.item)).armor === undefined) continue
    const taken = Math.min(left, held.cubes)
    held.cubes -= taken
    left -= taken
  }
}

/** FG-13.6 A loss of health that nothing prevents. */
export function loseHealth(t: T, h: HeroNo, n: number): void {
  const hero = heroAt(t, h)
  const lost = Math.min(n, hero.health)
  hero.health -= lost
  hero.healthSpent += lost
  if (lost > 0) t.note(L.lostHealth, theHero(t, h), lost)
  if (hero.health === 0 && !hero.down) fall(t, h)
}
/** FG-13.5 What is missing is lost as health. */
export function loseEnergy(t: T, h: HeroNo, n: number): void {
  const hero = heroAt(t, h)
  const lost = Math.min(n, hero.energy)
  spendEnergy(hero, lost)
  if (lost > 0) t.note(L.lostEnergy, theHero(t, h), lost)
  if (n > lost) loseHealth(t, h, n - lost)
}

/** FG-13.7, FG-13.10, FG-36.1, FG-36.2 */
export function fall(t: T, h: HeroNo): void {
  const { s } = t
  const hero = heroAt(t, h)
  hero.down = true
  hero.health += hero.healthAside // FG-U14.4
  hero.healthAside = 0
  s.fell = true
  t.note(L.down, theHero(t, h))
  if (hero.zone < 0) return
  for (let i = 0; i < s.objects.length; i++) {
    const thing = s.objects[i]!
    if (thing.kind !== 'objective' || thing.hero !== h) continue
    thing.hero = -1 // FG-19.4
    thing.zone = hero.zone
    t.note(L.droppedToken, theHero(t, h), theThing(t, i))
  }
  // FG-25.7 Whoever's turn it is, and whether it had confirmed or not: it has no dice, and nothing to prepare.
  hero.pool = []
  hero.actions = []
  hero.confirmed = true
  s.screens[hero.seat] = at(s.screens, hero.seat).filter((die) => die.hero !== h)
  allyLeavesWith(t, h)
}
/** FG-39.3, FG-39.4; the cube waits for the next preparation, whenever that is (FG-39.6). */
export function stunHero(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  if (hero.stun) return
  hero.stun = true
  t.note(L.stunned, theHero(t, h))
}
/** FG-C1.3 */
export function unhide(t: T, h: HeroNo): void {
  heroAt(t, h).stealth = false
  t.note(L.revealed, theHero(t, h))
}
export function hide(t: T, h: HeroNo): void {
  heroAt(t, h).stealth = true
  t.note(L.hid, theHero(t, h))
}
/** FG-13.8 */
export function allDown(t: T): boolean {
  return t.s.heroes.every((hero) => !stands(hero))
}
/** FG-30.1, FG-30.7, FG-C1.2 */
export function isValid(t: T, h: HeroNo): boolean {
  const hero = heroAt(t, h)
  return stands(hero) && !hero.smoke && !(hero.id === HERO.rogue && hero.stealth)
}
export function gainParry(t: T, h: HeroNo, n: number): void {
  heroAt(t, h).parry += n
  t.note(L.parryGained, theHero(t, h), n)
}

/** FG-13.8 Nobody is left standing. */
export function endFight(t: T): void {
  t.s.agenda = []
  t.s.acting = -1
  t.next('aftermath')
}
