import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { S } from '../src/state.ts'
import { acting } from './acting.ts'
import { lines } from './asking.ts'
import { leaving } from './naming.ts'
import { type Scene, scene, thingNo, Z } from './scene.ts'
import type { Objective, Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const A: Token = { kind: 'exit', id: 'exitA', zone: 'd1', letter: 'A' }
const carries =
  (...tokens: readonly [id: string, hero: number][]) =>
  (s: S) => {
    for (const [id, hero] of tokens) s.objects[thingNo(s, id)]!.hero = hero
  }
const out: Scene['heroes'] = { mercenary: { at: 'd2' }, shaman: { at: 'd2' } }

test('FG-34.1 all objectives met is a success, one missing a failure that tells how many were met', () => {
  const both = leaving({ scene: 'c2', enemies: [], heroes: out })
    .set(carries(['o1', 0], ['o2', 1]))
    .begin()
  both.answer(0, 'exit:1').over('won').logged('verdict', ['won', 'c2'])
  const one = leaving({ scene: 'c2', enemies: [], heroes: out })
    .set(carries(['o1', 0]))
    .begin()
  one.answer(0, 'exit:1').over('lost').logged('verdict', ['lost', 'c2'])
  expect(lines(one, 'objective')).toEqual(['objective c2.1 met', 'objective c2.2 missed'])
  expect(one.state.objectives.map(({ done }) => done)).toEqual([true, false])
})
test('FG-34.2 what was collected stays with the group even if all have fallen', () => {
  const ground: Scene['ground'] = { tokens: [A, { kind: 'gem', id: 'g1', zone: 'b1', gem: 'red' }] }
  const t = acting({
    ground,
    heroes: { mercenary: { pool: ['move.yellow'], health: 1, items: { pack2: 'lucky-coin' } }, shaman: { health: 0 } },
    enemies: [{ enemy: 'guard-dog', at: 'c1' }],
  })
  t.answer(0, 'move:b1:move.yellow')
  expect(t.state.gold).toBe(3)
  t.answer(0, 'end').over('lost')
  expect([t.state.gold, t.state.heroes[0]!.slots[3]!.item >= 0]).toEqual([3, true])
})
describe('in a campaign', () => {
  const ford = (heroes: Scene['heroes'] = { mercenary: { at: 'c1' }, shaman: { at: 'c1' } }) =>
    scene({ scene: 'c1', enemies: [], heroes, options: { play: 'campaign', until: 'end' } }).agenda('leave')
  test('FG-34.3 a fight of the main story that is won gives a victory point', () => {
    const won = ford()
      .set(carries(['o1', 0]))
      .begin()
    expect(won.logged('victory', [1]).state.victory).toBe(1)
    const lost = ford().begin()
    lost.logged('verdict', ['lost', 'c1']).notLogged('victory', ['*'])
    expect(lost.state.victory).toBe(0)
  })
  test('FG-34.3 one of a side quest gives none', () => {
    const side = ford()
      .set((s) => {
        carries(['o1', 0])(s)
        s.sceneMain = false
      })
      .begin()
    expect(side.logged('verdict', ['won', 'c1']).state.victory).toBe(0)
  })
})
describe('kinds of objectives', () => {
  const judged = (objective: Objective, heroes: Scene['heroes'] = out, set: (s: S) => void = () => undefined) =>
    leaving({
      ground: {
        tokens: [
          A,
          { kind: 'exit', id: 'exitB', zone: 'd3', letter: 'B' },
          { kind: 'objective', id: 'o1', zone: 'c1' },
          { kind: 'device', id: 'lamp1', zone: 'a1' },
          { kind: 'device', id: 'lamp2', zone: 'a1' },
        ],
        objectives: [objective],
      },
      heroes,
      enemies: [{ enemy: 'recruit', at: 'a3', tag: 'captain', gone: true }],
    })
      .set(set)
      .top(Z.corruptionDeck, ['doubt', 'tremor'])
      .begin()

      .answer(0, 'exit:0').match.outcome
  test('FG-34.4 collect: somebody who left standing carries the token', () => {
    expect(judged({ kind: 'collect', token: 'o1' }, out, carries(['o1', 0]))).toBe('won')
    expect(judged({ kind: 'collect', token: 'o1' })).toBe('lost')
    const falls = leaving({
      ground: {
        rows: 1,
        tokens: [A, { kind: 'objective', id: 'o1', zone: 'a1' }],
        objectives: [{ kind: 'collect', token: 'o1' }],
      },
      heroes: { mercenary: { at: 'c1', health: 1 }, shaman: { at: 'd1' } },
      enemies: [{ enemy: 'recruit', at: 'c1' }],
    })
      .set(carries(['o1', 0]))
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    expect(falls.logged('leaves', ['shaman', 1]).match.outcome).toBe('lost')
  })
  test('FG-34.4 interact and defeat: at any moment of the scene', () => {
    const lit = (n: number) => (s: S) => {
      for (const id of ['lamp1', 'lamp2'].slice(0, n)) s.objects[thingNo(s, id)]!.done = true
    }
    const lamps: Objective = { kind: 'interact', tokens: ['lamp1', 'lamp2'] }
    expect(judged(lamps, { mercenary: { health: 0 }, shaman: { at: 'd1' } }, lit(2))).toBe('won')
    expect(judged(lamps, out, lit(1))).toBe('lost')
    expect(judged({ kind: 'defeat', tag: 'captain' })).toBe('won')
    expect(judged({ kind: 'defeat', tag: 'captain' }, out, (s) => void (s.enemies[0]!.gone = false))).toBe('lost')
    expect(judged({ kind: 'defeat', tag: 'captain' }, out, (s) => void (s.enemies[0]!.fled = true))).toBe('lost')
  })
  test('FG-34.4 exit: by that one, with at least one hero on its feet', () => {
    expect(judged({ kind: 'exit', letters: ['A'] })).toBe('won')
    expect(judged({ kind: 'exit', letters: ['B'] })).toBe('lost')
  })
  test('FG-34.4 survive: one hero, or as many as it says', () => {
    const one: Scene['heroes'] = { mercenary: { health: 0 }, shaman: { at: 'd1' } }
    expect(judged({ kind: 'survive' }, one)).toBe('won')
    expect(judged({ kind: 'survive', heroes: 2 }, one)).toBe('lost')
    expect(judged({ kind: 'survive', heroes: 2 })).toBe('won')
  })
  test('FG-34.4 escort: the ally was not lost', () => {
    const sefa = (isOut: boolean) => (s: S) => void (s.ally = { id: 0, escort: 0, dice: [], red: 0, out: isOut })
    expect(judged({ kind: 'escort' }, out, sefa(false))).toBe('won')
    expect(judged({ kind: 'escort' }, out, sefa(true))).toBe('lost')
  })
})
