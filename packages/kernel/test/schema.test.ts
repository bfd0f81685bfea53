import {
  BadInput,
  copyPlain,
  flag,
  hashState,
  hashText,
  hidden,
  int,
  list,
  makeCopy,
  oneOf,
  perCard,
  perSeat,
  readOptions,
  record,
  text,
  verbs,
} from '@emberhall/kernel'
import { describe, expect, it, vi } from 'vitest'
import { blankHidden, problemsOfTree } from '../src/schema.ts'
import { blank, halt } from './games/blank.ts'
import { duel } from './games/duel.ts'
import { start } from './help.ts'

const SHAPE = {
  a: int({ min: 0, max: 9 }),
  b: flag(),
  c: text('hello'),
  d: oneOf('x', 'y'),
  e: list(int()),
  f: list(list(record({ n: int(), deep: list(text()) }))),
  g: perSeat(record({ hp: int(), tags: list(text()) })),
  h: perCard(),
  'odd name': record({ "it's": int() }),
}
const tree = () => ({
  a: 3,
  b: true,
  c: 'w',
  d: 'y',
  e: [1, 2],
  f: [[{ n: 1, deep: ['p'] }], []],
  g: [
    { hp: 1, tags: ['t'] },
    { hp: 2, tags: [] },
  ],
  h: [5, 6, 7],
  'odd name': { "it's": 4 },
})

describe('copy', () => {
  it('generated and plain agree, and share nothing with the original', () => {
    for (const copy of [makeCopy<ReturnType<typeof tree>>(SHAPE), copyPlain<ReturnType<typeof tree>>]) {
      const original = tree()
      const twin = copy(original)
      expect(twin).toEqual(original)
      expect(Object.keys(twin)).toEqual(Object.keys(original))
      twin.e.push(9)
      twin.f[0]![0]!.deep.push('q')
      twin.g[0]!.tags.push('u')
      twin.h[0] = 0
      twin['odd name']["it's"] = 0
      expect(original).toEqual(tree())
    }
  })
  it('falls back on the plain one where code may not be generated', () => {
    vi.stubGlobal('Function', function () {
      throw new EvalError('unsafe-eval')
    })
    expect(makeCopy(SHAPE)).toBe(copyPlain)
    vi.stubGlobal('Function', function () {
      throw new TypeError('something else')
    })
    expect(() => makeCopy(SHAPE)).toThrow('something else')
  })
})

describe('a shape', () => {
  it('finds no fault with what fits', () => {
    expect(problemsOfTree(SHAPE, tree(), '', 2, 3)).toEqual([])
  })
  it.each<[Partial<Record<keyof typeof SHAPE | 'z', unknown>>, string]>([
    [{ a: -1 }, 'a: -1 is below 0'],
    [{ a: 10 }, 'a: 10 is above 9'],
    [{ a: 1.5 }, 'a: must be a whole number'],
    [{ a: Number.NaN }, 'a: must be a whole number'],
    [{ b: 1 }, 'b: must be true or false'],
    [{ c: 1 }, 'c: must be a text'],
    [{ d: 'z' }, 'd: "z" is not one of x, y'],
    [{ e: {} }, 'e: must be a list'],
    [{ e: [1, 'x'] }, 'e[1]: must be a whole number'],
    [{ f: [[{ n: 1, deep: [3] }]] }, 'f[0][0].deep[0]: must be a text'],
    [{ g: [{ hp: 1, tags: [] }] }, 'g: must have 2 entries, has 1'],
    [{ g: [{ hp: 1, tags: [] }, { hp: 1 }] }, 'g[1].tags: missing'],
    [{ h: [1] }, 'h: must have 3 entries, has 1'],
    [{ z: 1 }, 'z: unknown; known are a, b, c, d, e, f, g, h, odd name'],
    [{ 'odd name': [] }, 'odd name: must be an object'],
  ])('says what is wrong with %j', (change, problem) => {
    expect(problemsOfTree(SHAPE, { ...tree(), ...change }, '', 2, 3)).toEqual([problem])
  })
})

