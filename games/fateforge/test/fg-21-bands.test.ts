import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Ability } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import { acting, enemiesAct, foe, health, hero, type Playing, zoneOf } from './acting.ts'
import { lines, namedBy } from './asking.ts'
import type { FoeWish, Scene } from './scene.ts'

afterEach(allDone)

/** These enemies take their turns; the sylvan guard is first in the order, the mercenary second. */
function enemyTurns(
  at: { sylvan: NonNullable<FoeWish['at']>; mercenary: FoeWish['at'] },
  ...enemies: readonly FoeWish[]
): Playing {
  return enemiesAct({
    heroes: { 'sylvan-guard': { at: at.sylvan }, mercenary: { at: at.mercenary } },
    enemies,
  }).begin()
}
const lost = (t: Playing): number[] => [7 - health(t, 'sylvan-guard')[0]!, 9 - health(t, 'mercenary')[0]!]
const acts = (t: Playing): string[] => lines(t, 'acts')

describe('the band', () => {
  test('FG-21.1 one section, the first that fits', () => {
    const t = enemyTurns({ sylvan: 'a1', mercenary: 'b1' }, { enemy: 'sicario', at: 'a1' })
    expect([acts(t), lost(t), zoneOf(foe(t))]).toEqual([['acts sicario.1 0'], [2, 0], 'a1'])
  })
  test('FG-21.2 WE-21 a section fits if a valid hero is at just its distance', () => {
    const archer = enemyTurns({ sylvan: 'a1', mercenary: 'b1' }, { enemy: 'archer', at: 'a1' })
    expect(lost(archer)).toEqual([0, 1])
    expect(acts(enemyTurns({ sylvan: 'a1', mercenary: 'a1' }, { enemy: 'archer', at: 'a1' }))).toEqual([])
    const dog = (at: 'a1' | 'b1' | 'c1' | 'd1') =>
      acts(enemyTurns({ sylvan: 'a1', mercenary: 'a1' }, { enemy: 'assassin', at }))
    expect([dog('a1'), dog('b1'), dog('c1'), dog('d1')]).toEqual([
      ['acts assassin.1 0'],
      ['acts assassin.1 1'],
      ['acts assassin.1 2'],
      [],
    ])
    const content = {
      enemies: CONTENT.enemies.map((enemy) =>
        enemy.id === 'recruit' ? { ...enemy, band: [{ distance: 2, actions: [{ do: 'move' as const }] }] } : enemy,
      ),
    }
    const tooNear = enemiesAct({ content, enemies: [{ enemy: 'recruit', at: 'b1' }] }).begin()
    expect([acts(tooNear), zoneOf(foe(tooNear))]).toEqual([[], 'b1'])
    const wolf = enemyTurns({ sylvan: 'a1', mercenary: 'a1' }, { enemy: 'marsh-wolf', at: 'd1' })
    expect([acts(wolf), zoneOf(foe(wolf))]).toEqual([['acts marsh-wolf.1 2'], 'c1'])
  })
  test('FG-21.2 a hero who is no valid target does not count', () => {
    const t = enemiesAct({
      heroes: { rogue: { at: 'a1', also: { stealth: true } }, mercenary: { at: 'b1' } },
      enemies: [{ enemy: 'assassin', at: 'a1' }],
    }).begin()
    expect([acts(t), zoneOf(foe(t)), health(t, 'rogue')[0]]).toEqual([['acts assassin.1 1'], 'b1', 6])
  })
  test('FG-21.3 the actions of a section from left to right', () => {
    const t = enemiesAct({
      ground: { columns: 2, rows: 1 },
      heroes: { mercenary: {}, shaman: { health: 0 } },
      enemies: [{ enemy: 'bruiser', at: 'a1' }],
    }).begin()
    expect([health(t, 'mercenary')[0], zoneOf(hero(t, 'mercenary'))]).toEqual([8, 'b1'])
    const told = t.log(0)
    expect(told.indexOf('hurt mercenary 1')).toBeLessThan(told.indexOf('pushed mercenary b1'))
  })
  test('FG-21.4 a modifier belongs to the actions that carry it', () => {
    const knight = enemyTurns({ sylvan: 'a1', mercenary: 'a1' }, { enemy: 'barrow-knight', at: 'a1' })
    expect([lost(knight), hero(knight, 'sylvan-guard').stun, hero(knight, 'mercenary').stun]).toEqual([
      [1, 0],
      true,
      false,
    ])
    const dog = CONTENT.enemies.find(({ id }) => id === 'guard-dog')!
    expect(dog.band[1]!.actions.map(({ at }) => at)).toEqual([undefined, 'first'])
  })
})

