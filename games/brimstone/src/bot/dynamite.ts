/** Dynamite: where it would do most, and what that is worth. */
import { type Answer, aOf, at } from '@emberhall/kernel'
import { blastCells } from '../queries/blast.ts'
import { boardOf, squaresOf, standing } from '../queries/ground.ts'
import { throwCells } from '../steps/dynamite.ts'
import type { Cell, HeroNo, T } from '../state.ts'
import { chance, leftOf, toHitOf } from './odds.ts'
import { best, heroNo, type Seen } from './seen.ts'

/** What a stick that bounces still does. */
const BOUNCED = 0.45

/** Expected Wounds to enemies with a stick aimed at a square, less those to heroes near it. */
function aimWorth(t: T, h: HeroNo, cell: Cell): number {
  const blast = blastCells(t, cell)
  let wounds = 0
  for (let e = 0; e < t.s.enemies.length; e++)
    if (squaresOf(t, e).some((square) => blast.includes(square))) wounds += Math.min(3.5, leftOf(t, e))
  if (wounds === 0) return 0
  const hits = chance(toHitOf(t, h, true))
  const near = new Set(blast.flatMap((square) => at(boardOf(t).near, square)))
  const own = standing(t).reduce((sum, other) => {
    const { at: where } = heroNo(t, other)
    return sum + (blast.includes(where) ? 9 : near.has(where) ? (1 - hits) * 1.5 : 0)
  }, 0)
  return wounds * (hits + (1 - hits) * BOUNCED) - own
}
export function throwWorth(t: T, h: HeroNo): number {
  if (t.s.enemies.length < 2) return 0
  return Math.max(0, ...throwCells(t, h).map((cell) => aimWorth(t, h, cell)))
}
export function chooseAim({ t, ask }: Seen): Answer {
  return best(ask.options, (option) => aimWorth(t, t.s.about.hero, aOf(option)))
}
