import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { enemiesAct, foe, health, zoneOf } from './acting.ts'
import { deeds, hunter, named } from './naming.ts'
import { type FoeWish, type Scene, Z } from './scene.ts'

afterEach(allDone)

const hidden = { also: { stealth: true } }

describe('who counts', () => {
  test('FG-30.1 a hero in Stealth is ignored completely', () => {
    const heroes: Scene['heroes'] = { rogue: { at: 'b1', ...hidden }, lord: { at: 'b1' } }
    const t = enemiesAct({ heroes, enemies: [{ enemy: 'guard-dog', at: 'b1' }] }).begin()
    expect(deeds(t)).toEqual(['acts guard-dog.1 0', 'foeStrikes guard-dog.1 lord'])
    const alone = enemiesAct({
      heroes: { rogue: { at: 'b1', ...hidden }, lord: { at: 'd3' } },
      enemies: [{ enemy: 'guard-dog', at: 'a1' }],
    }).begin()
    expect(deeds(alone)).toEqual(['idle guard-dog.1'])
    expect(zoneOf(foe(alone))).toBe('a1')
  })
  test('FG-30.1 a hero in smoke and a fallen one are ignored', () => {
    const smoke = enemiesAct({
      heroes: { mercenary: { at: 'b1', also: { smoke: true } }, shaman: { at: 'b1' } },
      enemies: [{ enemy: 'recruit', at: 'b1' }],
    }).begin()
    expect(deeds(smoke)).toEqual(['acts recruit.1 0', 'foeStrikes recruit.1 shaman'])
    const fallen = enemiesAct({
      heroes: { mercenary: { at: 'b1', health: 0 }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'recruit', at: 'b1' }],
    }).begin()
    expect(deeds(fallen)).toEqual(['idle recruit.1'])
  })
  test('FG-30.7 terrain shelters, but the hero still makes a section fit', () => {
    const barricades = [{ zone: 'b1', from: ['c1'] }] as const
    const heroes: Scene['heroes'] = { mercenary: { at: 'b1' }, shaman: { at: 'a1' } }
    const t = enemiesAct({ ground: { barricades }, heroes, enemies: [{ enemy: 'bone-archer', at: 'c1' }] }).begin()
    expect(deeds(t)).toEqual(['idle bone-archer.1'])
    const archers: readonly FoeWish[] = [
      { enemy: 'archer', at: 'c1', init: 1 },
      { enemy: 'archer', at: 'b2', init: 3 },
    ]
    const reacts = named({ ground: { barricades }, heroes, enemies: archers }, 'blue').begin()
    expect(deeds(reacts)).toEqual(['acts archer.3 0', 'foeShoots archer.3 mercenary'])
  })
  test('FG-30.7 a sheltered hero is moved toward, a hidden one not', () => {
    const barricades = [{ zone: 'b1', from: ['c1'] }] as const
    const heroes: Scene['heroes'] = { mercenary: { at: 'b1' }, shaman: { at: 'a3' } }
    const t = enemiesAct({ ground: { barricades }, heroes, enemies: [{ enemy: 'recruit', at: 'c1' }] }).begin()
    expect(deeds(t)).toEqual(['acts recruit.1 1', 'foeMoved recruit.1 c1 b1'])
  })
})

