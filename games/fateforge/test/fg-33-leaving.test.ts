import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, atUpkeep, hero, health, thing, zoneOf } from './acting.ts'
import { lines, verbs } from './asking.ts'
import { leaving } from './naming.ts'
import { type FoeWish, type Scene, Z } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const A: Token = { kind: 'exit', id: 'exitA', zone: 'd1', letter: 'A' }
const B: Token = { kind: 'exit', id: 'exitB', zone: 'd3', letter: 'B' }
const row: Scene['ground'] = { rows: 1, tokens: [A] }
const foes = (...zones: readonly FoeWish['at'][]): FoeWish[] =>
  zones.map((at, i) => ({ enemy: 'recruit', at, init: i + 1 }))

describe('the exit', () => {
  test('FG-33.1 a defended exit is closed, another enemy in its zone does not matter', () => {
    const c2 = leaving({ scene: 'c2', heroes: { mercenary: { at: 'c2' }, shaman: { at: 'c2' } } }).begin()
    c2.notAsked(0, 'exit').asked(0, 'path')
    expect(c2.state.objects[c2.state.exit]!.letter).toBe('B')
    const free = leaving({ scene: 'c2', heroes: { mercenary: { at: 'c2' }, shaman: { at: 'c2' } } })
      .set((s) => {
        const guard = s.enemies.find((enemy) => enemy.defends === s.objects.findIndex(({ id }) => id === 'exitA'))!
        guard.gone = true
      })
      .begin()
    free.asked(0, 'exit', 'FG-33.2').offersExactly(0, ['exit:0', 'exit:1'])
  })
  test('FG-33.1 no open exit: everybody is stranded', () => {
    const t = leaving({ ground: row, enemies: [{ enemy: 'recruit', at: 'd1', defends: 'exitA' }] }).begin()
    expect(lines(t.over('lost'), 'cannotLeave')).toEqual(['cannotLeave mercenary', 'cannotLeave shaman'])
  })
  test('FG-33.2 the group chooses one exit for all', () => {
    const t = leaving({ ground: { tokens: [A, B] }, heroes: { mercenary: { at: 'c1' }, shaman: { at: 'c3' } } }).begin()
    t.refuses(1, 'exit:1')
    t.refuses(0, 'exit:2')
    t.answer(0, 'exit:1').over('won')
    expect([zoneOf(hero(t, 'mercenary')), zoneOf(hero(t, 'shaman'))]).toEqual(['nowhere', 'nowhere'])
    expect(lines(t, 'leaves')).toEqual(['leaves mercenary 4', 'leaves shaman 2'])
  })
  test('FG-33.4 any distance, without results, and only then', () => {
    const t = leaving({ ground: { tokens: [B] }, heroes: { mercenary: { at: 'a1', energy: 0 }, shaman: {} } }).begin()
    t.over('won')
    expect(lines(t, 'leaves')).toEqual(['leaves mercenary 6', 'leaves shaman 6'])
    const turn = acting({ ground: row, heroes: { mercenary: { at: 'd1', energy: 0 }, shaman: { at: 'd1' } } })
    expect(verbs(turn)).toEqual(['end'])
  })
  test('FG-33.6 portals are no way out unless the scene says so', () => {
    const portals: readonly Token[] = [
      { kind: 'portal', id: 'p1', zone: 'a1', to: ['d1'] },
      { kind: 'portal', id: 'p2', zone: 'd1', to: ['a1'] },
    ]
    const t = leaving({ ground: { rows: 1, tokens: [A, ...portals] }, enemies: foes('b1', 'c1') }).begin()
    expect(lines(t, 'leaves')).toEqual(['leaves mercenary 4', 'leaves shaman 4'])
    expect(lines(t, 'hurt')).toHaveLength(4)
    const sq2 = leaving({
      scene: 'sq2',
      heroes: { mercenary: { at: 'c2' }, shaman: { at: 'c2' } },
      enemies: [],
    }).begin()
    sq2.over('won')
    expect(sq2.state.objects[0]).toMatchObject({ kind: 'exit', letter: 'A' })
  })
})

