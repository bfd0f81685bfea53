/** FF-1, FF-6, FF-7: the mine as a graph whose passages cave-ins open and close. */
import { BOARD } from './content/board.ts'
import type { Burrow, Level } from './content/types.ts'
import { SITES, type SiteNo, type T } from './state.ts'

const { sites, passages } = BOARD
const NO_LIMIT = 99
export const LEVEL: readonly Level[] = sites.map((site) => site.level)
export const CAPACITY: readonly number[] = sites.map((site) => site.capacity ?? NO_LIMIT)
export const ENTRANCE: SiteNo = LEVEL.indexOf('entrance')
export const FORGE: SiteNo = LEVEL.indexOf('forge')
/** FF-1.1 The sites of level I, II and III. */
export const NUMBERED: readonly SiteNo[] = sites.flatMap((site, i) =>
  site.capacity !== null && site.level !== 'forge' ? [i] : [],
)
export const DIFFICULT: readonly boolean[] = passages.map((passage) => passage.difficult)
export const ENDS: readonly (readonly [SiteNo, SiteNo])[] = passages.map(({ from, to }) => [
  SITES.indexOf(from),
  SITES.indexOf(to),
])
export interface Way {
  readonly to: SiteNo
  readonly passage: number
}
/** The ways out of each site. */
export const WAYS: readonly (readonly Way[])[] = sites.map((_, site) =>
  ENDS.flatMap(([a, b], passage) => {
    if (a === site) return [{ to: b, passage }]
    return b === site ? [{ to: a, passage }] : []
  }),
)
export const sitesAt = (level: Level): SiteNo[] => sites.flatMap((site, i) => (site.level === level ? [i] : []))
export const burrows = (mark: Burrow): SiteNo[] => sites.flatMap((site, i) => (site.burrow === mark ? [i] : []))
export const isNumbered = (site: SiteNo): boolean => site !== ENTRANCE && site !== FORGE

/** FF-1.6, FF-7.2 Joined by a passage without a cave-in, whatever kind of passage; never to itself. */
export function isAdjacent(t: T, a: SiteNo, b: SiteNo): boolean {
  const ways = WAYS[a]!
  for (let i = 0; i < ways.length; i++) if (ways[i]!.to === b && !t.s.caveIn[ways[i]!.passage]) return true
  return false
}
const FAR = 99
/** FF-1.7 Passages between a site and every other one; 99 where there is no way. */
export function distancesFrom(t: T, site: SiteNo): number[] {
  const far = new Array<number>(SITES.length).fill(FAR)
  far[site] = 0
  const queue = [site]
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!
    for (const way of WAYS[here]!) {
      if (t.s.caveIn[way.passage] || far[way.to]! < FAR) continue
      far[way.to] = far[here]! + 1
      queue.push(way.to)
    }
  }
  return far
}
/** FF-27.13 The first passage of a shortest way; of several next sites the first in the order of the board. Null: no way, or there already. */
export function firstStep(t: T, from: SiteNo, to: SiteNo): Way | null {
  const far = distancesFrom(t, to)
  if (far[from] === 0 || far[from]! >= FAR) return null
  const steps = WAYS[from]!.filter((way) => !t.s.caveIn[way.passage] && far[way.to] === far[from]! - 1)
  return steps.toSorted((a, b) => a.to - b.to)[0]!
}

/** FF-6.3 Adventurers only. */
export function crowd(t: T, site: SiteNo): number {
  const { adventurers } = t.s
  let n = 0
  for (let i = 0; i < adventurers.length; i++) if (adventurers[i]!.seat >= 0 && adventurers[i]!.site === site) n++
  return n
}
export const hasRoom = (t: T, site: SiteNo): boolean => crowd(t, site) < CAPACITY[site]!
/** FF-6.4 More adventurers than fit: somebody is only passing through. */
export const isOverfull = (t: T, site: SiteNo): boolean => crowd(t, site) > CAPACITY[site]!

const RANK: Readonly<Record<Level, number>> = { II: 0, I: 1, III: 2, entrance: 3, forge: 0 }
/**
 * FF-12.6, FF-12.7 The next site of a Kobold on its shortest way to the Forge, -1 if it stays (FF-12.8): ways through a level II
 * site first, then by the level of the next site, then by its number.
 */
export function koboldStep(t: T, site: SiteNo): SiteNo {
  const far = distancesFrom(t, FORGE)
  if (far[site] === 0 || far[site]! >= FAR) return -1
  const nexts = (from: SiteNo) =>
    WAYS[from]!.filter((way) => !t.s.caveIn[way.passage] && far[way.to] === far[from]! - 1).map((way) => way.to)
  const passesII = (from: SiteNo): boolean => LEVEL[from] === 'II' || nexts(from).some(passesII)
  const all = nexts(site)
  const kept = all.filter(passesII)
  const steps = kept.length > 0 ? kept : all
  return steps.toSorted((a, b) => RANK[LEVEL[a]!] - RANK[LEVEL[b]!] || a - b)[0]!
}
