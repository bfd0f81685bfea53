/** A game told afterwards in chapters: its rounds, turns or days. */
import type { LogLine } from '@emberhall/kernel'

export interface Chapter {
  /** The name of the line it begins with, and the number in it. */
  readonly what: string
  readonly no: number
  readonly lines: readonly LogLine[]
}
/** The log cut where a line of one of these names begins a chapter. */
export function chaptersOf(log: readonly LogLine[], beginnings: readonly string[]): readonly Chapter[] {
  const chapters: { what: string; no: number; lines: LogLine[] }[] = []
  for (const line of log)
    if (beginnings.includes(line.what)) chapters.push({ what: line.what, no: Number(line.args[0]), lines: [] })
    else chapters.at(-1)?.lines.push(line)
  return chapters
}
/** Chapters in which something of this happened, with nothing else in them. */
export const worthTelling = (chapters: readonly Chapter[], worth: ReadonlySet<string>): readonly Chapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(({ what }) => worth.has(what)) }))
    .filter(({ lines }) => lines.length > 0)
