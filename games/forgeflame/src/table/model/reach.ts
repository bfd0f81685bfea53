/** How far an adventurer gets, with the rules of the Move: Flight, cave-ins, webs and room (FF-6, FF-7). */
import { at } from '@emberhall/kernel'
import { hasRoom, waysFrom } from '../../board.ts'
import { isWebbed, siteOf } from '../../figures.ts'
import type { Adv, SiteNo, T } from '../../state.ts'
import { whyClosed } from '../../steps/move.ts'

interface Journey {
  /** Moves it takes. */
  readonly cost: number
  /** The sites on the way, the goal last. */
  readonly path: readonly SiteNo[]
}
export type Reach = ReadonlyMap<SiteNo, Journey>

interface Leg extends Journey {
  /** Tokens that would be turned up on the way: of two equal ways, the quieter one. */
  readonly tokens: number
}
/** Every site with room within this many Moves, by a shortest way; full sites are crossed (FF-6.5). */
export function reachOf(t: T, adv: Adv, moves: number): Reach {
  const reach = new Map<SiteNo, Journey>()
  const from = siteOf(t, adv)
  if (isWebbed(t, adv)) return reach
  const seen = new Set([from])
  let edge = new Map<SiteNo, Leg>([[from, { cost: 0, path: [], tokens: 0 }]])
  for (let cost = 1; cost <= moves && edge.size > 0; cost++) {
    const next = new Map<SiteNo, Leg>()
    for (const [here, leg] of edge)
      for (const way of waysFrom(here)) {
        if (seen.has(way.to) || whyClosed(t, adv, way) !== null) continue
        const known = next.get(way.to)
        const tokens = leg.tokens + (here !== from && at(t.s.exploration, here) >= 0 ? 1 : 0)
        if (known === undefined || tokens < known.tokens)
          next.set(way.to, { cost, path: [...leg.path, way.to], tokens })
      }
    for (const [site, leg] of next) {
      seen.add(site)
      if (hasRoom(t, site)) reach.set(site, { cost, path: leg.path })
    }
    edge = next
  }
  return reach
}
