/** What the table shows besides its pieces: points so far, the bag as odds, what Kobolds do next, who can forge what. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import { ENTRANCE, FORGE, koboldStep } from '../../board.ts'
import { isWebbedArtifact, siteOf, teamOfAdv, inPlay, isSilkarasTeam } from '../../figures.ts'
import { PRECIOUS } from '../../ore.ts'
import { asKind } from '../../printed.ts'
import { type Adv, pawnOf, printed, type SiteNo, type T, teamOf, TURNS, Z } from '../../state.ts'
import { artifactsOf, seatsOfTeam } from '../../steps/end.ts'
import { costOf } from '../../steps/forge.ts'
import { bestCollections, mithrulVp, ORE_VALUES } from '../../steps/values.ts'

// ---------------------------------------------------------------- points

export interface Points {
  readonly artifacts: number
  readonly collections: number
  readonly ores: number
  /** Treasures whose value is known to the one who looks. */
  readonly treasures: number
  /** Treasures that could be worth 1 to 3. */
  readonly hidden: number
  readonly total: number
}
/** FF-21.3 as far as it can be seen. */
export function pointsOf(t: T, team: number): Points {
  const { s } = t
  const cards = artifactsOf(t, team).map((card) => ({ card, ...asKind(printed(t, card), 'artifact').card }))
  const crowns = cards.filter(({ card }) => s.crowned.includes(card))
  const artifacts = cards.reduce((sum, a) => sum + a.vp, 0) + crowns.reduce((sum, a) => sum + mithrulVp(a), 0)
  const collections = bestCollections(cards)
  const ores = inPlay(t)
    .filter((adv) => teamOfAdv(t, adv) === team)
    .reduce(
      (sum, adv) => sum + at(s.adventurers, adv).ore.reduce((n, ore, kind) => n + ore * at(ORE_VALUES, kind), 0),
      0,
    )
  const tokens = seatsOfTeam(t, team).flatMap((seat) => [...t.cards(Z.treasures + seat), ...t.cards(Z.opened + seat)])
  const known = tokens.filter((token) => at(s.faces, token) >= 0)
  const treasures = known.reduce((sum, token) => sum + asKind(printed(t, token), 'treasure').value, 0)
  const hidden = tokens.length - known.length
  return { artifacts, collections, ores, treasures, hidden, total: artifacts + collections + ores + treasures }
}

/** FF-4.2 Who goes next, in order, until the round is over; extra turns are not foreseen. */
export function nextSeats({ s, seats }: T): readonly Seat[] {
  if (s.turn.seat < 0) return []
  const taken = [...s.turns]
  const order: Seat[] = []
  let now = s.turn.seat
  taken[now] = at(taken, now) + 1
  while (taken.some((n) => n < TURNS)) {
    do now = (now + 1) % seats
    while (at(taken, now) >= TURNS)
    order.push(now)
    taken[now] = at(taken, now) + 1
  }
  return order
}

// ---------------------------------------------------------------- the bag

const TOKENS = 5
const FAILURES = 2
/** FF-11.2 The chance that one of this many Kobold tokens is a success. */
export function fightChance(tokens: number): number {
  let fails = 1
  for (let i = 0; i < Math.min(tokens, TOKENS); i++) fails *= Math.max(0, FAILURES - i) / (TOKENS - i)
  return 1 - fails
}

// ---------------------------------------------------------------- Kobolds

export interface Deed {
  readonly from: SiteNo
  /** Where it would be afterwards. */
  readonly to: SiteNo
  /** The ore it would take, or -1. */
  readonly steals: number
}
/** FF-12.9 What each Kobold would do if they were activated now: an ore is stolen once, the next Kobold walks. */
export function koboldDeeds(t: T): readonly Deed[] {
  const { kobolds } = t.s
  const left = t.s.lying.map((ores) => [...ores])
  const deeds: Deed[] = kobolds.map(({ site }) => ({ from: site, to: site, steals: -1 }))
  const order = kobolds.map((_, i) => i).sort((a, b) => at(kobolds, a).site - at(kobolds, b).site || a - b)
  for (const i of order) {
    const from = at(kobolds, i).site
    const steals = PRECIOUS.find((ore) => at(at(left, from), ore) > 0) ?? -1
    if (steals >= 0) at(left, from)[steals] = at(at(left, from), steals) - 1
    const step = steals >= 0 ? -1 : koboldStep(t, from)
    deeds[i] = { from, to: step < 0 ? from : step, steals }
  }
  return deeds
}

// ---------------------------------------------------------------- forging

export interface Forgeable {
  /** now: at a fire with everything; together: the team carries it all; short: ores are missing; webbed: held by a web. */
  readonly how: 'now' | 'together' | 'short' | 'webbed'
  /** now: where. */
  readonly site: SiteNo
  /** Who carries what is needed, the one with the most first. */
  readonly carriers: readonly Adv[]
  /** Ores missing, by kind. */
  readonly missing: readonly number[]
}
const isFire = (t: T, site: SiteNo): boolean => {
  const lit = t.s.flames.some((flame) => flame.site === site && flame.lit)
  if (site === ENTRANCE) return t.seats > 1 || lit
  return site === FORGE && (lit || t.s.inForce.includes('freeForge'))
}
export function forgeable(t: T, team: number, card: CardId): Forgeable {
  const cost = costOf(t, card)
  const advs = inPlay(t).filter((adv) => teamOfAdv(t, adv) === team)
  const has = (who: readonly Adv[], ore: number): number =>
    who.reduce((sum, adv) => sum + at(pawnOf(t, adv).ore, ore), 0)
  const covers = (who: readonly Adv[]): boolean => cost.every((n, ore) => has(who, ore) >= n)
  const missing = cost.map((n, ore) => Math.max(0, n - has(advs, ore)))
  const useful = (adv: Adv): number => cost.reduce((sum, n, ore) => sum + Math.min(n, at(pawnOf(t, adv).ore, ore)), 0)
  const carriers = advs.filter((adv) => useful(adv) > 0).toSorted((a, b) => useful(b) - useful(a))
  const enough = carriers.findIndex((_, i) => covers(carriers.slice(0, i + 1)))
  const base = { site: -1, carriers: enough < 0 ? carriers : needed(carriers.slice(0, enough + 1), covers), missing }
  if (isWebbedArtifact(t, card) && !advs.some((adv) => isSilkarasTeam(t, adv))) return { ...base, how: 'webbed' }
  for (const site of [FORGE, ENTRANCE]) {
    const here = advs.filter((adv) => siteOf(t, adv) === site)
    if (isFire(t, site) && here.length > 0 && covers(here)) return { ...base, how: 'now', site }
  }
  return { ...base, how: missing.some((n) => n > 0) ? 'short' : 'together' }
}
/** Those without whom it would not do. */
const needed = (who: readonly Adv[], covers: (who: readonly Adv[]) => boolean): readonly Adv[] =>
  who.reduceRight<readonly Adv[]>((kept, adv) => {
    const rest = kept.filter((other) => other !== adv)
    return covers(rest) ? rest : kept
  }, who)
export const teamsApart = (t: T, seat: Seat): number[] =>
  [...new Set(t.s.turns.map((_, other) => teamOf(t, other)))].filter((team) => team !== teamOf(t, seat))
