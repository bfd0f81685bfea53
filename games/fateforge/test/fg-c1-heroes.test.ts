import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { SLOT } from '../src/parts.ts'
import { acting, atRound, enemiesAct, foe, health, hero, pool, preparing, screen, turnOf, zoneOf } from './acting.ts'
import { against, lines, namedBy, verbs } from './asking.ts'
import { deeds } from './naming.ts'
import { type FoeWish, type HeroWish, type Scene, scene, showing, Z } from './scene.ts'

afterEach(allDone)

describe('the Sylvan Guard', () => {
  test('FG-C1.1 each blue die can be rolled again once', () => {
    const t = preparing({ heroes: { 'sylvan-guard': { dice: ['blue'] }, shaman: {} } })
    t.roll(
      'dice',
      showing('fail.blue', 'fail.blue', 'move.yellow', 'fail.blue'),
      showing('shoot.blue'),
      showing('fail.blue'),
    )
    // Blue, blue, yellow and the blue die that was won.
    t.answer(0, 'roll:0:23')
    expect(namedBy(t, 'rerollIcon')).toEqual(['0:0', '0:1', '0:3'])
    t.answer(0, 'rerollIcon:0:0').answer(0, 'rerollIcon:0:1')
    expect([screen(t, 'sylvan-guard'), namedBy(t, 'rerollIcon')]).toEqual([
      ['shoot.blue', 'fail.blue', 'move.yellow', 'fail.blue'],
      ['0:3'],
    ])
    t.refuses(0, 'rerollIcon:0:0')
    t.refuses(0, 'rerollIcon:0:2')
  })
  test('FG-C1.1 others have no such icon', () => {
    const t = preparing({ heroes: { shaman: {}, lord: {} } }).answer(0, 'roll:0:15')
    expect(namedBy(t, 'rerollIcon')).toEqual([])
  })
})

describe('the Rogue', () => {
  const DOG: FoeWish = { enemy: 'guard-dog', at: 'a1' }
  const rogue = (wish: HeroWish, more: Scene = {}) =>
    turnOf({ ...more, heroes: { rogue: { also: { stealth: true }, ...wish }, lord: { at: 'd3' } } }).begin()
  test('FG-C1.2 in Stealth she is no valid target; she starts every scene so', () => {
    const dogs = (stealth: boolean) =>
      enemiesAct({ heroes: { rogue: { also: { stealth } }, lord: { at: 'd3' } }, enemies: [DOG] }).begin()
    expect([deeds(dogs(true)), deeds(dogs(false)).at(-1)]).toEqual([
      ['idle guard-dog.1'],
      'foeStrikes guard-dog.1 rogue',
    ])
    const near = enemiesAct({
      heroes: { rogue: { also: { stealth: true } }, lord: { at: 'd3' } },
      enemies: [{ ...DOG, at: 'b1' }],
    }).begin()
    expect(zoneOf(foe(near))).toBe('b1')
    const told = scene({ scene: 'c1', heroes: { rogue: {}, lord: {} }, options: { play: 'campaign', until: 'end' } })
      .set((s) => void (s.node = 'c2'))
      .agenda('tell')
      .begin()
    expect([hero(told, 'rogue').stealth, hero(told, 'lord').stealth]).toEqual([true, false])
  })
  test('FG-C1.3 her Strikes and Shots reveal her once they have resolved', () => {
    const t = rogue(
      { pool: ['strike.red', 'strike.red'], active: ['backstab'] },
      { enemies: [{ enemy: 'militia-guard', at: 'a1' }] },
    )
    t.answer(0, 'card:backstab:0').answer(0, 'strike:0:action.1')
    expect([foe(t).red, hero(t, 'rogue').stealth, against(t, 'card:backstab:0')]).toEqual([2, false, ['FG-14.4']])
    const shot = rogue({ pool: ['shoot.blue'] }, { enemies: [{ ...DOG, at: 'b1' }] }).answer(0, 'shoot:0:shoot.blue')
    expect(hero(shot, 'rogue').stealth).toBe(false)
    expect(against(rogue({ pool: ['strike.red'], active: ['backstab'], also: {} }), 'card:backstab:0')).toEqual([
      'FG-C1.2',
    ])
  })
  test('FG-C1.3 area damage and other actions do not', () => {
    const t = rogue({ pool: ['move.red'], items: { pack2: 'ember-flask' } }, { enemies: [{ ...DOG, at: 'b1' }] })
    t.answer(0, 'card:ember-flask:0').answer(0, 'move:a2:move.red')
    expect([foe(t).gone, hero(t, 'rogue').stealth]).toEqual([true, true])
  })
  test('FG-C1.3 damage she suffers reveals her, damage prevented not', () => {
    const sprung = (card: string, wish: HeroWish) =>
      turnOf({
        ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
        heroes: { rogue: { pool: ['move.red'], ...wish, also: { stealth: true, ...wish.also } }, lord: { at: 'd3' } },
      })
        .top(Z.trapDeck, [card])
        .begin()
        .answer(0, 'move:b1:move.red')
    expect(hero(sprung('spikes', {}), 'rogue').stealth).toBe(false)
    expect(hero(sprung('gas', {}), 'rogue').stealth).toBe(false)
    expect(hero(sprung('spikes', { also: { parry: 1 } }).answer(0, 'prevent:1:0'), 'rogue').stealth).toBe(true)
  })
  test('FG-C1.4 at the end of her turn a Focus hides her, if no enemy is there', () => {
    const seen: HeroWish = { pool: ['focus.green'], also: { stealth: false } }
    const t = rogue(seen).answer(0, 'end').asked(0, 'hide', 'FG-C1.4').answer(0, 'hide:focus.green')
    expect(hero(t, 'rogue').stealth).toBe(true)
    expect(hero(rogue(seen).answer(0, 'end').pass(0), 'rogue').stealth).toBe(false)
    rogue(seen, { enemies: [{ ...DOG, stun: true }] })
      .answer(0, 'end')
      .notAsked(0, 'hide')
    rogue({ ...seen, pool: ['move.red'] })
      .answer(0, 'end')
      .notAsked(0, 'hide')
    expect(verbs(rogue(seen))).not.toContain('hide')
  })
  test('FG-C1.5 she Sprints without harm, and unseen', () => {
    const sprinting = (id: 'rogue' | 'lord') =>
      preparing({
        heroes:
          id === 'rogue'
            ? { rogue: { also: { stealth: true } }, shaman: { at: 'd3' } }
            : { lord: {}, shaman: { at: 'd3' } },
        enemies: [DOG],
      })
        .answer(0, 'roll:0:15')
        .answer(0, 'sprint:0:b1')
    const t = sprinting('rogue')
    expect([health(t, 'rogue'), hero(t, 'rogue').stealth, zoneOf(hero(t, 'rogue'))]).toEqual([[6, 0, 0], true, 'b1'])
    expect(health(sprinting('lord'), 'lord')).toEqual([7, 1, 0])
  })
})

