import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { atRound, enemiesAct, health, type Playing } from './acting.ts'
import { lines, namedBy } from './asking.ts'
import { type Scene, scene } from './scene.ts'

afterEach(allDone)

const GUARD_AND_ROGUE: Scene['heroes'] = { 'sylvan-guard': {}, rogue: {} }
/** All dice are rolled; the order is to be set. */
function ordering(wanted: Scene): Playing {
  return scene(wanted).agenda('order').begin().asked(0, 'order')
}
const told = (t: Playing): string[] => t.log(0).filter((line) => /^(turn |reactions|enemyTurns|upkeep)/.test(line))

test('FG-24.1 the slot of the reactions is told as the round begins', () => {
  expect(CONTENT.scenes[0]).toMatchObject({ id: 'c1', slots: [1, 0, 1] })
  const slots = (round: number) => lines(atRound({ ground: { slots: [1, 0, 1] }, round }).begin(), 'round')
  expect([slots(0), slots(1), slots(2)]).toEqual([['round 1 6 1'], ['round 2 6 0'], ['round 3 6 1']])
  const never = atRound({ ground: { slots: [2] } }).begin()
  expect([never.state.reactionSlot, lines(never, 'round')]).toEqual([1, ['round 1 6 1']])
  const drawn = atRound({ ground: { slots: [] } })
    .roll('slot', [1])
    .begin()
  expect(drawn.state.reactionSlot).toBe(1)
})
test('FG-24.1 FG-24.2 WE-6 Sylvan Guard, reactions, Rogue, enemies', () => {
  const t = ordering({ heroes: GUARD_AND_ROGUE, slot: 1 }).offersExactly(0, ['order:12', 'order:21'])
  t.answer(0, 'order:12').answer(0, 'end').answer(1, 'end')
  expect(told(t)).toEqual(['turn sylvan-guard', 'reactions', 'turn rogue', 'enemyTurns', 'upkeep 1'])
})
test('FG-24.2 the players choose the order of the heroes', () => {
  const t = ordering({ heroes: GUARD_AND_ROGUE, slot: 0 })
    .answer(0, 'order:21')
    .logged('ordered', ['rogue sylvan-guard'])
  t.answer(1, 'end').answer(0, 'end')
  expect(told(t)).toEqual(['reactions', 'turn rogue', 'turn sylvan-guard', 'enemyTurns', 'upkeep 1'])
  const three = ordering({ heroes: { 'sylvan-guard': {}, rogue: {}, lord: {} } })
  expect(namedBy(three, 'order').toSorted()).toEqual(['123', '132', '213', '231', '312', '321'])
  three.refuses(0, 'order:12', 'FG-24.2')
})
test('FG-24.3 who has reacted acts again in the enemy turns', () => {
  const t = ordering({
    heroes: { 'sylvan-guard': {}, mercenary: { at: 'd3' } },
    enemies: [{ enemy: 'guard-dog', at: 'a1' }],
  }).answer(0, 'order:12')
  t.answer(0, 'end').answer(1, 'end')
  expect([lines(t, 'foeStrikes').length, health(t, 'sylvan-guard')[0]]).toEqual([2, 5])
})
test('FG-24.4 heroes further left draw more attacks', () => {
  const struck = (order: Scene['order']) => {
    const t = enemiesAct({
      heroes: { 'sylvan-guard': {}, mercenary: {} },
      order,
      enemies: [{ enemy: 'assassin', at: 'a1' }],
    } as Scene).begin()
    return lines(t, 'hurt')
  }
  expect(struck(['sylvan-guard', 'mercenary'])).toEqual(['hurt sylvan-guard 2'])
  expect(struck(['mercenary', 'sylvan-guard'])).toEqual(['hurt mercenary 2'])
})
test('FG-24.5 who is down when the order is set has no tile, and the slot fits the tiles', () => {
  const t = ordering({ heroes: { 'sylvan-guard': {}, rogue: { health: 0 }, lord: {} }, slot: 2 })
  t.offersExactly(0, ['order:13', 'order:31']).answer(0, 'order:13')
  expect(t.state.reactionSlot).toBe(1)
  t.answer(0, 'end').answer(2, 'end')
  expect(told(t)).toEqual(['turn sylvan-guard', 'reactions', 'turn lord', 'enemyTurns', 'upkeep 1'])
  const begun = atRound({
    heroes: { 'sylvan-guard': {}, rogue: { health: 0 }, lord: {} },
    ground: { slots: [2] },
  }).begin()
  expect(begun.state.reactionSlot).toBe(1)
})
test('FG-24.5 a hero without a tile counts as the last', () => {
  const shot = (order: NonNullable<Scene['order']>) =>
    lines(
      enemiesAct({
        heroes: { 'sylvan-guard': {}, mercenary: {} },
        order,
        enemies: [{ enemy: 'knife-thrower', at: 'b1' }],
      }).begin(),
      'foeShoots',
    )
  expect(shot(['mercenary'])).toEqual(['foeShoots knife-thrower.1 sylvan-guard'])
  expect(shot(['sylvan-guard'])).toEqual(['foeShoots knife-thrower.1 mercenary'])
})
