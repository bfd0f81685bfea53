import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { HeroId } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import type { Foe } from '../src/state.ts'
import { atRound, enemiesAct, foe, health, reacting, turnOf, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { boss, castle, deeds } from './naming.ts'
import { type Scene, scene } from './scene.ts'

afterEach(allDone)

type At = 'a1' | 'a2' | 'b2' | 'c1' | 'c2'
const duel = (lord: At, shaman: At, order: readonly HeroId[] = ['lord', 'shaman']): Scene =>
  castle({ lord: { at: lord }, shaman: { at: shaman } }, [], { order })
const step = (n: number, wanted: Scene) => enemiesAct(wanted).set((s) => void (s.boss.step = n))
/** The boss as it stands when a hero beside or before it is about to act. */
const facing = (heroes: NonNullable<Scene['heroes']>, change: Partial<Foe> = {}) =>
  turnOf(castle(heroes)).set((s) => void Object.assign(s.enemies[0]!, change))

test('FG-C3.1 its armor comes with the heroes; one more against a lone player', () => {
  const armor = (heroes: NonNullable<Scene['heroes']>, more: Scene = {}) =>
    boss(scene(castle(heroes, [], more)).begin()).armor
  expect(armor({ lord: {}, shaman: {} })).toBe(4)
  expect(armor({ lord: {}, shaman: {}, rogue: {}, mercenary: {} })).toBe(8)
  expect(armor({ lord: {}, shaman: {} }, { seats: 1 })).toBe(5)
  const { armor: always, resistance } = CONTENT.boss
  expect([always, resistance]).toEqual([
    [0, 1],
    [2, 4],
  ])
})
test('FG-C3.1 its resistance has a part that is always there, and one for each hero', () => {
  const struck = (others: readonly HeroId[], red: number) => {
    const allies = Object.fromEntries(others.map((id) => [id, {}]))
    const t = facing({ mercenary: { at: 'c2', pool: ['strike.red'] }, ...allies }, { armor: 0, red }).begin()
    return boss(t.answer(0, 'strike:0:strike.red')).gone
  }
  expect([4, 5].map((red) => struck(['shaman'], red))).toEqual([false, true])
  expect([6, 7].map((red) => struck(['shaman', 'lord', 'rogue'], red))).toEqual([false, true])
})
test('FG-C3.1 it cannot be stunned, pushed or pulled', () => {
  const pool = ['focus.green', 'move.yellow', 'move.yellow', 'shoot.blue']
  const active = ['roots', 'ancestral-wind', 'spirit-hook']
  const t = facing({ shaman: { at: 'c2', pool, active }, lord: {} }).begin()
  expect(against(t, 'card:roots:0')).toEqual(['FG-14.8'])
  expect(against(t.answer(0, 'card:ancestral-wind:0'), 'push:0:action.1')).toEqual(['FG-40.3'])
  const pull = facing({ shaman: { at: 'c1', pool, active }, lord: {} }).begin()
  expect(against(pull.answer(0, 'card:spirit-hook:0'), 'pull:0:action.1')).toEqual(['FG-40.3'])
})
test('FG-C3.2 Sweep, Chains, Summons in a loop, one a round, told as the round begins', () => {
  const rounds = [0, 1, 2, 3, 4].map((n) => {
    const t = atRound(duel('a1', 'a1'))
      .set((s) => void (s.boss.step = n))
      .begin()
    return lines(t, 'bossPlans')
  })
  expect(rounds.flat().map((line) => line.split(' ')[1])).toEqual(['sweep', 'chains', 'summons', 'sweep', 'chains'])
  const done = step(0, duel('a1', 'a1')).begin()
  expect([lines(done, 'bossActs'), lines(done, 'bossPlans'), done.state.boss.step]).toEqual([
    ['bossActs sweep'],
    ['bossPlans chains'],
    1,
  ])
})
test('FG-C3.3 its reaction: a Move toward the first hero, then a Strike at the first there', () => {
  const reacts = (wanted: Scene) => deeds(reacting(wanted).begin())
  expect(reacts(duel('a2', 'a2'))).toEqual(['foeMoved hollow-castellan.1 c2 b2'])
  expect(reacts(duel('b2', 'a1'))).toEqual(['foeMoved hollow-castellan.1 c2 b2', 'foeStrikes hollow-castellan.1 lord'])
  expect(reacts(duel('c2', 'c2', ['shaman', 'lord']))).toEqual(['foeStrikes hollow-castellan.1 shaman'])
  const t = reacting(duel('c2', 'a1')).begin()
  expect([zoneOf(boss(t)), health(t, 'lord')]).toEqual(['c2', [7, 1, 0]])
})
test('FG-C3.4 Sweep: 1 damage to each hero there, in order, then each is pushed', () => {
  const there = { at: 'c2', also: { parry: 1 } } as const
  const t = step(0, castle({ lord: there, shaman: there }, [], { order: ['shaman', 'lord'] }))
    .roll('luck', [1], [0])
    .begin()
  t.asked(1, 'prevent').notAsked(0).pass(1)
  t.asked(0, 'prevent').notLogged('pushed', ['*', '*']).answer(0, 'prevent:1:0')
  expect([health(t, 'lord'), health(t, 'shaman')]).toEqual([
    [8, 0, 0],
    [5, 1, 0],
  ])
  expect(lines(t, 'pushed')).toEqual(['pushed shaman c1', 'pushed lord b2'])
  const apart = step(0, duel('b2', 'a1')).begin()
  expect(lines(apart, 'hurt')).toEqual([])
})
test('FG-C3.5 Chains: the last hero beside it is pulled in, and the last there struck for 2', () => {
  const t = step(1, duel('b2', 'c1')).begin()
  expect(deeds(t)).toEqual(['pulled shaman c2', 'foeStrikes hollow-castellan.1 shaman'])
  expect([health(t, 'shaman'), health(t, 'lord')]).toEqual([
    [4, 2, 0],
    [8, 0, 0],
  ])
  const here = step(1, duel('c2', 'a1')).begin()
  expect([deeds(here), health(here, 'lord')]).toEqual([['foeStrikes hollow-castellan.1 lord'], [6, 2, 0]])
})
const risen = (...inits: readonly number[]) => inits.map((init) => ({ enemy: 'risen', init, zone: 'c3' }) as const)
test('FG-C3.6 Summons: the lowest free Risen enters at the gate, then a Strike at the first', () => {
  const summons = (inits: readonly number[]) =>
    step(2, castle({ lord: { at: 'a1' }, shaman: { at: 'a1' } }, risen(...inits))).begin()
  const t = summons([1, 2])
  expect([lines(t, 'summoned'), t.state.enemies.length]).toEqual([['summoned risen.3 c2'], 4])
  expect(foe(t, 3)).toMatchObject({ init: 3, gone: false })
  expect(lines(summons([2, 3]), 'summoned')).toEqual(['summoned risen.1 c2'])
  expect([lines(summons([1, 2, 3, 4, 5]), 'summoned'), lines(summons([1, 2, 3, 4, 5]), 'bossActs')]).toEqual([
    [],
    ['bossActs summons'],
  ])
  const struck = step(2, duel('c2', 'c2')).begin()
  expect(deeds(struck)).toEqual(['foeStrikes hollow-castellan.1 lord'])
  expect(health(struck, 'lord')).toEqual([7, 1, 0])
})
test('FG-C3.7 its weak point exploited: no armor, and 3 less resistance, which may defeat it at once', () => {
  const last = (change: Partial<Foe>) =>
    facing({ mercenary: { at: 'c3', pool: ['focus.yellow'] }, shaman: {} }, change)
      .set((s) => void (s.boss.covered = [0, 1, 2]))
      .begin()
      .answer(0, 'cover:3:focus.yellow')
  const alive = last({ armor: 3, red: 0 }).logged('exploited')
  expect([boss(alive).armor, boss(alive).gone, alive.state.boss.exploited]).toEqual([0, false, true])
  expect(namedBy(alive, 'cover')).toEqual([])
  expect([2, 3].map((red) => boss(last({ armor: 0, red })).gone)).toEqual([false, true])
  const struck = facing({ mercenary: { at: 'c2', pool: ['strike.red'] }, shaman: {} }, { armor: 0, red: 2 })
    .set((s) => void (s.boss.exploited = true))
    .begin()
  expect(boss(struck.answer(0, 'strike:0:strike.red')).gone).toBe(true)
})
test('FG-C3.7 a seal that was read covers one Focus before the fight', () => {
  const t = scene({ scene: 'c1', options: { play: 'campaign', until: 'end' } })
    .set((s) => {
      s.node = 'c7'
      s.flags = ['act1.sealRead']
    })
    .agenda('tell')
    .begin()
  expect(t.state.boss.covered).toEqual([2])
})
