/** A moment of a hero's turn as it could come to be: everything that the next few deeds can change. */
import { at } from '@emberhall/kernel'
import { STANDS } from '../book.ts'
import { apart, canShootInto } from '../ground.ts'
import type { FoeNo, ZoneNo } from '../state.ts'
import { type Act, SHOOT, STRIKE } from '../steps/actions.ts'
import type { Fight } from './fight.ts'
import type { Hand } from './hand.ts'
import type { Ranks } from './ranks.ts'

const GEM_WORTH = [1, 2.2, 3.2] as const
const FOOD_WORTH = 1.2
export const ENERGY_WORTH = 0.7

/** Everything an outlook begins with. */
type Beginning = {
  readonly [K in keyof Outlook as Outlook[K] extends (...args: never) => unknown ? never : K]: Outlook[K]
}
export function beginning(fight: Fight, hand: Hand): Outlook {
  const { hero, t, h } = fight
  const { boss, enemies } = t.s
  return new Outlook({
    fight,
    zone: hero.zone,
    hand,
    acts: [...hero.actions],
    ranks: fight.ranks,
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
  hand: Hand
  acts: readonly Act[]
  ranks: Ranks
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
    this.hand = o.hand
    this.acts = o.acts
    this.ranks = o.ranks
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
    return (this.ranks.up & (1 << foe)) !== 0
  }
  zoneOf(foe: FoeNo): ZoneNo {
    return at(this.ranks.places, foe)
  }
  /** All that an enemy still takes. */
  leftOf(foe: FoeNo): number {
    return this.ranks.shell[foe]! + this.ranks.life[foe]!
  }
  isStunned(foe: FoeNo): boolean {
    return (this.stunned & (1 << foe)) !== 0
  }
  hasFoe(zone: ZoneNo): boolean {
    return (this.ranks.upIn[zone] ?? 0) !== 0
  }
  /** FG-25.4 */
  canAimAt(foe: FoeNo): boolean {
    const { having, guards } = this.fight
    const { up, upIn, places } = this.ranks
    const bit = 1 << foe
    const zone = places[foe]!
    if (zone !== this.zone && (having.stealth & ~this.stunned & bit) !== 0) return false
    if ((guards[foe]! & up) !== 0) return false
    return (having.frontLine & bit) !== 0 || (having.frontLine & ~this.stunned & upIn[zone]!) === 0
  }
  canHit(foe: FoeNo, kind: number, reach: number): boolean {
    if (!this.isUp(foe)) return false
    const { t, ways } = this.fight
    const far = apart(ways, this.zone, this.zoneOf(foe))
    if (kind === STRIKE && far > reach + this.reachStrike) return false
    if (kind === SHOOT) {
      if (far > 1 + reach + this.reachShoot || (far === 0 && !this.fight.holds(STANDS.pointBlank))) return false
      if (this.fight.isBarricaded && !canShootInto(t, this.zone, this.zoneOf(foe))) return false
    }
    return this.canAimAt(foe)
  }
  /** FG-21.7a */
  isHeld(): boolean {
    const { having } = this.fight
    return (having.block & ~this.stunned & this.ranks.upIn[this.zone]!) !== 0 && !this.fight.holds(STANDS.slippery)
  }

  // ---------------------------------------------------------------- doing

  /** A result in hand is gone. */
  drop(source: number): void {
    this.hand = this.hand.without(this.hand.has(source) ? source : this.fight.alike(source))
  }
  hit(foe: FoeNo, n: number): void {
    if (!this.isUp(foe)) return
    this.ranks = this.ranks.hit(foe, n)
    if (!this.isUp(foe)) this.gather()
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
    const { things, having } = this.fight
    this.zone = zone
    this.gather()
    for (const i of things.traps[zone]!) {
      if ((this.done & (1 << i)) !== 0) continue
      this.done |= 1 << i
      if (!this.fight.holds(STANDS.disarm)) this.bonus -= 2
    }
    for (let foes = having.frightening & this.ranks.upIn[zone]!; foes !== 0; foes &= foes - 1) this.bonus -= 0.8
  }
  /** FG-40 */
  displace(foe: FoeNo, zone: ZoneNo): void {
    this.ranks = this.ranks.displaced(foe, zone)
    this.gather()
  }
  isDefended(thing: number): boolean {
    const { enemies } = this.fight.t.s
    for (let foe = 0; foe < enemies.length; foe++) if (this.isUp(foe) && at(enemies, foe).defends === thing) return true
    return false
  }
  /** FG-19.7, FG-19.3 */
  gather(): void {
    const { things, t } = this.fight
    // Whoever is down or out stands nowhere.
    for (const i of things.finds[this.zone] ?? []) {
      if ((this.done & (1 << i)) !== 0) continue
      const { kind, n } = t.s.objects[i]!
      if (kind === 'objective' ? this.isDefended(i) : this.hasFoe(this.zone)) continue
      this.done |= 1 << i
      if (kind === 'objective') continue
      this.bonus += kind === 'gem' ? at(GEM_WORTH, n) : FOOD_WORTH
    }
  }
  /** FG-C3.7 */
  cover(i: number): void {
    this.covered |= 1 << i
    if (this.covered !== (1 << this.fight.weakPoint.length) - 1) return
    const { enemy } = this.fight.t.s.boss
    this.exploited = true
    this.ranks = this.ranks.less(enemy, at(this.ranks.shell, enemy), 3)
  }
  /** FG-U4.2 and FG-C1.4 come by themselves at the end of a turn. */
  couldHide(): boolean {
    return !this.hasFoe(this.zone) && this.hand.hasFocus
  }
}
