import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Mishap } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import { acting, energy, enemiesAct, health, hero, type Playing, pool, turnOf, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import type { HeroWish, Scene } from './scene.ts'

afterEach(allDone)

const POTION = { items: { pack2: 'healing-potion' } } as const
/** Enemies strike the lord, who is alone with them. */
function struck(lord: HeroWish, enemies: Scene['enemies'] = [{ enemy: 'conscript', at: 'a1' }]): Playing {
  return enemiesAct({ heroes: { lord, shaman: { at: 'd3' } }, enemies }).begin()
}
/** The lord steps into a trap that does this, and has no result left to ignore it. */
function trapped(lord: HeroWish, mishaps: readonly Mishap[]): Playing {
  const t = acting({
    ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
    content: { traps: [{ id: 'spikes', mishaps }] },
    heroes: { lord: { pool: ['move.yellow'], ...lord }, shaman: { at: 'd3' } },
  })
  return t.answer(0, 'move:b1:move.yellow')
}
const lose = (mishap: 'loseEnergy' | 'loseHealth', n: number): readonly Mishap[] => [{ mishap, n }]

describe('tokens', () => {
  test('FG-13.1 never more than the board has', () => {
    const whole = acting({ heroes: { lord: POTION, shaman: {} } })
    expect(against(whole, 'card:healing-potion:0')).toEqual(['FG-14.8'])
    const hurt = acting({ heroes: { lord: { ...POTION, health: 7 }, shaman: { at: 'd3' } } })
    expect(health(hurt.answer(0, 'card:healing-potion:0'), 'lord')).toEqual([8, 0, 0])
    const { check } = hurt.match.game.def
    const [lord, shaman] = hurt.state.heroes
    expect(check!(hurt.state, hurt.match.options)).toEqual([])
    expect(check!({ ...hurt.state, heroes: [{ ...lord!, health: 9 }, shaman!] }, hurt.match.options)).toEqual([
      'lord has not 8 health tokens (FG-13.1)',
    ])
  })
  test('FG-13.2 FG-13.3 WE-3 damage exhausts a token, regaining makes it available again', () => {
    const five = CONTENT.heroes.map((one) => (one.id === 'lord' ? { ...one, health: 5 } : one))
    const strike = enemiesAct({
      content: { heroes: five },
      heroes: { lord: {}, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'conscript', at: 'a1' }],
    })
    expect(health(strike.begin(), 'lord')).toEqual([4, 1, 0])
    const regain = (n: number) =>
      acting({
        content: {
          heroes: five,
          items: CONTENT.items.map((item) =>
            item.id === 'healing-potion'
              ? {
                  ...item,
                  abilities: [
                    { timing: 'turn', gain: { gain: 'effects', effects: [{ effect: 'heal', n, range: 0 }] } },
                  ],
                }
              : item,
          ),
        },
        heroes: { lord: { ...POTION, health: 4 }, shaman: { at: 'd3' } },
      }).answer(0, 'card:healing-potion:0')
    expect(health(regain(1), 'lord')).toEqual([5, 0, 0])
    expect(health(regain(3), 'lord')).toEqual([5, 0, 0])
  })
  test('FG-13.2 spent energy is exhausted, not gone', () => {
    const t = acting({ heroes: { lord: {}, shaman: {} } }).answer(0, 'move:b1:energy')
    expect(energy(t, 'lord')).toEqual([3, 1])
  })
  test('FG-13.3 energy comes back from exhausted, the rest is lost', () => {
    const t = acting({ heroes: { lord: { energy: 3, pool: ['move.yellow'], active: ['noble-resolve'] }, shaman: {} } })
    expect(energy(t.answer(0, 'card:noble-resolve:0'), 'lord')).toEqual([4, 0])
  })
})

