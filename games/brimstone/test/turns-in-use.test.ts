/** The end of a turn, places that are as good as each other, and what changes hands. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { beyondGate } from './beyond.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const item = (id: string): number => names.items.indexOf(id)
const type = (id: string): number => names.enemies.indexOf(id)

describe('the end of a turn', () => {
  test('SB-6.8 the posse orders what happens at the end of a turn', () => {
    const t = beyondGate({ heroes: [{ at: [2, 6] }, { at: [3, 6], down: 1, wounds: 13 }] }, { 0: [3, 2] })
      .agenda('endTurn')
      .roll('fate', faces(1))
      .roll('willpower', faces(1))
      .begin()
    t.asked(0, 'turnEnd').offersExactly(0, ['turnEnd:world', 'turnEnd:fallen'])
    t.answer(0, 'turnEnd:world').asked(0, 'recover')
    expect(t.state.heroes[0]!.harm).toBe(1)
    const other = beyondGate({ heroes: [{ at: [2, 6] }, { at: [3, 6], down: 1, wounds: 13 }] }, { 0: [3, 2] })
      .agenda('endTurn')
      .begin()
    other.answer(0, 'turnEnd:fallen').asked(0, 'recover')
    expect(other.state.heroes[0]!.harm).toBe(0)
  })
  test('SB-40.5 SB-6.8 with the fallen up before the powder draws somebody, or after', () => {
    const due = () =>
      scene({
        options: { mission: 'mi-powder' },
        heroes: [{ at: [2, 6] }, { at: [3, 6], down: 1, wounds: 13 }],
        set: (s) => void Object.assign(s, { quiet: 2, isQuiet: true }),
      })
        .agenda('endTurn')
        .top(Z.threatLow, ['th-low-2'])
    const t = due().begin()
    t.asked(0, 'turnEnd').answer(0, 'turnEnd:mission')
    expect([t.state.enemies.length, t.state.heroes[1]!.down]).toEqual([2, 1])
    const up = due().roll('chart', faces(3, 4)).roll('recover', faces(6, 6)).begin()
    up.answer(0, 'turnEnd:fallen').answer(0, 'getUp')
    expect([up.state.enemies.length, up.state.heroes[1]!.down]).toEqual([2, 0])
  })
  test('SB-40.5 what was meant for a finale is for the next Ambush of the run', () => {
    const t = scene({
      options: { mission: 'mi-powder' },
      heroes: [{ at: [2, 2] }],
      set: (s) => Object.assign(s, { quiet: 2, isQuiet: true, finaleElite: 1, charges: 3, stage: 'after' }),
    })
      .agenda('endTurn')
      .top(Z.threatLow, ['th-low-2'])
      .roll('elite', faces(1))
      .begin()
    expect(t.state.fight.elite[type('en-tentacle')]).toBe(1)
  })
})

describe('places that are as good as each other', () => {
  test('SB-25.5 the posse says where an enemy stops among equal squares', () => {
    const t = scene({ heroes: [{ at: [2, 8], class: 'cl-rancher' }], enemies: [{ type: 'en-tentacle', at: [2, 2] }] })
      .agenda('foes', type('en-tentacle'))
      .afterwards('activate')
      .begin()
    t.asked(0, 'enemySquare')
    const [, second] = t.options(0)
    t.answer(0, second!)
    expect(t.state.enemies[0]!.at).toBe(Number(second!.split(':')[1]))
  })
  test('SB-25.2 SB-25.5 out of habit it takes the first', () => {
    const { habits } = game.def
    expect(habits?.['enemyOrder']?.([7, 8], {} as never)).toBe(7)
  })
})

test('SB-17.9 things change hands in the activation of whoever gets them too, if the other wants', () => {
  const t = acting({
    seats: 2,
    heroes: [{ at: [2, 6] }, { at: [3, 6], items: ['gr-rope'], bag: ['whisky'] }],
  }).begin()
  t.answer(0, 'askFor:1').asked(1, 'trade').answer(1, 'give:0:0').asked(0, 'act')
  expect(t.state.heroes.map(({ items }) => items.map((held) => held.item))).toEqual([[item('gr-rope')], []])
  t.answer(0, 'askFor:1').answer(1, 'done').asked(0, 'act')
  const alone = acting({ heroes: [{ at: [2, 6] }, { at: [3, 6], items: ['pi-ring'] }] }).begin()
  alone.lacks(0, ['askFor:1'])
})
test('SB-13.8 SB-30.12 what joins the finale comes from the world of its room', () => {
  const t = beyondGate({ heroes: [{ at: [2, 6] }, { at: [3, 6] }], set: (s) => void (s.clues = 1) }, { 0: [3, 2] })
    .set((s, card) => void (s.tiles[2]!.token = card('xt-1', Z.tokens)))
    .zone(Z.dreadStack, ['gd-reinforcements'])
    .top(Z.threatOther, ['th-glass-1', 'th-glass-3'])
    .agenda('explore')
    .begin()
  t.logged('threat', ['th-glass-1']).logged('threat', ['th-glass-3'])
  expect(t.luck().filter((line) => line.startsWith('hero'))).toEqual([])
})