describe('the way', () => {
  test('WE-11 FG-33.3 each zone with an enemy costs 1, the first and the last included', () => {
    const t = leaving({
      ground: {
        rows: 2,
        tokens: [A],
        walls: [
          ['a1', 'a2'],
          ['b1', 'b2'],
          ['c1', 'c2'],
        ],
      },
      heroes: { rogue: { at: 'b1' }, 'sylvan-guard': { at: 'd2' } },
      enemies: [
        { enemy: 'guard-dog', at: 'b1' },
        { enemy: 'conscript', at: 'c1' },
      ],
    }).begin()
    t.over('won').logged('leaves', ['rogue', 3]).logged('leaves', ['sylvan-guard', 2])
    expect(lines(t, 'hurt')).toEqual(['hurt rogue 1', 'hurt rogue 1'])
    const last = leaving({
      ground: row,
      heroes: { rogue: { at: 'c1' }, lord: { at: 'd1' } },
      enemies: foes('d1'),
    }).begin()
    expect(lines(last, 'hurt')).toEqual(['hurt rogue 1', 'hurt lord 1'])
  })
  test('FG-33.5 a zone costs 1 however many are there; a trap counts as an enemy', () => {
    const tokens: readonly Token[] = [A, { kind: 'trap', id: 't1', zone: 'b1' }, { kind: 'trap', id: 't2', zone: 'c1' }]
    const t = leaving({
      ground: { rows: 1, tokens },
      heroes: { lord: {}, shaman: { at: 'd1' } },
      enemies: foes('b1', 'b1'),
    })
    const played = t.begin()
    expect(lines(played, 'hurt')).toEqual(['hurt lord 1', 'hurt lord 1'])
  })
  test('FG-33.7 the least harmful way is proposed, however long, and another may be taken', () => {
    const ground: Scene['ground'] = { columns: 3, tokens: [{ ...A, zone: 'a3' }] }
    const long = leaving({ ground, heroes: { lord: {}, shaman: { at: 'a3' } }, enemies: foes('a2', 'b2') }).begin()
    long.over('won').logged('leaves', ['lord', 7]).notLogged('hurt', ['lord', '*'])
    const square: Scene['ground'] = { columns: 2, rows: 2, tokens: [{ ...A, zone: 'b2' }] }
    const enemies = foes('a1', 'a2')
    const hurts = () => leaving({ ground: square, heroes: { lord: {}, shaman: { at: 'b2' } }, enemies }).begin()
    const short = hurts().asked(0, 'path', 'FG-33.7').answer(0, 'path:0')
    expect(lines(short, 'hurt')).toEqual(['hurt lord 1'])
    const other = hurts().answer(0, 'path:1')
    expect(lines(other, 'hurt')).toEqual(['hurt lord 1', 'hurt lord 1'])
    hurts().refuses(0, 'path:2')
  })
  test('FG-33.7 zone by zone; armor and a Parry token that was kept help', () => {
    const t = leaving({
      ground: row,
      heroes: { lord: { items: { secondary: 'kite-shield' }, also: { parry: 1 } }, shaman: { at: 'd1' } },
      enemies: foes('a1', 'b1', 'c1'),
    }).begin()
    t.asked(0, 'prevent').offersExactly(0, ['prevent:0:1', 'prevent:1:0', 'pass']).answer(0, 'prevent:1:0')
    t.asked(0, 'prevent').answer(0, 'prevent:0:1').notAsked(0).over('won')
    expect(lines(t, 'hurt')).toEqual(['hurt lord 1'])
  })
  test('FG-33.7 who falls on the way stays there and drops what it carries', () => {
    const o1: Token = { kind: 'objective', id: 'o1', zone: 'a1' }
    const t = leaving({
      ground: { rows: 1, tokens: [A, o1], objectives: [{ kind: 'collect', token: 'o1' }] },
      heroes: { lord: { at: 'a1', health: 1 }, shaman: { at: 'd1' } },
      enemies: foes('b1', 'c1'),
    })
      .set((s) => void (s.objects[1]!.hero = 0))
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    t.over('lost').logged('droppedToken', ['lord', 'field.o1']).notLogged('leaves', ['lord', '*'])
    expect([thing(t, 'o1').hero, zoneOf(thing(t, 'o1'))]).toEqual([-1, 'b1'])
    expect(lines(t, 'hurt')).toHaveLength(1)
  })
  test('FG-33.8 Block does not hold anybody back', () => {
    const t = leaving({ ground: row, enemies: [{ enemy: 'militia-guard', at: 'a1' }] }).begin()
    t.over('won').logged('leaves', ['mercenary', 4])
    expect(lines(t, 'hurt')).toHaveLength(2)
  })
  test('FG-33.9 who cannot reach the exit is knocked out, and the scene is lost', () => {
    const door: Token = { kind: 'door', id: 'door', zone: 'b1', other: 'c1' }
    const t = leaving({ ground: { rows: 1, tokens: [A, door] }, heroes: { lord: { at: 'a1' }, shaman: { at: 'd1' } } })
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    t.over('lost').logged('cannotLeave', ['lord']).logged('leaves', ['shaman', 1])
    expect([health(t, 'lord'), t.zone(Z.corruption)]).toEqual([[2, 6, 0], ['doubt']])
  })
  test('FG-33.9 a fallen hero needs no way out', () => {
    const door: Token = { kind: 'door', id: 'door', zone: 'b1', other: 'c1' }
    const heroes: Scene['heroes'] = { lord: { at: 'a1', health: 0 }, shaman: { at: 'd1' } }
    const t = leaving({ ground: { rows: 1, tokens: [A, door] }, heroes })
      .top(Z.corruptionDeck, ['doubt'])
      .begin()
    expect([t.match.outcome, lines(t, 'leaves')]).toEqual(['won', ['leaves shaman 1']])
  })
  test('FG-33.10 nothing is entered on the way', () => {
    const tokens: readonly Token[] = [
      A,
      { kind: 'gem', id: 'g1', zone: 'b1', gem: 'blue' },
      { kind: 'trap', id: 't1', zone: 'c1' },
    ]
    const t = leaving({
      ground: { rows: 1, tokens, difficult: ['a1', 'b1'] },
      heroes: { lord: {}, shaman: { at: 'd1' } },
      enemies: [{ enemy: 'barrow-knight', at: 'c1' }],
    }).begin()
    t.over('won')
    expect([t.state.gold, thing(t, 'g1').done, thing(t, 't1').done]).toEqual([0, false, false])
    t.notLogged('trap', ['*', '*']).notLogged('fear', ['*', '*'])
    expect(lines(t, 'hurt')).toEqual(['hurt lord 1'])
  })
  test('FG-33.11 if all fall while leaving nobody has left', () => {
    const t = leaving({
      ground: row,
      heroes: { lord: { at: 'c1', health: 1 }, shaman: { at: 'c1', health: 1 } },
      enemies: foes('d1'),
    })
      .top(Z.corruptionDeck, ['doubt', 'tremor'])
      .begin()
    expect([t.match.outcome, lines(t, 'leaves')]).toEqual(['lost', []])
  })
})

test('FG-33.1 FG-33.4 the way out opens after the upkeep of the last round', () => {
  const t = atUpkeep({
    ground: row,
    round: 6,
    heroes: { lord: { at: 'c1', also: { parry: 1 } }, shaman: { at: 'd1' } },
  })
  const played = t.begin().asked(0, 'extra').answer(0, 'finish')
  expect([played.match.outcome, lines(played, 'upkeep')]).toEqual(['won', ['upkeep 6']])
})
