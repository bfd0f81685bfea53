/** What a hero could do to whom, wherever he stood: worked out once for all squares and all ways to attack that he looks at. */
import { aOf, at, bOf, type Option, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { enemiesNextTo } from '../queries/ground.ts'
import { canShootAt } from '../queries/targets.ts'
import { V } from '../questions.ts'
import type { Cell, EnemyNo, HeldItem, HeroNo, T } from '../state.ts'
import { type Arm, armsOf, expected, type Foe, foesOf, MELEE, type Way } from './odds.ts'
import { heroNo } from './seen.ts'

const isGun = (t: T, h: HeroNo, held: HeldItem): boolean =>
  held.ready && at(bookOf(t).content.items, held.item).gun !== undefined && (held.usedBy < 0 || held.usedBy === h)
const isOneHanded = (t: T, { item }: HeldItem): boolean => at(bookOf(t).content.items, item).hands === 1

export class Attacks {
  private readonly t: T
  private readonly h: HeroNo
  private readonly foes: readonly Foe[]
  private readonly arms = new Map<string, readonly Arm[]>()
  /** By square, range and enemy. */
  private readonly inSight = new Map<number, boolean>()
  private all: readonly (readonly Arm[])[] | null = null

  constructor(t: T, h: HeroNo) {
    this.t = t
    this.h = h
    this.foes = foesOf(t)
  }
  private ways(): Way[] {
    const { t, h } = this
    const guns = heroNo(t, h).items.filter((held) => isGun(t, h, held))
    const pair = guns.filter((held) => isOneHanded(t, held))
    const single = guns.map((gun): Way => ({ guns: [gun], crits: -1 }))
    return [MELEE, ...single, ...(pair.length === 2 ? [{ guns: pair, crits: -1 }] : [])]
  }
  /** The way that an option of `act` stands for. */
  private wayOf(option: Option): Way | null {
    const { t, h } = this
    const { items } = heroNo(t, h)
    switch (verbOf(option)) {
      case V.melee:
        return MELEE
      case V.shoot:
        return { guns: [at(items, aOf(option))], crits: -1 }
      case V.dual: {
        const pair = items.filter((held) => isGun(t, h, held) && isOneHanded(t, held))
        return { guns: pair, crits: bOf(option) === 1 ? pair.indexOf(at(items, aOf(option))) : -1 }
      }
      default:
        return null
    }
  }
  private armsFor(way: Way): readonly Arm[] {
    const { items } = heroNo(this.t, this.h)
    const key = `${way.guns.map((gun) => items.indexOf(gun)).join(' ')} ${way.crits}`
    let arms = this.arms.get(key)
    if (arms === undefined) this.arms.set(key, (arms = armsOf(this.t, this.h, way, this.foes)))
    return arms
  }
  /** SB-23.6 Whom a weapon reaches from a square: adjacent enemies first. */
  private targetsFrom(cell: Cell, adjacent: readonly EnemyNo[], { gun, range }: Arm): readonly EnemyNo[] {
    if (gun === undefined || adjacent.length > 0) return adjacent
    const targets: EnemyNo[] = []
    for (let e = 0; e < this.foes.length; e++) if (this.canShoot(cell, e, range)) targets.push(e)
    return targets
  }
  private canShoot(cell: Cell, e: EnemyNo, range: number): boolean {
    const key = (cell * RANGES + range) * this.foes.length + e
    let can = this.inSight.get(key)
    if (can === undefined) this.inSight.set(key, (can = canShootAt(this.t, cell, e, range)))
    return can
  }
  /** Expected Wounds of the best attack from a square. */
  bestFrom(cell: Cell, adjacent: readonly EnemyNo[]): number {
    let best = -Infinity
    this.all ??= this.ways().map((way) => this.armsFor(way))
    for (const arms of this.all) best = Math.max(best, this.worth(cell, adjacent, arms))
    return best
  }
  /** Expected Wounds of an attack on offer, from where the hero stands; 0 for anything else. */
  of(option: Option): number {
    const way = this.wayOf(option)
    if (way === null) return 0
    const { at: here } = heroNo(this.t, this.h)
    return this.worth(here, enemiesNextTo(this.t, here), this.armsFor(way))
  }
  private worth(cell: Cell, adjacent: readonly EnemyNo[], arms: readonly Arm[]): number {
    return expected(arms, (arm) => this.targetsFrom(cell, adjacent, arm))
  }
}
/** Nothing shoots as far as that. */
const RANGES = 1000
