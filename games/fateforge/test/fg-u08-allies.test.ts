import { allDone, type Given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { DICE, ICONS } from '../src/content/types.ts'
import type { O, S } from '../src/state.ts'
import { enemiesAct, foe, health, hero, type Playing, pool, turnOf, zoneOf } from './acting.ts'
import { lines, namedBy, verbs } from './asking.ts'
import { result, scene, type Scene, showing, Z } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const ally = (t: Playing) => t.state.ally
const dice = (t: Playing) => ally(t).dice.map(({ icon, die }) => `${ICONS[icon]}.${DICE[die]}`)
const SEFA = 0
const ORM = 1
interface Standing {
  readonly escort?: number
  readonly dice?: readonly string[]
  readonly red?: number
  readonly out?: boolean
}
const withAlly = (
  g: Given<S, O>,
  id: number,
  { escort = 0, dice: faces = ['focus.green', 'move.yellow'], red = 0, out = false }: Standing = {},
) => g.set((s) => void (s.ally = { id, escort, dice: faces.map(result), red, out }))

describe('joining', () => {
  test('FG-U8.1 at most one, with an escort, before any die is rolled', () => {
    const t = scene({ scene: 'c7' })
      .set((s) => void (s.allies = ['orm', 'sefa']))
      .agenda('company')
      .begin()
    t.asked(0, 'ally', 'FG-U8.1').offersExactly(0, ['ally:orm:0', 'ally:orm:1', 'ally:sefa:0', 'ally:sefa:1', 'finish'])
    t.notLogged('rolls', ['*', '*'])
    t.roll('ally', showing('focus.green'), showing('strike.red')).answer(0, 'ally:orm:1').asked(0, 'prepare')
    expect([ally(t).id, ally(t).escort]).toEqual([ORM, 1])
    const none = scene({ scene: 'c7' })
      .set((s) => void (s.allies = ['orm']))
      .agenda('company')
      .begin()
      .answer(0, 'finish')
    expect(ally(none).id).toBe(-1)
  })
  test('FG-U8.1 an ally imposed cannot be left behind; without any nothing is asked', () => {
    const t = scene({ scene: 'c6' }).agenda('company').begin()
    t.offersExactly(0, ['ally:sefa:0', 'ally:sefa:1']).refuses(0, 'finish')
    expect(scene({ scene: 'c7' }).agenda('company').begin().asked(0, 'prepare').state.ally.id).toBe(-1)
  })
  test('FG-U8.2 two dice, a Fail rolled again until it is none', () => {
    const t = scene({ scene: 'c6' }).agenda('company').begin()
    t.roll('ally', showing('fail.yellow'), showing('fail.yellow'), showing('move.yellow'), showing('focus.green'))
    expect(dice(t.answer(0, 'ally:sefa:0'))).toEqual(['move.yellow', 'focus.green'])
  })
})

describe('helping', () => {
  const GUARDED: Scene = { enemies: [{ enemy: 'militia-guard', at: 'a1' }] }
  const beside = (pools: readonly (readonly string[])[], who = SEFA, more: Scene = {}) => {
    const [one, two] = pools
    const heroes: Scene['heroes'] = {
      lord: { pool: one!, also: { stance: 'assault' } },
      shaman: { pool: two!, ...more.heroes?.shaman },
    }
    return withAlly(turnOf({ ...more, heroes }), who).begin()
  }
  test('FG-U8.3 a die of one’s own, even a Fail, for a result of the ally, which keeps it', () => {
    const t = beside([['fail.red', 'strike.card'], []])
    expect(namedBy(t, 'borrow')).toEqual(['fail.red:0', 'fail.red:1'])
    t.answer(0, 'borrow:fail.red:0')
    expect([pool(t, 'lord'), dice(t)]).toEqual([
      ['strike.card', 'focus.red'],
      ['focus.green', 'move.yellow'],
    ])
  })
  test('FG-U8.3 or a die of the ally for one of its skills; one of both, once a turn', () => {
    const t = beside([['strike.red', 'move.yellow'], ['fail.blue']], ORM, { enemies: [{ enemy: 'recruit', at: 'a1' }] })
    t.answer(0, 'allySkill:1:0')
    expect([foe(t).stun, dice(t), pool(t, 'lord')]).toEqual([true, ['move.yellow'], ['strike.red', 'move.yellow']])
    expect(verbs(t)).not.toContain('allySkill')
    expect(verbs(t)).not.toContain('borrow')
    t.refuses(0, 'borrow:strike.red:0')
    t.answer(0, 'end').asked(1, 'turn').offers(1, ['borrow:fail.blue:0', 'allySkill:0:0'])
    const other = beside([['strike.red'], []]).answer(0, 'borrow:strike.red:0')
    expect(verbs(other)).not.toContain('allySkill')
  })
  test('FG-U8.3 only in the zone of the escort', () => {
    const t = beside([[], ['fail.blue']], SEFA, { heroes: { shaman: { at: 'b1' } } }).answer(0, 'end')
    expect(verbs(t.asked(1, 'turn'), 1)).toEqual(['end', 'move'])
  })
  test('FG-U8.3 Balm heals, Way Out moves past Block', () => {
    const balm = withAlly(turnOf({ heroes: { lord: { health: 5 }, shaman: {} } }), ORM).begin()
    balm.answer(0, 'allySkill:0:0').answer(0, 'who:0')
    expect(health(balm, 'lord')).toEqual([7, 1, 0])
    const out = beside([[], []], SEFA, GUARDED).answer(0, 'allySkill:0:0').answer(0, 'who:0')
    expect(zoneOf(hero(out.answer(0, 'move:b1:action.1'), 'lord'))).toBe('b1')
  })
  test('FG-U8.3 Way Out is for any hero of the zone: one who is not on turn moves at once, or stays', () => {
    const led = () => beside([[], []], SEFA, GUARDED).answer(0, 'allySkill:0:0').answer(0, 'who:1')
    const t = led().waitsFor(1).asked(1, 'led', 'FG-U8.3').offersExactly(1, ['zone:a2', 'zone:b1', 'pass'])
    t.answer(1, 'zone:b1').asked(0, 'turn')
    expect([zoneOf(hero(t, 'shaman')), zoneOf(hero(t, 'lord'))]).toEqual(['b1', 'a1'])
    expect(zoneOf(hero(led().pass(1).asked(0, 'turn'), 'shaman'))).toBe('a1')
    const tokens: readonly Token[] = [{ kind: 'portal', id: 'p', zone: 'a1', to: ['d3'] }]
    const through = beside([[], []], SEFA, { ground: { tokens } }).answer(0, 'allySkill:0:0').answer(0, 'who:1')
    expect(zoneOf(hero(through.answer(1, 'portal:0:action.1'), 'shaman'))).toBe('d3')
  })
  test('FG-U8.3 Whisper tells the colours of the next reaction, which stand', () => {
    const enemies = ['archer', 'recruit', 'bruiser'].map((enemy) => ({ enemy, at: 'd1' }) as const)
    const t = withAlly(turnOf({ heroes: { lord: {}, shaman: { at: 'd3' } }, enemies, slot: 1 }), SEFA)
      .roll('colour', [2], [0])
      .begin()
    t.answer(0, 'allySkill:1:0')
    expect(lines(t, 'foretold')).toEqual(['foretold green', 'foretold blue'])
    t.answer(0, 'end')
    expect(lines(t, 'named')).toEqual(['named green', 'named blue'])
  })
  test('FG-U8.3 FG-28.2 Whisper names who will truly react where the script names a type that is gone', () => {
    const enemies = ['recruit', 'bruiser'].map((enemy) => ({ enemy, at: 'd1' }) as const)
    const ground = { reactions: [['blue', 'red']] } as const
    const t = withAlly(turnOf({ ground, heroes: { lord: {}, shaman: { at: 'd3' } }, enemies, slot: 1 }), SEFA).begin()
    t.answer(0, 'allySkill:1:0')
    expect(lines(t, 'foretold')).toEqual(['foretold green', 'foretold red'])
    t.answer(0, 'end')
    expect(lines(t, 'named')).toEqual(['named green', 'named red'])
  })
  test('FG-U8.4 used dice are not replaced during the scene', () => {
    const t = withAlly(turnOf({ heroes: { lord: { health: 5 }, shaman: {} } }), ORM, { dice: ['focus.green'] }).begin()
    t.answer(0, 'allySkill:0:0').answer(0, 'who:0').answer(0, 'end').answer(1, 'end').asked(0, 'prepare')
    expect([t.state.round, dice(t)]).toEqual([2, []])
    const empty = withAlly(turnOf({ heroes: { lord: { pool: ['fail.red'] }, shaman: {} } }), ORM, { dice: [] }).begin()
    expect(verbs(empty)).toEqual(['end', 'move'])
  })
})

describe('in danger', () => {
  const escorted = (wanted: Scene, red = 0) => withAlly(enemiesAct(wanted), SEFA, { red })
  const struck: Scene = { heroes: { lord: {}, shaman: { at: 'd3' } }, enemies: [{ enemy: 'sicario', at: 'a1' }] }
  test('FG-U8.5 each time the escort suffers damage the ally takes one cube, at its health it is out', () => {
    const t = escorted(struck).begin()
    expect([health(t, 'lord'), ally(t).red, ally(t).out]).toEqual([[6, 2, 0], 1, false])
    const out = escorted(struck, 1).begin()
    expect([ally(out).red, ally(out).out]).toEqual([2, true])
    out.logged('allyOut', ['sefa'])
  })
  test('FG-U8.5 not by what was prevented, nor by what another hero suffers', () => {
    const parried = escorted({
      ...struck,
      heroes: { lord: { also: { parry: 2 } }, shaman: { at: 'd3' } },
    }).begin()
    expect(ally(parried.answer(0, 'prevent:2:0')).red).toBe(0)
    const other = escorted({ heroes: { lord: { at: 'd3' }, shaman: {} }, enemies: struck.enemies! }).begin()
    expect(ally(other).red).toBe(0)
  })
  test('FG-U8.5 in the next scene it is there again, with its dice anew', () => {
    const told = scene({ scene: 'c1', options: { play: 'campaign', until: 'end' } })
    const t = withAlly(told, SEFA, { dice: [], red: 2, out: true })
      .set((s) => void (s.node = 'c6'))
      .agenda('tell')
      .begin()
    t.untilAsked(0, 'ally').answer(0, 'ally:sefa:0')
    expect([ally(t).red, ally(t).out, ally(t).dice.length]).toEqual([0, false, 2])
  })
  test('FG-U8.6 it goes with its escort, and does not come back', () => {
    const t = escorted({
      heroes: { lord: { health: 1 }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'recruit', at: 'a1' }],
    }).begin()
    expect([ally(t).out, ally(t).red]).toEqual([true, 0])
    const heroes: Scene['heroes'] = {
      shaman: { pool: ['move.yellow', 'move.yellow', 'fail.blue'] },
      lord: { health: 0 },
    }
    const revived = withAlly(turnOf({ heroes }), SEFA, { escort: 1, out: true })
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    revived.answer(0, 'revive:1')
    expect([ally(revived).out, verbs(revived).includes('borrow')]).toEqual([true, false])
  })
  test('FG-U8.7 toxic damage does not mark it', () => {
    const t = escorted({
      heroes: { lord: {}, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'rat-swarm', at: 'a1' }],
    }).begin()
    expect([health(t, 'lord'), ally(t).red]).toEqual([[7, 0, 1], 0])
  })
  test('FG-U8.7 nor does a loss of health', () => {
    const t = withAlly(turnOf({ heroes: { lord: { pool: ['move.red', 'move.red'] }, shaman: { health: 0 } } }), SEFA)
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    t.answer(0, 'revive:1')
    expect([health(t, 'lord'), ally(t).red]).toEqual([[7, 1, 0], 0])
  })
})
