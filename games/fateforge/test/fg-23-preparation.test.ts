import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { acting, energy, health, hero, type Playing, preparing, screen, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { type HeroWish, type Scene, scene, showing } from './scene.ts'

afterEach(allDone)

/** The lord rolls red, red, yellow, green; the shaman is far off and has not rolled. */
function rolled(faces: readonly string[], lord: HeroWish = {}, more: Scene = {}): Playing {
  const t = preparing({ ...more, heroes: { lord, shaman: { at: 'd3' } } })
  return t.roll('dice', showing(...faces)).answer(0, 'roll:0:15')
}
const PLAIN = ['strike.red', 'strikeSkill.red', 'move.yellow', 'focus.green'] as const
/** The lord with just these dice on its board. */
const withDice = (...dice: ('red' | 'green')[]): NonNullable<Scene['content']> => ({
  heroes: CONTENT.heroes.map((one) => (one.id === 'lord' ? { ...one, dice } : one)),
})

describe('rolling', () => {
  test('FG-23.1 all prepare at the same time: roll, then the rest, the order last', () => {
    const t = preparing().waitsFor(0, 1).asked(0, 'prepare').asked(1, 'prepare')
    t.refuses(0, 'sprint:0:b1', 'FG-23.5')
    t.refuses(0, 'confirm:0', 'FG-23.5')
    t.answer(1, 'roll:1:15')
      .answer(0, 'roll:0:15')
      .answer(0, 'confirm:0')
      .answer(1, 'sprint:1:b1')
      .answer(1, 'confirm:1')
    expect(t.asked(0, 'order').match.waiting()).toEqual([0])
  })
  test('FG-23.2 four dice of the pool, another four next round; with fewer, all', () => {
    const sword: HeroWish = { items: { main: 'iron-sword' } }
    const t = preparing({ heroes: { lord: sword, shaman: {} } })
    expect(namedBy(t, 'roll')).toEqual(['0:15', '0:23', '0:27', '0:29'])
    expect(hero(t.answer(0, 'roll:0:15'), 'lord').chosen).toEqual([0, 0, 1, 3])
    const next = preparing({ heroes: { lord: { ...sword, also: { chosen: [0, 0, 1, 3] } }, shaman: {} }, round: 2 })
    expect(hero(next.answer(0, 'roll:0:23'), 'lord').chosen).toEqual([0, 0, 1, 4])
    const three = preparing({ content: withDice('red', 'red', 'green'), heroes: { lord: {}, shaman: {} } })
    expect(screen(three.answer(0, 'roll:0:7'), 'lord')).toHaveLength(3)
  })
  test('FG-23.3 who is stunned rolls one die fewer and is stunned no more', () => {
    const stunned: HeroWish = { also: { stun: true } }
    const t = preparing({ heroes: { lord: stunned, shaman: {} } })
    expect(namedBy(t, 'roll').map((word) => Number(word.split(':')[1]).toString(2).replaceAll('0', '').length)).toEqual(
      [3, 3, 3],
    )
    t.answer(0, t.options(0).find((word) => word.startsWith('roll'))!).logged('stunCost', ['lord'])
    expect([screen(t, 'lord').length, hero(t, 'lord').stun]).toEqual([3, false])
    const few = preparing({ content: withDice('red', 'green'), heroes: { lord: stunned, shaman: {} } })
    expect(namedBy(few, 'roll')).toEqual(['0:1', '0:2'])
    const lone = preparing({ content: withDice('red'), heroes: { lord: stunned, shaman: {} } })
    expect(screen(lone.answer(0, 'roll:0:0'), 'lord')).toEqual([])
  })
  test('FG-23.4 nobody else sees the faces, nor is asked anything different for them', () => {
    const [one, other] = [rolled(PLAIN), rolled(['fail.red', 'fail.red', 'fail.yellow', 'fail.green'])]
    const seen = (t: Playing) => JSON.stringify([t.printed(1), t.options(1), t.blocked(1, 'confirm:1'), t.log(1)])
    expect(seen(one)).toBe(seen(other))
    expect(JSON.stringify(one.printed(0))).not.toBe(JSON.stringify(other.printed(0)))
    expect(hero(one, 'lord').chosen).toEqual([0, 0, 1, 3])
    expect(JSON.stringify(one.printed(-1))).toBe(JSON.stringify(other.printed(-1)))
  })
})

describe('optional actions', () => {
  test('FG-23.5 in any order', () => {
    const coin: HeroWish = { items: { pack2: 'lucky-coin' } }
    const t = rolled(['strike.red', 'strike.red', 'fail.yellow', 'focus.green'], coin)
    t.roll('dice', showing('strike.yellow'), showing('move.green'))
    t.answer(0, 'sprint:0:b1').answer(0, 'reroll:0:4').answer(0, 'prep:lucky-coin:4').answer(0, 'triple:0:move')
    expect([zoneOf(hero(t, 'lord')), screen(t, 'lord')]).toEqual([
      'b1',
      ['move.red', 'strike.red', 'strike.yellow', 'move.green'],
    ])
    const other = rolled(['strike.red', 'strike.red', 'strike.yellow', 'fail.green'], coin).roll(
      'dice',
      showing('focus.green'),
    )
    other.answer(0, 'triple:0:move').answer(0, 'reroll:0:8').answer(0, 'sprint:0:a2').answer(0, 'confirm:0')
    expect(screen(other, 'lord')).toEqual(['move.red', 'strike.red', 'strike.yellow', 'focus.green'])
  })
  test('FG-23.6 for an energy some or all of the Fails, once', () => {
    const t = rolled(['fail.red', 'fail.red', 'move.yellow', 'focus.green'])
    expect(namedBy(t, 'reroll')).toEqual(['0:1', '0:2', '0:3'])
    t.refuses(0, 'reroll:0:4', 'FG-23.5')
    t.roll('dice', showing('fail.red', 'strike.red')).answer(0, 'reroll:0:3')
    expect([screen(t, 'lord').slice(0, 2), energy(t, 'lord')]).toEqual([
      ['fail.red', 'strike.red'],
      [3, 1],
    ])
    t.refuses(0, 'reroll:0:1', 'FG-23.6')
    expect(namedBy(rolled(PLAIN), 'reroll')).toEqual([])
    rolled(['fail.red', 'fail.red', 'move.yellow', 'focus.green'], { energy: 0 }).refuses(0, 'reroll:0:1', 'FG-13.4')
    const one = rolled(['fail.red', 'fail.red', 'move.yellow', 'focus.green']).roll('dice', showing('strike.red'))
    expect(screen(one.answer(0, 'reroll:0:2'), 'lord').slice(0, 2)).toEqual(['fail.red', 'strike.red'])
  })
  test('FG-23.7 WE-15 three of a kind: the same result, whatever the colours', () => {
    const twoAndOne = rolled(['strike.red', 'strikeSkill.red', 'strike.yellow', 'focus.green'])
    expect(namedBy(twoAndOne, 'triple')).toEqual([])
    const melee = preparing({ heroes: { lord: { items: { main: 'iron-sword' } }, shaman: {} } })
    melee.roll('dice', showing('strike.red', 'strike.yellow', 'fail.green', 'strike.melee')).answer(0, 'roll:0:29')
    expect(new Set(namedBy(melee, 'triple').map((word) => word.split(':')[0]))).toEqual(new Set(['0', '1', '3']))
  })
  test('FG-23.7 one of the three shows another face of that die; not with Fails; once', () => {
    const t = rolled(['strike.red', 'strike.red', 'strike.yellow', 'strikeShoot.green'])
    expect(namedBy(t, 'triple').filter((word) => word.startsWith('0:'))).toEqual(['0:strikeSkill', '0:move', '0:fail'])
    t.refuses(0, 'triple:0:focus', 'FG-23.5')
    t.refuses(0, 'triple:3:focus', 'FG-23.5')
    t.answer(0, 'triple:2:focus')
    expect(screen(t, 'lord')).toEqual(['strike.red', 'strike.red', 'focus.yellow', 'strikeShoot.green'])
    expect(namedBy(rolled(['fail.red', 'fail.red', 'fail.yellow', 'focus.green']), 'triple')).toEqual([])
    const four = preparing({
      content: withDice('red', 'red', 'red', 'red'),
      heroes: { lord: {}, shaman: {} },
    })
    four.roll('dice', showing('strike.red', 'strike.red', 'strike.red', 'strike.red')).answer(0, 'roll:0:15')
    four.answer(0, 'triple:0:move').refuses(0, 'triple:1:move', 'FG-23.7')
    const dual = ['strike.red', 'strike.red', 'moveStrike.yellow', 'focus.green']
    expect(namedBy(rolled(dual), 'triple')).toEqual([])
  })
})

describe('Sprint', () => {
  const dog = [{ enemy: 'guard-dog', at: 'a1' }] as const
  test('FG-23.8 to an adjacent zone, for one damage if an enemy is where the hero was', () => {
    const t = rolled(PLAIN, {}, { enemies: dog }).answer(0, 'sprint:0:b1')
    expect([zoneOf(hero(t, 'lord')), health(t, 'lord')]).toEqual(['b1', [7, 1, 0]])
    t.refuses(0, 'sprint:0:c1', 'FG-23.8')
    const free = rolled(PLAIN, {}, { enemies: [{ enemy: 'guard-dog', at: 'b1' }] }).answer(0, 'sprint:0:b1')
    expect(health(free, 'lord')).toEqual([8, 0, 0])
    rolled(PLAIN).refuses(0, 'sprint:0:c1', 'FG-23.5')
    expect(screen(t, 'lord')).toEqual([...PLAIN])
  })
  test('FG-23.8 what waits in the zone is met, terrain that wants a Move is not', () => {
    const ground: Scene['ground'] = {
      tokens: [
        { kind: 'trap', id: 'trap', zone: 'b1' },
        { kind: 'portal', id: 'portal', zone: 'a1', to: ['d1'] },
      ],
    }
    const t = rolled(PLAIN, {}, { ground })
    expect(namedBy(t, 'sprint')).toEqual(['0:a2', '0:b1'])
    t.answer(0, 'sprint:0:b1').asked(0, 'trap')
  })
  test('FG-23.9 a Move never costs that damage', () => {
    const t = acting({ heroes: { lord: { pool: ['move.yellow'] }, shaman: { at: 'd3' } }, enemies: dog })
    t.answer(0, 'move:b1:move.yellow').answer(0, 'move:a1:energy')
    expect(health(t, 'lord')).toEqual([8, 0, 0])
  })
  test('FG-23.11 the damage comes on leaving: who falls stays', () => {
    const t = rolled(PLAIN, { health: 1 }, { enemies: dog }).answer(0, 'sprint:0:b1')
    expect([zoneOf(hero(t, 'lord')), hero(t, 'lord').down, screen(t, 'lord')]).toEqual(['a1', true, []])
    expect(lines(t, 'sprinted')).toEqual([])
  })
  test('FG-23.12 a die given up to a trap is not shown', () => {
    const ground: Scene['ground'] = { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] }
    const t = rolled(['strike.red', 'strikeSkill.red', 'fail.yellow', 'focus.green'], {}, { ground }).answer(
      0,
      'sprint:0:b1',
    )
    t.offersExactly(0, ['ignoreTrap:strike.red', 'ignoreTrap:strikeSkill.red', 'ignoreTrap:focus.green', 'spring'])
    t.refuses(0, 'ignoreTrap:fail.yellow')
    t.answer(0, 'ignoreTrap:strike.red')
    expect(screen(t, 'lord')).toEqual(['strikeSkill.red', 'fail.yellow', 'focus.green'])
    expect(t.log(1).slice(-1)).toEqual(['trapIgnored lord'])
    const other = rolled(['strike.red', 'strikeSkill.red', 'fail.yellow', 'focus.green'], {}, { ground })
    other.answer(0, 'sprint:0:b1').answer(0, 'ignoreTrap:focus.green')
    expect(JSON.stringify(other.printed(1))).toBe(JSON.stringify(t.printed(1)))
  })
})

