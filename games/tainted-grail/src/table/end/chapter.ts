/** A chapter told from its log: what everybody did, what was found and learned, and when it turned. */
import type { LogLine } from '@emberhall/kernel'
import { type Part, partsOf } from './encounter.ts'

export interface ChapterPart extends Part {
  readonly explored: number
  readonly travelled: number
}
export function chapterParts(log: readonly LogLine[]): readonly ChapterPart[] {
  return partsOf(log).map((part) => {
    const times = (what: string): number => timesIn(log, what, part.who)
    return { ...part, explored: times('explores'), travelled: times('travels') }
  })
}
const timesIn = (log: readonly LogLine[], what: string, who?: string): number =>
  log.filter((line) => line.what === what && (who === undefined || line.args[0] === who)).length

const GAINED = { quests: 'questDone', items: 'item', secrets: 'secret', cards: 'learned', skills: 'skill' } as const
/** What was brought home, as often as it came. */
export const gainedIn = (log: readonly LogLine[]): ReadonlyMap<keyof typeof GAINED, number> =>
  new Map((Object.keys(GAINED) as (keyof typeof GAINED)[]).map((kind) => [kind, timesIn(log, GAINED[kind])]))

/** The most telling first. */
const TURNS = {
  won: [['graceGiven'], ['saved'], ['questDone'], ['encounterWon', 'talkWon']],
  lost: [['noMenhir'], ['died'], ['menhirOut'], ['dying', 'mad']],
} as const
/** The last of what brought it about, before the deed with which it ended; null: nothing of the kind happened. */
export function turnOf(
  log: readonly LogLine[],
  outcome: 'won' | 'lost',
): { readonly day: number | null; readonly line: LogLine } | null {
  const end = outcome === 'won' ? log.findLastIndex(({ what }) => what === 'acts') : log.length
  const before = log.slice(0, Math.max(0, end))
  for (const kinds of TURNS[outcome]) {
    const i = before.findLastIndex(({ what }) => kinds.some((kind) => kind === what))
    const line = before[i]
    if (line === undefined) continue
    const day = before.slice(0, i).findLast(({ what }) => what === 'dawn' || what === 'day')
    return { day: day === undefined ? null : Number(day.args[0]), line }
  }
  return null
}
