/** Plays the tables that a game wants to know about, each in a thread; the game counts what happens. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { botOf, playOut } from '@emberhall/bots'
import { at, Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { everyLine } from './run.ts'
import type { Plan, Progress } from './simulate.ts'
import { type Asked, type Scene, type StudyLine, type StudyTable, sumUp, type Tables } from './study/index.ts'

export async function playTable(module: GameModule, study: Tables, table: StudyTable): Promise<object> {
  const { seats, options, from, to, seed, bots } = table
  const found = study.none(seats)
  const factsOf = await module.facts()
  for (let i = from; i < to; i++) {
    const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(i + 1, 0x85ebca6b)) >>> 0
    const names = Array.from({ length: seats }, (_, seat) => at(bots, Math.min((seat + i) % seats, bots.length - 1)))
    const players = names.map((name) => botOf(module, name))
    const follower = study.follow(found, table)
    let scene: Scene | null = { seats, options }
    for (let luck = own; scene !== null; luck = (luck + 1) >>> 0) {
      const match = Match.start(module.game, { ...scene, seed: luck })
      const decisions = playOut(match, players, new Fate(luck ^ 0x5bd1e995), {
        answered: (state) => follower.answered?.(state),
      })
      const state = match.table.s
      const log = everyLine(match)
      follower.ended({ state, log, facts: factsOf(state, log), decisions, bots: names })
      scene = follower.next?.() ?? null
    }
  }
  return found
}
export async function tablesPage(
  module: GameModule,
  study: Tables,
  asked: Asked,
  workers: Plan['workers'] = availableParallelism(),
  onProgress: (label: string, progress: Progress) => void = () => undefined,
): Promise<string> {
  const tables = study.tables(asked)
  const found: object[] = []
  const games = tables.reduce((sum, { from, to }) => sum + to - from, 0)
  let done = 0
  let next = 0
  const work = async (): Promise<void> => {
    while (next < tables.length) {
      const place = next++
      const table = at(tables, place)
      found[place] = await (workers <= 1 ? playTable(module, study, table) : onThread(module.game.id, table))
      done += table.to - table.from
      onProgress(table.label, { done, games, wins: 0 })
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work))
  return study.page(linesOf(study, tables, found), asked)
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
function onThread(game: string, table: StudyTable): Promise<object> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./tablesWorker.ts', import.meta.url), { workerData: { game, table } })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
