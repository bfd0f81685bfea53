/** Ways over the board, for heroes and for those they push. */
import type { Ways } from '../ground.ts'
import { stands } from '../heroes.ts'
import type { T, ZoneNo } from '../state.ts'

const NO_WAY = 99
/** FG-33.3 Leaving: how many zones with enemies lie on the best way to each zone. */
export function harmOnTheWay({ near }: Ways, from: ZoneNo, isHeld: (zone: ZoneNo) => boolean): number[] {
  const harm = new Array<number>(near.length).fill(NO_WAY)
  harm[from] = isHeld(from) ? 1 : 0
  const open = [from]
  for (let i = 0; i < open.length; i++)
    for (const next of near[open[i]!]!) {
      const total = harm[open[i]!]! + (isHeld(next) ? 1 : 0)
      if (total >= harm[next]!) continue
      harm[next] = total
      open.push(next)
    }
  return harm
}
/** FG-40.1 Away from everybody. */
export function leastCrowded({ s }: T, zones: readonly ZoneNo[]): ZoneNo {
  const crowd = (zone: ZoneNo) => s.heroes.filter((hero) => stands(hero) && hero.zone === zone).length
  return zones.reduce((least, zone) => (crowd(zone) < crowd(least) ? zone : least))
}
