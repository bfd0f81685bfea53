/** What is told when a game is over: its turning points by round, and who did the most of what. */
import type { LogLine } from '@emberhall/kernel'
import { type Chapter, chaptersOf, worthTelling } from '@emberhall/ui/ending'

const POINTS = new Set(['forged', 'crowned', 'totemFound', 'overrun', 'event', 'ended'])
/** Rounds in which something happened that is worth telling. */
export const roundsOf = (log: readonly LogLine[]): readonly Chapter[] =>
  worthTelling(chaptersOf(log, ['round']), POINTS)

/** When it turned: the last artifact that those forged who won; null: they forged none. */
export function turnOf(
  log: readonly LogLine[],
  winners: readonly number[],
): { readonly round: number; readonly line: LogLine } | null {
  const all = roundsOf(log).flatMap(({ no: round, lines }) => lines.map((line) => ({ round, line })))
  return all.findLast(({ line: { what, args } }) => what === 'forged' && winners.includes(Number(args[0]))) ?? null
}
/** What the mine took: ore that Kobolds stole, fights that were lost, artifacts that imps made away with. */
export function costsOf(log: readonly LogLine[]): Readonly<Record<'stolen' | 'beaten' | 'removed', number>> {
  const count = (is: (line: LogLine) => boolean): number => log.filter(is).length
  return {
    stolen: count(({ what }) => what === 'stolen'),
    beaten: count(({ what, args }) => what === 'fought' && !(args[1] as string).startsWith('success')),
    removed: count(({ what }) => what === 'artifactRemoved'),
  }
}

/** Of each deed the lines that count, and where in them the adventurer stands. */
const DEEDS = {
  fighter: (line: LogLine) => line.what === 'fought' && (line.args[1] as string).startsWith('success'),
  digger: (line: LogLine) => line.what === 'dug',
  carrier: (line: LogLine) => line.what === 'picked',
  explorer: (line: LogLine) => line.what === 'explored',
  walker: (line: LogLine) => line.what === 'moved',
} as const
type DeedName = keyof typeof DEEDS
export interface Hero {
  readonly deed: DeedName
  readonly adventurer: string
  readonly n: number
}
const NAMES = Object.keys(DEEDS) as DeedName[]
const SHOWN = 4
/** The best of each deed; nobody is praised twice as long as somebody else can be. */
export function heroesOf(log: readonly LogLine[]): readonly Hero[] {
  const heroes: Hero[] = []
  for (const deed of NAMES) {
    const counts = new Map<string, number>()
    for (const line of log) {
      const [who] = line.args
      if (typeof who === 'string' && DEEDS[deed](line)) counts.set(who, (counts.get(who) ?? 0) + 1)
    }
    const ranked = [...counts].toSorted((a, b) => b[1] - a[1])
    const best = ranked.find(([who]) => !heroes.some((hero) => hero.adventurer === who)) ?? ranked[0]
    if (best !== undefined) heroes.push({ deed, adventurer: best[0], n: best[1] })
  }
  return heroes.slice(0, SHOWN)
}