describe('energy', () => {
  test('FG-13.4 WE-24 without energy none can be spent, and the hero stands', () => {
    const t = acting({ heroes: { lord: { energy: 0, health: 4 }, shaman: {} } })
    t.refuses(0, 'move:b1:energy', 'FG-13.4')
    expect(namedBy(t, 'move')).toEqual([])
    expect([hero(t, 'lord').down, health(t, 'lord'), energy(t, 'lord')]).toEqual([false, [4, 4, 0], [0, 4]])
  })
  test('FG-13.5 WE-24 what cannot be lost as energy is lost as health', () => {
    const some = trapped({ energy: 1, health: 4 }, lose('loseEnergy', 3))
    expect([energy(some, 'lord'), health(some, 'lord')]).toEqual([
      [0, 4],
      [2, 6, 0],
    ])
    const none = trapped({ energy: 0, health: 4 }, lose('loseEnergy', 2))
    expect([energy(none, 'lord'), health(none, 'lord'), hero(none, 'lord').down]).toEqual([[0, 4], [2, 6, 0], false])
    const enough = trapped({ energy: 3, health: 4 }, lose('loseEnergy', 3))
    expect([energy(enough, 'lord'), health(enough, 'lord')]).toEqual([
      [0, 4],
      [4, 4, 0],
    ])
  })
  test('FG-13.6 a loss is no damage: nothing prevents it, no ally is marked', () => {
    const guarded: HeroWish = { energy: 0, items: { clothing: 'padded-coat' }, also: { parry: 2 } }
    const t = turnOf({
      ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
      content: { traps: [{ id: 'spikes', mishaps: [...lose('loseHealth', 1), ...lose('loseEnergy', 1)] }] },
      heroes: { lord: { ...guarded, pool: ['move.yellow'] }, shaman: { at: 'd3' } },
    })
      .set((s) => void (s.ally = { id: 0, escort: 0, dice: [], red: 0, out: false }))
      .begin()
    t.answer(0, 'move:b1:move.yellow').notAsked(0, 'prevent')
    const { parry, slots } = hero(t, 'lord')
    expect([health(t, 'lord'), parry, slots[2]!.cubes, t.state.ally.red]).toEqual([[6, 2, 0], 3, 2, 0])
  })
})

describe('knocked out', () => {
  test('FG-13.7 a hero without available health is knocked out', () => {
    const last = struck({ health: 1 })
    expect([health(last, 'lord'), hero(last, 'lord').down]).toEqual([[0, 8, 0], true])
    last.logged('down', ['lord'])
    expect(hero(struck({ health: 2 }), 'lord').down).toBe(false)
    expect(hero(trapped({ health: 1 }, lose('loseHealth', 1)), 'lord').down).toBe(true)
  })
  test('FG-13.8 while one stands the scene goes on, when all are down it is lost at once', () => {
    const enemies = [{ enemy: 'conscript', at: 'a1' }] as const
    const one = enemiesAct({ heroes: { lord: { health: 1 }, shaman: { at: 'd3' } }, enemies }).begin()
    one.goesOn().asked(1, 'prepare').notLogged('verdict', ['*', '*'])
    const all = enemiesAct({ heroes: { lord: { health: 1 }, shaman: { health: 0 } }, enemies }).begin()
    expect(lines(all, 'verdict')).toEqual(['verdict lost field'])
    expect(lines(all, 'upkeep')).toEqual([])
  })
  test('FG-13.8 FG-13.9 who falls by reviving another does not end the scene', () => {
    const t = acting({
      heroes: { lord: { health: 1, energy: 1, pool: ['move.yellow', 'strike.red'] }, shaman: { health: 0 } },
    })
    t.answer(0, 'revive:1').answer(0, 'pay:move.yellow').goesOn().notLogged('verdict', ['*', '*'])
    expect([hero(t, 'lord').down, hero(t, 'shaman').down]).toEqual([true, false])
    expect(health(t, 'shaman')[0]).toBe(2)
  })
  test('FG-13.9 the last health token may pay, then the hero falls', () => {
    const t = acting({
      heroes: { mercenary: { health: 1, active: ['reckless'], pool: ['move.yellow'] }, shaman: { at: 'd3' } },
    })
    t.answer(0, 'card:reckless:0').logged('usedCard', ['mercenary', 'reckless']).logged('down', ['mercenary'])
    expect([hero(t, 'mercenary').down, pool(t, 'mercenary')]).toEqual([true, []])
    t.asked(1, 'turn')
    const well = acting({ heroes: { mercenary: { health: 2, active: ['reckless'] }, shaman: {} } })
    expect(pool(well.answer(0, 'card:reckless:0'), 'mercenary')).toEqual(['strike.card'])
    expect(hero(well, 'mercenary').down).toBe(false)
  })
  test('FG-13.10 tokens that come back do not clear it', () => {
    const t = turnOf({ heroes: { lord: { also: { down: true } }, shaman: { at: 'b1' } } }, 'lord').begin()
    t.logged('skipped', ['lord']).asked(1, 'turn')
    expect([hero(t, 'lord').down, health(t, 'lord')[0], zoneOf(hero(t, 'lord'))]).toEqual([true, 8, 'a1'])
    expect(lines(t, 'turn')).toEqual(['turn shaman'])
  })
})
