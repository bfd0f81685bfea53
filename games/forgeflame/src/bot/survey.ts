/** What a player takes in at a glance before weighing anything: ways, fires, the row, the standings, the time left. */
import type { CardId, Seat } from '@emberhall/kernel'
import { ENTRANCE, FORGE } from '../board.ts'
import type { Artifact } from '../content/types.ts'
import { isSilkarasTeam, isWebbedArtifact } from '../figures.ts'
import { asKind } from '../printed.ts'
import {
  type Adv,
  gameOf,
  isSolo,
  printed,
  SOLO_ROUNDS,
  type SiteNo,
  type T,
  teamCount,
  teamOf,
  TURNS,
  Z,
} from '../state.ts'
import { artifactsOf, endOfRound, neededArtifacts } from '../steps/end.ts'
import { rowCards } from '../steps/forge.ts'
import { bestCollections, largestCollection, ORE_VALUES } from '../steps/values.ts'
import type { Fire } from './ground.ts'
import { distances, N, NO_WAY } from './ways.ts'

/** An artifact of the row: what forging it brings, and what remains of that after the ores it eats. */
export interface Wanted {
  readonly card: CardId
  readonly cost: readonly number[]
  readonly size: number
  readonly gain: number
  readonly net: number
}
/** What a Treasure is worth on average. */
export const TREASURE = 1.9
/** Room to carry is worth this much for each ore that is forged away. */
const ROOM = 0.7
const AT_FORGE = 3
const KOBOLD_WAIT = 1.6
const DARK_WAIT = 4
/** What it is worth to be rid of one of this many Kobolds. */
const DANGER = [0, 0.3, 0.5, 0.9, 1.8, 3.5, 6, 12] as const

export class Survey {
  readonly t: T
  readonly seat: Seat
  readonly team: number
  readonly far: Uint8Array
  readonly mates: readonly Adv[]
  readonly rivals: readonly Adv[]
  readonly lit: number
  readonly fires: readonly Fire[]
  readonly row: readonly Wanted[]
  readonly oreWorth: readonly number[]
  readonly kobolds: number[]
  /** Own score less that of the best other team. */
  readonly margin: number
  /** Turns of this seat that are left for sure, this one included; large while the end is open. */
  readonly turnsLeft: number
  /** How quickly what lies in the future loses its worth. */
  readonly haste: number
  /** What a Kobold less on the board is worth to this team. */
  readonly banishing: number
  /** What a Kobold more would cost it. */
  readonly dread: number
  readonly objectives: ReadonlyMap<string, number>

  constructor(t: T, seat: Seat) {
    const { s } = t
    this.t = t
    this.seat = seat
    this.team = teamOf(t, seat)
    this.far = distances(s.caveIn)
    const mates: Adv[] = []
    const rivals: Adv[] = []
    for (let adv = 0; adv < s.adventurers.length; adv++) {
      const { seat: its } = s.adventurers[adv]!
      if (its >= 0) (teamOf(t, its) === this.team ? mates : rivals).push(adv)
    }
    this.mates = mates
    this.rivals = rivals
    this.kobolds = new Array<number>(N).fill(0)
    for (const kobold of s.kobolds) if (!kobold.stun) this.kobolds[kobold.site]!++
    let lit = 0
    for (const flame of s.flames) if (flame.lit && flame.site === FORGE) lit++
    this.lit = s.inForce.includes('freeForge') ? 9 : lit
    this.objectives = openObjectives(t)
    const forged: (readonly Artifact[])[] = []
    for (let team = 0; team < teamCount(t); team++) forged.push(forgedBy(t, team))
    const mine = forged[this.team]!
    let best = 0
    for (let team = 0; team < forged.length; team++)
      if (team !== this.team) best = Math.max(best, scoreSoFar(t, team, seat, forged[team]!))
    this.margin = scoreSoFar(t, this.team, seat, mine) - best
    const needed = neededArtifacts(t)
    const isLast = endOfRound(t) !== null
    const roundTurns = TURNS - s.turns[seat]!
    this.turnsLeft = isLast ? roundTurns : isSolo(t) ? roundTurns + TURNS * (SOLO_ROUNDS - s.round) : 99
    const isNear = !isSolo(t) && forged.some((artifacts) => artifacts.length >= needed - 1)
    this.haste = isLast ? 0.3 : isNear ? 0.2 : 0.13
    const share = isLast ? 1 : 0.85
    const [gold, darkiron, draconite, none] = ORE_VALUES
    const mithrul = t.options.mithrul ? (isLast ? 2 : 4) : none * share
    this.oreWorth = [gold * share, darkiron * share, draconite * share, mithrul]
    this.banishing = this.koboldWorth(s.kobolds.length) + (this.isWanting('koboldsRemoved') ? 2 : 0)
    this.dread = this.koboldWorth(s.kobolds.length + 1)
    this.fires = this.findFires()
    this.row = this.readRow(mine, needed, isLast)
  }

