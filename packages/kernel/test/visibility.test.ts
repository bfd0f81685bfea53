import { defineGame, RuleFault } from '@emberhall/kernel'
import { printView, load, readSave } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, cardOf, E, halt, L, type M, offerNumbers, put, Q, type S, type T, Z } from './games/blank.ts'
import { bytes, say, start } from './help.ts'

const LAID = { ash: Z.hand, bay: Z.hand + 1, cedar: Z.play, dogwood: Z.vault, elm: Z.deck, fir: Z.heap }
const laid = blank(function* (t) {
  for (const [face, zone] of Object.entries(LAID)) put(t, face, zone)
  yield* halt(t)
})
/** The faces that a seat sees, by the names of the cards. */
function sees(match: M, seat: number): string[] {
  const { faces } = match.view(seat).state
  return match.table.s.faces.flatMap((face, id) => (faces[id] === face ? [match.game.faceKeys[face]!] : []))
}

describe('what lies in a zone', () => {
  it('is seen by all, by none, by its owner, or by whom a function names', () => {
    const match = start(laid)
    expect(sees(match, 0)).toEqual(['ash', 'cedar', 'fir'])
    expect(sees(match, 1)).toEqual(['bay', 'cedar', 'dogwood', 'fir'])
    expect(sees(match, -1)).toEqual(['cedar', 'fir'])
    expect(sees(start(laid, { options: { open: true } }), 0)).toEqual(['ash', 'cedar', 'dogwood', 'fir'])
  })
  it('is shown as an opaque id, in its place, to everybody', () => {
    const match = start(laid)
    expect(match.view(0).state.zones).toEqual(match.table.s.zones)
    expect(printView(match, match.view(0))).toMatchObject({
      seat: 0,
      question: '0.1',
      mode: 'single',
      waiting: [0],
      ask: { name: 'halt', rule: 'T-5', kind: 'one', options: ['yes', 'no'], blocked: [], answer: null },
      state: { zones: { 'hand.1': [1], deck: [4] }, faces: ['ash', null, 'cedar', null, null, 'fir'] },
    })
    expect(printView(match, match.view(1)).ask).toBeNull()
  })
  it('is copied: whoever changes a view changes nothing', () => {
    const match = start(laid)
    const before = bytes(match)
    match.view(0).state.zones[0]!.push(99)
    expect(bytes(match)).toBe(before)
  })
  it('must have an owner to be seen by its owner', () => {
    const { def } = laid
    expect(() => defineGame({ ...def, zones: { ...def.zones, lost: { see: 'owner' } } })).toThrow(RuleFault)
  })
})

describe('what has been seen', () => {
  const known = (step: (t: T) => void) =>
    start(
      blank(function* (t) {
        step(t)
        yield* halt(t)
      }),
    )
  it('is known to who peeked, also after save and load', () => {
    const match = known((t) => t.peek(1, cardOf(t, 'cedar')))
    expect([0, 1, -1].map((seat) => sees(match, seat))).toEqual([[], ['cedar'], []])
    expect(match.view(0).state.known).toEqual([0, 0, 0, 0, 0, 0])
    const { match: loaded } = load(match.game, readSave(bytes(match)))
    expect(sees(loaded, 1)).toEqual(['cedar'])
  })
  it("is still known where the card lies hidden: one's own card put back, a public one turned over", () => {
    const match = known((t) => {
      put(t, 'ash', Z.hand)
      put(t, 'ash', Z.deck)
      put(t, 'bay', Z.heap)
      t.moveUnder(cardOf(t, 'bay'), Z.deck)
      put(t, 'cedar', Z.hand + 1)
      put(t, 'cedar', Z.hand)
    })
    expect(sees(match, 0)).toEqual(['ash', 'bay', 'cedar'])
    expect(sees(match, 1)).toEqual(['bay', 'cedar'])
    expect(sees(match, -1)).toEqual(['bay'])
  })
  it('does not include what went from one hidden place to another', () => {
    const match = known((t) => put(t, 'ash', Z.hand))
    expect(sees(match, 1)).toEqual([])
    expect(match.table.s.known).toEqual([0, 0, 0, 0, 0, 0])
  })
  it('is lost when it is shuffled', () => {
    const match = known((t) => {
      put(t, 'ash', Z.heap)
      put(t, 'ash', Z.deck)
      t.shuffle(Z.deck)
    })
    expect(sees(match, 0)).toEqual([])
  })
})

