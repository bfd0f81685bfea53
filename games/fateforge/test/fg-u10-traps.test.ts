import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { enemiesAct, foe, health, hero, pool, preparing, screen, thing, turnOf, zoneOf } from './acting.ts'
import { lines } from './asking.ts'
import { leaving } from './naming.ts'
import { type HeroWish, type Scene, scene, showing, Z } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const trap: Token = { kind: 'trap', id: 'trap', zone: 'b1' }
const ground: Scene['ground'] = { tokens: [trap] }
/** The first hero on its turn, with a Move to walk into the trap of b1. */
const walking = (wish: HeroWish, card = 'rusted', more: Scene = {}) => {
  const heroes: Scene['heroes'] = {
    rogue: { at: 'a1', ...wish, pool: ['move.red', ...(wish.pool ?? [])] },
    shaman: { at: 'a1', pool: ['move.yellow'] },
  }
  return turnOf({ ground, heroes, ...more })
    .top(Z.trapDeck, [card])
    .begin()
}
const caught = (wish: HeroWish = {}, card?: string) => walking(wish, card).answer(0, 'move:b1:move.red')

describe('entering', () => {
  test('FG-U10.1 the hero discards a result, springs the trap, or removes it', () => {
    const t = caught({ pool: ['focus.green'], active: ['disarm'] }).asked(0, 'trap', 'FG-U10.1')
    t.offersExactly(0, ['ignoreTrap:focus.green', 'spring', 'disarm'])
    t.refuses(0, 'end')
    expect(zoneOf(hero(t, 'rogue'))).toBe('b1')
  })
  test('FG-U10.1a any result but Fail', () => {
    const t = caught({ pool: ['fail.red', 'focus.green', 'strike.red'] })
    t.offersExactly(0, ['ignoreTrap:focus.green', 'ignoreTrap:strike.red', 'spring'])
    t.answer(0, 'ignoreTrap:strike.red').notLogged('trap', ['*', '*'])
    expect([pool(t, 'rogue'), thing(t, 'trap').done]).toEqual([['fail.red', 'focus.green'], false])
  })
  test('FG-U10.1b springing it draws a card, which is applied', () => {
    const spikes = caught({ pool: ['focus.green'] }, 'spikes')
      .answer(0, 'spring')
      .logged('trap', ['rogue', 'spikes'])
    expect(health(spikes, 'rogue')).toEqual([5, 1, 0])
    const guarded = caught({ pool: ['focus.green'], also: { parry: 1 } }, 'spikes').answer(0, 'spring')
    guarded.asked(0, 'prevent').answer(0, 'prevent:1:0')
    expect(health(guarded, 'rogue')).toEqual([6, 0, 0])
    const dart = caught({ pool: ['focus.green'] }, 'dart-wall').answer(0, 'spring')
    expect(health(dart, 'rogue')).toEqual([5, 0, 1])
  })
  test('FG-U10.1c only who has the skill active removes it', () => {
    const t = caught({ active: ['disarm'] })
      .answer(0, 'disarm')
      .notLogged('trap', ['*', '*'])
    expect([thing(t, 'trap').done, pool(t, 'rogue')]).toEqual([true, []])
    caught({ pool: ['focus.green'], skills: ['disarm'] }).offersExactly(0, ['ignoreTrap:focus.green', 'spring'])
  })
  test('FG-U10.2 a token whose card was drawn is gone, one that was ignored stays', () => {
    const sprung = caught({ pool: ['focus.green'] }).answer(0, 'spring')
    expect(thing(sprung, 'trap').done).toBe(true)
    sprung.answer(0, 'end').pass(0).answer(1, 'move:b1:move.yellow').asked(1, 'turn')
    const ignored = caught({ pool: ['focus.green'] })
      .answer(0, 'ignoreTrap:focus.green')
      .answer(0, 'end')
    ignored.answer(1, 'move:b1:move.yellow').logged('trap', ['shaman', 'rusted'])
  })
})