describe('the Lord', () => {
  const GUARD: FoeWish = { enemy: 'lieutenant', at: 'a1', armor: 0 }
  test('FG-C1.6 on Guard he gains a Parry token as his turn starts', () => {
    const t = turnOf({ heroes: { lord: { also: { stance: 'guard' } }, shaman: {} } }).begin()
    expect(hero(t, 'lord').parry).toBe(1)
    const assault = turnOf({ heroes: { lord: { also: { stance: 'assault' } }, shaman: {} } }).begin()
    expect(hero(assault, 'lord').parry).toBe(0)
  })
  test('FG-C1.6 in Assault the first Strike of a turn deals 1 more', () => {
    const strikes = (stance: 'assault' | 'guard') => {
      const t = turnOf({
        heroes: { lord: { pool: ['strike.red', 'strike.red'], also: { stance } }, shaman: {} },
        enemies: [GUARD],
      }).begin()
      return lines(t.answer(0, 'strike:0:strike.red').answer(0, 'strike:0:strike.red'), 'struck')
    }
    expect(strikes('assault')).toEqual(['struck lord lieutenant.1 2', 'struck lord lieutenant.1 1'])
    expect(strikes('guard')).toEqual(['struck lord lieutenant.1 1', 'struck lord lieutenant.1 1'])
  })
  test('FG-C1.6 the token may be turned once in each preparation, and starts every scene on Guard', () => {
    const t = atRound({ heroes: { lord: {}, shaman: {} } })
      .begin()
      .answer(0, 'stance:0')
    expect([hero(t, 'lord').stance, verbs(t).includes('stance')]).toEqual(['assault', false])
    const next = atRound({ heroes: { lord: { also: { stance: 'assault', stanceTurned: true } }, shaman: {} } }).begin()
    expect([hero(next, 'lord').stance, verbs(next).includes('stance')]).toEqual(['assault', true])
    const told = scene({
      scene: 'c1',
      heroes: { lord: { also: { stance: 'assault' } }, shaman: {} },
      options: { play: 'campaign', until: 'end' },
    })
      .set((s) => void (s.node = 'c2'))
      .agenda('tell')
      .begin()
    expect(hero(told, 'lord').stance).toBe('guard')
  })
})

