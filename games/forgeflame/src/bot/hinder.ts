/** What it is worth to move, mark or rob a figure: good for one's own, bad for the others. */
import { ENDS, ENTRANCE, FORGE } from '../board.ts'
import type { Effect } from '../content/types.ts'
import { carryLimit } from '../figures.ts'
import { carried } from '../ore.ts'
import { type Adv, isSolo, type SiteNo } from '../state.ts'
import { type Figure, isKobold, KOBOLD, pushSites, siteOfFigure, targetsOf } from '../steps/targets.ts'
import type { Scene } from './scene.ts'
import { distances, N } from './ways.ts'

const isMate = (scene: Scene, adv: Adv): boolean => scene.mates.includes(adv)
/** A step nearer to a fire, empty-handed and for each ore carried. */
const NEARER = 0.1
const NEARER_LOADED = 0.14
const HIDDEN = 0.5

function toSource({ t, far }: Scene, site: SiteNo): number {
  let best = 6
  for (let to = 0; to < N; to++) {
    const ores = t.s.lying[to]!
    if (t.s.deposit[to]! >= 0 || ores[0]! + ores[1]! + ores[2]! > 0) best = Math.min(best, far[site * N + to]!)
  }
  return best
}
/** How well an adventurer stands on a site. */
function standing(scene: Scene, adv: Adv, site: SiteNo): number {
  const { t, kobolds } = scene
  const load = carried(t, adv)
  const way = Math.min(8, scene.toFire(site))
  const room = carryLimit(t, adv) - load
  return (
    -way * (NEARER + NEARER_LOADED * load) -
    (room > 0 ? toSource(scene, site) * NEARER * 2 : 0) -
    (kobolds[site]! > 0 ? 0.5 : 0)
  )
}
/** How welcome a Kobold is on a site. */
function lair(scene: Scene, site: SiteNo): number {
  const { t, mates, rivals } = scene
  let sum = site === FORGE || site === ENTRANCE ? -0.5 : 0
  for (const adv of mates) if (t.s.adventurers[adv]!.site === site) sum -= 0.6
  for (const adv of rivals) if (t.s.adventurers[adv]!.site === site) sum += 0.5
  return sum
}
/** What putting a figure on a site brings. */
export function sendWorth(scene: Scene, figure: Figure, to: SiteNo): number {
  const { t } = scene
  const from = siteOfFigure(t, figure)
  if (isKobold(figure)) return lair(scene, to) - lair(scene, from)
  const gain = standing(scene, figure, to) - standing(scene, figure, from) + (t.s.exploration[to]! >= 0 ? HIDDEN : 0)
  return isMate(scene, figure) ? gain : -gain
}
export function bestSite(scene: Scene, figure: Figure, sites: readonly SiteNo[]): { site: SiteNo; worth: number } {
  let best = { site: sites[0] ?? 0, worth: -99 }
  for (const site of sites) {
    const worth = sendWorth(scene, figure, site)
    if (worth > best.worth) best = { site, worth }
  }
  return best
}
function swapWorth(scene: Scene, one: Adv, other: Adv): number {
  const { adventurers } = scene.t.s
  return sendWorth(scene, one, adventurers[other]!.site) + sendWorth(scene, other, adventurers[one]!.site)
}
const cheapest = (scene: Scene, adv: Adv): number => {
  const ore = [0, 1, 2].find((k) => scene.t.s.adventurers[adv]!.ore[k]! > 0)
  return ore === undefined ? -1 : scene.oreWorth[ore]!
}
const dearest = (scene: Scene, adv: Adv): number => {
  const ore = [2, 1, 0].find((k) => scene.t.s.adventurers[adv]!.ore[k]! > 0)
  return ore === undefined ? 0 : scene.oreWorth[ore]!
}
/** In solo a mark makes a Kobold harmless or easy prey. */
function koboldMark(scene: Scene, kobold: number): number {
  const { site } = scene.t.s.kobolds[kobold]!
  const isNear = scene.mates.some((adv) => scene.t.s.adventurers[adv]!.site === site)
  return isSolo(scene.t) ? (isNear ? 1 : 0.3) + (site === FORGE || site === ENTRANCE ? 0.6 : 0) : 0
}
/** What an effect does to one figure, by the acting adventurer. */
export function targetWorth(scene: Scene, adv: Adv, e: Effect, figure: Figure): number {
  const { t } = scene
  const isFoe = !isKobold(figure) && !isMate(scene, figure)
  switch (e.do) {
    case 'attract':
      return sendWorth(scene, figure, t.s.adventurers[adv]!.site)
    case 'push':
      return bestSite(scene, figure, pushSites(t, figure, e.x === 'X' ? carried(t, adv) : e.x)).worth
    case 'place':
      return bestSite(scene, figure, placesFor(scene, figure)).worth
    case 'status':
      if (isKobold(figure)) return koboldMark(scene, figure - KOBOLD)
      return isFoe ? 0.5 + 0.12 * carried(t, figure) : -1
    case 'shock': {
      if (isKobold(figure)) return 0.8
      const ore = cheapest(scene, figure)
      return ore < 0 ? 0 : isFoe ? ore + 0.3 : -ore - 0.5
    }
    case 'heal':
      return isFoe ? -1 : 0.6
    case 'takeCarried':
      return isFoe && carried(t, adv) < carryLimit(t, adv) ? dearest(scene, figure) * 1.8 : 0
    case 'trade':
      return isFoe ? (dearest(scene, figure) - Math.max(0, cheapest(scene, adv))) * 1.8 : 0
    case 'convertCarried':
      return isFoe ? -1 : carried(t, figure) * 3 * scene.oreWorth[0]! - spread(scene, figure)
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
const spread = (scene: Scene, adv: Adv): number =>
  scene.t.s.adventurers[adv]!.ore.reduce((sum, n, ore) => sum + n * scene.oreWorth[ore]!, 0)
function placesFor(scene: Scene, figure: Figure): SiteNo[] {
  const from = siteOfFigure(scene.t, figure)
  return Array.from({ length: N }, (_, site) => site).filter((site) => site !== from)
}
/** The figure that such an effect is best aimed at. */
export function bestTarget(scene: Scene, adv: Adv, e: Effect): { figure: Figure; worth: number } {
  let best = { figure: -1, worth: 0 }
  for (const figure of targetsOf(scene.t, adv, e)) {
    const worth = targetWorth(scene, adv, e, figure)
    if (best.figure < 0 || worth > best.worth) best = { figure, worth }
  }
  return best
}
export function bestSwap(scene: Scene, legal: readonly Adv[]): { one: Adv; other: Adv; worth: number } {
  const { adventurers } = scene.t.s
  let best = { one: legal[0]!, other: legal[1]!, worth: -99 }
  for (const one of legal)
    for (const other of legal) {
      if (other <= one || adventurers[one]!.site === adventurers[other]!.site) continue
      const worth = swapWorth(scene, one, other)
      if (worth > best.worth) best = { one, other, worth }
    }
  return best
}

/** FF-7.3 A passage whose loss makes the others' ways longer and not one's own. */
export function caveInWorth(scene: Scene, passage: number): number {
  const { t, mates, rivals } = scene
  const closed = t.s.caveIn.map((isClosed, i) => isClosed || i === passage)
  const far = distances(closed, false)
  const longer = (adv: Adv) => {
    const { site, ore } = t.s.adventurers[adv]!
    const load = 1 + ore.reduce((a, b) => a + b, 0)
    const nearest = (d: Uint8Array) => Math.min(d[site * N + ENTRANCE]!, d[site * N + FORGE]!)
    const ends = ENDS[passage]!.includes(site) ? 0.3 : 0
    return (Math.min(9, nearest(far)) - Math.min(9, nearest(scene.far)) + ends) * load
  }
  return rivals.reduce((sum, adv) => sum + longer(adv), 0) - mates.reduce((sum, adv) => sum + longer(adv), 0) * 1.2
}
/** The most that a cave-in could do. */
export function bestCaveIn(scene: Scene): number {
  let best = 0
  scene.t.s.caveIn.forEach((isClosed, passage) => {
    if (!isClosed) best = Math.max(best, caveInWorth(scene, passage))
  })
  return best
}
