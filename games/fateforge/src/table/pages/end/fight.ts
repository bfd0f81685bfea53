/** A fight told from its log: how it went, who did what in it, and when it turned. */
import type { LogLine } from '@emberhall/kernel'
import { type Chapter, chaptersOf, worthTelling } from '@emberhall/ui/ending'
import type { HeroId } from '../../../content/types.ts'
import { wordIn } from '../model/told.ts'

export interface FightTale {
  readonly isWon: boolean
  /** The line that says so. */
  readonly verdict: LogLine
  readonly met: readonly LogLine[]
  readonly missed: readonly LogLine[]
  readonly fell: readonly LogLine[]
  /** When it turned: the round, and the lines that tell of it. */
  readonly turn: { readonly round: number; readonly lines: readonly LogLine[] } | null
  readonly rounds: readonly Chapter[]
}
export interface HeroDeeds {
  readonly dealt: number
  readonly felled: number
  readonly suffered: number
  readonly raised: number
}
/** Lines of a fight that one would tell somebody who was not there. */
const WORTH = new Set(['defeated', 'fled', 'down', 'revived', 'allyOut', 'opened', 'pickedUp', 'exploited', 'leaves'])
const isBlow = ({ what }: LogLine): boolean => what === 'struck' || what === 'shot'
const number = ({ args }: LogLine, i: number): number => Number(args[i])

/** The line that decided the last fight; -1: none was. */
export const verdictIn = (log: readonly LogLine[]): number => log.findLastIndex(({ what }) => what === 'verdict')

/** The last fight that was decided; null: there was none. */
export function fightTale(log: readonly LogLine[]): FightTale | null {
  const end = verdictIn(log)
  const start = log.slice(0, Math.max(0, end)).findLastIndex(({ what }) => what === 'fight')
  const verdict = log[end]
  if (verdict === undefined || start < 0) return null
  const isWon = wordIn(verdict) === 'won'
  const rounds = chaptersOf(log.slice(start, end), ['round'])
  const fought = rounds.flatMap(({ lines }) => lines)
  const told = log.slice(start, end + 1)
  const objectives = told.filter(({ what }) => what === 'objective')
  return {
    isWon,
    verdict,
    met: objectives.filter((line) => wordIn(line, 1) === 'met'),
    missed: objectives.filter((line) => wordIn(line, 1) !== 'met'),
    fell: fought.filter(({ what }) => what === 'down'),
    turn: isWon ? bestBlow(rounds) : firstFall(rounds),
    rounds: worthTelling(rounds, WORTH),
  }
}
/** The hardest blow that felled somebody. */
function bestBlow(rounds: FightTale['rounds']): FightTale['turn'] {
  let best: { round: number; lines: LogLine[]; n: number } | null = null
  for (const { no: round, lines } of rounds)
    for (const [i, blow] of lines.entries()) {
      if (!isBlow(blow)) continue
      const next = lines.slice(i + 1).findIndex(isBlow)
      const after = lines.slice(i + 1, next < 0 ? undefined : i + 1 + next)
      const falls = after.filter(({ what, args }) => what === 'defeated' && args[0] === blow.args[1])
      const n = number(blow, 2)
      if (falls.length > 0 && n > (best?.n ?? 0)) best = { round, lines: [blow, ...falls], n }
    }
  return best
}
function firstFall(rounds: FightTale['rounds']): FightTale['turn'] {
  for (const { no: round, lines } of rounds) {
    const fall = lines.find(({ what }) => what === 'down')
    if (fall !== undefined) return { round, lines: [fall] }
  }
  return null
}

/** What one hero did in all fights of a match. */
export function deedsOf(log: readonly LogLine[], hero: HeroId): HeroDeeds {
  const deeds = { dealt: 0, felled: 0, suffered: 0, raised: 0 }
  let acting = ''
  for (const line of log) {
    if (line.what === 'turn') acting = wordIn(line)
    else if (line.what === 'turnEnds' || line.what === 'enemyTurns' || line.what === 'reactions') acting = ''
    if (line.what === 'defeated' && acting === hero) deeds.felled++
    if (wordIn(line) !== hero) continue
    if (isBlow(line)) deeds.dealt += number(line, 2)
    else if (line.what === 'hurt' || line.what === 'poisoned') deeds.suffered += number(line, 1)
    else if (line.what === 'revived') deeds.raised++
  }
  return deeds
}
