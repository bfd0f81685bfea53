import { startScene, summaryOf, switchMode } from '@emberhall/campaign'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { fateforge } from '../src/module.ts'
import type { S } from '../src/state.ts'
import { acting, enemiesAct, preparing, reacting } from './acting.ts'
import type { Scene } from './scene.ts'
import { begun, campaign, match, type Volume } from './volume.ts'

afterEach(allDone)

const hard = (wanted: Scene = {}): Scene => ({
  heroes: { lord: { pool: ['move.red'] }, rogue: {} },
  ...wanted,
  options: { hardcore: true, consensus: 'all' },
})
/** The seats that may speak. */
const speakers = ({ state }: { readonly state: S }, hardcore = true): number[] => {
  const options = { ...match(begun(2)).options, hardcore }
  return [0, 1].filter((seat) => !fateforge.isHushed!(state, options, seat))
}

test('FG-8.1 strategy is talked about in preparation, not while heroes act', () => {
  expect(speakers(preparing(hard()))).toEqual([0, 1])
  expect(speakers(acting(hard()))).toEqual([0])
  expect(speakers(acting(hard()), false)).toEqual([0, 1])
})

test('FG-8.2 in the action phase only the active player speaks', () => {
  expect(speakers(acting(hard({ order: ['rogue', 'lord'] })))).toEqual([1])
  const enemies = enemiesAct(
    hard({ heroes: { lord: { at: 'b1' }, rogue: { at: 'b1' } }, enemies: [{ enemy: 'archer', at: 'c1' }] }),
  )
  expect(speakers(enemies.begin())).toEqual([])
})

const ARCHER: Scene = {
  heroes: { lord: { at: 'b1' }, rogue: { at: 'b1' } },
  enemies: [{ enemy: 'archer', at: 'c1' }],
}
test('FG-8.3 FG-30.2 choices of enemies fall to the Beast Master alone', () => {
  const t = enemiesAct(hard(ARCHER)).begin().asked(0, 'enemyTarget').waitsFor(0)
  t.refuses(1, 'who:1')
  t.answer(0, 'who:1').notAsked(1, 'agree')
  const other = enemiesAct(hard(ARCHER))
    .set((s) => void (s.beastMaster = 1))
    .begin()
  expect(other.asked(1, 'enemyTarget').waitsFor(1).state.beastMaster).toBe(1)
  const soft = enemiesAct({ ...ARCHER, options: { consensus: 'all' } }).begin()
  expect(soft.waitsFor(0, 1).match.asks()).toHaveLength(2)
})
test('FG-8.3 also in reactions; the order of play is still everybody’s', () => {
  const t = reacting(hard(ARCHER)).begin().asked(0, 'enemyTarget').waitsFor(0)
  expect(t.state.phase).toBe('reactions')
  const order = preparing(hard({ heroes: { lord: {}, rogue: {} } }))
  order.answer(0, 'roll:0:15').answer(1, 'roll:1:15').answer(0, 'confirm:0').answer(1, 'confirm:1')
  order.asked(0, 'order').asked(1, 'order')
})
test('FG-8.3 the mode belongs to the campaign and holds for whole scenes', () => {
  const options = (hardcore: boolean) => match(begun(2, {}, { hardcore })).options.hardcore
  expect([options(true), options(false)]).toEqual([true, false])
  const switched = { ...begun(2).tree, hardcore: true }
  expect(campaign.setup(switched).options).toMatchObject({ hardcore: true, until: 'scene' })
})
test('FG-8.3 it is switched between scenes only, and shown with the save', () => {
  const soft = begun(2)
  expect(summaryOf(campaign, soft).modes).toEqual([])
  const hardened = switchMode(campaign, soft, 'hardcore', true) as Volume
  expect([summaryOf(campaign, hardened).modes, match(hardened).options.hardcore]).toEqual([['hardcore'], true])
  expect(switchMode(campaign, hardened, 'hardcore', false)).toEqual(soft)
  const { document } = startScene(campaign, soft, 1)
  expect(() => switchMode(campaign, document, 'hardcore', true)).toThrow(
    'a scene is under way: "hardcore" is switched between scenes (FG-8.3)',
  )
})
