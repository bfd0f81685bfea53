/** What a place and a load are good for: the artifact that is nearest from there, and the ore that is. */
import { carryLimit } from '../figures.ts'
import { total } from '../ore.ts'
import type { Adv, SiteNo } from '../state.ts'
import { type Ground, groundFor, ORES, STEP } from './ground.ts'
import { Memo } from './memo.ts'
import type { Survey } from './survey.ts'
import { N, NO_WAY } from './ways.ts'

/** Turns for picking up an ore. */
const PICK = 0.42
const OVERLOAD = 2.5
/** What is not done now waits for another turn. */
const LATER = 1
const SECOND = 0.2

export class Outlook {
  private readonly survey: Survey
  private readonly limit: number
  /** Ores of others of the team by subset of them, and the turns it takes that subset to come to each fire. */
  private readonly packs: { readonly ores: readonly number[]; readonly turns: readonly number[] }[]
  readonly ground: Ground
  /** Best plan for each artifact without this adventurer. */
  private readonly floor: readonly number[]
  /** A search comes by the same place with the same load again and again. */
  private readonly known = new Memo()

  constructor(survey: Survey, adv: Adv) {
    this.survey = survey
    this.limit = carryLimit(survey.t, adv)
    this.packs = packsOf(survey, adv)
    this.ground = groundFor(survey, adv)
    this.floor = survey.row.map(({ cost, net }) => this.discounted(net, this.turnsOfOthers(cost) + LATER))
  }

  /** The fewest turns until others of the team have brought all of a price to a fire. */
  private turnsOfOthers(cost: readonly number[]): number {
    const { fires } = this.survey
    let turns = NO_WAY
    for (const { ores, turns: away } of this.packs) {
      if (ores[0]! < cost[0]! || ores[1]! < cost[1]! || ores[2]! < cost[2]!) continue
      for (let f = 0; f < fires.length; f++) turns = Math.min(turns, fires[f]!.wait + away[f]!)
    }
    return turns
  }

  private discounted(net: number, turns: number): number {
    if (turns > this.survey.turnsLeft || turns >= NO_WAY) return 0
    return net * Math.exp(-this.survey.haste * turns)
  }
  /** forged: a bit for each artifact of the row that is gone; spent: whether the allies' ores have been used up. */
  value(site: SiteNo, ore: ArrayLike<number>, forged: number, spent: boolean, dark: boolean): number {
    const load = ore[0]! + 16 * (ore[1]! + 16 * (ore[2]! + 16 * ore[3]!))
    const key = site + 32 * ((spent ? 1 : 0) + (dark ? 2 : 0) + 4 * (load + 65536 * forged))
    const known = this.known.get(key)
    return Number.isNaN(known) ? this.known.set(key, this.weigh(site, ore, forged, spent, dark)) : known
  }
  private weigh(site: SiteNo, ore: ArrayLike<number>, forged: number, spent: boolean, dark: boolean): number {
    const { row, oreWorth, turnsLeft, haste } = this.survey
    const load = ore[0]! + ore[1]! + ore[2]! + ore[3]!
    let sum = ore[0]! * oreWorth[0]! + ore[1]! * oreWorth[1]! + ore[2]! * oreWorth[2]! + ore[3]! * oreWorth[3]!
    let best = 0
    let next = 0
    const soonest = Math.exp(-haste * (this.turnsToFire(site) + LATER))
    for (let j = 0; j < row.length; j++) {
      if ((forged >> j) & 1) continue
      if (row[j]!.net * soonest <= next && (spent || this.floor[j]! <= next)) continue
      const turns = this.turnsTo(j, site, ore, load, spent, dark)
      const there = turns > turnsLeft - 1 ? 0 : row[j]!.net * Math.exp(-haste * (turns + LATER))
      const worth = spent ? there : Math.max(there, this.floor[j]!)
      if (worth > best) {
        next = best
        best = worth
      } else if (worth > next) next = worth
    }
    sum += best + SECOND * next
    const room = this.limit - load
    if (room > 0) sum += this.ground.gathering[site]! * (room > 1 ? 1 : 0.6)
    return sum + this.ground.hunting[site]!
  }
  /** Nothing is forged sooner than that. */
  private turnsToFire(site: SiteNo): number {
    const { fires, far } = this.survey
    let best = NO_WAY
    for (let f = 0; f < fires.length; f++) {
      const fire = fires[f]!
      best = Math.min(best, fire.wait + far[site * N + fire.site]! * STEP)
    }
    return best
  }
  /** The fewest turns until an artifact can be forged with this adventurer taking part. */
  private turnsTo(
    j: number,
    site: SiteNo,
    ore: ArrayLike<number>,
    load: number,
    spent: boolean,
    dark: boolean,
  ): number {
    const { packs, limit } = this
    const { fires, far, row } = this.survey
    const { trips } = this.ground
    const { cost } = row[j]!
    const used = spent ? 1 : packs.length
    let best = NO_WAY
    for (let f = 0; f < fires.length; f++) {
      const fire = fires[f]!
      const home = far[site * N + fire.site]! * STEP
      if (fire.wait + home >= best) continue
      const wait = fire.wait + (dark && f === 1 ? 4 : 0)
      for (let p = 0; p < used; p++) {
        const pack = packs[p]!
        let turns = wait + pack.turns[f]!
        if (turns + home >= best) continue
        let longest = home
        let rest = 0
        let missing = 0
        for (let k = 0; k < ORES; k++) {
          const lack = cost[k]! - pack.ores[k]! - ore[k]!
          if (lack <= 0) continue
          missing += lack
          const trip = trips[(k * fires.length + f) * N + site]!
          if (trip > longest) {
            rest += missing > lack ? longest : 0
            longest = trip
          } else rest += trip
        }
        turns += longest + 0.35 * rest + missing * PICK
        if (load + missing > limit) turns += (load + missing - limit) * OVERLOAD
        if (turns < best) best = turns
      }
    }
    return best
  }
}

function packsOf(survey: Survey, adv: Adv): Outlook['packs'] {
  const { t, fires } = survey
  const packs = [{ ores: [0, 0, 0], turns: fires.map(() => 0) }]
  for (const mate of survey.mates) {
    const { ore, site } = t.s.adventurers[mate]!
    if (mate === adv || total(ore) === 0) continue
    const turns = fires.map((fire) => survey.distance(site, fire.site) * STEP)
    for (let p = 0, n = packs.length; p < n; p++) {
      const pack = packs[p]!
      packs.push({
        ores: [pack.ores[0]! + ore[0]!, pack.ores[1]! + ore[1]!, pack.ores[2]! + ore[2]!],
        turns: pack.turns.map((away, f) => away + turns[f]!),
      })
    }
  }
  return packs
}
