import { CHANCE, Fate, RuleFault } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, halt, type M, offerNumbers, Q, Z } from './games/blank.ts'
import { bytes, say, start } from './help.ts'

let rolled: number[]
let dealt: number[]
const game = blank(function* (t) {
  yield* halt(t)
  rolled = yield* t.roll('hit', [6, 6, 4], 1, Q.dice)
  t.shuffle(Z.deck)
  dealt = t.cards(Z.deck).map((card) => t.face(card))
  t.s.score[0] = t.random('pick', 5)
  yield* halt(t)
})
const outcomes = (match: M) =>
  [...match.table.ledger!.entries()].filter((e) => e.tag === CHANCE).map((e) => [e.key, ...e.values])

describe('chance', () => {
  it('is logged as it fell', () => {
    const match = start(game)
    say(match, 0, 'yes')
    const [roll, shuffle, pick] = outcomes(match)
    expect(roll).toEqual(['hit', ...rolled])
    expect(shuffle!.slice(1).map((i) => i)).toEqual(dealt)
    expect(pick).toEqual(['pick', match.table.s.score[0]])
  })
  it('is the same for the same seed, another for another', () => {
    const play = (seed: number) => {
      const match = start(game, { seed })
      say(match, 0, 'yes')
      return JSON.stringify(outcomes(match))
    }
    expect(play(3)).toBe(play(3))
    expect(new Set([1, 2, 3, 4, 5].map(play)).size).toBe(5)
  })
  it('is even: each face of a die comes up about as often', () => {
    const fate = new Fate(1)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 6000; i++) counts[fate.below(6)]!++
    for (const n of counts) expect(n).toBeGreaterThan(850)
    for (const n of counts) expect(n).toBeLessThan(1150)
  })
  it('can be scripted, each kind in its own order', () => {
    const match = start(game)
    match.table.fate.script('hit', [5, 0, 3])
    match.table.fate.script('pick', [4], [2])
    match.table.fate.script('shuffle deck', [5, 4, 3, 2, 1, 0])
    say(match, 0, 'yes')
    expect(rolled).toEqual([5, 0, 3])
    expect(dealt).toEqual([5, 4, 3, 2, 1, 0])
    expect(match.table.s.score[0]).toBe(4)
    expect(match.table.fate.unused()).toEqual([{ key: 'pick', outcomes: [[2]] }])
  })
  it.each([
    ['hit', [6, 0, 0]],
    ['hit', [1, 1]],
    ['hit', [-1, 0, 0]],
    ['pick', [5]],
    ['shuffle deck', [0, 0, 1, 2, 3, 4]],
    ['shuffle deck', [0, 1, 2, 3, 4, 6]],
    ['shuffle deck', [0, 1]],
  ])('refuses the script %s %j, and the match is as before', (key, outcome) => {
    const match = start(game)
    match.table.fate.script(key, outcome)
    const before = bytes(match)
    expect(() => say(match, 0, 'yes')).toThrow(RuleFault)
    expect(bytes(match)).toBe(before)
    expect(match.table.fate.unused()).toEqual([{ key, outcomes: [outcome] }])
  })
  it('never depends on the generator when it is played again', () => {
    const match = start(game)
    say(match, 0, 'yes')
    const file = save(match)
    const { match: again, divergence } = load(game, { ...file, fate: { state: [1, 2, 3, 4], kept: [] } })
    expect(divergence).toBeNull()
    expect(outcomes(again)).toEqual(outcomes(match))
    const twin = match.fork({ seed: 99 })
    expect(twin.table.s).toEqual(match.table.s)
  })
  it('leaves the script alone when it is played again', () => {
    const match = start(game)
    match.table.fate.script('hit', [5, 0, 3], [1, 1, 1])
    say(match, 0, 'yes')
    expect(match.fork().table.fate.unused()).toEqual([{ key: 'hit', outcomes: [[1, 1, 1]] }])
    expect(rolled).toEqual([5, 0, 3])
  })
})

describe('people who roll their own dice', () => {
  const at = () => {
    const match = start(game, { ownDice: true })
    say(match, 0, 'yes')
    return match
  }
  it('are asked for the result', () => {
    const match = at()
    expect(match.askOf(1)).toMatchObject({ kind: 'fate', sides: [6, 6, 4], def: { rule: 'T-3' } })
    say(match, 1, ['face:2', 'face:5', 'face:3'])
    expect(rolled).toEqual([2, 5, 3])
    expect(outcomes(match)[0]).toEqual(['hit', 2, 5, 3])
    expect([...match.table.ledger!.entries()].filter((e) => e.seat === 1)).toEqual([])
  })
  it('are still asked after a save, in a fork, and when a rule has failed', () => {
    const match = at()
    const loaded = load(game, readSave(bytes(match))).match
    expect(loaded.askOf(1)).toEqual(match.askOf(1))
    expect(bytes(loaded)).toBe(bytes(match))
    expect(match.fork().askOf(1)).toEqual(match.askOf(1))
    match.table.fate.script('pick', [9])
    expect(() => say(match, 1, ['face:2', 'face:5', 'face:3'])).toThrow(RuleFault)
    expect(match.askOf(1)?.kind).toBe('fate')
  })
  it('are not asked in an imagined world', () => {
    const match = start(game, { ownDice: true })
    const world = match.imagine(0, 1)
    world.play(0, world.askOf(0)!.options[0]!)
    expect(world.askOf(0)?.def.name).toBe('halt')
  })
  it('keep what they rolled when an answer is taken back with the same luck', () => {
    const match = at()
    say(match, 1, ['face:2', 'face:5', 'face:3'])
    match.undo('same')
    say(match, 0, 'no')
    expect(rolled).toEqual([2, 5, 3])
    expect(match.askOf(0)?.def.name).toBe('halt')
    match.undo('new')
    say(match, 0, 'no')
    expect(match.askOf(1)?.kind).toBe('fate')
  })
})

describe('shuffle', () => {
  it('mixes the faces behind the ids and makes everybody forget what they saw', () => {
    const match = start(
      blank(function* (t) {
        for (const card of t.cards(Z.deck)) t.peek(1, card)
        yield* halt(t)
        t.shuffle(Z.deck)
        yield* halt(t)
      }),
    )
    const { faces, zones } = match.game.copy(match.table.s)
    expect(match.view(1).state.faces).toEqual(faces)
    match.table.fate.script('shuffle deck', [3, 2, 1, 0, 5, 4])
    say(match, 0, 'yes')
    expect(match.table.s.zones).toEqual(zones)
    expect(match.table.s.faces).toEqual([3, 2, 1, 0, 5, 4].map((i) => faces[i]))
    expect(match.view(1).state.faces).toEqual([-1, -1, -1, -1, -1, -1])
  })
  it('touches no card elsewhere', () => {
    const match = start(
      blank(function* (t) {
        t.move(t.top(Z.deck), Z.hand)
        t.shuffle(Z.deck)
        offerNumbers(t, 1, 2)
        yield* halt(t)
      }),
    )
    expect(match.table.s.faces[5]).toBe(5)
    expect(match.view(0).state.faces[5]).toBe(5)
    expect([...match.table.s.faces].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })
})