describe('the Shaman', () => {
  const drum = { pack2: 'shamanic-drum' } as const
  const shaman = (wish: HeroWish, more: Scene = {}) =>
    acting({ ...more, heroes: { shaman: { items: drum, ...wish }, lord: { at: 'd3' } } })
  const enemies: readonly FoeWish[] = [{ enemy: 'militia-guard', at: 'b1' }]
  test('FG-C1.7 each Focus spent on a skill puts a cube on the Drum, at most 3', () => {
    const storm: HeroWish = { pool: ['focus.green', 'focus.green', 'move.yellow'], active: ['storm-of-kaan'] }
    expect(hero(shaman(storm, { enemies }).answer(0, 'card:storm-of-kaan:0'), 'shaman').drum).toBe(2)
    const full = shaman({ ...storm, also: { drum: 2 } }, { enemies }).answer(0, 'card:storm-of-kaan:0')
    expect(hero(full, 'shaman').drum).toBe(3)
    const wild: HeroWish = { ...storm, pool: ['focus.green', 'focus.green', 'focus.blue'] }
    expect(hero(shaman(wild, { enemies }).answer(0, 'card:storm-of-kaan:0').untilAsked(0, 'turn'), 'shaman').drum).toBe(
      3,
    )
  })
  test('FG-C1.7 not for an item or a thing of the board, nor for other results', () => {
    const ground: Scene['ground'] = { tokens: [{ kind: 'device', id: 'lamp', zone: 'a1' }] }
    const t = shaman(
      {
        pool: ['focus.green', 'focus.green', 'move.yellow'],
        items: { ...drum, pack3: 'rope-and-hook' },
        active: ['trance'],
      },
      { ground },
    )
    t.answer(0, 'card:rope-and-hook:0').answer(0, 'use:0:focus.green').answer(0, 'card:trance:1')
    expect(hero(t, 'shaman').drum).toBe(0)
  })
  test('FG-C1.7 cubes stay between rounds and scenes', () => {
    const heroes: Scene['heroes'] = { shaman: { items: drum, also: { drum: 2 } }, lord: {} }
    expect(hero(atRound({ heroes }).begin(), 'shaman').drum).toBe(2)
    expect(hero(scene({ heroes }).agenda('aftermath').begin(), 'shaman').drum).toBe(2)
  })
  test('FG-C1.8 once a turn two cubes for any result but Fail and Special, without a colour', () => {
    const t = shaman({ also: { drum: 3 }, active: ['storm-of-kaan'], pool: ['focus.blue', 'move.yellow'] }, { enemies })
    t.answer(0, 'card:shamanic-drum:0').offersExactly(
      0,
      ['move', 'strike', 'strikeSkill', 'shoot', 'shootSkill', 'focus', 'parry'].map((icon) => `icon:${icon}`),
    )
    t.refuses(0, 'icon:fail')
    t.refuses(0, 'icon:special')
    t.answer(0, 'icon:focus')
    expect([hero(t, 'shaman').drum, pool(t, 'shaman')]).toEqual([1, ['focus.blue', 'move.yellow', 'focus.card']])
    expect(against(t, 'card:storm-of-kaan:0')).toEqual(['FG-14.7'])
    const again = shaman({ also: { drum: 3 } })
      .answer(0, 'card:shamanic-drum:0')
      .answer(0, 'icon:move')
    expect(against(again, 'card:shamanic-drum:0')).toEqual(['FG-15.5'])
    expect(against(shaman({ also: { drum: 1 } }), 'card:shamanic-drum:0')).toEqual(['FG-14.7'])
  })
  test('FG-C1.8 in any slot of the backpack, and never given away', () => {
    for (const slot of ['clothing', 'pack2', 'pack3', 'pack4'] as const)
      shaman({ items: { [slot]: 'shamanic-drum' }, also: { drum: 2 } }).offers(0, 'card:shamanic-drum:0')
    const t = scene({ heroes: { shaman: { items: drum }, lord: {} } })
      .agenda('camp', 2)
      .begin()
    expect(against(t, 'put:1.pack2:2.pack2')).toEqual(['FG-C1.8'])
    t.refuses(0, 'put:1.pack2:bag', 'FG-C1.8')
    t.answer(0, 'put:1.pack2:1.pack4')
    expect(hero(t, 'shaman').slots[SLOT.pack4]).toMatchObject({ up: true })
  })
})

describe('the Mercenary', () => {
  const at = (wish: HeroWish) => acting({ heroes: { mercenary: wish, shaman: { at: 'd3' } } })
  test('FG-C1.9 once a turn a Fail becomes a Strike of its die for 1 health', () => {
    const t = at({ pool: ['fail.yellow', 'fail.red', 'move.red'] })
    expect(namedBy(t, 'hardened')).toEqual(['fail.yellow', 'fail.red'])
    t.answer(0, 'hardened:fail.yellow')
    expect([health(t, 'mercenary'), pool(t, 'mercenary')]).toEqual([
      [8, 1, 0],
      ['fail.red', 'move.red', 'strike.yellow'],
    ])
    expect(namedBy(t, 'hardened')).toEqual([])
    t.refuses(0, 'hardened:fail.red')
  })
  test('FG-C1.9 only she, and neither Parry nor armor helps', () => {
    expect(namedBy(acting({ heroes: { lord: { pool: ['fail.red'] }, shaman: {} } }), 'hardened')).toEqual([])
    const t = at({ pool: ['fail.red'], items: { clothing: 'padded-coat' }, also: { parry: 1 } })
    t.answer(0, 'hardened:fail.red').notAsked(0, 'prevent')
    expect(health(t, 'mercenary')).toEqual([8, 1, 0])
    const next = turnOf({ heroes: { mercenary: { pool: ['fail.red'], also: { hardened: true } }, shaman: {} } }).begin()
    expect(namedBy(next, 'hardened')).toEqual(['fail.red'])
  })
})
