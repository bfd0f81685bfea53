import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { enemiesAct, foe, health, zoneOf } from './acting.ts'
import { lines } from './asking.ts'
import { castle, deeds, named } from './naming.ts'
import type { FoeWish, Scene } from './scene.ts'

afterEach(allDone)

const at = (one: 'a1' | 'b1' | 'c1', other: 'a1' | 'd3' = 'd3'): Scene['heroes'] => ({
  mercenary: { at: one },
  shaman: { at: other },
})

test('FG-29.1 every enemy still there acts, those that reacted too', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'guard-dog', at: 'a1', init: 1 },
    { enemy: 'guard-dog', at: 'a1', init: 4, gone: true },
    { enemy: 'guard-dog', at: 'a1', init: 5 },
  ]
  const t = named({ heroes: at('a1'), enemies }, 'white').begin()
  expect(deeds(t)).toEqual(['acts guard-dog.1 0', 'foeStrikes guard-dog.1 mercenary'])
  t.answer(0, 'end').answer(1, 'end')
  expect(lines(t, 'foeStrikes').slice(1)).toEqual([
    'foeStrikes guard-dog.1 mercenary',
    'foeStrikes guard-dog.5 mercenary',
  ])
  expect(health(t, 'mercenary')).toEqual([6, 3, 0])
})
test('FG-29.2 colours in their order, the boss last', () => {
  const colours = ['bone-singer', 'barrow-knight', 'militia-guard', 'recruit', 'archer', 'guard-dog']
  const enemies = colours.map((enemy): FoeWish => ({ enemy, at: 'a1' }))
  const t = enemiesAct({ heroes: { mercenary: { at: 'd3' }, shaman: { at: 'd3' } }, enemies }).begin()
  expect(lines(t, 'idle')).toEqual(colours.toReversed().map((enemy) => `idle ${enemy}.1`))
})
test('WE-18 FG-29.2 within a colour the lowest initiative first', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'guard-dog', at: 'a1', init: 5 },
    { enemy: 'guard-dog', at: 'a1', init: 1 },
  ]
  const t = enemiesAct({ heroes: at('a1'), enemies }).begin()
  expect(lines(t, 'acts')).toEqual(['acts guard-dog.1 0', 'acts guard-dog.5 0'])
})
test('FG-29.3 the first section with a valid hero at its distance is carried out', () => {
  const t = enemiesAct({ heroes: at('b1', 'd3'), enemies: [{ enemy: 'guard-dog', at: 'c1' }] }).begin()
  expect(deeds(t)).toEqual(['acts guard-dog.1 1', 'foeMoved guard-dog.1 c1 b1', 'foeStrikes guard-dog.1 mercenary'])
  const far = enemiesAct({ heroes: at('a1', 'd3'), enemies: [{ enemy: 'guard-dog', at: 'a1', stun: true }] }).begin()
  expect(deeds(far)).toEqual(['idle guard-dog.1'])
  expect(health(far, 'mercenary')).toEqual([9, 0, 0])
})
test('FG-29.3 who cannot carry it out does nothing, and no later section', () => {
  const tokens = [{ kind: 'objective', id: 'o1', zone: 'c1' }] as const
  const rooted = enemiesAct({
    ground: { tokens },
    heroes: at('b1'),
    enemies: [{ enemy: 'recruit', at: 'c1', defends: 'o1' }],
  }).begin()
  expect(deeds(rooted)).toEqual(['idle recruit.1'])
  // The Guildmistress could move toward the hero two zones away.
  const barred = enemiesAct({
    ground: { barricades: [{ zone: 'b1', from: ['c1'] }] },
    heroes: at('b1', 'a1'),
    enemies: [{ enemy: 'guildmistress', at: 'c1' }],
  }).begin()
  expect(deeds(barred)).toEqual(['idle guildmistress.1'])
  expect(zoneOf(foe(barred))).toBe('c1')
})
test('FG-29.4 abilities of the activation come even when the band gave nothing to do', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'guildmistress', at: 'a1' },
    { enemy: 'assassin', at: 'a3' },
  ]
  const t = enemiesAct({ heroes: { mercenary: { at: 'd3' }, shaman: { at: 'd3' } }, enemies }).begin()
  expect(deeds(t)).toEqual(['idle assassin.1', 'idle guildmistress.1', 'foeParry assassin.1'])
  const stunned = enemiesAct({
    heroes: { mercenary: { at: 'd3' }, shaman: { at: 'd3' } },
    enemies: [{ ...enemies[0]!, stun: true }, enemies[1]!],
  }).begin()
  expect(deeds(stunned)).toEqual(['idle assassin.1', 'idle guildmistress.1'])
})
test('FG-29.5 the boss follows its script', () => {
  const waiting = castle({ mercenary: { at: 'c2' }, shaman: { at: 'c2' } })
  const one = enemiesAct(waiting).roll('luck', [0], [0]).begin()
  expect([lines(one, 'bossActs'), deeds(one)]).toEqual([
    ['bossActs sweep'],
    ['pushed mercenary b2', 'pushed shaman b2'],
  ])
  const two = enemiesAct(waiting)
    .set((s) => void (s.boss.step = 1))
    .begin()
  expect([lines(two, 'bossActs'), deeds(two)]).toEqual([['bossActs chains'], ['foeStrikes hollow-castellan.1 shaman']])
})
test('FG-29.6 each token looks at the board when its moment comes', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'guard-dog', at: 'b1', init: 1 },
    { enemy: 'guard-dog', at: 'b1', init: 4 },
  ]
  const heroes: Scene['heroes'] = { mercenary: { at: 'b1', health: 1 }, shaman: { at: 'c1' } }
  const t = enemiesAct({ heroes, enemies }).begin()
  expect(deeds(t)).toEqual([
    'acts guard-dog.1 0',
    'foeStrikes guard-dog.1 mercenary',
    'acts guard-dog.4 1',
    'foeMoved guard-dog.4 b1 c1',
    'foeStrikes guard-dog.4 shaman',
  ])
})
test('FG-29.6 who is moved by a Call after acting does not act again', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'risen', at: 'b1' },
    { enemy: 'bone-singer', at: 'd1' },
  ]
  const t = enemiesAct({ heroes: { mercenary: { at: 'c1' }, shaman: { at: 'a3' } }, enemies }).begin()
  expect(deeds(t)).toEqual([
    'acts risen.1 1',
    'foeMoved risen.1 b1 c1',
    'acts bone-singer.1 1',
    'foeShoots bone-singer.1 mercenary',
    'called bone-singer.1 risen.1 d1',
  ])
  expect(health(t, 'mercenary')).toEqual([7, 2, 0])
})
test('FG-29.6 what enemies did before counts for those who come after', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'bruiser', at: 'b1' },
    { enemy: 'assassin', at: 'b2' },
  ]
  const heroes: Scene['heroes'] = { mercenary: { at: 'b1' }, shaman: { at: 'd3' } }
  const t = enemiesAct({ heroes, enemies }).roll('luck', [2], [1]).begin()
  expect(deeds(t)).toEqual([
    'acts bruiser.1 0',
    'foeStrikes bruiser.1 mercenary',
    'pushed mercenary c1',
    'acts assassin.1 2',
    'foeMoved assassin.1 b2 c2',
  ])
})
test('WE-9 FG-29.2 FG-29.3 FG-29.4 a whole round of enemy turns', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'archer', at: 'a2', init: 1 }, // A: the Sylvan Guard at 1
    { enemy: 'archer', at: 'd3', init: 2 }, // B: nobody at 1
    { enemy: 'conscript', at: 'a3', init: 1 }, // C: nobody at 0
    { enemy: 'conscript', at: 'c1', init: 2 }, // D: the Mercenary at 0
    { enemy: 'sicario', at: 'd1', init: 1 }, // E: the Mercenary at 1
    { enemy: 'sicario', at: 'b2', init: 2 }, // F: both at 2
    { enemy: 'lieutenant', at: 'd2', init: 1 }, // G: nobody at 0, only D within 2
  ]
  const heroes: Scene['heroes'] = { 'sylvan-guard': { at: 'a1' }, mercenary: { at: 'c1' } }
  const t = enemiesAct({ heroes, enemies }).roll('luck', [1], [0]).begin()
  expect(deeds(t)).toEqual([
    'acts archer.1 0',
    'foeShoots archer.1 sylvan-guard',
    'idle archer.2',
    'idle conscript.1',
    'acts conscript.2 0',
    'foeStrikes conscript.2 mercenary',
    'acts sicario.1 1',
    'foeMoved sicario.1 d1 c1',
    'acts sicario.2 2',
    'foeMoved sicario.2 b2 b1',
    'idle lieutenant.1',
    'called lieutenant.1 conscript.2 c2',
  ])
  expect([health(t, 'sylvan-guard'), health(t, 'mercenary')]).toEqual([
    [6, 1, 0],
    [8, 1, 0],
  ])
})
test('WE-10 FG-29.2 FG-30.2 FG-30.3 the Recruit strikes whom the players choose, the Assassin the first', () => {
  const t = enemiesAct({
    heroes: { 'sylvan-guard': { at: 'b1' }, shaman: { at: 'b1' }, lord: { at: 'b1' } },
    enemies: [
      { enemy: 'assassin', at: 'c1' },
      { enemy: 'recruit', at: 'b1' },
    ],
  }).begin()
  t.asked(0, 'enemyTarget').offersExactly(0, ['who:0', 'who:1', 'who:2']).answer(0, 'who:1')
  expect(deeds(t)).toEqual([
    'acts recruit.1 0',
    'foeStrikes recruit.1 shaman',
    'acts assassin.1 1',
    'foeMoved assassin.1 c1 b1',
    'foeStrikes assassin.1 sylvan-guard',
  ])
  expect([health(t, 'sylvan-guard'), health(t, 'shaman'), health(t, 'lord')]).toEqual([
    [6, 1, 0],
    [5, 1, 0],
    [8, 0, 0],
  ])
})
