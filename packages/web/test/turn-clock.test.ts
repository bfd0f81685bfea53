/** When a turn may close by itself. */
import { loadGames } from '@emberhall/roster'
import { hiders, rivals } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { type Asked, onlyCloses } from '../src/table/asked.ts'

/** What could be answered each time that the turn only waited to be closed, and whether that closed it. */
function waits(module: GameModule): { readonly words: readonly string[]; readonly isClosed: boolean }[] {
  const found: ReturnType<typeof waits> = []
  for (let seed = 1; seed < 5; seed++) {
    const match = Match.start(module.game, { seats: 2, seed, options: module.quickOptions(2) })
    const fate = new Fate(seed)
    for (let answers = 0; answers < 400 && !match.isOver; answers++) {
      const seat = match.waiting()[0]!
      const ask = match.askOf(seat)!
      match.play(seat, decide(match, seat, botOf(module, 'random'), fate))
      if (!onlyCloses(module, { ask } as Asked)) continue
      const next = match.askOf(seat)
      const isClosed = next?.def.name !== ask.def.name || next.answer !== null
      found.push({ words: ask.options.map((option) => module.game.words.print(option)), isClosed })
    }
  }
  return found
}
const games = await loadGames()
const closing = games.filter(({ turnEnd }) => turnEnd !== undefined)

test.each(closing)('a turn of $game.id only waits to be closed when nothing else can be done', (module) => {
  const others = waits(module).filter(({ words }) => words.join() !== module.turnEnd!.answer)
  expect(others).toEqual([])
})
test.each([rivals, hiders])('a turn of $game.id does wait to be closed, and is', (module) => {
  expect(waits(module).some(({ isClosed }) => isClosed)).toBe(true)
})
test.each(games.filter((game) => !closing.includes(game)))('nothing in $game.id waits to be closed', (module) => {
  expect(waits(module)).toEqual([])
})
