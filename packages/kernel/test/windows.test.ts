import { CONCERNED, SECRET, verbOf } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { blank, halt, type M, offerNumbers, Q, type T, V, Z } from './games/blank.ts'
import { bytes, offered, say, start } from './help.ts'

/** Rounds of a window for seat 1; it can act in every second one. */
const rounds = blank(
  function* (t) {
    t.next('round')
    t.next('turn', 1)
    t.next('turn', 0)
  },
  {
    steps: {
      *round(t) {
        if (t.s.score[0]! > 20) return
        t.next('round')
        t.next('turn', 1)
        t.next('turn', 0)
      },
      *turn(t, able) {
        if (able) offerNumbers(t, 1)
        const taken = yield* t.maybe(1, Q.window, SECRET)
        t.s.score[1] = t.s.score[1]! + (taken ? 1 : 0)
        t.s.score[0] = t.s.score[0]! + 1
        yield* halt(t)
      },
    },
  },
)
function* askTwice(t: T) {
  offerNumbers(t, 1)
  const first = yield* t.maybe(1, Q.window)
  t.s.score[1] = first ? 1 : 0
  t.offer(V.take, t.top(Z.deck))
  yield* t.maybe(1, Q.window)
}
const asked = (match: M) => match.asks()[0]?.def.name

