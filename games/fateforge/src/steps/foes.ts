/** FG-20 Enemies: what is done to them. */
import { at } from '@emberhall/kernel'
import { bookOf, foeCard } from '../book.ts'
import type { EnemyTrait } from '../content/types.ts'
import { distance } from '../ground.ts'
import { theFoe } from '../naming.ts'
import { L } from '../log.ts'
import { foeAt, type FoeNo, type T, type ZoneNo, type Foe } from '../state.ts'
import { gather } from './gathering.ts'
import { BOSS_STEPS } from '../parts.ts'
import type { Place } from '../content/scene-types.ts'

/** FG-18.4 A token of an enemy as it is laid down. */
export const foeOf = (card: number, place: Pick<Place, 'init' | 'tag'>, zone: ZoneNo): Foe => ({
  card,
  tag: place.tag ?? '',
  init: place.init,
  zone,
  armor: 0,
  red: 0,
  more: 0,
  stun: false,
  parry: 0,
  carries: [],
  defends: -1,
  guards: -1,
  gone: false,
  fled: false,
})
/** FG-39.1 A stunned minion's abilities are ignored. */
export function hasFoeTrait(t: T, foe: FoeNo, trait: EnemyTrait): boolean {
  const enemy = foeAt(t, foe)
  return !enemy.gone && !enemy.stun && foeCard(t, foe).traits.includes(trait)
}
export function isFoeIn(t: T, zone: ZoneNo): boolean {
  const { enemies } = t.s
  for (let i = 0; i < enemies.length; i++) if (!enemies[i]!.gone && enemies[i]!.zone === zone) return true
  return false
}
/** FG-20.6; the boss by the number of heroes (FG-C3.1), less once its weak point is exploited (FG-C3.7). */
export function resistanceOf(t: T, foe: FoeNo): number {
  const enemy = foeAt(t, foe)
  if (enemy.card !== bookOf(t).bossNo) return foeCard(t, foe).resistance + enemy.more
  return bossFigure(t).resistance + enemy.more - (t.s.boss.exploited ? WEAK_POINT : 0)
}
export const WEAK_POINT = 3
/** FG-C3.1 By the number of heroes. */
export function bossFigure(t: T): { readonly resistance: number; readonly armor: number } {
  const { resistance, armor } = bookOf(t).content.boss
  const of = ([always, each]: readonly [number, number]): number => always + each * t.s.heroes.length
  return { resistance: of(resistance), armor: of(armor) }
}
/** FG-C3.2 What the boss does next. */
export const bossStep = (t: T): number =>
  BOSS_STEPS.indexOf(at(bookOf(t).content.boss.steps, t.s.boss.step % bookOf(t).content.boss.steps.length))
/** FG-19.6, FG-31.3, FG-U6.1; FG-U6.3 guardian and guarded only while the other is there. */
export function isRooted(t: T, foe: FoeNo): boolean {
  return defends(t, foe) || isGuardian(t, foe) || isGuarded(t, foe)
}
function isGuardian(t: T, foe: FoeNo): boolean {
  const charge = t.s.enemies[foeAt(t, foe).guards]
  return charge !== undefined && !charge.gone
}
/** A defended token that has been used up needs no defender; while it lies there, it has one. */
function defends(t: T, foe: FoeNo): boolean {
  return foeAt(t, foe).defends >= 0
}
function isGuarded(t: T, foe: FoeNo): boolean {
  return t.s.enemies.some((other) => !other.gone && other.guards === foe)
}
/** FG-19.5 A stunned defender still defends (FG-39.2). */
export function isDefended(t: T, thing: number): boolean {
  const { enemies } = t.s
  for (let i = 0; i < enemies.length; i++) if (!enemies[i]!.gone && enemies[i]!.defends === thing) return true
  return false
}