  isWanting(objective: string): boolean {
    return this.objectives.has(objective)
  }
  distance(from: SiteNo, to: SiteNo): number {
    return this.far[from * N + to]!
  }
  /** The nearest fire on foot, waits and all, in passages. */
  toFire(site: SiteNo): number {
    let best = NO_WAY
    for (const fire of this.fires) best = Math.min(best, this.distance(site, fire.site) + fire.wait)
    return best
  }
  /** The end by overrun suits those who lead well; everybody else fears it. */
  private koboldWorth(n: number): number {
    if (isSolo(this.t)) return DANGER[n]! * 2.2
    return this.margin > 8 ? DANGER[n]! * 0.4 : DANGER[n]!
  }
  private findFires(): Fire[] {
    const { t } = this
    const blocked = (site: SiteNo) => (this.kobolds[site]! > 0 ? KOBOLD_WAIT : 0)
    const fires: Fire[] = []
    const isLitAtEntrance = !isSolo(t) || t.s.flames.some((flame) => flame.lit && flame.site === ENTRANCE)
    fires.push({ site: ENTRANCE, wait: blocked(ENTRANCE) + (isLitAtEntrance ? 0 : DARK_WAIT) })
    fires.push({ site: FORGE, wait: blocked(FORGE) + (this.lit > 0 ? 0 : DARK_WAIT) })
    for (let site = 0; site < N; site++) {
      const totem = t.s.totem[site]!
      if (totem >= 0 && asKind(printed(t, totem), 'totem').what === 'forge')
        fires.push({ site, wait: blocked(site) + (t.s.totemReady[site] ? 0 : 2) })
    }
    return fires
  }
  private readRow(mine: readonly Artifact[], needed: number, isLast: boolean): Wanted[] {
    const { t } = this
    const before = bestCollections(mine)
    const row: Wanted[] = []
    for (const card of rowCards(t)) {
      if (isWebbedArtifact(t, card) && !this.mates.some((adv) => isSilkarasTeam(t, adv))) continue
      const artifact = asKind(printed(t, card), 'artifact').card
      const { cost } = artifact
      const size = cost[0] + cost[1] + cost[2]
      const eaten = cost[0] * this.oreWorth[0]! + cost[1] * this.oreWorth[1]! + cost[2] * this.oreWorth[2]!
      const sets = this.setWorth(mine, artifact, before)
      const worth = artifact.vp + sets + (artifact.power === undefined ? 0 : 0.4)
      const gain = worth + (isLast ? 0 : ROOM * size) + this.tempo(mine.length, needed, isLast, worth - eaten)
      row.push({ card, cost, size, gain, net: gain - eaten })
    }
    return row
  }
  private setWorth(mine: readonly Artifact[], artifact: Artifact, before: number): number {
    const isSet = artifact.collection !== undefined || artifact.power === 'collection'
    // One artifact alone is no set.
    const now = isSet && mine.length > 0 ? bestCollections([...mine, artifact]) - before : 0
    const hope = isSet ? 0.8 : 0
    if (!this.isWanting('collection')) return now + hope
    return now + hope + (largestCollection([...mine, artifact]) - largestCollection(mine)) * 3
  }
  /** Coming nearer to the end is good for those who lead, and bad for those who would lose by it. */
  private tempo(owned: number, needed: number, isLast: boolean, gained: number): number {
    if (isSolo(this.t) || isLast) return isSolo(this.t) ? 1.5 : 0
    const after = this.margin + gained
    if (owned + 1 >= needed) return after > 0 ? Math.min(8, 3 + after * 0.5) : -5
    return 1.5 + (after > 0 ? 0.5 : 0)
  }
  /** What forging at the Forge brings besides, when playing alone. */
  forgeBonus(site: SiteNo): number {
    return site === FORGE && this.isWanting('forgedAtForge') ? AT_FORGE : 0
  }
}

const forgedBy = (t: T, team: number): Artifact[] =>
  artifactsOf(t, team).map((card) => asKind(printed(t, card), 'artifact').card)
/** As far as this seat can tell: Treasures of others count for the average. */
function scoreSoFar(t: T, team: number, seat: Seat, artifacts: readonly Artifact[]): number {
  let sum = bestCollections(artifacts)
  for (const { vp } of artifacts) sum += vp
  for (let other = 0; other < t.seats; other++) {
    if (teamOf(t, other) !== team) continue
    for (const token of t.cards(Z.treasures + other)) sum += other === seat ? treasureValue(t, token) : TREASURE
  }
  for (const adv of t.s.adventurers)
    if (adv.seat >= 0 && teamOf(t, adv.seat) === team)
      for (let ore = 0; ore < adv.ore.length; ore++) sum += adv.ore[ore]! * ORE_VALUES[ore]!
  return sum
}
export function treasureValue(t: T, token: CardId): number {
  const p = gameOf(t).printed[t.s.faces[token]!]
  return p?.kind === 'treasure' ? p.value : TREASURE
}
const NO_OBJECTIVES: ReadonlyMap<string, number> = new Map()
/** Objectives of a lone player that are not met yet, with what is still missing. */
function openObjectives(t: T): ReadonlyMap<string, number> {
  if (!isSolo(t)) return NO_OBJECTIVES
  const open = new Map<string, number>()
  const { s } = t
  for (const card of t.cards(Z.objectives)) {
    const { test, n } = asKind(printed(t, card), 'objective').card
    const missing = {
      collection: n - largestCollection(t.cards(Z.forged).map((c) => asKind(printed(t, c), 'artifact').card)),
      forgedAtForge: n - s.forgedAtForge,
      koboldsRemoved: n - s.koboldsRemoved,
      explorationLeft: s.exploration.filter((token) => token >= 0).length - n,
      treasures: n - t.cards(Z.treasures).length,
      convoy: 1,
    }[test]
    if (missing > 0) open.set(test, missing)
  }
  return open
}
