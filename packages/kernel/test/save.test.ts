import { aOf, BadInput, Fate, hashState, Match } from '@emberhall/kernel'
import { load, readSave, type SaveFile, save, wordsOf } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, halt, L, offerNumbers, Q, type Step, Z } from './games/blank.ts'
import { step } from './games/bot.ts'
import { duel } from './games/duel.ts'
import { bytes, edited, offered, refusal, say, start } from './help.ts'

const turns = (rule: Step, extra: Parameters<typeof blank>[1] = {}) =>
  blank(
    function* (t) {
      t.shuffle(Z.deck)
      t.next('turn', 1)
    },
    {
      ...extra,
      steps: {
        *turn(t, a) {
          t.next('turn', a + 1)
          yield* rule(t, a, 0)
        },
      },
    },
  )
const simple: Step = function* (t, a) {
  t.note(L.dyed, a % 2)
  offerNumbers(t, 1, 2, 3)
  t.s.score[0] = t.s.score[0]! + ((yield* t.choose(0, Q.pick)) & 1)
  const [die] = yield* t.roll('d', [6], 0, Q.dice)
  t.s.score[1] = die!
  offerNumbers(t, 1, 2, 3)
  t.s.score[0] += 10 * aOf(yield* t.choose(1, Q.window))
}
const game = turns(simple)
/** In the third turn, one answer into it. */
function played(of = game) {
  const match = start(of)
  for (const [seat, n] of [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 1],
    [0, 2],
  ] as const)
    say(match, seat, `pick:${n}`)
  return match
}
const bad = (source: string) => {
  const file = readSave(source)
  return load(game, file)
}

describe('save and load', () => {
  it('come back to the same position, question, log and bytes at every question of whole games', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const ownDice = seed === 4
      const match = Match.start(duel, { seats: 2 + (seed % 3), seed, ownDice, options: { goal: 6, pace: 'slow' } })
      const fate = new Fate(seed)
      for (;;) {
        const { match: loaded, divergence, notes } = load(duel, readSave(bytes(match)))
        expect({ divergence, notes }).toEqual({ divergence: null, notes: [] })
        expect(hashState(duel, loaded.table.s)).toBe(hashState(duel, match.table.s))
        expect(loaded.question).toBe(match.question)
        expect(loaded.asks()).toEqual(match.asks())
        expect(loaded.log(0)).toEqual(match.log(0))
        expect(bytes(loaded)).toBe(bytes(match))
        if (match.isOver) break
        step(match, fate)
        if (fate.below(6) === 0) match.undo('same')
      }
    }
  })
  it('goes on with the same luck as if it had never been saved', () => {
    const match = played()
    const { match: loaded } = load(game, readSave(bytes(match)))
    for (const m of [match, loaded])
      for (const [seat, n] of [
        [1, 2],
        [0, 3],
        [1, 1],
      ] as const)
        say(m, seat, `pick:${n}`)
    expect(bytes(loaded)).toBe(bytes(match))
  })
  it('can be undone to the very start after loading', () => {
    const { match: loaded } = load(game, readSave(bytes(played())))
    for (let i = 0; i < 5; i++) expect(loaded.undo('same').ok).toBe(true)
    expect(refusal(loaded.undo('same'))?.code).toBe('nothingToUndo')
    expect(loaded.table.s.score).toEqual([0, 0])
  })
  it('keeps what a window policy answered apart', () => {
    const passing = turns(function* (t) {
      yield* t.maybe(1, Q.window, { secret: true })
      yield* halt(t)
    })
    const match = start(passing)
    match.setWindow(1, '*', 'never')
    say(match, 0, 'yes')
    const { match: loaded } = load(passing, readSave(bytes(match)))
    expect(bytes(loaded)).toBe(bytes(match))
    expect(loaded.undo('same').ok).toBe(true)
    expect(loaded.askOf(0)?.def.name).toBe('halt')
  })
  it('is written in words', () => {
    const file = save(played())
    expect(file).toMatchObject({ emberhall: 3, game: 'blank', version: 1, seats: 2, ownDice: false, generation: 0 })
    expect(file.tail[0]).toBe('#')
    expect(file.tail[1]).toBe('0 pick:2')
    expect(file.tail[2]).toMatch(/^!d=\d$/)
    const words = [...wordsOf(file)]
    expect(words).toContain('1 pick:2')
    expect(words.find((entry) => entry.startsWith('!shuffle deck='))).toBeDefined()
    expect(words.slice(-file.tail.length)).toEqual(file.tail)
  })
  it('an arranged match comes back too, but not past its checkpoint', () => {
    const match = Match.arranged(game, { seats: 2 }, (t) => {
      t.s.secret = 50
    })
    for (const [seat, n] of [
      [0, 1],
      [1, 2],
      [0, 3],
    ] as const)
      say(match, seat, `pick:${n}`)
    const { match: loaded, divergence, notes } = load(game, readSave(bytes(match)))
    expect(divergence).toBeNull()
    expect(notes).toEqual(['what came before the last checkpoint cannot be played again, so the way back ends there'])
    expect(hashState(game, loaded.table.s)).toBe(hashState(game, match.table.s))
    expect(loaded.question).toBe(match.question)
    expect(loaded.undo('same').ok).toBe(true)
    expect(refusal(loaded.undo('same'))?.code).toBe('nothingToUndo')
    expect(bytes(load(game, readSave(bytes(loaded))).match)).toBe(bytes(loaded))
  })
})