describe('hidden fields', () => {
  const game = blank(function* (t) {
    t.s.secret = 42
    t.s.plan = [3, 4]
    t.s.score = [1, 2]
    yield* halt(t)
  })
  it('are blank in the view of those who may not see them', () => {
    const match = start(game)
    const at = (seat: number) => {
      const { secret, plan, score } = match.view(seat).state
      return { secret, plan, score }
    }
    expect(at(0)).toEqual({ secret: 0, plan: [3, 0], score: [1, 2] })
    expect(at(1)).toEqual({ secret: 0, plan: [0, 4], score: [1, 2] })
    expect(at(-1)).toEqual({ secret: 0, plan: [0, 0], score: [1, 2] })
    expect(match.table.s.secret).toBe(42)
  })
  it('are not in an imagined world either, unless the game makes something up', () => {
    const match = start(game)
    expect(match.imagine(0, 1).table.s).toMatchObject({ secret: 0, plan: [3, 0] })
    const inventive = defineGame({
      ...game.def,
      imagine: (t, seats, random) => {
        const s = t.s as unknown as S
        s.plan = s.plan.map((n, owner) => (seats.includes(owner) ? n : 10 + random(5)))
      },
    })
    const { plan } = start(inventive).imagine(1, 1).table.s as unknown as S
    expect(plan[1]).toBe(4)
    expect(plan[0]).toBeGreaterThanOrEqual(10)
  })
})

describe('the log', () => {
  const game = blank(function* (t) {
    t.note(L.drew, 0, put(t, 'ash', Z.hand))
    t.note(L.drew, 1, put(t, 'bay', Z.hand + 1))
    t.note(L.dyed, 1)
    yield* halt(t)
    t.note(L.drew, 0, put(t, 'ash', Z.heap))
    t.shuffle(Z.deck)
    yield* halt(t)
  })
  const cards = (match: M, seat: number) =>
    match.log(seat).flatMap((line) => line.args.flatMap((arg) => (typeof arg === 'object' ? [arg.face] : [])))

  it('tells a card only to those who could see it when the line was written', () => {
    const match = start(game)
    say(match, 0, 'yes')
    expect(cards(match, 0)).toEqual(['ash', null, 'ash'])
    expect(cards(match, 1)).toEqual([null, 'bay', 'ash'])
    expect(cards(match, -1)).toEqual([null, null, 'ash'])
  })
  it('holds words as words, with the rule and the question it came before', () => {
    const match = start(game)
    say(match, 0, 'yes')
    expect(match.log(0, 2)).toEqual([
      { what: 'dyed', rule: 'T-8', args: ['blue'], at: 0 },
      { what: 'drew', rule: 'T-7', args: [0, { card: 0, face: 'ash' }], at: 1 },
    ])
  })
  it('goes back with an undo and is whole after a load', () => {
    const match = start(game)
    say(match, 0, 'yes')
    const whole = [0, 1].map((seat) => match.log(seat))
    const { match: loaded } = load(game, readSave(bytes(match)))
    expect([0, 1].map((seat) => loaded.log(seat))).toEqual(whole)
    match.undo('same')
    expect(match.log(0)).toEqual(whole[0]!.slice(0, 3))
    match.redo()
    expect(match.log(0)).toEqual(whole[0])
  })
  it('is not written for nobody', () => {
    expect(start(game, { watched: false }).log(0)).toEqual([])
    expect(start(game, { record: false }).table.log).toBeNull()
  })
})

