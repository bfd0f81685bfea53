import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, atRound, enemiesAct, energy, health, hero, pool, turnOf } from './acting.ts'
import { against, lines, namedBy, verbs } from './asking.ts'
import { deeds, named } from './naming.ts'
import { type HeroWish, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

describe('a fallen hero', () => {
  test('FG-36.1 has no turn, and its passive abilities do not count', () => {
    const t = acting({ heroes: { mercenary: {}, rogue: { health: 0 } }, order: ['mercenary', 'rogue'] })
    t.answer(0, 'end').logged('skipped', ['rogue']).notAsked(1, 'turn')
    // The Kite Shield would let its owner keep a token.
    const kept = scene({
      heroes: { mercenary: {}, lord: { health: 0, items: { secondary: 'kite-shield' }, also: { parry: 1 } } },
    })
      .agenda('upkeep')
      .begin()
    kept.notAsked(1, 'keepParry')
    expect(hero(kept, 'lord').parry).toBe(0)
  })
  test('FG-36.1 has no tile and no dice in the next round', () => {
    const t = atRound({ heroes: { mercenary: {}, rogue: { health: 0 }, lord: {} } }).begin()
    t.waitsFor(0, 2)
    expect(hero(t, 'rogue').confirmed).toBe(true)
  })
  test('FG-36.2 drops its Objective tokens; enemies ignore it', () => {
    const ground: Scene['ground'] = { tokens: [{ kind: 'objective', id: 'o1', zone: 'd3' }] }
    const t = enemiesAct({
      ground,
      heroes: { mercenary: { at: 'b1', health: 1 }, shaman: { at: 'c1' } },
      enemies: [
        { enemy: 'guard-dog', at: 'b1', init: 1 },
        { enemy: 'guard-dog', at: 'b1', init: 2 },
      ],
    })
      .set((s) => void (s.objects[0]!.hero = 0))
      .begin()
    t.logged('droppedToken', ['mercenary', 'field.o1'])
    expect(t.state.objects[0]).toMatchObject({ hero: -1, zone: 3 })
    expect(deeds(t).slice(2)).toEqual([
      'acts guard-dog.2 1',
      'foeMoved guard-dog.2 b1 c1',
      'foeStrikes guard-dog.2 shaman',
    ])
  })
  test('FG-36.11 cannot be healed or chosen for anything good in a fight', () => {
    const fallen: HeroWish = { health: 0, energy: 0 }
    const shaman = acting({
      heroes: {
        shaman: { pool: ['focus.green', 'focus.green'], active: ['mending-chant', 'ward'], health: 5 },
        rogue: fallen,
        lord: {},
      },
    })
    shaman.answer(0, 'card:mending-chant:0').offersExactly(0, ['who:0', 'who:2']).answer(0, 'who:0')
    shaman.answer(0, 'card:ward:0')
    expect(namedBy(shaman, 'who')).toEqual(['0', '2'])
    const lord = acting({
      heroes: {
        lord: { pool: ['move.yellow', 'move.red', 'focus.green'], active: ['shield-wall', 'command'] },
        rogue: fallen,
      },
    })
    expect(against(lord, 'card:command:0')).toEqual(['FG-14.8'])
    lord.answer(0, 'card:shield-wall:0').untilAsked(0, 'turn')
    expect(hero(lord, 'rogue').parry).toBe(0)
    const cry = acting({
      heroes: { mercenary: { pool: ['focus.yellow'], active: ['battle-cry'], energy: 1 }, rogue: fallen },
    })
    cry.answer(0, 'card:battle-cry:0')
    expect([energy(cry, 'mercenary'), energy(cry, 'rogue')]).toEqual([
      [2, 2],
      [0, 5],
    ])
    const potion = acting({ heroes: { mercenary: { items: { pack2: 'healing-potion' } }, rogue: fallen } })
    expect(against(potion, 'card:healing-potion:0')).toEqual(['FG-14.8'])
  })
})

describe('reviving', () => {
  const two = ['move.yellow', 'move.yellow']
  const reviving = (wish: HeroWish = {}, other: HeroWish = { health: 0 }, card = 'doubt') =>
    turnOf({ heroes: { lord: { pool: two, also: { stance: 'assault' }, ...wish }, shaman: other } })
      .top(Z.corruptionDeck, [card])
      .begin()
  test('FG-36.3 two results that are no Fail, and a loss of 1 health and 1 energy', () => {
    const t = reviving({ health: 5, energy: 2 }).answer(0, 'revive:1')
    expect([health(t, 'lord'), energy(t, 'lord'), pool(t, 'lord')]).toEqual([[4, 4, 0], [1, 3], []])
    reviving({ pool: ['move.yellow'] }).blocks(0, 'revive:1', 'FG-36.3')
    reviving({ pool: ['move.yellow', 'fail.red'] }).refuses(0, 'revive:1', 'FG-36.3')
    const choice = reviving({ pool: ['move.yellow', 'focus.green', 'strike.red', 'fail.red'] }).answer(0, 'revive:1')
    choice.asked(0, 'pay').offersExactly(0, ['pay:move.yellow', 'pay:focus.green', 'pay:strike.red'])
    choice.answer(0, 'pay:strike.red').answer(0, 'pay:focus.green')
    expect(pool(choice, 'lord')).toEqual(['move.yellow', 'fail.red'])
  })
  test('FG-36.3 without energy another health is lost; Parry and armor do not help', () => {
    const wish: HeroWish = {
      health: 5,
      energy: 0,
      items: { secondary: 'buckler' },
      also: { parry: 2, stance: 'assault' },
    }
    const t = reviving(wish).answer(0, 'revive:1').notAsked(0, 'prevent')
    expect([health(t, 'lord'), hero(t, 'lord').parry]).toEqual([[3, 5, 0], 2])
    const last = reviving({ health: 1, energy: 0 }).answer(0, 'revive:1')
    last.goesOn().logged('down', ['lord']).logged('revived', ['lord', 'shaman'])
    expect([hero(last, 'lord').down, hero(last, 'shaman').down]).toEqual([true, false])
  })
  test('FG-36.3 only another hero in the same zone', () => {
    const away = reviving({ at: 'b1' })
    expect(verbs(away)).not.toContain('revive')
    away.refuses(0, 'revive:1')
    const up = reviving({}, {})
    up.refuses(0, 'revive:1')
    up.refuses(0, 'revive:0')
  })
  test('FG-36.4 regains 2 health, draws and applies a corruption card, and stands', () => {
    const t = reviving({}, { health: 0 }, 'cold-hands').answer(0, 'revive:1')
    expect([health(t, 'shaman'), energy(t, 'shaman'), hero(t, 'shaman').down]).toEqual([[2, 4, 0], [5, 0], false])
    expect(t.zone(Z.corruption + 1)).toEqual(['cold-hands'])
  })
  test('FG-36.5 enemies may attack it again at once', () => {
    const t = turnOf({
      heroes: { lord: { pool: two, at: 'a1' }, shaman: { health: 0, at: 'a1' } },
      enemies: [{ enemy: 'knife-thrower', at: 'b1' }],
    })
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    t.answer(0, 'revive:1').answer(0, 'end')
    // It has no tile this round, so it is the last in the order.
    expect(deeds(t)).toEqual(['acts knife-thrower.1 0', 'foeShoots knife-thrower.1 shaman'])
    expect(health(t, 'shaman')).toEqual([1, 5, 0])
  })
  test('FG-36.6 plays again only from the next round', () => {
    const t = named(
      {
        heroes: { lord: { at: 'b1', pool: two }, shaman: { at: 'b1', health: 1, pool: ['focus.green'] } },
        enemies: [{ enemy: 'recruit', at: 'b1' }],
      },
      'red',
    )
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    t.answer(0, 'who:1').asked(0, 'turn').answer(0, 'revive:1').answer(0, 'end')
    t.logged('skipped', ['shaman']).notLogged('turn', ['shaman'])
    t.untilAsked(1, 'prepare')
    expect(hero(t, 'shaman').idle).toBe(false)
  })
  test('FG-36.7 a card that fells it again is the only one', () => {
    const t = reviving({}, { health: 0, energy: 0 }, 'sudden-chill')
    const before = t.zone(Z.corruptionDeck).length
    t.answer(0, 'revive:1')
    expect([hero(t, 'shaman').down, health(t, 'shaman')]).toEqual([true, [0, 6, 0]])
    expect(before - t.zone(Z.corruptionDeck).length).toBe(1)
  })
  test('FG-36.12 who fell by a corruption card cannot be revived', () => {
    const t = reviving({}, { health: 0, also: { out: true } })
    t.blocks(0, 'revive:1', 'FG-36.12').refuses(0, 'revive:1', 'FG-36.12')
    const again = reviving({ pool: [...two, ...two] }, { health: 0, energy: 0 }, 'sudden-chill')
    expect(against(again.answer(0, 'revive:1'), 'revive:1')).toEqual(['FG-36.12'])
  })
})

describe('at the end of the scene', () => {
  const ending = (heroes: Scene['heroes']) =>
    scene({ heroes })
      .agenda('aftermath')
      .set((s) => void (s.left = [0]))
  test('FG-36.8 still down: a card, and 2 and 2; revived before: like anybody', () => {
    const down = ending({ lord: {}, shaman: { health: 0 } })
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    expect([health(down, 'shaman'), down.zone(Z.corruption + 1)]).toEqual([[2, 4, 0], ['doubt']])
    const up = ending({ lord: {}, shaman: { health: 2, energy: 3, also: { idle: true } } })
      .set((s) => void (s.fell = true))
      .begin()
    expect([health(up, 'shaman'), energy(up, 'shaman'), lines(up, 'corruption')]).toEqual([[3, 3, 0], [4, 2], []])
  })
  test('FG-36.10 who fell by a corruption card draws no other, but has 2 and 2', () => {
    const t = ending({ lord: {}, shaman: { health: 0, energy: 6, also: { out: true } } }).begin()
    expect([health(t, 'shaman'), energy(t, 'shaman'), lines(t, 'corruption')]).toEqual([[2, 4, 0], [2, 4], []])
    expect([hero(t, 'shaman').down, hero(t, 'shaman').out]).toEqual([false, false])
  })
})

describe('in a story scene', () => {
  const told = (fallen: HeroWish, other: HeroWish = {}) =>
    scene({
      scene: 'c1',
      heroes: { lord: { at: null, ...other }, shaman: { at: null, ...fallen } },
      options: { play: 'campaign', until: 'end' },
    }).set((s) => {
      s.kind = 'story'
      s.phase = 'story'
      s.node = 'n7'
      s.food = 1
    })
  const down: HeroWish = { health: 0, energy: 3 }
  test('FG-36.9 a fallen hero fails the tests it must take, without a roll', () => {
    const t = told(down).agenda('tester').roll('test', [0]).begin()
    expect(t.log(0).filter((line) => line.startsWith('test'))).toEqual([
      'tested lord vigour 1',
      'testFace lord success',
      'testWon lord',
      'testLostDown shaman',
    ])
  })
  test('FG-36.9 healed by equipment it stands, by food it is not', () => {
    const camp = () =>
      told(down, { items: { pack2: 'healing-potion' } })
        .agenda('camp')
        .begin()
    camp().refuses(0, 'eat:1', 'FG-36.9')
    const t = camp().answer(0, 'tend:healing-potion:1')
    expect([health(t, 'shaman'), hero(t, 'shaman').down]).toEqual([[2, 4, 0], false])
  })
  test('FG-36.12 FG-36.9 who fell by a corruption card is not healed either', () => {
    const t = told({ ...down, also: { out: true } }, { health: 5, items: { pack2: 'healing-potion' } })
      .agenda('camp')
      .begin()
    expect(namedBy(t, 'tend')).toEqual(['healing-potion:0'])
  })
  test('FG-36.9 at the end of the scene it draws a card and regains 2', () => {
    const t = told(down)
      .set((s) => void (s.node = 'c1'))
      .agenda('tell')
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    expect([health(t, 'shaman'), hero(t, 'shaman').down, t.zone(Z.corruption + 1)]).toEqual([
      [2, 4, 0],
      false,
      ['doubt'],
    ])
    const felled = told({ ...down, also: { out: true } })
      .set((s) => void (s.node = 'c1'))
      .agenda('tell')
      .begin()
    expect([health(felled, 'shaman'), lines(felled, 'corruption')]).toEqual([[2, 4, 0], []])
  })
})
