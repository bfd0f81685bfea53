import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { energy, enemiesAct, foe, health, hero, type Playing } from './acting.ts'
import { lines } from './asking.ts'
import type { HeroWish } from './scene.ts'

afterEach(allDone)

/** An enemy strikes the mercenary, the only hero near. */
const struck = (enemy: string, wish: HeroWish = {}): Playing =>
  enemiesAct({ heroes: { mercenary: wish, shaman: { at: 'd3' } }, enemies: [{ enemy, at: 'a1' }] }).begin()

describe('an instance', () => {
  test('FG-27.1 one attack is one instance, whatever its amount', () => {
    const t = enemiesAct({
      heroes: { mercenary: { also: { parry: 1 } }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'sicario', at: 'a1' }],
    })
      .set((s) => void (s.ally = { id: 0, escort: 0, dice: [], red: 0, out: false }))
      .begin()
    t.asked(0, 'prevent').pass(0)
    expect([health(t, 'mercenary'), t.state.ally.red, lines(t, 'hurt')]).toEqual([[7, 2, 0], 1, ['hurt mercenary 2']])
  })
  const guarded: HeroWish = {
    active: ['grit'],
    energy: 1,
    items: { secondary: 'buckler' },
    also: { parry: 1 },
  }
  test('FG-27.2 Parry tokens, armor cubes and cards in any mix', () => {
    const t = struck('sicario', guarded).asked(0, 'prevent')
    t.offersExactly(0, ['prevent:0:1', 'prevent:1:0', 'prevent:1:1', 'guard:grit', 'pass'])
    const mixed = struck('sicario', guarded).answer(0, 'guard:grit').answer(0, 'prevent:0:1')
    expect([health(mixed, 'mercenary'), energy(mixed, 'mercenary')]).toEqual([
      [9, 0, 0],
      [0, 4],
    ])
    expect(lines(mixed, 'prevented')).toEqual(['prevented mercenary 0 1'])
    const some = struck('sicario', guarded).answer(0, 'prevent:1:0').pass(0)
    expect(health(some, 'mercenary')).toEqual([8, 1, 0])
    const both = struck('sicario', guarded).answer(0, 'prevent:1:1').notAsked(0, 'prevent')
    expect(health(both, 'mercenary')).toEqual([9, 0, 0])
  })
  test('FG-27.2 no more than the damage is prevented, toxic damage too', () => {
    const rats = struck('rat-swarm', guarded).offersExactly(0, ['prevent:0:1', 'prevent:1:0', 'guard:grit', 'pass'])
    expect(health(rats.answer(0, 'prevent:0:1'), 'mercenary')).toEqual([9, 0, 0])
    const tired = struck('conscript', { active: ['grit'], energy: 0 }).notAsked(0, 'prevent')
    expect(health(tired, 'mercenary')).toEqual([8, 1, 0])
    expect(struck('conscript', guarded).refusal(0, 'prevent:1:1', 'FG-27.2')).toHaveLength(1)
  })
  test('FG-27.3 the rest moves tokens', () => {
    const t = struck('sicario', { also: { parry: 1 } }).answer(0, 'prevent:1:0')
    expect(health(t, 'mercenary')).toEqual([8, 1, 0])
    expect(health(struck('rat-swarm'), 'mercenary')).toEqual([8, 0, 1])
  })
})

describe('what follows', () => {
  test('FG-27.4 the knock-out first, then what comes of the damage', () => {
    const t = struck('elite-ghost', { health: 1 })
    const told = t.log(0).filter((line) => /^(hurt|down|drained)/.test(line))
    expect(told).toEqual(['hurt mercenary 1', 'down mercenary', 'drained elite-ghost.1'])
    expect(foe(t).armor).toBe(2)
  })
  test('FG-27.4 what was prevented was not suffered', () => {
    const ghost = struck('elite-ghost', { also: { parry: 1 } }).answer(0, 'prevent:1:0')
    expect([foe(ghost).armor, lines(ghost, 'hurt')]).toEqual([1, []])
    const hidden = (parry: number) =>
      enemiesAct({
        ground: { tokens: [{ kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' }] },
        heroes: { rogue: { also: { stealth: true, parry } }, shaman: { at: 'd3' } },
        enemies: [{ enemy: 'conscript', at: 'a1' }],
      })
        .agenda('leave')
        .begin()
    expect(lines(hidden(0), 'revealed')).toEqual(['revealed rogue'])
    expect(lines(hidden(1).answer(0, 'prevent:1:0'), 'revealed')).toEqual([])
  })
  test('FG-27.5 the owner of the hero decides, also on another’s turn', () => {
    const t = enemiesAct({
      heroes: { shaman: { at: 'd3' }, mercenary: { also: { parry: 1 } } },
      enemies: [{ enemy: 'conscript', at: 'a1' }],
    }).begin()
    t.waitsFor(1).asked(1, 'prevent').answer(1, 'prevent:1:0')
    expect([health(t, 'mercenary'), hero(t, 'mercenary').parry]).toEqual([[9, 0, 0], 0])
  })
  test('FG-27.5 Parry first: what can be parried is, unasked, and the rest is asked', () => {
    const wish: HeroWish = { items: { secondary: 'buckler' }, also: { parry: 1 } }
    const t = struck('sicario', wish).asked(0, 'prevent')
    t.match.setWindow(0, 'prevent', 'habit', 'round')
    expect(lines(t, 'prevented')).toEqual(['prevented mercenary 1 0'])
    t.asked(0, 'prevent').offersExactly(0, ['prevent:0:1', 'pass']).pass(0)
    expect(health(t, 'mercenary')).toEqual([8, 1, 0])
  })
  test('FG-27.5 Parry first spends no more than the damage, nothing without tokens, and ends with the round', () => {
    const heroes = { mercenary: { also: { parry: 3 } }, shaman: { at: 'd3' } } as const
    const t = enemiesAct({ heroes, enemies: [{ enemy: 'sicario', at: 'a1' }] }).begin()
    t.match.setWindow(0, 'prevent', 'habit', 'round')
    expect([health(t, 'mercenary'), lines(t, 'prevented')]).toEqual([[9, 0, 0], ['prevented mercenary 2 0']])
    const armored = struck('conscript', { items: { secondary: 'buckler' } })
    armored.match.setWindow(0, 'prevent', 'habit', 'round')
    armored.asked(0, 'prevent').pass(0).asked(0, 'prepare')
    expect(armored.match.windows.copy()).toEqual(struck('conscript').match.windows.copy())
  })
  test('FG-27.5 who does not want to be asked is not', () => {
    const t = enemiesAct({
      heroes: { shaman: { pool: [] }, mercenary: { at: 'b1', also: { parry: 1 } } },
      enemies: [
        { enemy: 'rat-swarm', at: 'b1' },
        { enemy: 'conscript', at: 'b1' },
      ],
    }).begin()
    t.asked(1, 'prevent')
    t.match.setWindow(1, 'prevent', 'never')
    t.asked(0, 'prepare')
    expect([health(t, 'mercenary'), lines(t, 'prevented')]).toEqual([[7, 1, 1], []])
  })
})
