/** FF-1, FF-6, FF-7: the mine as a graph whose passages cave-ins open and close. */
import { at } from '@emberhall/kernel'
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
export const waysFrom = (site: SiteNo): readonly Way[] => at(WAYS, site)
export const sitesAt = (level: Level): SiteNo[] => sites.flatMap((site, i) => (site.level === level ? [i] : []))
export const burrows = (mark: Burrow): SiteNo[] => sites.flatMap((site, i) => (site.burrow === mark ? [i] : []))
export const isNumbered = (site: SiteNo): boolean => site !== ENTRANCE && site !== FORGE

/** FF-1.6, FF-7.2 Joined by a passage without a cave-in, whatever kind of passage; never to itself. */
export function isAdjacent(t: T, a: SiteNo, b: SiteNo): boolean {
  for (const way of waysFrom(a)) if (way.to === b && !t.s.caveIn[way.passage]) return true
  return false
}
const FAR = 99
/** FF-1.7 Passages between a site and every other one; 99 where there is no way. */
export function distancesFrom(t: T, site: SiteNo): number[] {
  const far = new Array<number>(SITES.length).fill(FAR)
  far[site] = 0
  const queue = [site]
  for (let i = 0; i < queue.length; i++) {
    const here = at(queue, i)
    const next = at(far, here) + 1
    for (const way of waysFrom(here)) {
      if (t.s.caveIn[way.passage] || at(far, way.to) < FAR) continue
      far[way.to] = next
      queue.push(way.to)
    }
  }
  return far
}
/** The ways that lead a passage nearer, in the order of the board. */
function nearer(t: T, far: readonly number[], from: SiteNo): Way[] {
  const next = at(far, from) - 1
  return waysFrom(from)
    .filter((way) => !t.s.caveIn[way.passage] && far[way.to] === next)
    .toSorted((a, b) => a.to - b.to)
}
/** FF-27.13 The first passage of a shortest way; of several next sites the first in the order of the board. Null: no way, or there already. */
export function firstStep(t: T, from: SiteNo, to: SiteNo): Way | null {
  const far = distancesFrom(t, to)
  if (far[from] === 0 || at(far, from) >= FAR) return null
  return at(nearer(t, far, from), 0)
}

/** FF-6.3 Adventurers only. */
export function crowd(t: T, site: SiteNo): number {
  let n = 0
  for (const adv of t.s.adventurers) if (adv.seat >= 0 && adv.site === site) n++
  return n
}
export const hasRoom = (t: T, site: SiteNo): boolean => crowd(t, site) < at(CAPACITY, site)
/** FF-6.4 More adventurers than fit: somebody is only passing through. */
export const isOverfull = (t: T, site: SiteNo): boolean => crowd(t, site) > at(CAPACITY, site)

const RANK: Readonly<Record<Level, number>> = { II: 0, I: 1, III: 2, entrance: 3, forge: 0 }
const rank = (site: SiteNo): number => RANK[at(LEVEL, site)]
/**
 * FF-12.6, FF-12.7 The next site of a Kobold on its shortest way to the Forge, -1 if it stays (FF-12.8): ways through a level II
 * site first, then by the level of the next site, then by its number.
 */
export function koboldStep(t: T, site: SiteNo): SiteNo {
  const far = distancesFrom(t, FORGE)
  if (far[site] === 0 || at(far, site) >= FAR) return -1
  const nexts = (from: SiteNo) => nearer(t, far, from).map((way) => way.to)
  const passesII = (from: SiteNo): boolean => LEVEL[from] === 'II' || nexts(from).some(passesII)
  const all = nexts(site)
  const kept = all.filter(passesII)
  const steps = kept.length > 0 ? kept : all
  const [first = -1] = steps.toSorted((a, b) => rank(a) - rank(b) || a - b)
  return first
}
