import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { acting, faces } from './acting.ts'
import { beyondGate } from './beyond.ts'
import { BX, scene } from './scene.ts'

afterEach(allDone)

/** Out of turn: hero 1 carries bandages; hero 0 acts, and is hurt. */
const posse = (more: object = {}) =>
  [
    { at: [2, 6], wounds: 4, ...more },
    { at: [2, 7], class: 'cl-bandit', bag: ['bandages'] },
  ] as const

describe('in the activation of somebody else', () => {
  test('SB-17.16 whoever carries it uses it on whoever acts, and is thanked', () => {
    const t = acting({ heroes: posse() }).roll('heal', faces(3)).begin()
    t.offers(0, ['fellowToken:bandages:8']).answer(0, 'fellowToken:bandages:8').asked(0, 'act')
    expect(t.state.heroes[0]!.wounds).toBe(1)
    expect(t.state.heroes[1]).toMatchObject({ bag: [], xp: 15 })
    t.logged('usesToken', ['cl-bandit.0.2', 'bandages'])
  })
  test('SB-17.16 not while an enemy is on the board', () => {
    const t = acting({ heroes: posse(), enemies: [{ type: 'en-spider', at: [0, 0] }] }).begin()
    t.lacks(0, ['fellowToken:bandages:8'])
    const dark = scene({
      heroes: posse(),
      enemies: [{ type: 'en-spider', at: [0, 0] }],
      set: (s) => void (s.lantern.isOut = true),
    }).agenda('begin', 0)
    expect(dark.begin().match.asks()[0]!.def.name).not.toBe('meanwhile')
  })
  test('SB-17.16 SB-16.1 SB-16.3 only on somebody hurt and in reach', () => {
    const t = acting({
      heroes: [
        { at: [0, 0], wounds: 4 },
        { at: [2, 8], class: 'cl-bandit', bag: ['bandages'] },
      ],
    }).begin()
    t.lacks(0, ['fellowToken:bandages:8', 'fellowToken:bandages:9'])
    expect(t.options(0)).toContain('done')
  })
  test('SB-17.16 SB-16.4 neither by the fallen nor on them', () => {
    const [acts, carries] = posse()
    const t = acting({ heroes: [acts, { ...carries, down: 1 }] }).begin()
    t.lacks(0, ['fellowToken:bandages:8'])
    const both = acting({ heroes: [acts, carries, { at: [3, 7], down: 1, wounds: 9 }] }).begin()
    both.offers(0, ['fellowToken:bandages:8']).lacks(0, ['fellowToken:bandages:10'])
    expect(both.state.heroes[2]!.wounds).toBe(9)
  })
  test('SB-17.16 tonic works on whoever drinks it', () => {
    const [acts, carries] = posse()
    const t = acting({ heroes: [acts, { ...carries, bag: ['tonic'] }] }).begin()
    t.answer(0, 'fellowToken:tonic:9')
    expect(t.state.heroes[1]).toMatchObject({ bag: [], grit: 1 })
  })
  test('SB-17.16 of another player: who agrees, or keeps it', () => {
    const wanted = { heroes: posse(), seats: 2 }
    const t = acting(wanted).roll('heal', faces(2)).begin()
    t.answer(0, 'fellowToken:bandages:8').asked(1, 'lend').answer(1, 'agree').asked(0, 'act')
    expect(t.state.heroes[0]!.wounds).toBe(2)
    const kept = acting(wanted).begin()
    kept.answer(0, 'fellowToken:bandages:8').answer(1, 'refuse').asked(0, 'act')
    expect(kept.state.heroes[1]!.bag).toHaveLength(1)
    expect(kept.state.heroes[0]!.wounds).toBe(4)
  })
})

describe('before fate strikes', () => {
  test('SB-17.16 SB-6.3 before the Darkness is held back', () => {
    const t = scene({ heroes: posse() }).agenda('turn').roll('heal', faces(4)).roll('holdBack', faces(3, 6)).begin()
    t.pass(0).asked(0, 'meanwhile').offersExactly(0, ['fellowToken:bandages:8', 'pass'])
    t.answer(0, 'fellowToken:bandages:8').asked(0, 'next')
    expect(t.state.heroes[0]!.wounds).toBe(0)
  })
  test('SB-17.16 before the voices that somebody hears in the dark', () => {
    const t = scene({
      tiles: [...BX, { tile: 'm-drift', at: [2, 10], from: 0, via: 0 }],
      heroes: [{ at: [0, 0] }, { at: [2, 12], class: 'cl-bandit', harm: 4, bag: ['whisky'] }],
    })
      .agenda('begin', 1)
      .roll('heal', faces(3))
      .roll('voices', faces(1))
      .roll('willpower', faces(6))
      .roll('move', faces(3))
      .begin()
    t.asked(0, 'meanwhile').answer(0, 'fellowToken:whisky:9').asked(0, 'act')
    expect(t.state.heroes[1]!.harm).toBe(1)
  })
  test('SB-17.16 SB-8.5 a lantern lit again at that moment keeps the voices away, in a fight too', () => {
    const t = scene({
      heroes: [{ at: [2, 6], items: ['gr-lamp-oil'] }],
      enemies: [{ type: 'en-spider', at: [0, 0] }],
      set: (s) => void (s.lantern.isOut = true),
    })
      .agenda('begin', 0)
      .roll('move', faces(3))
      .begin()
    t.asked(0, 'meanwhile')
      .answer(0, t.options(0).find((word) => word.startsWith('use'))!)
      .asked(0, 'act')
    expect(t.state.lantern.isOut).toBe(false)
    expect(t.state.heroes[0]!.harm).toBe(0)
  })
  test('SB-17.16 before the token of a room is turned', () => {
    const t = scene({ heroes: posse(), set: (s) => void (s.tiles[0]!.token = s.where.length - 1) })
      .agenda('explore')
      .begin()
    t.asked(0, 'meanwhile')
    expect(t.state.tiles[0]!.isRevealed).toBe(false)
  })
  test('SB-17.16 SB-30.8 before a world does what it does at the end of a turn', () => {
    const t = beyondGate({ heroes: posse() }, { 0: [1, 1], 1: [1, 2] })
      .agenda('endTurn')
      .begin()
    t.asked(0, 'meanwhile')
    const mines = scene({ heroes: posse() }).agenda('endTurn').begin()
    expect(mines.state.turn).toBe(2)
  })
  test('SB-17.16 each player for what his own heroes carry', () => {
    const [acts, carries] = posse()
    const t = scene({ heroes: [{ ...acts, bag: ['whisky'] }, carries], seats: 2 })
      .agenda('turn')
      .begin()
    t.pass(0).asked(1, 'meanwhile').notAsked(0)
    expect(t.options(1)).toEqual(['fellowToken:bandages:8', 'pass'])
  })
})

test('SB-17.16 who has no wish of his own hears of it only where it could save somebody', () => {
  const left = (n: number) => {
    const t = scene({ heroes: posse({ wounds: CONTENT.classes[0]!.health - n }) })
      .agenda('turn')
      .begin()
    t.match.setWindow(0, 'meanwhile', 'habit')
    return t.pass(0).match.asks()[0]!.def.name
  }
  expect(left(4)).not.toBe('meanwhile')
  expect(left(3)).toBe('meanwhile')
})