describe('window policies', () => {
  it('always: asks even who can only pass', () => {
    const match = start(rounds)
    expect(offered(match, 1)).toEqual(['pass'])
  })
  it('able: asks only who can do more than pass', () => {
    const match = start(rounds)
    match.setWindow(1, 'window', 'able')
    expect(asked(match)).toBe('halt')
    say(match, 0, 'yes')
    expect(offered(match, 1)).toEqual(['pick:1', 'pass'])
  })
  it('never: not until the named step begins', () => {
    const match = start(rounds)
    match.setWindow(1, 'window', 'never', 'round')
    say(match, 0, 'yes')
    expect(asked(match)).toBe('halt')
    expect(match.table.s.score).toEqual([2, 0])
    say(match, 0, 'yes')
    expect(asked(match)).toBe('window')
  })
  describe('until something happens to the seat', () => {
    /** Seat 1 has a window, then something happens, then another window, and so on. */
    const then = (happens: (t: T) => Generator<unknown, unknown> | undefined) => {
      const match = start(
        blank(function* (t) {
          for (let i = 0; i < 4; i++) {
            offerNumbers(t, 1)
            yield* t.maybe(1, Q.window)
            yield* halt(t)
            if (i === 1) yield* happens(t) ?? []
          }
        }),
      )
      match.setWindow(1, 'window', 'able')
      match.setWindow(1, 'window', 'never', CONCERNED)
      say(match, 0, 'yes')
      expect(asked(match)).toBe('halt')
      say(match, 0, 'yes')
      return match
    }
    const change = (act: (t: T) => void) => (t: T) => {
      act(t)
      return undefined
    }
    it('goes on as long as things happen to others only', () => {
      const match = then(change((t) => (t.s.score[0] = 5)))
      expect(asked(match)).toBe('halt')
      say(match, 0, 'yes')
      expect(asked(match)).toBe('halt')
      expect(match.windows.wishOf(1, 'window')?.until).toBe(CONCERNED)
    })
    it('ends when a field of the seat changes, and what was wished for good holds again', () => {
      const match = then(change((t) => (t.s.score[1] = 5)))
      expect(offered(match, 1)).toEqual(['pick:1', 'pass'])
      expect(match.windows.wishOf(1, 'window')).toMatchObject({ policy: 'able', until: '' })
    })
    it('ends when a card comes to the seat or leaves it', () => {
      const match = then(change((t) => t.move(t.top(Z.deck), Z.hand + 1)))
      expect(asked(match)).toBe('window')
    })
    it('ends when the seat is asked what it may not pass', () => {
      const match = then(function* (t) {
        offerNumbers(t, 1, 2)
        return yield* t.choose(1, Q.pick)
      })
      expect(asked(match)).toBe('pick')
      say(match, 1, 'pick:2')
      expect(asked(match)).toBe('window')
    })
    it('is the same after undo, and in a copy', () => {
      const match = then(change((t) => (t.s.score[1] = 5)))
      expect(match.undo('same').ok).toBe(true)
      expect(asked(match)).toBe('halt')
      const twin = match.fork()
      for (const m of [match, twin]) say(m, 0, 'yes')
      expect(bytes(twin)).toBe(bytes(match))
    })
  })
  it('one that passes gives way to the one for good that lay under it', () => {
    const match = start(rounds)
    match.setWindow(1, 'window', 'able')
    match.setWindow(1, 'window', 'never', 'round')
    say(match, 0, 'yes')
    expect(match.windows.wishOf(1, 'window')?.policy).toBe('never')
    say(match, 0, 'yes')
    expect(match.windows.wishOf(1, 'window')?.policy).toBe('able')
    match.setWindow(1, 'window', 'never', 'round')
    match.setWindow(1, 'window', 'always')
    expect(match.windows.wishOf(1, 'window')?.policy).toBe('always')
  })
  it('habit: answers as the game has it, and asks where the game says nothing', () => {
    const isPick = (option: number) => verbOf(option) === V.pick
    const match = start(blank(askTwice, { habits: { window: (options) => options.find(isPick) ?? null } }))
    match.setWindow(1, 'window', 'habit')
    expect([match.table.s.score[1], offered(match, 1)]).toEqual([1, ['take:5', 'pass']])
    expect(match.undo('same').ok).toBe(false)
  })
  it('holds for one seat and one name, or for all names', () => {
    const match = start(rounds)
    match.setWindow(0, '*', 'never')
    match.setWindow(1, 'pick', 'never')
    expect(asked(match)).toBe('window')
    match.setWindow(1, '*', 'never')
    expect(asked(match)).toBe('halt')
    match.setWindow(1, 'window', 'always')
    say(match, 0, 'yes')
    expect(asked(match)).toBe('window')
  })
  it('answers only where one may pass', () => {
    const match = start(rounds)
    match.setWindow(0, '*', 'never')
    say(match, 1, 'pass')
    expect(asked(match)).toBe('halt')
  })
  it('is recorded, so that the record can be played without it', () => {
    const match = start(rounds)
    match.setWindow(1, 'window', 'never')
    say(match, 0, 'yes')
    const bare = start(rounds)
    for (const word of ['pass', 'yes', 'pass']) say(bare, word === 'pass' ? 1 : 0, word)
    expect(match.table.s).toEqual(bare.table.s)
    expect([...match.table.ledger!.entries()].filter((e) => e.seat >= 0).map((e) => [e.seat, e.automatic])).toEqual([
      [1, true],
      [0, false],
      [1, true],
    ])
  })
  it('undo takes back what a seat decided itself, and all that was answered for it since', () => {
    const match = start(rounds)
    match.setWindow(1, 'window', 'never')
    const before = bytes(match)
    say(match, 0, 'yes')
    expect(match.undo('same').ok).toBe(true)
    expect(asked(match)).toBe('halt')
    expect({ ...JSON.parse(bytes(match)), generation: 0, sum: '' }).toEqual({ ...JSON.parse(before), sum: '' })
    expect(match.redo().ok).toBe(true)
    expect(match.table.s.score).toEqual([2, 0])
    expect(match.undo('same').ok).toBe(true)
    expect(match.undo('same')).toMatchObject({ ok: false })
  })
  it('does not end because a step is played again', () => {
    const match = start(
      blank(function* (t) {
        for (let i = 0; i < 3; i++) {
          yield* t.maybe(1, Q.window, SECRET)
          yield* halt(t)
        }
      }),
    )
    say(match, 1, 'pass')
    say(match, 0, 'yes')
    match.setWindow(1, 'window', 'never', 'main')
    match.undo('same')
    say(match, 0, 'yes')
    expect(asked(match)).toBe('halt')
  })
  it('ends in due time after going back to before it was wished', () => {
    const match = start(rounds)
    for (const [seat, word] of [
      [1, 'pass'],
      [0, 'yes'],
      [1, 'pass'],
      [0, 'yes'],
      [1, 'pass'],
    ] as const)
      say(match, seat, word)
    match.setWindow(1, 'window', 'never', 'round')
    for (let i = 0; i < 4; i++) match.undo('new')
    expect(match.table.s.score[0]).toBe(1)
    say(match, 0, 'yes')
    expect(asked(match)).toBe('halt')
    say(match, 0, 'yes')
    expect(asked(match)).toBe('window')
  })
  it('goes with a fork, and not into an imagined world', () => {
    const match = start(rounds)
    match.setWindow(1, 'window', 'never')
    const twin = match.fork()
    for (const m of [match, twin]) say(m, 0, 'yes')
    expect(bytes(twin)).toBe(bytes(match))
    const world = match.imagine(0, 1)
    world.play(0, world.askOf(0)!.options[0]!)
    expect(asked(world)).toBe('window')
  })
})

