/** What happens in whole chapters, added up. */
import { count, type Ended, type Follower } from '@emberhall/lab/study'
import { at, type LogLine } from '@emberhall/kernel'
import { taintedGrail } from '../module.ts'
import { members, sizeOf } from '../parties.ts'
import type { S } from '../state.ts'

/** Sums over all times that somebody met an encounter alone. */
interface Met {
  times: number
  won: number
  rounds: number
  health: number
}
export interface ChapterTally {
  chapters: number
  won: number
  days: Record<string, number>
  decisions: Record<string, number>
  figures: Record<string, number>
  /** By encounter and character, of whoever was alone in it. */
  encounters: Record<string, Met>
  /** Chapters in which a card, a verse, an event or an option was met, by its name. */
  met: Record<string, number>
}
export const emptyChapters = (): ChapterTally => ({
  chapters: 0,
  won: 0,
  days: {},
  decisions: {},
  figures: {},
  encounters: {},
  met: {},
})
export const metBy = (encounter: string, character: string): string => `${encounter} ${character}`

/** Every encounter is noted as it goes by. */
export function following(tally: ChapterTally): Follower<S> {
  let now: { key: string; c: number; health: number; rounds: number } | null = null
  return {
    answered: (s) => {
      const { phase, party, round, card } = s.encounter
      if (phase !== 'none' && card >= 0) {
        if (now === null && sizeOf(party) === 1) now = beginOf(s, card, at(members(party), 0))
        if (now !== null) now.rounds = round
      } else if (now !== null) {
        close(tally, now, s)
        now = null
      }
    },
    ended: (chapter) => countChapter(tally, chapter),
  }
}
function beginOf(s: S, card: number, c: number) {
  const { names } = taintedGrail.game.book
  const key = metBy(at(taintedGrail.game.faceKeys, at(s.faces, card)), at(names.characters, c))
  return { key, c, health: at(s.characters, c).health, rounds: 0 }
}
function close(
  tally: ChapterTally,
  {
    key,
    c,
    health,
    rounds,
  }: { readonly key: string; readonly c: number; readonly health: number; readonly rounds: number },
  s: S,
): void {
  const sum = (tally.encounters[key] ??= { times: 0, won: 0, rounds: 0, health: 0 })
  sum.times++
  if (s.encounter.result === 'won') sum.won++
  sum.rounds += rounds
  sum.health += Math.max(0, health - at(s.characters, c).health)
}
function countChapter(tally: ChapterTally, { state, log, facts, decisions }: Ended<S>): void {
  tally.chapters++
  if (facts.outcome === 'win') tally.won++
  count(tally.days, facts.turns)
  count(tally.decisions, decisions)
  for (const [name, value] of Object.entries(facts.figures)) count(tally.figures, name, value)
  // What lies on the table from the beginning is told of by nobody.
  const lying = state.tableSecrets.map((no) => at(taintedGrail.game.book.names.secrets, no))
  for (const name of new Set([...namesIn(log), ...lying])) count(tally.met, name)
}
/** Whatever a chapter has told of, once each. */
function namesIn(log: readonly LogLine[]): Set<string> {
  const words = log.flatMap(({ args }) =>
    args.map((arg) => (typeof arg === 'object' ? arg.face : typeof arg === 'string' ? arg : null)),
  )
  return new Set(words.filter((word) => word !== null))
}