describe('a file that cannot be used', () => {
  const good = () => bytes(played())
  it('is refused when it is cut short', () => {
    const source = good()
    for (const cut of [0, 1, 100, source.length - 1])
      expect(() => readSave(source.slice(0, cut))).toThrow(/not a whole save file/)
  })
  it.each(['null', '[]', '{}', '3', '"text"', '{"emberhall":"1"}'])('is refused when it is %s', (source) => {
    expect(() => readSave(source)).toThrow('this file is not an Emberhall save')
  })
  it('is refused when it is far too large', () => {
    expect(() => readSave(' '.repeat(8_000_001))).toThrow('too large')
  })
  it('is refused when a single character was changed', () => {
    const source = good()
    const changed = () => readSave(source.replace('A:3', 'A:2'))
    expect(changed).toThrow(/damaged or was changed by hand/)
    expect(changed).toThrow(expect.objectContaining({ code: 'damaged' }))
    expect(() => readSave(source.replace('"blank"', '"blink"'))).toThrow(BadInput)
  })
  it('is refused when it comes from a newer program or a newer version of the game', () => {
    const newer = () => readSave(edited(save(played()), { emberhall: 4 }))
    expect(newer).toThrow(/newer Emberhall \(format 4, this one reads 3\)/)
    expect(newer).toThrow(expect.objectContaining({ code: 'newer' }))
    expect(() => bad(edited(save(played()), { version: 2 }))).toThrow(/newer version of blank \(2, this one is 1\)/)
  })
  it('is refused when it belongs to another game', () => {
    expect(() => load(duel, save(played()))).toThrow('this save belongs to blank, not to duel')
  })
  const file = save(played())
  const state = file.checkpoint as unknown as { [key: string]: never } & {
    zones: number[][]
    faces: string[]
    where: number[]
    agenda: object[]
  }
  const zones = (change: (zones: number[][]) => void) => {
    const copy = state.zones.map((ids) => [...ids])
    change(copy)
    return { checkpoint: { ...state, zones: copy } }
  }
  it.each<[string, Partial<Record<keyof SaveFile, unknown>>, RegExp]>([
    ['no history', { history: undefined }, /history: missing/],
    ['a history that is no list', { history: 'pick:1' }, /history: must be a list/],
    ['a strange entry', { history: ['hello'] }, /"hello", which is no answer/],
    ['a strange outcome', { history: ['!d=x'] }, /"!d=x", which is no outcome of chance/],
    ['a strange outcome in its tail', { tail: ['#', '!d'] }, /no outcome of chance/],
    ['no state of fate', { fate: { state: [1], kept: [] } }, /fate.state: must have 4 entries/],
    ['fate that is none', { fate: null }, /fate: must be an object/],
    ['kept luck that is none', { fate: { state: [1, 2, 3, 4], kept: [['d', [[1]]]] } }, /fate.kept\[0\]/],
    ['no checkpoint', { checkpoint: null }, /checkpoint: must be an object/],
    ['options that are none', { options: [] }, /options: must be an object/],
    ['unknown options', { options: { ...file.options, colour: 1 } }, /colour: unknown; known are open, mood, size/],
    ['too many seats', { seats: 9 }, /for 1 to 4 seats, not 9/],
    ['another number of seats', { seats: 3 }, /score: must have 3 entries, has 2/],
    ['no version', { version: 'x' }, /version: must be a whole number/],
    ['an old version that cannot be brought up', { version: 0 }, /no way from version 0 of blank to 1/],
    ['a field of the wrong kind', { checkpoint: { ...state, score: ['1', 2] } }, /score\[0\]: must be a whole number/],
    ['a field too few', { checkpoint: { ...state, mods: undefined } }, /mods: missing/],
    ['a field too many', { checkpoint: { ...state, gold: 5 } }, /gold: unknown/],
    [
      'an unknown card',
      { checkpoint: { ...state, faces: ['plastic', ...state.faces.slice(1)] } },
      /does not have\n {2}- plastic/,
    ],
    [
      'a doubled card',
      { checkpoint: { ...state, faces: ['ash', 'ash', ...state.faces.slice(2)] } },
      /cards are not those/,
    ],
    ['no cards', { checkpoint: { ...state, faces: 7 } }, /must have 0 entries/],
    ['a card in two places', zones((z) => z[Z.heap]!.push(0)), /card 0 lies in heap and elsewhere/],
    [
      'a card that is not there',
      zones((z) => z[Z.heap]!.push(77)),
      /card 77 lies in heap and elsewhere, or does not exist/,
    ],
    ['a card lost', zones((z) => z[Z.deck]!.pop()), /1 cards lie nowhere/],
    ['a card moved', zones((z) => z[Z.heap]!.push(z[Z.deck]!.pop()!)), /noted elsewhere/],
    ['zones lost', { checkpoint: { ...state, zones: [[0, 1, 2, 3, 4, 5]] } }, /zones: must be 8, are 1/],
    ['an unknown step', { checkpoint: { ...state, agenda: [{ step: 'nap', a: 0, b: 0 }] } }, /no step "nap"/],
    ['an empty agenda', { checkpoint: { ...state, agenda: [] }, tail: [] }, /cannot be played on.*agenda is empty/],
  ])('is refused with a clear message when it has %s', (_, changes, message) => {
    expect(() => bad(edited(file, changes))).toThrow(BadInput)
    expect(() => bad(edited(file, changes))).toThrow(message)
  })
  it('is refused when the game says that no table can look so', () => {
    const strict = turns(simple, { check: (s) => (s.score[0]! > 1000 ? ['score: nobody has that many'] : []) })
    const rich = edited(file, { checkpoint: { ...state, score: [5000, 0] } })
    expect(() => load(strict, readSave(rich))).toThrow(
      'this save describes a table that cannot be\n  - score: nobody has that many',
    )
  })
})