describe('the policy "matters"', () => {
  /** A step that asks and then hands over to another. */
  const asking = (rule: (t: T) => Generator<unknown, void>) =>
    blank(
      function* (t) {
        t.next('after')
        yield* rule(t)
      },
      { steps: { after: (t) => halt(t) as never } },
    )
  const isAsked = (rule: (t: T) => Generator<unknown, void>) => {
    const match = start(asking(rule))
    match.setWindow(1, '*', 'matters')
    return asked(match) === 'pick'
  }
  it('does not ask when every answer leads to the same position', () => {
    expect(
      isAsked(function* (t) {
        offerNumbers(t, 1, 2, 3)
        t.s.score[1] = (yield* t.choose(1, Q.pick)) > 0 ? 5 : 6
      }),
    ).toBe(false)
  })
  it('asks when an answer leads elsewhere', () => {
    expect(
      isAsked(function* (t) {
        offerNumbers(t, 1, 2, 3)
        t.s.score[1] = yield* t.choose(1, Q.pick)
      }),
    ).toBe(true)
  })
  it('asks when the rule may remember the answer', () => {
    const rule = function* (t: T) {
      offerNumbers(t, 1, 2)
      const chosen = yield* t.choose(1, Q.pick)
      yield* halt(t)
      t.s.score[1] = chosen
    }
    expect(isAsked(rule)).toBe(true)
  })
  it('asks when chance would have a say, for not asking would tell', () => {
    const rule = function* (t: T) {
      offerNumbers(t, 1, 2)
      yield* t.choose(1, Q.pick)
      yield* t.roll('d', [6], 1, Q.dice)
    }
    expect(isAsked(rule)).toBe(true)
  })
  it('asks when a card would be shown', () => {
    const rule = function* (t: T) {
      offerNumbers(t, 1, 2)
      yield* t.choose(1, Q.pick)
      t.move(t.top(Z.deck), Z.heap)
    }
    expect(isAsked(rule)).toBe(true)
  })
  it('asks when a rule fails, so that the other answers stay possible', () => {
    const rule = function* (t: T) {
      offerNumbers(t, 1, 2)
      if ((yield* t.choose(1, Q.pick)) === t.game.words.parse('pick:2')) throw new Error('broken')
    }
    expect(isAsked(rule)).toBe(true)
  })
  it('passes where passing is the same, and then goes on', () => {
    const match = start(
      asking(function* (t) {
        offerNumbers(t, 1)
        t.offer(V.dye, 1, 1)
        yield* t.maybe(1, Q.pick)
      }),
    )
    match.setWindow(1, 'pick', 'matters')
    expect([...match.table.ledger!.entries()].find((e) => e.seat === 1)).toMatchObject({
      answer: match.game.words.parse('pass'),
      automatic: true,
    })
  })
})