describe('hidden fields', () => {
  const HIDING = {
    open: int(),
    none: hidden(list(int())),
    own: hidden(perSeat(list(int())), 'owner'),
    inner: perSeat(hidden(int(), 'owner')),
    lists: perSeat(hidden(list(int()), 'owner')),
    rec: perSeat(record({ shown: int(), mine: hidden(int(), 'owner'), lost: hidden(int({ initial: 8 })) })),
    deep: list(list(record({ x: hidden(int()) }))),
    group: record({ plan: hidden(text('?'), 'owner'), seats: perSeat(record({ y: hidden(int(), 'owner') })) }),
  }
  const state = () => ({
    open: 1,
    none: [1, 2],
    own: [[1], [2]],
    inner: [1, 2],
    lists: [
      [1, 2, 3],
      [4, 5, 6],
    ],
    rec: [
      { shown: 1, mine: 2, lost: 3 },
      { shown: 4, mine: 5, lost: 6 },
    ],
    deep: [[{ x: 1 }]],
    group: { plan: 'attack', seats: [{ y: 1 }, { y: 2 }] },
  })
  const seen = (viewer: number) => {
    const tree = state()
    blankHidden(HIDING, tree, [viewer])
    return tree
  }
  it('show each seat its own, wherever they are declared', () => {
    expect(seen(1)).toEqual({
      open: 1,
      none: [],
      own: [[], [2]],
      inner: [0, 2],
      lists: [[], [4, 5, 6]],
      rec: [
        { shown: 1, mine: 0, lost: 8 },
        { shown: 4, mine: 5, lost: 8 },
      ],
      deep: [[{ x: 0 }]],
      group: { plan: '?', seats: [{ y: 0 }, { y: 2 }] },
    })
  })
  it('show a spectator nothing', () => {
    expect(seen(-1)).toMatchObject({ own: [[], []], inner: [0, 0], group: { plan: '?', seats: [{ y: 0 }, { y: 0 }] } })
  })
})

describe('options', () => {
  const game = blank((t) => halt(t) as never)
  it('are filled in with what is usual', () => {
    expect(readOptions(game, { size: 8 }, 2)).toEqual({ open: false, mood: 'calm', size: 8 })
    expect(start(game, { options: { mood: 'wild' } }).options).toEqual({ open: false, mood: 'wild', size: 6 })
  })
  it.each([
    [{ size: 5 }, 'size: 5 is below 6'],
    [{ size: 'big' }, 'size: must be a whole number'],
    [{ mood: 'sad' }, 'mood: "sad" is not one of calm, wild'],
    [{ open: 'yes' }, 'open: must be true or false'],
    [{ speed: 1 }, 'speed: unknown; known are open, mood, size'],
  ])('%j are refused', (options, problem) => {
    expect(() => readOptions(game, options, 2)).toThrow(new BadInput('blank: these options cannot be used', [problem]))
  })
  it('name all that is wrong at once', () => {
    expect(() => readOptions(game, { size: 5, mood: 'sad' }, 2)).toThrow(/mood: .*\n.*size: /)
  })
  it('are refused for the wrong number of seats, or when the game objects', () => {
    for (const seats of [0, 5, 1.5, Number.NaN]) expect(() => start(game, { seats })).toThrow(/is for 1 to 4 seats/)
    expect(() => start(game, { seats: 1, options: { mood: 'wild' } })).toThrow('lonely (T-10) {"seats":1}')
  })
})

describe('the fingerprint', () => {
  it('of a state does not depend on the order of its fields', () => {
    const { s } = start(duel).table
    const turned = Object.fromEntries(Object.entries(s).toReversed()) as typeof s
    expect(hashState(duel, turned)).toBe(hashState(duel, s))
  })
  it('does not depend on how cards are numbered, but on which card lies where', () => {
    const game = blank((t) => halt(t) as never)
    const { s } = start(game).table
    const names = [...game.faceKeys].toReversed()
    const renumbered = { ...game, faceKeys: names }
    const same = { ...s, faces: s.faces.map((f) => names.indexOf(game.faceKeys[f]!)) }
    expect(hashState(renumbered, same)).toBe(hashState(game, s))
    expect(hashState(game, { ...s, faces: [...s.faces].toReversed() })).not.toBe(hashState(game, s))
  })
  it('changes with every field', () => {
    const { s } = start(duel).table
    const hashes = [
      s,
      { ...s, round: 9 },
      { ...s, points: [0, 1] },
      { ...s, over: 'x' },
      { ...s, known: [1, ...s.known.slice(1)] },
    ]
    expect(new Set(hashes.map((state) => hashState(duel, state))).size).toBe(5)
  })
  it('of a text is 16 digits, and stays what it is', () => {
    expect(hashText('')).toBe('1aee8d83488bdcb8')
    expect(hashText('emberhall')).toMatch(/^[0-9a-f]{16}$/)
    expect(hashText('ab')).not.toBe(hashText('ba'))
  })
})

it('verbs have at most two arguments, and names of their own', () => {
  expect(() => verbs({ mix: ['n', 'n', 'n'] })).toThrow('verb mix has more than two arguments')
  expect(() => verbs({ pass: [] })).toThrow('verb pass belongs to the kernel')
  expect(() => verbs(Object.fromEntries(Array.from({ length: 130 }, (_, i) => [`v${i}`, []])))).toThrow(
    'too many verbs',
  )
})
