/** A moment of a hero's turn as it could come to be: everything that the next few deeds can change. */
import { at } from '@emberhall/kernel'
import { ICON, STANDS } from '../book.ts'
import { apart, canShootInto } from '../ground.ts'
import type { FoeNo, ZoneNo } from '../state.ts'
import { type Act, SHOOT, STRIKE } from '../steps/actions.ts'
import type { Fight } from './fight.ts'

const GEM_WORTH = [1, 2.2, 3.2] as const
const FOOD_WORTH = 1.2
export const ENERGY_WORTH = 0.7

/** Everything an outlook begins with. */
type Beginning = {
  readonly [K in keyof Outlook as Outlook[K] extends (...args: never) => unknown ? never : K]: Outlook[K]
}
export function beginning(fight: Fight, pool: readonly number[]): Outlook {
  const { hero, t, h } = fight
  const { boss, enemies } = t.s
  return new Outlook({
    fight,
    zone: hero.zone,
    pool,
    acts: [...hero.actions],
    shell: fight.shell,
    life: fight.life,
    places: fight.stood,
    used: [],
    stunned: enemies.reduce((bits, { stun }, foe) => (stun ? bits | (1 << foe) : bits), 0),
    energy: hero.energy,
    healed: 0,
    parry: hero.parry,
    energyMoved: hero.energyMove || fight.holds(STANDS.noEnergyMove),
    done: 0,
    covered: boss.covered.reduce((bits, i) => bits | (1 << i), 0),
    exploited: boss.exploited,
    isHidden: hero.stealth && fight.isRogue(h),
    isSmoked: hero.smoke,
    hasStruck: hero.struck,
    hardened: hero.hardened,
    mark: hero.markExtra,
    reachStrike: hero.reachStrike,
    reachShoot: hero.reachShoot,
    bonus: 0,
  })
}

export class Outlook {
  readonly fight: Fight
  zone: ZoneNo
  /** Results in hand, as sources: icon and die. */
  pool: readonly number[]
  acts: readonly Act[]
  shell: readonly number[]
  life: readonly number[]
  /** Where each enemy stands. */
  places: readonly ZoneNo[]
  /** Cards used. */
  used: readonly number[]
  stunned: number
  energy: number
  /** Health that was spent or won back. */
  healed: number
  parry: number
  energyMoved: boolean
  /** Things used, taken or gathered, as bits. */
  done: number
  covered: number
  exploited: boolean
  isHidden: boolean
  isSmoked: boolean
  hasStruck: boolean
  hardened: boolean
  mark: number
  reachStrike: number
  reachShoot: number
  /** What cannot be seen on the board. */
  bonus: number

  /** The same moment again, to go on from in another way. Moments share their lists: what changes is replaced. */
  constructor(o: Outlook | Beginning) {
    this.fight = o.fight
    this.zone = o.zone
    this.pool = o.pool
    this.acts = o.acts
    this.shell = o.shell
    this.life = o.life
    this.places = o.places
    this.used = o.used
    this.stunned = o.stunned
    this.energy = o.energy
    this.healed = o.healed
    this.parry = o.parry
    this.energyMoved = o.energyMoved
    this.done = o.done
    this.covered = o.covered
    this.exploited = o.exploited
    this.isHidden = o.isHidden
    this.isSmoked = o.isSmoked
    this.hasStruck = o.hasStruck
    this.hardened = o.hardened
    this.mark = o.mark
    this.reachStrike = o.reachStrike
    this.reachShoot = o.reachShoot
    this.bonus = o.bonus
  }
  copy(): Outlook {
    return new Outlook(this)
  }

  // ---------------------------------------------------------------- asking

