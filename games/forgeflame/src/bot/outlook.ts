/** What a place and a load are good for: the artifact that is nearest from there, and the ore that is. */
import { NUMBERED } from '../board.ts'
import { carryLimit } from '../figures.ts'
import { takeable } from '../ore.ts'
import { type Adv, isSolo, type SiteNo, type T } from '../state.ts'
import type { Survey } from './survey.ts'
import { knownDeposit, oresOf, prospectAt } from './tokens.ts'
import { N, NO_WAY } from './ways.ts'

/** Turns for a passage, for picking up an ore, for turning up a deposit, for a fight on the way. */
const STEP = 0.66
const PICK = 0.42
const DIG = 0.4
const BRAWL = 1.2
/** Turns lost when a deposit turns out not to hold the ore. */
const DUD = 3
const OVERLOAD = 2.5
/** What is not done now waits for another turn. */
const LATER = 1
const ORES = 3
const GATHERING = 0.42
const SECOND = 0.2
/** From here on Kobolds are looked for, for a part of what their end is worth. */
const HUNTED = 1.2
const HUNTING = 0.45

interface Source {
  readonly site: SiteNo
  readonly wait: number
  /** By kind: how likely an ore of it is there. */
  readonly chance: readonly number[]
  /** What its two best ores would be worth. */
  readonly worth: number
}

export class Outlook {
  private readonly survey: Survey
  private readonly limit: number
  /** Ores of others of the team by subset of them, and the turns it takes that subset to come to each fire. */
  private readonly packs: { readonly ores: readonly number[]; readonly turns: readonly number[] }[]
  private readonly trips: Float32Array
  private readonly gathering: Float32Array
  private readonly hunting: Float32Array
  /** Best plan for each artifact without this adventurer. */
  private readonly floor: readonly number[]

  constructor(survey: Survey, adv: Adv) {
    this.survey = survey
    this.limit = carryLimit(survey.t, adv)
    this.packs = packsOf(survey, adv)
    const sources = sourcesFor(survey, adv)
    this.trips = tripsOf(survey, sources)
    this.gathering = gatheringOf(survey, sources)
    this.hunting = huntingOf(survey)
    this.floor = survey.row.map(({ cost, net }) => {
      let turns = NO_WAY
      survey.fires.forEach((fire, f) => {
        for (const pack of this.packs)
          if (cost.every((n, ore) => pack.ores[ore]! >= n)) turns = Math.min(turns, fire.wait + pack.turns[f]!)
      })
      return this.discounted(net, turns + 1)
    })
  }