describe('when something has changed since', () => {
  it('a checkpoint changed by hand to something possible is used, and what no longer fits is said', () => {
    const file = save(played())
    const { match, divergence } = bad(edited(file, { checkpoint: { ...file.checkpoint, score: [9, 9] } }))
    expect(divergence).toBe('the table is back at its last checkpoint: the same answers lead to another position')
    expect(match.table.s.score).toEqual([9, 9])
    expect(match.askOf(0)?.def.name).toBe('pick')
    expect(match.question).not.toBe(played().question)
  })
  it('a rule that no longer allows an answer is named, and the table is back at its checkpoint', () => {
    const narrower = turns(function* (t, a) {
      offerNumbers(t, 1, 3, 4)
      yield* t.choose(0, Q.pick)
      yield* simple(t, a, 0)
    })
    const { match, divergence, notes } = load(narrower, readSave(bytes(played())))
    expect(divergence).toBe(
      'the table is back at its last checkpoint: seat 1 answered "pick:2", which "pick" no longer allows',
    )
    expect(notes).toHaveLength(1)
    expect(offered(match, 0)).toEqual(['pick:1', 'pick:3', 'pick:4'])
    expect(match.generation).toBe(1)
    say(match, 0, 'pick:4')
    expect(match.undo('same').ok).toBe(true)
    expect(refusal(match.undo('same'))?.code).toBe('nothingToUndo')
  })
  it.each<[string, Step, RegExp]>([
    [
      'asks fate for something else',
      function* (t) {
        offerNumbers(t, 1, 2)
        yield* t.choose(0, Q.pick)
        yield* t.roll('e', [6], 0, Q.dice)
        yield* halt(t)
      },
      /ask fate for "e" \(1\) where the record holds "d" \(1\)/,
    ],
    [
      'asks fate where it did not',
      function* (t) {
        t.random('e', 6)
        yield* simple(t, 0, 0)
      },
      /ask fate for "e" where the record holds an answer/,
    ],
    [
      'asks a question where it rolled',
      function* (t) {
        offerNumbers(t, 1, 2)
        yield* t.choose(0, Q.pick)
        yield* halt(t)
      },
      /ask a question where the record holds an outcome of chance/,
    ],
    [
      'puts the same question to another seat',
      function* (t) {
        offerNumbers(t, 1, 2)
        yield* t.choose(1, Q.pick)
        yield* simple(t, 0, 0)
      },
      /seat 1 answered "pick:2", which "pick" no longer allows/,
    ],
    [
      'asks another seat',
      function* (t) {
        yield* halt(t, 1)
      },
      /seat 1 answered "pick:2", which "halt" no longer allows/,
    ],
    [
      'fails',
      function* (t) {
        offerNumbers(t, 1, 2)
        yield* t.choose(0, Q.pick)
        throw new TypeError('a mistake')
      },
      /back at its last checkpoint: a mistake/,
    ],
    [
      'leads elsewhere',
      function* (t, a) {
        t.s.secret = 5
        yield* simple(t, a, 0)
      },
      /the same answers lead to another position/,
    ],
  ])('a rule that %s is reported', (_, rule, message) => {
    const { divergence } = load(turns(rule, { content: 'new' }), readSave(bytes(played())))
    expect(divergence).toMatch(message)
  })
  it('a game that now ends before the record does is reported', () => {
    const shorter = turns(function* (t, a) {
      if (a === 3) t.end('early')
      yield* simple(t, a, 0)
    })
    const { match, divergence } = load(shorter, readSave(bytes(played())))
    expect(divergence).toMatch(/the game ends before the record does/)
    expect(match.outcome).toBe('early')
  })
  it('changed content that does not touch the answers since costs only the way back', () => {
    const { match, divergence, notes } = load(turns(simple, { content: 'new cards' }), readSave(bytes(played())))
    expect(divergence).toBeNull()
    expect(notes).toHaveLength(1)
    expect(hashState(game, match.table.s)).toBe(hashState(game, played().table.s))
    expect(match.undo('same').ok).toBe(true)
    expect(refusal(match.undo('same'))?.code).toBe('nothingToUndo')
    expect(match.askOf(0)?.def.name).toBe('pick')
  })
  it('a game to which cards were added goes on with the cards it has', () => {
    const more = turns(simple, { content: 'more' })
    const bigger = {
      ...more,
      def: { ...more.def, cards: () => [...new Array(9).keys()].map((face) => ({ face, zone: Z.deck })) },
    }
    const { match, divergence } = load(bigger, readSave(bytes(played())))
    expect(divergence).toBeNull()
    expect(match.table.s.faces).toHaveLength(6)
  })
  it('words that mean nothing any more end the way back, or the tail', () => {
    const file = save(played())
    const odd = edited(file, { history: ['0 fly:3'] })
    expect(bad(odd)).toMatchObject({ divergence: null, notes: [/cannot be played again/] })
    expect(bad(edited(file, { tail: ['#', '0 fly:3'] })).divergence).toMatch(/"fly:3" means nothing in this version/)
  })
})