/** FG-20.7, FG-20.8 Parry tokens, then armor, then red cubes; what defeats it is enough. */
export function hitFoe(t: T, foe: FoeNo, n: number): void {
  const enemy = foeAt(t, foe)
  if (enemy.gone || n <= 0) return
  let left = n
  const parried = Math.min(left, enemy.parry)
  if (parried > 0) {
    enemy.parry -= parried
    left -= parried
    t.note(L.foeParried, theFoe(t, foe), parried)
  }
  const absorbed = Math.min(left, enemy.armor)
  if (absorbed > 0) {
    enemy.armor -= absorbed
    left -= absorbed
    t.note(L.foeArmor, theFoe(t, foe), absorbed)
  }
  if (left > 0) {
    enemy.red += left
    t.note(L.hitFoe, theFoe(t, foe), left)
  }
  if (enemy.red >= resistanceOf(t, foe)) defeat(t, foe)
}
/** FG-20.9, FG-19.8 */
export function defeat(t: T, foe: FoeNo): void {
  const enemy = foeAt(t, foe)
  enemy.gone = true
  enemy.stun = false
  t.note(L.defeated, theFoe(t, foe))
  dropCarried(t, foe)
  gather(t)
}
/** FG-19.8 What it carried lies in its zone. Gems by colour, then food. */
function dropCarried(t: T, foe: FoeNo): void {
  const enemy = foeAt(t, foe)
  for (const what of enemy.carries) {
    t.s.objects.push(
      what < 3
        ? {
            kind: 'gem',
            id: `${enemy.tag || foe}-${what}`,
            zone: enemy.zone,
            n: what,
            done: false,
            hero: -1,
            letter: '',
          }
        : { kind: 'food', id: `${enemy.tag || foe}-food`, zone: enemy.zone, n: 0, done: false, hero: -1, letter: '' },
    )
    t.note(L.dropped, theFoe(t, foe), enemy.zone)
  }
  enemy.carries = []
}
/** FG-39.1, FG-39.4 */
export function stunFoe(t: T, foe: FoeNo): void {
  const enemy = foeAt(t, foe)
  if (enemy.gone || enemy.stun) return
  enemy.stun = true
  t.note(L.foeStunned, theFoe(t, foe))
}

/** FG-25.4, FG-U6.2, FG-21.7c, FG-21.7d Whether a hero may aim at it from a zone. */
export function isTargetable(t: T, foe: FoeNo, from: ZoneNo): boolean {
  const enemy = foeAt(t, foe)
  if (enemy.gone || isGuarded(t, foe)) return false
  if (enemy.zone !== from && hasFoeTrait(t, foe, 'stealth')) return false
  if (foeCard(t, foe).traits.includes('frontLine')) return true
  return !t.s.enemies.some((other, i) => other.zone === enemy.zone && hasFoeTrait(t, i, 'frontLine'))
}
/** FG-40.3 to FG-40.5 */
export const canBeMoved = (t: T, foe: FoeNo): boolean => foeCard(t, foe).isMinion && !isRooted(t, foe)
export const foesNear = (t: T, from: ZoneNo, range: number): FoeNo[] =>
  t.s.enemies.flatMap((enemy, foe) => (!enemy.gone && distance(t, from, enemy.zone) <= range ? [foe] : []))
/** FG-21.7a */
export function isBlockedIn(t: T, zone: ZoneNo): boolean {
  return t.s.enemies.some((enemy, foe) => enemy.zone === zone && hasFoeTrait(t, foe, 'block'))
}
/** FG-20.5 Those of a colour, the lowest initiative first. */
export function inColour(t: T, colour: number): FoeNo[] {
  const out: FoeNo[] = []
  for (let foe = 0; foe < t.s.enemies.length; foe++) {
    const { gone, init } = foeAt(t, foe)
    if (gone || foeCard(t, foe).colourNo !== colour) continue
    let place = out.length
    while (place > 0 && foeAt(t, at(out, place - 1)).init > init) place--
    out.splice(place, 0, foe)
  }
  return out
}
export function leastBy(foes: readonly FoeNo[], measure: (foe: FoeNo) => number): FoeNo {
  let best = -1
  for (const foe of foes) if (best < 0 || measure(foe) < measure(best)) best = foe
  return best
}
