/** How somebody stands at a game, from what they have finished. */
import { plus, type Tally } from '@emberhall/ui'
import type { Result } from '../storage/results.ts'

export interface Standing {
  readonly game: string
  readonly played: number
  readonly won: number
  /** The largest of all that count. */
  readonly best: number | null
  readonly exploits: readonly string[]
  readonly luck: Tally
}
const NO_LUCK: Tally = { got: 0, due: 0, variance: 0 }

export function standingAt(game: string, results: readonly Result[]): Standing {
  const own = results.filter((result) => result.game === game)
  const counted = own.flatMap(({ best }) => (best === null ? [] : [best]))
  return {
    game,
    played: own.length,
    won: own.filter(({ isWon }) => isWon).length,
    best: counted.length === 0 ? null : Math.max(...counted),
    exploits: [...new Set(own.flatMap(({ exploits }) => exploits))],
    luck: own.map(({ luck }) => luck).reduce(plus, NO_LUCK),
  }
}