describe('migration', () => {
  const old = turns(simple)
  const migrate = {
    1: (s: Record<string, unknown>) => ({ ...s, score: (s['score'] as number[]).map((n) => n + 100) }),
    2: (s: Record<string, unknown>) => ({ ...s, secret: 9 }),
  }
  it('goes through every version, then plays the answers since', () => {
    const now = turns(simple, { version: 3, migrate })
    const before = played(old)
    const { match, divergence, notes } = load(now, readSave(bytes(before)))
    expect(divergence).toBeNull()
    expect(notes.slice(0, 2)).toEqual(['brought from version 1 to 2', 'brought from version 2 to 3'])
    expect(match.table.s).toMatchObject({ secret: 9, score: [before.table.s.score[0]! + 100, before.table.s.score[1]] })
    expect(match.askOf(1)).toEqual(before.askOf(1))
    expect(save(match).version).toBe(3)
    expect(load(now, readSave(bytes(match))).divergence).toBeNull()
  })
  it('that is missing or fails is said', () => {
    expect(() => load(turns(simple, { version: 3, migrate: { 1: migrate[1] } }), readSave(bytes(played(old))))).toThrow(
      'there is no way from version 2 of blank to 3',
    )
    const broken = turns(simple, {
      version: 2,
      migrate: {
        1: () => {
          throw new TypeError('no such field')
        },
      },
    })
    expect(() => load(broken, readSave(bytes(played(old))))).toThrow(
      'cannot be brought from version 1 to 2: no such field',
    )
  })
})

it('a save from before an undo and one from after are told apart', () => {
  const match = played()
  const before = save(match)
  match.undo('same')
  match.redo()
  expect(save(match)).toMatchObject({ position: before.position, tail: before.tail, generation: 2 })
})