  isUp(foe: FoeNo): boolean {
    return at(this.life, foe) > 0
  }
  zoneOf(foe: FoeNo): ZoneNo {
    return at(this.places, foe)
  }
  isStunned(foe: FoeNo): boolean {
    return (this.stunned & (1 << foe)) !== 0
  }
  hasFoe(zone: ZoneNo): boolean {
    for (let foe = 0; foe < this.life.length; foe++)
      if (at(this.life, foe) > 0 && this.places[foe] === zone) return true
    return false
  }
  private hasTrait(foe: FoeNo, trait: 'block' | 'stealth' | 'frontLine'): boolean {
    return !this.isStunned(foe) && this.fight.foeCard(foe).traits.includes(trait)
  }
  /** FG-25.4 */
  canAimAt(foe: FoeNo): boolean {
    const { enemies } = this.fight.t.s
    const zone = this.places[foe]
    if (zone !== this.zone && this.hasTrait(foe, 'stealth')) return false
    const isFront = this.fight.foeCard(foe).traits.includes('frontLine')
    for (let other = 0; other < enemies.length; other++) {
      if (at(this.life, other) <= 0) continue
      if (at(enemies, other).guards === foe) return false
      if (!isFront && this.places[other] === zone && this.hasTrait(other, 'frontLine')) return false
    }
    return true
  }
  canHit(foe: FoeNo, kind: number, reach: number): boolean {
    if (!this.isUp(foe)) return false
    const { t, ways } = this.fight
    const far = apart(ways, this.zone, this.zoneOf(foe))
    if (kind === STRIKE && far > reach + this.reachStrike) return false
    if (kind === SHOOT) {
      if (far > 1 + reach + this.reachShoot || (far === 0 && !this.fight.holds(STANDS.pointBlank))) return false
      if (this.fight.isBarricadedScene() && !canShootInto(t, this.zone, this.zoneOf(foe))) return false
    }
    return this.canAimAt(foe)
  }
  /** FG-21.7a */
  isHeld(): boolean {
    for (let foe = 0; foe < this.life.length; foe++)
      if (at(this.life, foe) > 0 && this.places[foe] === this.zone && this.hasTrait(foe, 'block'))
        return !this.fight.holds(STANDS.slippery)
    return false
  }

  // ---------------------------------------------------------------- doing

  hit(foe: FoeNo, n: number): void {
    if (!this.isUp(foe)) return
    const stopped = Math.min(n, at(this.shell, foe))
    if (stopped > 0) this.shell = this.shell.with(foe, at(this.shell, foe) - stopped)
    this.life = this.life.with(foe, Math.max(0, at(this.life, foe) - (n - stopped)))
    if (this.life[foe] === 0) this.gather()
  }
  attack(foe: FoeNo, act: Act): void {
    let n = 1 + act.extra
    if (act.kind === STRIKE) {
      if (!this.hasStruck && this.fight.hero.stance === 'assault' && this.fight.isLord) n++
      this.hasStruck = true
      this.reachStrike = 0
    } else {
      n += this.mark
      this.mark = 0
      this.reachShoot = 0
    }
    if (act.stun) this.stunned |= 1 << foe
    this.isHidden = false
    this.hit(foe, n)
  }
  enter(zone: ZoneNo): void {
    const { t } = this.fight
    this.zone = zone
    this.gather()
    t.s.objects.forEach((thing, i) => {
      if (thing.kind !== 'trap' || thing.zone !== zone || thing.done || (this.done & (1 << i)) !== 0) return
      this.done |= 1 << i
      if (!this.fight.holds(STANDS.disarm)) this.bonus -= 2
    })
    this.places.forEach((place, foe) => {
      if (place === zone && this.isUp(foe) && this.fight.foeCard(foe).traits.includes('frightening')) this.bonus -= 0.8
    })
  }
  /** FG-40 */
  displace(foe: FoeNo, zone: ZoneNo): void {
    this.places = this.places.with(foe, zone)
    this.gather()
  }
  isDefended(thing: number): boolean {
    const { enemies } = this.fight.t.s
    for (let foe = 0; foe < enemies.length; foe++)
      if (at(this.life, foe) > 0 && at(enemies, foe).defends === thing) return true
    return false
  }
  /** FG-19.7, FG-19.3 */
  gather(): void {
    const { objects } = this.fight.t.s
    for (let i = 0; i < objects.length; i++) {
      const { kind, zone, done, n, hero } = at(objects, i)
      if (zone !== this.zone || (this.done & (1 << i)) !== 0) continue
      if (kind === 'objective' && hero < 0 && !this.isDefended(i)) this.done |= 1 << i
      if (done || (kind !== 'gem' && kind !== 'food') || this.hasFoe(zone)) continue
      this.done |= 1 << i
      this.bonus += kind === 'gem' ? at(GEM_WORTH, n) : FOOD_WORTH
    }
  }
  /** FG-C3.7 */
  cover(i: number): void {
    this.covered |= 1 << i
    if (this.covered !== (1 << this.fight.weakPoint.length) - 1) return
    const { enemy } = this.fight.t.s.boss
    this.exploited = true
    this.shell = this.shell.with(enemy, 0)
    this.life = this.life.with(enemy, Math.max(0, at(this.life, enemy) - 3))
  }
  /** FG-U4.2 and FG-C1.4 come by themselves at the end of a turn. */
  couldHide(): boolean {
    return this.pool.some((source) => iconIn(source) === ICON.focus) && !this.hasFoe(this.zone)
  }
}
const DICE_OR_CARD = 7
export const iconIn = (source: number): number => Math.floor(source / DICE_OR_CARD)
