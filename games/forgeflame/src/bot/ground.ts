/** What the ground holds for a team, wherever it stands: ore to fetch, ore to gather, Kobolds to be rid of. */
import { NUMBERED } from '../board.ts'
import { isSilkarasTeam } from '../figures.ts'
import { takeable, total } from '../ore.ts'
import { type Adv, gameOf, isSolo, type SiteNo, type T } from '../state.ts'
import { Imprint } from './imprint.ts'
import { knownDeposit, oresOf, prospectAt } from './tokens.ts'
import { N, NO_WAY } from './ways.ts'

/** Turns for a passage, for turning up a deposit, for a fight on the way. */
export const STEP = 0.66
const DIG = 0.4
const BRAWL = 1.2
/** Turns lost when a deposit turns out not to hold the ore. */
const DUD = 3
export const ORES = 3
/** With Mithrül. */
const KINDS = 4
const GATHERING = 0.42
/** From here on Kobolds are looked for, for a part of what their end is worth. */
const HUNTED = 1.2
const HUNTING = 0.45

/** A place to forge at, and how many turns it is likely to take until it can be used. */
export interface Fire {
  readonly site: SiteNo
  readonly wait: number
}
/** What of a survey the ground depends on. */
export interface Lie {
  readonly t: T
  readonly far: Uint8Array
  readonly fires: readonly Fire[]
  readonly oreWorth: readonly number[]
  readonly kobolds: readonly number[]
  readonly turnsLeft: number
  readonly haste: number
  readonly banishing: number
}
interface Source {
  readonly site: SiteNo
  readonly wait: number
  /** By kind: how likely an ore of it is there. */
  readonly chance: readonly number[]
  /** What its two best ores would be worth. */
  readonly worth: number
}

/** Numbers are rounded, so that ways that come to the same are worth the same. */
export interface Ground {
  /** By site and kind: ores that lie there to be taken. */
  readonly lying: readonly number[]
  /** Turns from each site over the nearest source of a kind to a fire: by kind, fire and site. */
  readonly trips: readonly number[]
  /** By site: what ore near it is worth to somebody with room for it. */
  readonly gathering: readonly number[]
  /** By site: what Kobolds near it are worth that somebody should be rid of. */
  readonly hunting: readonly number[]
}
let last: { readonly far: Uint8Array; readonly game: unknown; readonly ground: Ground } | null = null
const imprint = new Imprint()

/** As an adventurer sees it, as Webs keep ore from some teams. Most of a turn it lies as it lay at the question before. */
export function groundFor(lie: Lie, adv: Adv): Ground {
  const game = gameOf(lie.t)
  press(lie, adv)
  if (!imprint.isChanged() && last !== null && last.far === lie.far && last.game === game) return last.ground
  const lying = lyingFor(lie, adv)
  const sources = sourcesFor(lie, lying)
  const ground = {
    lying,
    trips: tripsOf(lie, sources),
    gathering: gatheringOf(lie, sources),
    hunting: huntingOf(lie),
  }
  last = { far: lie.far, game, ground }
  return ground
}
/** All that the ground depends on, besides the ways and what is printed. */
function press({ t, fires, oreWorth, kobolds, turnsLeft, haste, banishing }: Lie, adv: Adv): void {
  const { s } = t
  imprint.begin()
  imprint.add(isSolo(t) ? 1 : 0)
  imprint.add(turnsLeft)
  imprint.add(haste)
  imprint.add(banishing)
  for (let ore = 0; ore < oreWorth.length; ore++) imprint.add(oreWorth[ore]!)
  imprint.add(fires.length)
  for (let i = 0; i < fires.length; i++) {
    imprint.add(fires[i]!.site)
    imprint.add(fires[i]!.wait)
  }
  for (let site = 0; site < N; site++) {
    const ores = s.lying[site]!
    for (let ore = 0; ore < KINDS; ore++) imprint.add(ores[ore]!)
    const deposit = s.deposit[site]!
    imprint.add(deposit < 0 ? -2 : s.faces[deposit]!)
    imprint.add(kobolds[site]!)
  }
  imprint.add(s.kobolds.length)
  for (let i = 0; i < s.kobolds.length; i++) imprint.add(s.kobolds[i]!.site)
  imprint.add(s.webs.length)
  if (s.webs.length === 0) return
  imprint.add(isSilkarasTeam(t, adv) ? 1 : 0)
  for (const { on, a, b } of s.webs) if (on === 'ore') imprint.add(a * KINDS + b)
}
function lyingFor({ t }: Lie, adv: Adv): number[] {
  const lying: number[] = []
  for (let site = 0; site < N; site++) for (let ore = 0; ore < KINDS; ore++) lying.push(takeable(t, adv, site, ore))
  return lying
}

function sourcesFor(lie: Lie, lying: readonly number[]): Source[] {
  const { t, oreWorth, kobolds } = lie
  const sources: Source[] = []
  for (let site = 0; site < N; site++) {
    const ores = lying.slice(site * KINDS, site * KINDS + ORES)
    if (total(ores) === 0) continue
    const brawl = kobolds[site]! > 0 ? BRAWL : 0
    sources.push({ site, wait: brawl, chance: ores.map((n) => (n > 0 ? 1 : 0)), worth: bestTwo(ores, oreWorth) })
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
function tripsOf(lie: Lie, sources: readonly Source[]): number[] {
  const { fires, far } = lie
  const trips = new Array<number>(ORES * fires.length * N).fill(NO_WAY)
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
          const turns = far[source.site * N + site]! * STEP + fixed
          if (turns < trips[row + site]!) trips[row + site] = Math.fround(turns)
        }
      }
    }
  }
  return trips
}
function gatheringOf(lie: Lie, sources: readonly Source[]): number[] {
  const { far, haste, turnsLeft, t } = lie
  const gathering = new Array<number>(N).fill(0)
  const share = isSolo(t) ? GATHERING * 0.8 : GATHERING
  for (const source of sources) {
    const byDistance: number[] = []
    for (let site = 0; site < N; site++) {
      const passages = far[source.site * N + site]!
      const turns = passages * STEP + source.wait
      if (turns > turnsLeft - 1) continue
      const worth = (byDistance[passages] ??= share * source.worth * Math.exp(-(haste + 0.15) * turns))
      if (worth > gathering[site]!) gathering[site] = Math.fround(worth)
    }
  }
  return gathering
}
function huntingOf({ far, t, banishing }: Lie): number[] {
  const hunting = new Array<number>(N).fill(0)
  if (banishing < HUNTED) return hunting
  for (const kobold of t.s.kobolds)
    for (let site = 0; site < N; site++) {
      const worth = HUNTING * banishing * Math.exp(-0.35 * far[site * N + kobold.site]!)
      if (worth > hunting[site]!) hunting[site] = Math.fround(worth)
    }
  return hunting
}