describe('a card taken from somewhere in a face-down pile', () => {
  it('comes as the top card, so that nobody can tell where it lay', () => {
    const taken = ['ash', 'cedar'].map((face) => {
      const match = start(
        blank(function* (t) {
          t.peek(0, cardOf(t, face))
          t.move(t.surface(cardOf(t, face)), Z.hand)
          yield* halt(t)
        }),
        { options: { size: 6 } },
      )
      expect(match.view(0).state.zones[Z.hand]!.map((card) => match.view(0).state.faces[card])).toEqual([
        match.game.faceOf(face),
      ])
      return JSON.stringify(printView(match, match.view(1)).state)
    })
    expect(taken[0]).toBe(taken[1])
  })
})

describe('an imagined world', () => {
  const game = blank(function* (t) {
    put(t, 'larch', Z.hand + 1)
    for (const face of ['ash', 'bay']) put(t, face, Z.hand)
    for (const face of ['cedar', 'dogwood', 'elm']) put(t, face, Z.hand + 1)
    put(t, 'fir', Z.heap)
    t.peek(0, cardOf(t, 'gorse'))
    yield* halt(t)
    yield* t.roll('d', [20], 0, Q.dice)
    yield* halt(t)
  })
  it('keeps what the seat knows and deals the rest anew, back for back', () => {
    const match = start(game, { options: { size: 12 } })
    const real = match.table.s.faces
    const seen = match.view(0).state.faces
    const elsewhere = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const { faces } = match.imagine(0, seed).table.s
      expect([...faces].sort((a, b) => a - b)).toEqual([...real].sort((a, b) => a - b))
      faces.forEach((face, id) => {
        if (face !== real[id]) elsewhere.add(id)
      })
    }
    const larch = real.indexOf(11)
    expect([...elsewhere].sort((a, b) => a - b)).toEqual(
      seen.flatMap((face, id) => (face < 0 && id !== larch ? [id] : [])),
    )
    expect(match.table.s.faces).toBe(real)
  })
  it('keeps to the lots that a game names', () => {
    const lots = defineGame({ ...game.def, lot: (t, card) => (t.s.where[card] === Z.deck ? 'deck' : null) })
    const match = start(lots, { options: { size: 12 } })
    const inDeck = (faces: readonly number[]) =>
      match.table.s.zones[Z.deck]!.map((id) => faces[id]!).sort((a, b) => a - b)
    const orders = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const { faces } = match.imagine(0, seed).table.s
      expect(inDeck(faces)).toEqual(inDeck(match.table.s.faces))
      orders.add(faces.join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })
  it('says the same whatever the hidden cards really are', () => {
    const worlds = [1, 2].map((seed) => {
      const match = start(game, { options: { size: 12 } })
      const hidden = match.imagine(0, seed).table.s.faces
      match.table.s.faces = hidden
      return JSON.stringify(printView(match, match.view(0)))
    })
    expect(worlds[0]).toBe(worlds[1])
  })
  it('has luck of its own', () => {
    const match = start(game, { options: { size: 12 } })
    match.table.fate.script('d', [7])
    const luck = new Set<unknown>()
    for (let seed = 0; seed < 20; seed++) {
      const world = match.imagine(0, seed)
      world.play(0, world.askOf(0)!.options[0]!)
      luck.add(world.table.fate.state().join())
      expect(world.table.fate.unused()).toEqual([])
    }
    expect(luck.size).toBe(20)
  })
  it('does not hold what others have answered in secret', () => {
    const match = start(
      blank(function* (t) {
        const asks = [0, 1].map((seat) => {
          offerNumbers(t, 1, 2)
          return t.hold(seat, Q.pick)
        })
        yield* t.together(asks)
        yield* t.emit(E.quiet)
      }),
    )
    say(match, 1, 'pick:2')
    const world = match.imagine(0, 1)
    expect(world.table.asking!.map((ask) => ask.answer)).toEqual([null, null])
    expect(match.imagine(1, 1).table.asking![1]!.answer).toBe(match.game.words.parse('pick:2'))
    expect(match.waiting()).toEqual([0])
  })
})
