import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { ADVENTURERS, type O } from '../src/index.ts'
import type { Playing } from './acting.ts'
import { adv, forgeflame, Z } from './scene.ts'

afterEach(allDone)

const recruiting = (seats: number, options: Partial<O> = {}) =>
  fromSetup(forgeflame, { seats, options: { recruitment: 'draft', firstPlayer: 0, ...options } }).begin()
/** Who takes how many, step by step, when everybody takes the first on offer. */
function steps(t: Playing): [seat: number, n: number][] {
  const taken: [number, number][] = []
  for (;;) {
    const [seat = -1, ...others] = t.match.waiting()
    const ask = t.match.askOf(seat)!
    if (ask.def.name !== 'recruit') return taken
    expect([ask.def.rule, ask.max, others]).toEqual(['FF-3.7', ask.min, []])
    t.answer(seat, t.options(seat).slice(0, ask.min))
    taken.push([seat, ask.min])
  }
}
const teamSizes = (t: Playing) =>
  Array.from({ length: t.match.seats }, (_, seat) => t.state.adventurers.filter((one) => one.seat === seat).length)

describe('the draft', () => {
  test('WE-10 FF-3.1 FF-3.4 two players: 1, 2, 2, 1', () => {
    const t = recruiting(2)
    expect(steps(t)).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 1],
    ])
    expect(teamSizes(t)).toEqual([3, 3])
  })
  test('WE-10 FF-3.2 FF-3.4 three players: 1, 1, 2, 1, 2, 1, 1', () => {
    const t = recruiting(3, { extra: true })
    expect(steps(t)).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
      [1, 1],
      [0, 2],
      [1, 1],
      [2, 1],
    ])
    expect(teamSizes(t)).toEqual([3, 3, 3])
  })
  test('WE-10 FF-3.3 FF-3.4 four players: 1, 1, 1, 2, 1, 1, 1', () => {
    const t = recruiting(4)
    expect(steps(t)).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
      [2, 1],
      [1, 1],
      [0, 1],
    ])
    expect(teamSizes(t)).toEqual([2, 2, 2, 2])
  })
  test('FF-3.5 the pool is what the table has chosen', () => {
    const sizes = [{}, { extra: true }, { expansion: true }, { extra: true, expansion: true }]
    expect(sizes.map((options) => recruiting(2, options).options(0).length)).toEqual([9, 11, 11, 13])
    const core = recruiting(2)
    core.refuses(0, ['recruit:vaelindra'], 'FF-3.7')
    core.refuses(0, ['recruit:greedy'], 'FF-3.7')
    recruiting(2, { extra: true }).offers(0, 'recruit:vaelindra').lacks(0, 'recruit:greedy')
  })
  test('FF-3.5 the last pick is made without asking when one is left', () => {
    const t = recruiting(3)
    expect(steps(t)).toHaveLength(6)
    expect(teamSizes(t)).toEqual([3, 3, 3])
    expect(t.state.adventurers[adv('silkara')]!.seat).toBe(2)
  })
  test('FF-3.7 seats count from the First Player', () => {
    const t = recruiting(3, { firstPlayer: 1, extra: true })
    expect(steps(t).map(([seat]) => seat)).toEqual([1, 2, 0, 2, 1, 2, 0])
  })
  test('FF-3.7 FF-2.3 openly, from those still free', () => {
    const t = recruiting(2).answer(0, ['recruit:granit'])
    t.logged('recruited', [0], -1).lacks(1, 'recruit:granit').blocks(1, 'recruit:granit', 'FF-2.3')
    expect(t.state.adventurers[adv('granit')]!.seat).toBe(0)
    t.answer(1, ['recruit:nobz', 'recruit:molly'])
    expect(t.options(0)).toHaveLength(6)
  })
  test('FF-2.3 FF-3.1 FF-3.7 answers that do not fit are refused', () => {
    const t = recruiting(2)
    expect(t.refusal(1, ['recruit:granit'], 'FF-3.7').map((w) => w.code)).toEqual(['notAsked'])
    t.refuses(0, ['recruit:granit', 'recruit:nobz'])
    t.answer(0, ['recruit:granit'])
    t.refuses(1, ['recruit:granit', 'recruit:nobz'], 'FF-2.3')
    t.refuses(1, ['recruit:nobz'])
    t.refuses(1, ['recruit:nobz', 'recruit:nobz'])
    t.refuses(1, ['recruit:nobz', 'recruit:molly', 'recruit:ogmul'])
    t.refuses(1, [])
    t.refuses(0, ['recruit:nobz', 'recruit:molly'])
  })
})

describe('without the draft', () => {
  test('FF-3.6 FF-2.3 free choice: who comes first takes the adventurer', () => {
    const t = recruiting(2, { recruitment: 'free' }).waitsFor(0, 1)
    t.answer(1, 'recruit:granit').waitsFor(0, 1)
    t.refuses(0, 'recruit:granit', 'FF-2.3')
    t.answer(1, 'recruit:nobz').answer(1, 'recruit:molly').waitsFor(0)
    t.answer(0, 'recruit:ogmul').answer(0, 'recruit:flyna')
    t.refuses(1, 'recruit:silkara')
    t.answer(0, 'recruit:silkara').asked(0, 'card')
    expect(teamSizes(t)).toEqual([3, 3])
  })
  test('FF-3.6 at random: dealt in turn from the First Player, nobody is asked', () => {
    const table = { seats: 2, options: { recruitment: 'random', firstPlayer: 1 } } as const
    const t = fromSetup(forgeflame, table).roll('recruit', [8], [0], [6], [1], [0], [0]).begin()
    const team = (seat: number) => ADVENTURERS.filter((_, i) => t.state.adventurers[i]!.seat === seat)
    expect(team(1)).toEqual(['mogrimur', 'ogmul', 'silkara'])
    expect(team(0)).toEqual(['granit', 'nobz', 'korgain'])
    t.asked(1, 'card')
    expect(t.zone(Z.hand)).toHaveLength(5)
  })
})
