/** FG-33.3 Leaving: how many zones with enemies lie on the best way to each zone. */
import type { Ways } from '../ground.ts'
import type { ZoneNo } from '../state.ts'

const NO_WAY = 99
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