  private discounted(net: number, turns: number): number {
    if (turns > this.survey.turnsLeft || turns >= NO_WAY) return 0
    return net * Math.exp(-this.survey.haste * turns)
  }
  /** forged: a bit for each artifact of the row that is gone; spent: whether the allies' ores have been used up. */
  value(site: SiteNo, ore: Int8Array, forged: number, spent: boolean, dark: boolean): number {
    const { row, oreWorth, turnsLeft, haste } = this.survey
    const load = ore[0]! + ore[1]! + ore[2]! + ore[3]!
    let sum = ore[0]! * oreWorth[0]! + ore[1]! * oreWorth[1]! + ore[2]! * oreWorth[2]! + ore[3]! * oreWorth[3]!
    let best = 0
    let next = 0
    for (let j = 0; j < row.length; j++) {
      if ((forged >> j) & 1) continue
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
    if (room > 0) sum += this.gathering[site]! * (room > 1 ? 1 : 0.6)
    return sum + this.hunting[site]!
  }
  /** The fewest turns until an artifact can be forged with this adventurer taking part. */
  private turnsTo(j: number, site: SiteNo, ore: Int8Array, load: number, spent: boolean, dark: boolean): number {
    const { survey, packs, trips, limit } = this
    const { cost } = survey.row[j]!
    let best = NO_WAY
    for (let f = 0; f < survey.fires.length; f++) {
      const fire = survey.fires[f]!
      const home = survey.far[site * N + fire.site]! * STEP
      const wait = fire.wait + (dark && f === 1 ? 4 : 0)
      for (let p = 0; p < (spent ? 1 : packs.length); p++) {
        const pack = packs[p]!
        let turns = wait + pack.turns[f]!
        if (turns >= best) continue
        let longest = home
        let rest = 0
        let missing = 0
        for (let k = 0; k < ORES; k++) {
          const lack = cost[k]! - pack.ores[k]! - ore[k]!
          if (lack <= 0) continue
          missing += lack
          const trip = trips[(k * survey.fires.length + f) * N + site]!
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
  let packs: { ores: readonly number[]; turns: readonly number[] }[] = [{ ores: [0, 0, 0], turns: fires.map(() => 0) }]
  for (const mate of survey.mates) {
    const { ore, site } = t.s.adventurers[mate]!
    if (mate === adv || !ore.some((n) => n > 0)) continue
    const turns = fires.map((fire) => survey.distance(site, fire.site) * STEP)
    packs = packs.concat(
      packs.map((pack) => ({
        ores: pack.ores.map((n, k) => n + ore[k]!),
        turns: pack.turns.map((n, f) => n + turns[f]!),
      })),
    )
  }
  return packs
}
function sourcesFor(survey: Survey, adv: Adv): Source[] {
  const { t, oreWorth, kobolds } = survey
  const sources: Source[] = []
  for (let site = 0; site < N; site++) {
    const lying = [0, 1, 2].map((ore) => takeable(t, adv, site, ore))
    const brawl = kobolds[site]! > 0 ? BRAWL : 0
    if (lying[0]! + lying[1]! + lying[2]! > 0)
      sources.push({ site, wait: brawl, chance: lying.map((n) => (n > 0 ? 1 : 0)), worth: bestTwo(lying, oreWorth) })
  }
  for (const site of NUMBERED) {
    if (t.s.deposit[site]! < 0) continue
    const brawl = kobolds[site]! > 0 ? BRAWL : 0
    const { chance, ores, risk } = depositAt(t, site)
    sources.push({ site, wait: DIG + brawl + risk * BRAWL, chance, worth: bestTwo(ores, oreWorth) * 0.9 })
  }
  return sources
}
function depositAt(t: T, site: SiteNo): { chance: readonly number[]; ores: readonly number[]; risk: number } {
  const known = knownDeposit(t, site)
  if (known === null) {
    const { chance, plain, risk } = prospectAt(t, site)
    return { chance, ores: plain, risk }
  }
  const ores = oresOf(known)
  return { chance: ores.map((n) => Math.min(1, n)), ores, risk: known.kobold ? 1 : 0 }
}
function bestTwo(ores: readonly number[], worth: readonly number[]): number {
  let left = 2
  let sum = 0
  for (let ore = 2; ore >= 0 && left > 0; ore--) {
    const n = Math.min(left, ores[ore]!)
    sum += n * worth[ore]!
    left -= n
  }
  return sum
}
/** Turns from each site over the nearest source of a kind to a fire. */
function tripsOf(survey: Survey, sources: readonly Source[]): Float32Array {
  const { fires, far } = survey
  const trips = new Float32Array(ORES * fires.length * N).fill(NO_WAY)
  for (const source of sources) {
    for (let f = 0; f < fires.length; f++) {
      const back = far[source.site * N + fires[f]!.site]!
      if (back >= NO_WAY) continue
      for (let k = 0; k < ORES; k++) {
        const chance = source.chance[k]!
        if (chance === 0) continue
        const fixed = back * STEP + source.wait + (1 - chance) * DUD
        const row = (k * fires.length + f) * N
        for (let site = 0; site < N; site++) {
          const turns = far[site * N + source.site]! * STEP + fixed
          if (turns < trips[row + site]!) trips[row + site] = turns
        }
      }
    }
  }
  return trips
}
function gatheringOf(survey: Survey, sources: readonly Source[]): Float32Array {
  const { far, haste, turnsLeft, t } = survey
  const gathering = new Float32Array(N)
  const share = isSolo(t) ? GATHERING * 0.8 : GATHERING
  for (const source of sources) {
    for (let site = 0; site < N; site++) {
      const turns = far[site * N + source.site]! * STEP + source.wait
      if (turns > turnsLeft - 1) continue
      const worth = share * source.worth * Math.exp(-(haste + 0.15) * turns)
      if (worth > gathering[site]!) gathering[site] = worth
    }
  }
  return gathering
}
/** Being near to Kobolds that somebody should be rid of. */
function huntingOf({ far, t, banishing }: Survey): Float32Array {
  const hunting = new Float32Array(N)
  if (banishing < HUNTED) return hunting
  for (const kobold of t.s.kobolds)
    for (let site = 0; site < N; site++) {
      const worth = HUNTING * banishing * Math.exp(-0.35 * far[site * N + kobold.site]!)
      if (worth > hunting[site]!) hunting[site] = worth
    }
  return hunting
}
