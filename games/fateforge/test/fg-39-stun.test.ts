import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, atRound, atUpkeep, enemiesAct, foe, health, hero, preparing, thing } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { castle, deeds, named } from './naming.ts'
import { type FoeWish, scene, type Scene, showing, Z } from './scene.ts'

afterEach(allDone)

/** How many dice a roll on offer takes. */
const dice = (word: string): number => {
  let n = 0
  for (let mask = Number(word.split(':')[1]); mask > 0; mask >>= 1) n += mask & 1
  return n
}
const GUARD: FoeWish = { enemy: 'militia-guard', at: 'a1' }

test('FG-39.1 a stunned minion has no abilities and does not act, until upkeep', () => {
  const mercenary = { pool: ['move.yellow'] }
  const t = acting({ heroes: { mercenary, shaman: {} }, enemies: [{ ...GUARD, stun: true }] })
  t.offers(0, 'move:b1:move.yellow').answer(0, 'end').answer(1, 'end')
  expect(deeds(t)).toEqual(['idle militia-guard.1'])
  expect([health(t, 'mercenary'), foe(t).stun]).toEqual([[9, 0, 0], false])
  const awake = acting({ heroes: { mercenary, shaman: {} }, enemies: [GUARD] })
  awake.blocks(0, 'move:b1:move.yellow', 'FG-21.7a')
})
test('FG-39.1 it does not react; another of its type does', () => {
  const enemies: readonly FoeWish[] = [
    { ...GUARD, stun: true },
    { ...GUARD, init: 2 },
  ]
  const t = named({ heroes: { mercenary: {}, shaman: { at: 'd3' } }, enemies }, 'green').begin()
  expect(deeds(t)).toEqual(['acts militia-guard.2 0', 'foeStrikes militia-guard.2 mercenary'])
})
test('FG-39.2 it is still there: for gems and for Sprint', () => {
  const ground: Scene['ground'] = { tokens: [{ kind: 'gem', id: 'g1', zone: 'b1', gem: 'red' }] }
  const enemies: readonly FoeWish[] = [
    { enemy: 'guard-dog', at: 'b1', stun: true },
    { enemy: 'guard-dog', at: 'a1', init: 2, stun: true },
  ]
  const t = preparing({ ground, heroes: { mercenary: {}, shaman: { at: 'd3' } }, enemies })
  t.answer(0, 'roll:0:15').answer(0, 'sprint:0:b1')
  expect([health(t, 'mercenary'), thing(t, 'g1').done, t.state.gold]).toEqual([[8, 1, 0], false, 0])
  const out = scene({
    ground: { rows: 1, tokens: [{ kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' }] },
    enemies: [{ enemy: 'guard-dog', at: 'a1', stun: true }],
  })
    .agenda('leave')
    .begin()
  expect(lines(out, 'hurt')).toEqual(['hurt mercenary 1', 'hurt shaman 1'])
})
test('WE-19 FG-39.2 a stunned defender still defends', () => {
  const t = acting({
    ground: { tokens: [{ kind: 'objective', id: 'o1', zone: 'a1' }] },
    enemies: [{ enemy: 'recruit', at: 'a1', defends: 'o1', stun: true }],
  })
  expect(against(t, 'pickUp:0:0')).toEqual(['FG-19.5'])
  t.refuses(0, 'pickUp:0:0', 'FG-19.5')
})
test('FG-39.3 a stunned hero rolls one die fewer in the next preparation, then is free', () => {
  const knight: FoeWish = { enemy: 'barrow-knight', at: 'a1' }
  const t = enemiesAct({ heroes: { mercenary: {}, shaman: { at: 'd3' } }, enemies: [knight] }).begin()
  expect(hero(t, 'mercenary').stun).toBe(true)
  expect(namedBy(t, 'roll').every((word) => dice(word) === 3)).toBe(true)
  t.answer(0, t.options(0).find((word) => word.startsWith('roll:'))!)
  expect([hero(t, 'mercenary').stun, hero(t, 'mercenary').chosen.length]).toEqual([false, 3])
  const later = atRound({ round: 1, enemies: [knight] }).begin()
  expect(namedBy(later, 'roll').every((word) => dice(word) === 4)).toBe(true)
})
test('FG-39.4 nobody holds two stun cubes', () => {
  const snared = scene({
    ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
    heroes: { mercenary: { also: { rolledDice: true, stun: true } }, shaman: {} },
  })
    .top(Z.trapDeck, ['snare'])
    .begin()
  snared.answer(0, 'sprint:0:b1').answer(0, 'spring').notLogged('stunned', ['*'])
  expect(hero(snared, 'mercenary').stun).toBe(true)
})
test('FG-39.4 a minion that is stunned already is not offered', () => {
  const roots = (...stun: readonly boolean[]) =>
    acting({
      heroes: { shaman: { pool: ['focus.green', 'move.yellow'], active: ['roots'] }, lord: {} },
      enemies: stun.map((is, i) => ({ enemy: 'recruit', at: 'b1', init: i + 1, stun: is })),
    })
  const t = roots(true, false, false).answer(0, 'card:roots:0').asked(0, 'target')
  t.offersExactly(0, ['enemy:1', 'enemy:2']).answer(0, 'enemy:2')
  expect(t.state.enemies.map(({ stun }) => stun)).toEqual([true, false, true])
  roots(true).blocks(0, 'card:roots:0', 'FG-14.8')
})
test('FG-39.5 heroes stun minions only', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'lieutenant', at: 'a1' },
    { enemy: 'recruit', at: 'b1' },
    { enemy: 'recruit', at: 'c1', init: 2 },
    { enemy: 'recruit', at: 'd1', init: 3 },
  ]
  const t = acting({
    heroes: { shaman: { pool: ['focus.green', 'move.yellow'], active: ['roots'] }, lord: {} },
    enemies,
  })
  t.answer(0, 'card:roots:0').offersExactly(0, ['enemy:1', 'enemy:2'])
  const low = acting({
    heroes: { rogue: { pool: ['strike.red', 'move.yellow'], active: ['low-blow'] }, lord: {} },
    enemies: [{ enemy: 'lieutenant', at: 'a1', armor: 0 }],
  })
  low.answer(0, 'card:low-blow:0').answer(0, 'strike:0:action.1')
  expect([foe(low).red, foe(low).stun]).toEqual([1, false])
  const shaman = { at: 'c3', pool: ['focus.green', 'move.yellow'], active: ['roots'] } as const
  const stands = acting(castle({ shaman, lord: {} }))
  expect(against(stands, 'card:roots:0')).toEqual(['FG-14.8'])
})
test('FG-39.6 the cube of a hero waits for its next preparation, even in a later scene', () => {
  const t = scene({
    scene: 'c1',
    enemies: [],
    heroes: { mercenary: { at: 'c1', also: { stun: true } }, shaman: { at: 'c1' } },
    options: { play: 'campaign', until: 'end' },
  })
    .agenda('aftermath')
    .set((s) => void (s.left = [0, 1]))
    .begin()
  t.untilAsked(0, 'prepare')
  expect(t.state.scene).toBe('c2')
  expect(namedBy(t, 'roll').every((word) => dice(word) === 3)).toBe(true)
})
test('FG-39.6 FG-39.3 stunned in its own preparation: it counts for the next', () => {
  const t = scene({
    ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
    heroes: { mercenary: {}, shaman: {} },
  })
    .top(Z.trapDeck, ['snare'])
    .roll('dice', showing('strike.red', 'strike.red', 'move.yellow', 'move.yellow'))
    .begin()
  t.answer(0, 'roll:0:15').answer(0, 'sprint:0:b1').answer(0, 'spring')
  expect([hero(t, 'mercenary').stun, t.state.screens[0]!.length]).toEqual([true, 4])
  const next = atUpkeep({ heroes: { mercenary: { also: { stun: true } }, shaman: {} } }).begin()
  expect(namedBy(next, 'roll').every((word) => dice(word) === 3)).toBe(true)
})
