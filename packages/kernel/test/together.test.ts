import { pack, RuleFault, SECRET } from '@emberhall/kernel'
import { printView } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, halt, offerNumbers, Q, type T, V } from './games/blank.ts'
import { bytes, offered, refusal, reply, say, start } from './help.ts'

const pick = (n: number) => pack(V.pick, n)
function holdNumbers(t: T, seat: number, ...numbers: number[]) {
  offerNumbers(t, ...numbers)
  return t.hold(seat, Q.pick)
}

describe('together', () => {
  let got: unknown
  const game = blank(function* (t) {
    got = null
    const first = holdNumbers(t, 0, 1, 2)
    offerNumbers(t, 5, 6, 7)
    got = yield* t.together([first, t.hold(1, Q.pick, 'some', 1, 2), holdNumbers(t, 2, 9)])
    yield* halt(t)
  })

  it('asks all who have a choice at once, and answers for those who have none', () => {
    const match = start(game, { seats: 3 })
    expect(match.waiting()).toEqual([0, 1])
    say(match, 1, ['pick:7', 'pick:5'])
    expect(match.waiting()).toEqual([0])
    say(match, 0, 'pick:2')
    expect(got).toEqual([pick(2), [pick(5), pick(7)], pick(9)])
  })
  it('lets a seat change its mind until the last has answered', () => {
    const match = start(game, { seats: 3 })
    say(match, 0, 'pick:1')
    say(match, 0, 'pick:2')
    expect(got).toBeNull()
    say(match, 1, ['pick:6'])
    expect(got).toEqual([pick(2), [pick(6)], pick(9)])
    expect(refusal(match.answer({ seat: 0, question: '0.1', value: 'pick:1' }))?.code).toBe('stale')
  })
  it('shows an answer to nobody but its seat', () => {
    const looks = ['pick:1', 'pick:2'].map((value) => {
      const match = start(game, { seats: 3 })
      say(match, 0, value)
      const views = [-1, 1, 2].map((seat) => JSON.stringify([printView(match, match.view(seat)), match.log(seat)]))
      return { own: printView(match, match.view(0)), views }
    })
    expect(looks[0]!.views).toEqual(looks[1]!.views)
    expect(looks[0]!.own).toMatchObject({ mode: 'together', ask: { answer: ['pick:1'] }, waiting: [1] })
    expect(looks[1]!.own).toMatchObject({ ask: { answer: ['pick:2'] } })
  })
  it('asks those without a choice too where not asking would tell', () => {
    const secret = blank(function* (t) {
      yield* t.together([holdNumbers(t, 0, 1), holdNumbers(t, 1, 1, 2)], SECRET)
    })
    expect(start(secret).waiting()).toEqual([0, 1])
  })
  it('does not ask at all when nobody has a choice', () => {
    let answers: unknown
    const match = start(
      blank(function* (t) {
        const one = holdNumbers(t, 0, 1)
        offerNumbers(t, 1, 2)
        const none = t.hold(1, Q.pick, 'some', 0, 0)
        offerNumbers(t, 3, 4)
        answers = yield* t.together([one, none, t.hold(2, Q.pick, 'some', 5, 9)])
      }),
      { seats: 3 },
    )
    expect(match.isOver).toBe(true)
    expect(answers).toEqual([pick(1), [], [pick(3), pick(4)]])
  })
  it('is a fault of the rules to ask one seat twice, or with nothing on offer', () => {
    const twice = blank(function* (t) {
      yield* t.together([holdNumbers(t, 0, 1, 2), holdNumbers(t, 0, 1, 2)])
    })
    expect(() => start(twice)).toThrow(new RuleFault('"pick" asks one seat twice at the same time', ['main']))
    const empty = blank(function* (t) {
      yield* t.together([t.hold(0, Q.pick), holdNumbers(t, 1, 1, 2)])
    })
    expect(() => start(empty)).toThrow('"pick" has no legal answer')
  })
  it('asks for no more than there is', () => {
    const match = start(
      blank(function* (t) {
        offerNumbers(t, 1, 2, 3)
        yield* t.together([t.hold(0, Q.pick, 'some', 2, 9)])
      }),
    )
    expect(match.askOf(0)).toMatchObject({ min: 2, max: 3 })
  })
})

