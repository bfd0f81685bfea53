/** What holds for every game that is looked ahead in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decide, position } from '@emberhall/bots'
import { Fate, fits, Match } from '@emberhall/kernel'
import { gameFolder, loadGames } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { twinsOf } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { mindOf, think } from '../src/index.ts'

const FEW = { rollouts: 12, turns: 1 }
/** A game under way, played plainly. */
function underWay(module: GameModule, seats: number, decisions: number, seed: number): Match {
  const match = Match.start(module.game, { seats, seed, options: module.quickOptions(seats) })
  const plain = { name: 'heuristic', brain: module.brains['heuristic']! }
  const fate = new Fate(seed)
  for (let i = 0; i < decisions && !match.isOver; i++) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, plain, fate))
  }
  return match
}
function thoughtAt(module: GameModule, match: Match, seat: number) {
  const mind = mindOf(module, match.options, match.seats)!
  return think(mind, position(match, seat, match.askOf(seat)!, new Fate(7)), FEW)
}

for (const module of await loadGames()) {
  const { id } = module.game
  describe(`looking ahead in ${id}`, () => {
    test('is looked ahead in at its quick table, and answers what is allowed', () => {
      let weighed = 0
      for (let seed = 1; seed <= 3; seed++) {
        const match = underWay(module, 2, 10 + 15 * seed, seed)
        if (match.isOver) continue
        const seat = match.waiting()[0]!
        const ask = match.askOf(seat)!
        if (ask.kind === 'fate') continue
        const thought = thoughtAt(module, match, seat)
        expect(fits(ask, thought.answer)).toBe(true)
        for (const { answer, chance } of thought.weighed) {
          expect(fits(ask, answer)).toBe(true)
          expect(chance).toSatisfy((x: number) => x >= 0 && x <= 1)
        }
        weighed += thought.weighed.length
      }
      expect(weighed).toBeGreaterThan(1)
    })
    test('what a seat cannot know changes nothing in its thoughts', () => {
      let compared = 0
      for (let seed = 1; seed <= 6 && compared < 2; seed++) {
        const match = underWay(module, 2, 8 + 9 * seed, seed)
        if (match.isOver) continue
        const seat = match.waiting()[0]!
        const { plain, mixed } = twinsOf(match, seat, seed + 1000)
        if (!plain.waiting().includes(seat) || !mixed.waiting().includes(seat)) continue
        if (plain.askOf(seat)!.kind === 'fate') continue
        expect(thoughtAt(module, mixed, seat)).toEqual(thoughtAt(module, plain, seat))
        compared++
      }
      expect(compared).toBeGreaterThan(0)
    })
    test('what was learned is of this content, small, calibrated, and used at every table that it was learned at', () => {
      let bytes = 0
      for (const { file, tables, values } of module.outlook!.judgements ?? []) {
        bytes += readFileSync(join(gameFolder(id), 'src', 'bot', file), 'utf8').length
        for (const { seats, options } of tables) {
          const match = Match.start(module.game, { seats, options })
          expect(mindOf(module, match.options, seats)!.judgement?.file).toBe(file)
        }
        const positions = values.check.reduce((sum, [, , n]) => sum + n, 0)
        const off = values.check.reduce((sum, [foretold, came, n]) => sum + Math.abs(foretold - came) * n, 0)
        expect(off / positions).toBeLessThan(0.05)
      }
      expect(bytes).toBeLessThan(40_000)
    })
  })
}
