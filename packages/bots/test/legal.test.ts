import { type Ask, Fate, fits, Match, NUMBER, pack, RuleFault } from '@emberhall/kernel'
import { friends } from '@emberhall/roster/kinds'
import { configsOf } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { random } from '@emberhall/minds'
import { botNames, botOf, botOrPlain, playOut } from '../src/index.ts'

const { game } = friends

function ask(parts: Partial<Ask>): Ask {
  const def = { name: 'question', code: 0, rule: '' }
  return { seat: 0, def, kind: 'one', min: 1, max: 1, sides: [], options: [], blocked: [], answer: null, ...parts }
}
/** How often each answer comes in this many tries. */
function spreadOf(question: Ask, tries: number): Map<string, number> {
  const fate = new Fate(11)
  const counts = new Map<string, number>()
  for (let i = 0; i < tries; i++) {
    const answer = random({ ask: question, random: (n) => fate.below(n) })
    expect(fits(question, answer)).toBe(true)
    const key = String(answer)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

describe('random gives every legal answer, each with the same chance', () => {
  const options = [pack(20, 1), pack(20, 2), pack(20, 3), pack(20, 4)]
  const cases: [string, Ask, number][] = [
    ['one', ask({ options }), 4],
    ['number', ask({ kind: 'number', min: 2, max: 6 }), 5],
    ['fate', ask({ kind: 'fate', sides: [2, 3], min: 2, max: 2 }), 6],
    ['order', ask({ kind: 'order', options: options.slice(0, 3), min: 3, max: 3 }), 6],
    ['some', ask({ kind: 'some', options, min: 0, max: 4 }), 16],
    ['some of a size', ask({ kind: 'some', options, min: 1, max: 2 }), 10],
    ['split', ask({ kind: 'split', options: options.slice(0, 3), min: 2, max: 2 }), 6],
  ]
  for (const [name, question, answers] of cases)
    test(`${name}: all ${answers}`, () => {
      const counts = spreadOf(question, answers * 400)
      expect(counts.size).toBe(answers)
      for (const n of counts.values()) expect(n).toSatisfy((x: number) => x > 280 && x < 530)
    })
  test('a number is answered with the number', () => {
    expect(random({ ask: ask({ kind: 'number', min: 3, max: 3 }), random: () => 0 })).toBe(pack(NUMBER, 3))
  })
})

describe('every bot plays every table to its end', () => {
  // Those who look ahead take their time: they play whole games in the package that does.
  for (const name of botNames(friends).filter((bot) => bot !== 'strong' && bot !== 'master'))
    test(`the ${name} bot`, { timeout: 60_000 }, () => {
      const configs = configsOf(friends)
      expect(new Set(configs.map((c) => c.seats))).toEqual(
        new Set(Array.from({ length: game.def.seats.max }, (_, i) => i + 1)),
      )
      for (const [i, { seats, options }] of configs.entries()) {
        for (const ownDice of [false, true]) {
          const match = Match.start(game, { seats, options, seed: i, ownDice })
          // playOut throws at the first answer that the question does not allow.
          playOut(
            match,
            Array.from({ length: seats }, () => botOf(friends, name)),
            new Fate(i),
          )
          expect(match.isOver).toBe(true)
        }
      }
    })
})

test('an answer that is not allowed is a mistake of the bot, by name', () => {
  const match = Match.start(game, { seats: 1, seed: 1 })
  const cheat = { name: 'cheat', brain: () => pack(8, 7, 7) }
  expect(() => playOut(match, [cheat], new Fate(1))).toThrow(RuleFault)
  expect(() => playOut(match, [cheat], new Fate(1))).toThrow(/"cheat" answers ".*" to "\w+"/)
})
test('a game that does not end runs out of its budget', () => {
  const match = Match.start(game, { seats: 1, seed: 1 })
  expect(() => playOut(match, [botOf(friends, 'random')], new Fate(1), { budget: 3 })).toThrow(/not over after 3/)
})

test('a level that is not there is refused by name, and played plainly where a table has it already', () => {
  expect(() => botOf(friends, 'grandmaster')).toThrow(/grandmaster.*there are: .*strong/)
  for (const name of ['grandmaster', '', null]) expect(botOrPlain(friends, name).name).toBe(botNames(friends)[0])
  expect(botOrPlain(friends, 'strong').name).toBe('strong')
})