describe('the end of it', () => {
  test('FG-23.10 when everybody who stands has confirmed', () => {
    const t = rolled(PLAIN).answer(0, 'confirm:0')
    t.waitsFor(0, 1).notAsked(0, 'order')
    expect(t.offers(0, 'unconfirm:0').lacks(0, ['sprint:0:b1', 'confirm:0']).state.order).toEqual([0, 1])
    t.answer(1, 'roll:1:15').answer(1, 'confirm:1').asked(0, 'order')
    const alone = scene({ heroes: { lord: {}, shaman: { health: 0 } } })
      .agenda('round')
      .begin()
    alone.waitsFor(0).answer(0, 'roll:0:15').answer(0, 'confirm:0').asked(0, 'turn')
  })
  test('FG-23.10 Sprints are public and happen as they are sent', () => {
    const gem = { kind: 'gem', id: 'gem', zone: 'b1', gem: 'yellow' } as const
    const race = (first: 0 | 1) => {
      const t = preparing({ ground: { tokens: [gem] } })
        .answer(0, 'roll:0:15')
        .answer(1, 'roll:1:15')
      const second = first === 0 ? 1 : 0
      t.answer(first, `sprint:${first}:b1`).answer(second, `sprint:${second}:b1`)
      return [lines(t, 'sprinted', 1), lines(t, 'collectedGem', 1)]
    }
    expect(race(0)).toEqual([['sprinted mercenary b1', 'sprinted shaman b1'], ['collectedGem mercenary yellow']])
    expect(race(1)).toEqual([['sprinted shaman b1', 'sprinted mercenary b1'], ['collectedGem shaman yellow']])
  })
  test('FG-23.10 a confirmation can be withdrawn until all have confirmed', () => {
    const t = rolled(PLAIN).answer(0, 'confirm:0').answer(0, 'unconfirm:0').offers(0, 'sprint:0:b1')
    t.answer(1, 'roll:1:15').answer(1, 'confirm:1').notAsked(0, 'order').answer(0, 'confirm:0')
    expect(against(t.asked(0, 'order'), 'unconfirm:0')).toEqual([])
  })
})
