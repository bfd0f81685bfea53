/** The page of a game that counts at its tables itself: all of them are played, and what belongs together is added up. */
import { at } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import type { Crew } from './crew.ts'
import type { Progress } from './simulate.ts'
import { type Asked, type StudyLine, type StudyTable, sumUp, type Tables } from './study/index.ts'

export async function tablesPage(
  { game: { id, contentHash } }: GameModule,
  study: Tables,
  asked: Asked,
  crew: Crew,
  onProgress: (label: string, progress: Progress) => void,
): Promise<string> {
  const tables = study.tables(asked)
  const games = tables.reduce((sum, { from, to }) => sum + to - from, 0)
  let done = 0
  const play = async (table: StudyTable): Promise<object> => {
    const found = await crew.do({ game: id, content: contentHash, task: { kind: 'table', table } })
    done += table.to - table.from
    onProgress(table.label, { done, games, wins: 0 })
    return found
  }
  return study.page(linesOf(study, tables, await Promise.all(tables.map(play))), asked)
}
function linesOf(study: Tables, tables: readonly StudyTable[], found: readonly object[]): StudyLine[] {
  const lines = new Map<string, StudyLine>()
  tables.forEach(({ part, label, seats }, i) => {
    const key = `${part} ${label}`
    const line = lines.get(key) ?? { part, label, seats, found: study.none(seats) }
    sumUp(line.found, at(found, i))
    lines.set(key, line)
  })
  return [...lines.values()]
}