describe('modifiers', () => {
  const together = { sylvan: 'a1', mercenary: 'a1' } as const
  test('FG-21.4a FG-21.4c the first hero in the order, and one more damage', () => {
    const t = enemyTurns(together, { enemy: 'assassin', at: 'a1' })
    expect([lost(t), lines(t, 'hurt')]).toEqual([[2, 0], ['hurt sylvan-guard 2']])
    const plain = enemyTurns(together, { enemy: 'marsh-wolf', at: 'a1' })
    expect(lost(plain)).toEqual([1, 0])
  })
  test('FG-21.4b the last hero in the order', () => {
    expect(lost(enemyTurns(together, { enemy: 'knife-thrower', at: 'b1' }))).toEqual([0, 1])
  })
  test('FG-21.4d toward an exit, whatever the heroes do', () => {
    const ground: Scene['ground'] = { tokens: [{ kind: 'exit', id: 'exitA', zone: 'd1', letter: 'A' }] }
    const fleeing = (luck: number) =>
      enemiesAct({
        ground,
        heroes: { mercenary: { at: 'c2' }, shaman: {} },
        enemies: [{ enemy: 'fleeing-courier', at: 'c2' }],
      })
        .roll('luck', [luck])
        .begin()
    expect([zoneOf(foe(fleeing(0))), zoneOf(foe(fleeing(1)))]).toEqual(['c1', 'd2'])
    const walls = [
      ['c2', 'b2'],
      ['c2', 'c1'],
      ['c2', 'c3'],
      ['c2', 'd2'],
    ] as const
    const walled = enemiesAct({
      ground: { ...ground, walls },
      heroes: { mercenary: { at: 'c2' }, shaman: {} },
      enemies: [{ enemy: 'fleeing-courier', at: 'c2' }],
    }).begin()
    expect([zoneOf(foe(walled)), health(walled, 'mercenary')[0]]).toEqual(['c2', 9])
  })
  test('FG-21.4e FG-21.10 an action on a minion: the token goes to it; without one, nothing', () => {
    const singer: FoeWish = { enemy: 'bone-singer', at: 'c1' }
    const t = enemyTurns(together, singer, { enemy: 'risen', at: 'c1', stun: true })
    expect([foe(t, 0).parry, lines(t, 'foeParry')]).toEqual([0, ['foeParry risen.1']])
    const alone = enemyTurns(together, singer)
    expect([lines(alone, 'foeParry'), lines(alone, 'idle')]).toEqual([[], ['idle bone-singer.1']])
  })
  test('FG-21.4f one colour, else another', () => {
    const mistress: FoeWish = { enemy: 'guildmistress', at: 'd3' }
    const [assassin, bruiser]: FoeWish[] = [
      { enemy: 'assassin', at: 'd1', stun: true },
      { enemy: 'bruiser', at: 'd3', stun: true },
    ]
    const parried = (...others: readonly FoeWish[]) => lines(enemyTurns(together, mistress, ...others), 'foeParry')
    expect(parried(bruiser!, assassin!)).toEqual(['foeParry assassin.1'])
    expect(parried(bruiser!)).toEqual(['foeParry bruiser.1'])
    expect(parried()).toEqual([])
  })
  test('FG-21.4g Range +1: enemies hit at the distance printed, heroes up to one zone further', () => {
    const archer = (at: 'b1' | 'c1' | 'd1') =>
      lost(enemyTurns({ sylvan: 'a1', mercenary: 'a3' }, { enemy: 'bone-archer', at }))
    expect([archer('b1'), archer('c1'), archer('d1')]).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ])
    const foes = (['a1', 'b1', 'c1', 'd1'] as const).map((at, i) => ({ enemy: 'conscript', at, init: i + 1 }))
    const guard = { pool: ['shoot.blue', 'shoot.blue'], active: ['long-shot'] }
    const t = acting({ heroes: { 'sylvan-guard': guard, shaman: { at: 'd3' } }, enemies: foes }).answer(
      0,
      'card:long-shot:0',
    )
    expect(namedBy(t, 'shoot')).toEqual(['1:shoot.blue', '2:shoot.blue'])
    t.refuses(0, 'card:long-shot:0', 'FG-14.8')
    expect(namedBy(t.answer(0, 'shoot:2:shoot.blue'), 'shoot')).toEqual(['1:shoot.blue'])
    const spear = acting({
      heroes: { mercenary: { pool: ['strike.red'], items: { main: 'hooked-spear' } }, shaman: { at: 'd3' } },
      enemies: foes,
    }).answer(0, 'card:hooked-spear:2')
    expect(namedBy(spear, 'strike')).toEqual(['0:strike.red', '1:strike.red'])
    const walled = acting({
      ground: { rows: 1, walls: [['b1', 'c1']] },
      heroes: { 'sylvan-guard': guard, shaman: {} },
      enemies: foes,
    }).answer(0, 'card:long-shot:0')
    expect(namedBy(walled, 'shoot')).toEqual(['1:shoot.blue'])
  })
  test('FG-21.4g Range +1 from two cards is still one zone farther', () => {
    const far: Ability = { timing: 'turn', cost: [], gain: { gain: 'pool', actions: [{ do: 'shoot', reach: 1 }] } }
    const skills = CONTENT.skills.map((skill) => (skill.id === 'quick-draw' ? { ...skill, abilities: [far] } : skill))
    const t = acting({
      content: { skills },
      heroes: { 'sylvan-guard': { active: ['long-shot', 'quick-draw'] }, shaman: { at: 'd3' } },
      enemies: (['b1', 'c1', 'd1'] as const).map((at, i) => ({ enemy: 'conscript', at, init: i + 1 })),
    })
    t.answer(0, 'card:long-shot:0').answer(0, 'card:quick-draw:0')
    expect(namedBy(t, 'shoot')).toEqual(['0:action.1', '1:action.1'])
  })
  test('FG-21.4h toxic damage sets tokens aside', () => {
    const t = enemiesAct({
      heroes: { mercenary: {}, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'rat-swarm', at: 'a1' }],
    }).begin()
    expect([health(t, 'mercenary'), lines(t, 'poisoned')]).toEqual([[8, 0, 1], ['poisoned mercenary 1']])
  })
})