describe('who is chosen', () => {
  const four: Scene['heroes'] = {
    rogue: { at: 'b1', ...hidden },
    lord: { at: 'b1' },
    shaman: { at: 'b1' },
    mercenary: { at: 'd3' },
  }
  test('FG-30.2 an unmarked attack leaves the choice to the players', () => {
    const t = enemiesAct({ heroes: four, enemies: [{ enemy: 'archer', at: 'c1' }] }).begin()
    t.asked(0, 'enemyTarget', 'FG-30.2').offersExactly(0, ['who:1', 'who:2'])
    t.refuses(0, 'who:0')
    t.refuses(0, 'who:3')
    t.answer(0, 'who:2')
    expect([health(t, 'lord'), health(t, 'shaman')]).toEqual([
      [8, 0, 0],
      [5, 1, 0],
    ])
  })
  test('FG-30.3 the mark for the first hero takes the earliest valid one, that for the last the latest', () => {
    const order = ['rogue', 'lord', 'shaman', 'mercenary'] as const
    const first = enemiesAct({ heroes: four, order, enemies: [{ enemy: 'marsh-wolf', at: 'b1' }] }).begin()
    expect(deeds(first)).toEqual(['acts marsh-wolf.1 0', 'foeStrikes marsh-wolf.1 lord'])
    const last = enemiesAct({ heroes: four, order, enemies: [{ enemy: 'knife-thrower', at: 'c1' }] }).begin()
    expect(deeds(last)).toEqual(['acts knife-thrower.1 0', 'foeShoots knife-thrower.1 shaman'])
    const turned = ['mercenary', 'shaman', 'lord', 'rogue'] as const
    const other = enemiesAct({ heroes: four, order: turned, enemies: [{ enemy: 'marsh-wolf', at: 'b1' }] }).begin()
    expect(deeds(other).at(-1)).toBe('foeStrikes marsh-wolf.1 shaman')
    const far = enemiesAct({ heroes: four, order: turned, enemies: [{ enemy: 'knife-thrower', at: 'c1' }] }).begin()
    expect(deeds(far).at(-1)).toBe('foeShoots knife-thrower.1 lord')
  })
  test('FG-30.3 a hero without a tile counts as the last', () => {
    const t = enemiesAct({ heroes: four, order: ['shaman'], enemies: [{ enemy: 'knife-thrower', at: 'c1' }] }).begin()
    expect(deeds(t).at(-1)).toBe('foeShoots knife-thrower.1 lord')
  })
  test('FG-30.4 a Move goes toward the first hero in the order, without a question', () => {
    const heroes: Scene['heroes'] = { mercenary: { at: 'c1' }, shaman: { at: 'a1' } }
    const enemies: readonly FoeWish[] = [{ enemy: 'militia-guard', at: 'b1' }]
    const t = enemiesAct({ heroes, enemies, order: ['shaman', 'mercenary'] }).begin()
    expect(deeds(t)).toEqual(['acts militia-guard.1 1', 'foeMoved militia-guard.1 b1 a1'])
    const other = enemiesAct({ heroes, enemies, order: ['mercenary', 'shaman'] }).begin()
    expect(deeds(other)).toEqual(['acts militia-guard.1 1', 'foeMoved militia-guard.1 b1 c1'])
  })
  test('FG-30.4 an unmarked Strike in a section with a Move takes the first as well', () => {
    const t = enemiesAct({
      content: hunter(1),
      heroes: { mercenary: { at: 'b1' }, shaman: { at: 'b1' } },
      order: ['shaman', 'mercenary'],
      enemies: [{ enemy: 'hunter', at: 'c1' }],
    }).begin()
    expect(deeds(t)).toEqual(['acts hunter.1 0', 'foeMoved hunter.1 c1 b1', 'foeStrikes hunter.1 shaman'])
  })
  test('FG-30.5 each action of a section looks for its target when it resolves', () => {
    // It heads for the Shaman, two zones away, and on the way meets the Mercenary.
    const t = enemiesAct({
      content: hunter(2),
      heroes: { mercenary: { at: 'b1' }, shaman: { at: 'a1' } },
      order: ['shaman', 'mercenary'],
      enemies: [{ enemy: 'hunter', at: 'c1' }],
    }).begin()
    expect(deeds(t)).toEqual(['acts hunter.1 0', 'foeMoved hunter.1 c1 b1', 'foeStrikes hunter.1 mercenary'])
  })
  test('FG-30.6 Push, Pull and Stun pick their targets like attacks', () => {
    const bruiser = enemiesAct({
      heroes: { mercenary: { at: 'b1' }, shaman: { at: 'b1' } },
      enemies: [{ enemy: 'bruiser', at: 'b1' }],
    })
      .roll('luck', [0])
      .begin()
    bruiser.asked(0, 'enemyTarget').answer(0, 'who:0').asked(0, 'enemyTarget').answer(0, 'who:1')
    expect(deeds(bruiser)).toEqual(['acts bruiser.1 0', 'foeStrikes bruiser.1 mercenary', 'pushed shaman a1'])
    const knight = enemiesAct({
      heroes: { mercenary: { at: 'b1' }, shaman: { at: 'd1' } },
      order: ['shaman', 'mercenary'],
      enemies: [{ enemy: 'barrow-knight', at: 'c1' }],
    })
      .top(Z.fearDeck, ['cold-resolve'])
      .begin()
    expect(deeds(knight)).toEqual(['acts barrow-knight.1 1', 'pulled shaman c1', 'foeStrikes barrow-knight.1 shaman'])
  })
})
