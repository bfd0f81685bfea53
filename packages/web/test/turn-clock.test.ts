/** When a turn may close by itself. */
import { botOf, decide } from '@emberhall/bots'
import { fateforge } from '@emberhall/fateforge'
import { forgeflame } from '@emberhall/forgeflame'
import { Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { expect, test } from 'vitest'
import { type Asked, onlyCloses } from '../src/table/asked.ts'

/** What could be answered each time that the turn only waited to be closed, and whether that closed it. */
function waits(module: GameModule, isClosed: (before: Match, after: Match) => boolean): [string[], boolean][] {
  const found: [string[], boolean][] = []
  for (let seed = 1; seed < 5; seed++) {
    const match = Match.start(module.game, { seats: 2, seed, options: module.quickOptions(2) })
    const fate = new Fate(seed)
    for (let answers = 0; answers < 400 && !match.isOver; answers++) {
      const seat = match.waiting()[0]!
      const ask = match.askOf(seat)!
      const before = match.fork()
      match.play(seat, decide(match, seat, botOf(module, 'random'), fate))
      if (onlyCloses(module, { ask } as Asked))
        found.push([ask.options.map((option) => module.game.words.print(option)), isClosed(before, match)])
    }
  }
  return found
}
const each = <T>(found: readonly T[]): T[] => [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]

test('a turn of Forgeflame or Fateforge only waits to be closed when nothing else can be done', () => {
  const flames = waits(forgeflame as unknown as GameModule, (before, after) => {
    const turns = (match: Match): number[] => (match.table.s as unknown as { turns: number[] }).turns
    return before.isOver || after.isOver || String(turns(before)) !== String(turns(after))
  })
  expect(flames.length).toBeGreaterThan(5)
  expect(each(flames.map(([words]) => words))).toEqual([['stop']])
  expect(flames.some(([, isClosed]) => isClosed)).toBe(true)
  const fights = waits(fateforge as unknown as GameModule, (before, after) => {
    const acting = (match: Match): number => (match.table.s as unknown as { acting: number }).acting
    return acting(before) !== acting(after) || after.table.s.agenda.length !== before.table.s.agenda.length
  })
  expect(each(fights)).toEqual([[['end'], true]])
})
test('nothing in Kinfire Delve waits to be closed', () => {
  expect(waits(kinfireDelve as unknown as GameModule, () => true)).toEqual([])
})
