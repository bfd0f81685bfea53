/** What it is worth to move, mark or rob a figure: good for one's own, bad for the others. */
import { DIFFICULT, ENDS, ENTRANCE, FORGE } from '../board.ts'
import type { Effect } from '../content/types.ts'
import { carryLimit } from '../figures.ts'
import { carried, total } from '../ore.ts'
import { type Adv, isSolo, type SiteNo } from '../state.ts'
import { type Figure, isKobold, KOBOLD, pushSites, siteOfFigure, targetsOf } from '../steps/targets.ts'
import type { Survey } from './survey.ts'
import { distances, N } from './ways.ts'

const isMate = (survey: Survey, adv: Adv): boolean => survey.mates.includes(adv)
/** A step nearer to a fire, empty-handed and for each ore carried. */
const NEARER = 0.1
const NEARER_LOADED = 0.14
const HIDDEN = 0.5

function toSource({ t, far }: Survey, site: SiteNo): number {
  let best = 6
  for (let to = 0; to < N; to++) {
    const ores = t.s.lying[to]!
    if (t.s.deposit[to]! >= 0 || ores[0]! + ores[1]! + ores[2]! > 0) best = Math.min(best, far[site * N + to]!)
  }
  return best
}
/** How well an adventurer stands on a site. */
function standing(survey: Survey, adv: Adv, site: SiteNo): number {
  const { t, kobolds } = survey
  const load = carried(t, adv)
  const way = Math.min(8, survey.toFire(site))
  const room = carryLimit(t, adv) - load
  return (
    -way * (NEARER + NEARER_LOADED * load) -
    (room > 0 ? toSource(survey, site) * NEARER * 2 : 0) -
    (kobolds[site]! > 0 ? 0.5 : 0)
  )
}
/** How welcome a Kobold is on a site. */
function lair(survey: Survey, site: SiteNo): number {
  const { t, mates, rivals } = survey
  let sum = site === FORGE || site === ENTRANCE ? -0.5 : 0
  for (const adv of mates) if (t.s.adventurers[adv]!.site === site) sum -= 0.6
  for (const adv of rivals) if (t.s.adventurers[adv]!.site === site) sum += 0.5
  return sum
}
/** What putting a figure on a site brings. */
export function sendWorth(survey: Survey, figure: Figure, to: SiteNo): number {
  const { t } = survey
  const from = siteOfFigure(t, figure)
  if (isKobold(figure)) return lair(survey, to) - lair(survey, from)
  const gain = standing(survey, figure, to) - standing(survey, figure, from) + (t.s.exploration[to]! >= 0 ? HIDDEN : 0)
  return isMate(survey, figure) ? gain : -gain
}
export function bestSite(survey: Survey, figure: Figure, sites: readonly SiteNo[]): { site: SiteNo; worth: number } {
  let best = { site: sites[0] ?? 0, worth: -99 }
  for (const site of sites) {
    const worth = sendWorth(survey, figure, site)
    if (worth > best.worth) best = { site, worth }
  }
  return best
}
function swapWorth(survey: Survey, one: Adv, other: Adv): number {
  const { adventurers } = survey.t.s
  return sendWorth(survey, one, adventurers[other]!.site) + sendWorth(survey, other, adventurers[one]!.site)
}
const cheapest = (survey: Survey, adv: Adv): number => {
  const ore = [0, 1, 2].find((k) => survey.t.s.adventurers[adv]!.ore[k]! > 0)
  return ore === undefined ? -1 : survey.oreWorth[ore]!
}
const dearest = (survey: Survey, adv: Adv): number => {
  const ore = [2, 1, 0].find((k) => survey.t.s.adventurers[adv]!.ore[k]! > 0)
  return ore === undefined ? 0 : survey.oreWorth[ore]!
}
/** In solo a mark makes a Kobold harmless or easy prey. */
function koboldMark(survey: Survey, kobold: number): number {
  const { site } = survey.t.s.kobolds[kobold]!
  const isNear = survey.mates.some((adv) => survey.t.s.adventurers[adv]!.site === site)
  return isSolo(survey.t) ? (isNear ? 1 : 0.3) + (site === FORGE || site === ENTRANCE ? 0.6 : 0) : 0
}
/** What an effect does to one figure, by the acting adventurer. */
export function targetWorth(survey: Survey, adv: Adv, e: Effect, figure: Figure): number {
  const { t } = survey
  const isFoe = !isKobold(figure) && !isMate(survey, figure)
  switch (e.do) {
    case 'attract':
      return sendWorth(survey, figure, t.s.adventurers[adv]!.site)
    case 'push':
      return bestSite(survey, figure, pushSites(t, figure, e.x === 'X' ? carried(t, adv) : e.x)).worth
    case 'place':
      return bestSite(survey, figure, placesFor(survey, figure)).worth
    case 'status':
      if (isKobold(figure)) return koboldMark(survey, figure - KOBOLD)
      return isFoe ? 0.5 + 0.12 * carried(t, figure) : -1
    case 'shock': {
      if (isKobold(figure)) return 0.8
      const ore = cheapest(survey, figure)
      return ore < 0 ? 0 : isFoe ? ore + 0.3 : -ore - 0.5
    }
    case 'heal':
      return isFoe ? -1 : 0.6
    case 'takeCarried':
      return isFoe && carried(t, adv) < carryLimit(t, adv) ? dearest(survey, figure) * 1.8 : 0
    case 'trade':
      return isFoe ? (dearest(survey, figure) - Math.max(0, cheapest(survey, adv))) * 1.8 : 0
    case 'convertCarried':
      return isFoe ? -1 : carried(t, figure) * 3 * survey.oreWorth[0]! - spread(survey, figure)
    case 'discardFrom':
      return isFoe ? 0.7 : -0.7
    case 'web':
      return isFoe ? 0.4 + 0.15 * carried(t, figure) : -1
    case 'delegate':
      return 0.5
    default:
      return 0
  }
}
/** What is carried now, in points. */
const spread = (survey: Survey, adv: Adv): number =>
  survey.t.s.adventurers[adv]!.ore.reduce((sum, n, ore) => sum + n * survey.oreWorth[ore]!, 0)