describe('race', () => {
  let got: unknown
  const race = (window?: typeof SECRET) =>
    blank(function* (t) {
      got = 'nothing'
      const asks = [holdNumbers(t, 0, 4), t.hold(1, Q.window), holdNumbers(t, 2, 5)]
      got = yield* t.race(asks, window)
      yield* halt(t)
    })

  it('goes to the first who takes', () => {
    const match = start(race(), { seats: 3 })
    say(match, 2, 'pick:5')
    expect(got).toEqual({ seat: 2, option: pick(5) })
  })
  it('is over when all have passed', () => {
    const match = start(race(), { seats: 3 })
    expect(match.waiting()).toEqual([0, 2])
    say(match, 0, 'pass')
    expect(got).toBe('nothing')
    expect(match.waiting()).toEqual([2])
    say(match, 2, 'pass')
    expect(got).toBeNull()
  })
  it('does not ask again who has passed', () => {
    const match = start(race(), { seats: 3 })
    say(match, 0, 'pass')
    expect(match.view(0).ask).toBeNull()
    const before = bytes(match)
    expect(refusal(reply(match, 0, 'pick:4'))?.code).toBe('notAsked')
    expect(bytes(match)).toBe(before)
  })
  it('can be run without passing', () => {
    const match = start(
      blank(function* (t) {
        got = 'nothing'
        got = yield* t.rush([holdNumbers(t, 0, 4), holdNumbers(t, 2, 5)])
        yield* halt(t)
      }),
      { seats: 3 },
    )
    expect(match.waiting()).toEqual([0, 2])
    expect(refusal(reply(match, 0, 'pass'))?.code).toBe('notOffered')
    expect(got).toBe('nothing')
    say(match, 2, 'pick:5')
    expect(got).toEqual({ seat: 2, option: pick(5) })
  })
  it('without passing and without an offer is a mistake of the rules', () => {
    const nothing = blank(function* (t) {
      yield* t.rush([holdNumbers(t, 0, 4), t.hold(1, Q.pick)])
    })
    expect(() => start(nothing)).toThrow('"pick" has no legal answer')
  })
  it('leaves out who cannot act, and the log says so', () => {
    const match = start(race(), { seats: 3 })
    expect(match.log(0)).toMatchObject([{ what: 'windowSkipped', args: [1, 'window'] }])
    const nobody = start(
      blank(function* (t) {
        got = yield* t.race([t.hold(0, Q.pick), t.hold(1, Q.window)])
      }),
    )
    expect(got).toBeNull()
    expect(nobody.log(-1).map((line) => line.args)).toEqual([
      [0, 'pick'],
      [1, 'window'],
    ])
  })
  it('asks everybody in a secret window, and nobody else can tell who could act', () => {
    const looks = [[4], []].map((numbers) => {
      const match = start(
        blank(function* (t) {
          yield* t.race([holdNumbers(t, 0, ...numbers), t.hold(1, Q.pick)], SECRET)
          yield* halt(t, 1)
        }),
      )
      const at = (seat: number) => JSON.stringify([printView(match, match.view(seat)), match.log(seat)])
      const open = [at(1), at(-1)]
      expect(match.waiting()).toEqual([0, 1])
      expect(offered(match, 1)).toEqual(['pass'])
      say(match, 0, 'pass')
      return [...open, at(1), at(-1)]
    })
    expect(looks[0]).toEqual(looks[1])
  })
})

describe('vote', () => {
  let got: unknown
  let asked: readonly number[] | null
  const game = blank(function* (t) {
    asked = null
    got = null
    const asks = [0, 1, 2, 3].map((seat) => holdNumbers(t, seat, 1, 2, 3))
    got = yield* t.vote(
      asks,
      (tied) => {
        asked = tied
        return 3
      },
      Q.vote,
    )
    yield* halt(t)
  })
  const ballot = (...votes: number[]) => {
    const match = start(game, { seats: 4 })
    votes.forEach((n, seat) => say(match, seat, `pick:${n}`))
    return match
  }
  it('goes to the most votes without asking further', () => {
    ballot(2, 3, 3, 1)
    expect(got).toBe(pick(3))
    expect(asked).toBeNull()
  })
  it('asks the seat that breaks ties, among the tied only', () => {
    const match = ballot(2, 3, 3, 2)
    expect(asked).toEqual([pick(2), pick(3)])
    expect(match.askOf(3)).toMatchObject({ def: { name: 'vote', rule: 'T-6' } })
    expect(offered(match, 3)).toEqual(['pick:2', 'pick:3'])
    say(match, 3, 'pick:2')
    expect(got).toBe(pick(2))
  })
})
