import { Fate, Match, NUMBER, type Option, pack, verbOf } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { V } from '../src/questions.ts'
import { game } from './scene.ts'

/** Random answers, except that nobody flees: that would end every game before it has begun. */
function playOut(match: ReturnType<typeof start>, fate: Fate): number {
  let answers = 0
  for (; !match.isOver && answers < 20_000; answers++) {
    const { seat, kind, min, max, options } = match.asks()[0]!
    const open = options.filter((option) => verbOf(option) !== V.flee && verbOf(option) !== V.turnBack)
    if (kind === 'number') match.play(seat, pack(NUMBER, min + fate.below(max - min + 1)))
    else if (kind === 'one') match.play(seat, open[fate.below(open.length)]!)
    else match.play(seat, several(open, kind === 'some' ? min + fate.below(max - min + 1) : open.length, fate))
  }
  return answers
}
function several(options: readonly Option[], n: number, fate: Fate): Option[] {
  const left = [...options]
  return Array.from({ length: n }, () => left.splice(fate.below(left.length), 1)[0]!)
}
const start = (seats: number, seed: number, options: object) =>
  Match.start(game, { seats, seed, record: false, options: { ...options } })

test.each([1, 2, 3, 4, 5, 6])('random Adventures of %i heroes come to an end', (seats) => {
  for (let seed = 1; seed <= 3; seed++) {
    const match = start(seats, seed, { odds: 'even' })
    expect(playOut(match, new Fate(seed))).toBeLessThan(20_000)
    expect(match.table.s.outcome).not.toBe('none')
  }
})
test.each(game.book.content.missions.map(({ id }) => id))(
  '%s comes to an end with everything switched on',
  (mission) => {
    for (let seed = 1; seed <= 3; seed++) {
      const match = start(2, seed, {
        mission,
        mode: 'advanced',
        odds: 'gentle',
        posse: 3,
        advancedEncounters: true,
        dangerousDynamite: true,
        darknessPasses: true,
        fixedMove: seed % 2 === 0,
        hardcore: seed === 3 ? 'on' : 'off',
      })
      expect(playOut(match, new Fate(seed))).toBeLessThan(20_000)
      expect(match.table.s.outcome).not.toBe('none')
    }
  },
)