function placesFor(survey: Survey, figure: Figure): SiteNo[] {
  const from = siteOfFigure(survey.t, figure)
  return Array.from({ length: N }, (_, site) => site).filter((site) => site !== from)
}
/** The figure that such an effect is best aimed at. */
export function bestTarget(survey: Survey, adv: Adv, e: Effect): { figure: Figure; worth: number } {
  let best = { figure: -1, worth: 0 }
  for (const figure of targetsOf(survey.t, adv, e)) {
    const worth = targetWorth(survey, adv, e, figure)
    if (best.figure < 0 || worth > best.worth) best = { figure, worth }
  }
  return best
}
export function bestSwap(survey: Survey, legal: readonly Adv[]): { one: Adv; other: Adv; worth: number } {
  const { adventurers } = survey.t.s
  let best = { one: legal[0]!, other: legal[1]!, worth: -99 }
  for (const one of legal)
    for (const other of legal) {
      if (other <= one || adventurers[one]!.site === adventurers[other]!.site) continue
      const worth = swapWorth(survey, one, other)
      if (worth > best.worth) best = { one, other, worth }
    }
  return best
}

/** FF-7.3 A passage whose loss makes the others' ways longer and not one's own. */
export function caveInWorth(survey: Survey, passage: number): number {
  const { mates, rivals } = survey
  const far = farWithout(survey, passage)
  let [theirs, own] = [0, 0]
  for (let i = 0; i < rivals.length; i++) theirs += longer(survey, rivals[i]!, passage, far)
  for (let i = 0; i < mates.length; i++) own += longer(survey, mates[i]!, passage, far)
  return theirs - own * 1.2
}
function longer({ t, far }: Survey, adv: Adv, passage: number, after: Uint8Array): number {
  const { site, ore } = t.s.adventurers[adv]!
  const [a, b] = ENDS[passage]!
  const ends = site === a || site === b ? 0.3 : 0
  return (toBase(after, site) - toBase(far, site) + ends) * (1 + total(ore))
}
const toBase = (far: Uint8Array, site: SiteNo): number => Math.min(9, far[site * N + ENTRANCE]!, far[site * N + FORGE]!)
/** How far everything is once a passage is closed: no farther, where no shortest way to entrance or Forge leads through it. */
function farWithout({ t, far }: Survey, passage: number): Uint8Array {
  const [a, b] = ENDS[passage]!
  const { caveIn } = t.s
  const isOnWay = far[a * N + ENTRANCE] !== far[b * N + ENTRANCE] || far[a * N + FORGE] !== far[b * N + FORGE]
  if (caveIn[passage] || DIFFICULT[passage] || !isOnWay) return far
  return distances(caveIn.with(passage, true))
}
/** The most that a cave-in could do. */
export function bestCaveIn(survey: Survey): number {
  let best = 0
  survey.t.s.caveIn.forEach((isClosed, passage) => {
    if (!isClosed) best = Math.max(best, caveInWorth(survey, passage))
  })
  return best
}