describe('how one gets there', () => {
  test('FG-U10.3 by Sprint: a die behind the screen may be discarded', () => {
    const t = preparing({ ground, heroes: { mercenary: {}, shaman: {} } })
    t.roll('dice', showing('fail.red', 'strike.red', 'move.yellow', 'fail.yellow'))
    t.answer(0, 'roll:0:15').answer(0, 'sprint:0:b1').asked(0, 'trap')
    t.offersExactly(0, ['ignoreTrap:strike.red', 'ignoreTrap:move.yellow', 'spring']).answer(0, 'ignoreTrap:strike.red')
    expect([screen(t, 'mercenary'), thing(t, 'trap').done]).toEqual([['fail.red', 'move.yellow', 'fail.yellow'], false])
  })
  test('FG-U10.1a by Sprint: also a result that a Command has left in hand', () => {
    const t = preparing({ ground, heroes: { mercenary: { pool: ['focus.card'] }, shaman: {} } })
    t.roll('dice', showing('fail.red', 'fail.red', 'fail.yellow', 'fail.yellow'))
    t.answer(0, 'roll:0:15').answer(0, 'sprint:0:b1').offersExactly(0, ['ignoreTrap:focus.card', 'spring'])
    t.answer(0, 'ignoreTrap:focus.card')
    expect([pool(t, 'mercenary'), screen(t, 'mercenary').length, thing(t, 'trap').done]).toEqual([[], 4, false])
  })
  test('FG-U10.3 pushed after its turn: nothing is left to discard', () => {
    const pushed = (pools: readonly string[]) =>
      enemiesAct({
        ground,
        heroes: { lord: { at: 'a1', pool: pools }, shaman: { at: 'd3' } },
        enemies: [{ enemy: 'bruiser', at: 'a1' }],
      })
        .roll('luck', [1])
        .top(Z.trapDeck, ['rusted'])
        .begin()
    pushed([]).logged('trap', ['lord', 'rusted']).notAsked(0, 'trap')
    const before = pushed(['move.yellow']).asked(0, 'trap')
    expect(before.options(0)).toEqual(['ignoreTrap:move.yellow', 'spring'])
  })
  test('FG-U10.3 pulled, or by a portal', () => {
    const pulled = enemiesAct({
      ground,
      heroes: { lord: { at: 'a1' }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'barrow-knight', at: 'b1' }],
    })
      .top(Z.trapDeck, ['rusted'])
      .top(Z.fearDeck, ['cold-resolve'])
      .begin()
    expect(lines(pulled, 'trap')).toEqual(['trap lord rusted'])
    const portal: Token = { kind: 'portal', id: 'p', zone: 'a1', to: ['b1'] }
    const through = walking({}, 'rusted', { ground: { tokens: [trap, portal] } }).answer(0, 'portal:1:move.red')
    expect(lines(through, 'trap')).toEqual(['trap rogue rusted'])
  })
  test('FG-U10.4 in the middle of a sequence the trap comes first', () => {
    const charging = (wish: HeroWish, card: string) =>
      turnOf({
        ground,
        heroes: { mercenary: { active: ['charge'], pool: ['move.yellow', 'move.yellow'], ...wish }, shaman: {} },
        enemies: [{ enemy: 'militia-guard', at: 'b1' }],
      })
        .top(Z.trapDeck, [card])
        .begin()
        .answer(0, 'card:charge:0')
    const fallen = charging({ health: 2 }, 'pitfall')
    expect([hero(fallen, 'mercenary').down, foe(fallen).red]).toEqual([true, 0])
    const stands = charging({}, 'rusted')
    expect([lines(stands, 'trap'), foe(stands).red]).toEqual([['trap mercenary rusted'], 2])
  })
  test('FG-U10.5 on the way out it costs as much as an enemy', () => {
    const t = leaving({
      ground: { rows: 1, tokens: [trap, { kind: 'exit', id: 'exitA', zone: 'c1', letter: 'A' }] },
      heroes: { lord: {}, shaman: { at: 'c1' } },
    }).begin()
    expect([lines(t, 'hurt'), thing(t, 'trap').done]).toEqual([['hurt lord 1'], false])
  })
})

describe('the cards', () => {
  test('FG-U10.6 those drawn are set aside, and shuffled back when the deck is empty', () => {
    const all = ['snare', 'spikes', 'dart-wall', 'net', 'bell', 'pitfall', 'gas']
    const walk: Scene = { ground, heroes: { rogue: { pool: ['move.red'] }, shaman: {} } }
    const t = turnOf(walk).zone(Z.trapPile, all).begin()
    expect(t.zone(Z.trapDeck)).toEqual(['rusted'])
    t.answer(0, 'move:b1:move.red')
    expect([t.zone(Z.trapDeck), t.zone(Z.trapPile).length]).toEqual([[], 8])
    const next = turnOf(walk)
      .zone(Z.trapPile, [...all, 'rusted'])
      .shuffle(Z.trapDeck, ['spikes'])
      .begin()
    next.answer(0, 'move:b1:move.red').logged('trap', ['rogue', 'spikes'])
    expect([next.zone(Z.trapDeck).length, next.zone(Z.trapPile)]).toEqual([7, ['spikes']])
  })
  test('FG-U10.6 and at the end of the scene', () => {
    const t = scene().zone(Z.trapPile, ['snare', 'spikes']).agenda('aftermath').begin()
    expect([t.zone(Z.trapDeck).length, t.zone(Z.trapPile)]).toEqual([8, []])
  })
  test('FG-U10.1b Snare stuns, Bell calls the closest red minion, Gas reaches everybody there', () => {
    expect(hero(caught({ pool: ['focus.green'] }, 'snare').answer(0, 'spring'), 'rogue').stun).toBe(true)
    const bell = walking({ pool: ['focus.green'] }, 'bell', {
      enemies: [
        { enemy: 'recruit', at: 'd1', init: 1 },
        { enemy: 'recruit', at: 'c1', init: 4 },
      ],
    })
    bell.answer(0, 'move:b1:move.red').answer(0, 'spring')
    expect(bell.state.enemies.map(zoneOf)).toEqual(['d1', 'b1'])
    const gas = walking({ pool: ['focus.green'] }, 'gas', {
      heroes: { rogue: { at: 'a1', pool: ['move.red', 'focus.green'] }, shaman: { at: 'b1' }, lord: { at: 'c1' } },
    })
    gas.answer(0, 'move:b1:move.red').answer(0, 'spring')
    expect([health(gas, 'rogue'), health(gas, 'shaman'), health(gas, 'lord')]).toEqual([
      [5, 0, 1],
      [5, 0, 1],
      [8, 0, 0],
    ])
  })
})
