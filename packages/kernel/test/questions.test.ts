import { NO, pack, RuleFault, SECRET, YES } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { blank, halt, offerNumbers, Q, type Step, type T, V } from './games/blank.ts'
import { offered, say, start } from './help.ts'

/** Plays a step that asks at most one question and tells what it got. */
function ask(step: (t: T) => Generator<unknown, unknown>, value?: unknown) {
  let got: unknown
  const match = start(
    blank(function* (t) {
      got = yield* step(t)
      expect(t.offerCount).toBe(0)
    }),
  )
  const question = match.asks()[0] ?? null
  if (value !== undefined) say(match, 1, value)
  return { question, got, match }
}
const pick = (n: number) => pack(V.pick, n)

describe('choose', () => {
  const step = function* (t: T) {
    offerNumbers(t, 3, 5)
    return yield* t.choose(1, Q.pick)
  }
  it('asks one seat for one of the offers, under the rule of the question', () => {
    const { question, got } = ask(step, 'pick:5')
    expect(question).toMatchObject({
      seat: 1,
      kind: 'one',
      def: { name: 'pick', rule: 'T-1' },
      options: [pick(3), pick(5)],
    })
    expect(got).toBe(pick(5))
  })
  const single = (window?: typeof SECRET) =>
    function* (t: T) {
      offerNumbers(t, 3)
      return yield* t.choose(1, Q.pick, window)
    }
  it('takes a single offer by itself', () => {
    expect(ask(single())).toMatchObject({ question: null, got: pick(3) })
  })
  it('asks even for a single offer where not asking would tell', () => {
    expect(ask(single(SECRET)).question).toMatchObject({ seat: 1, options: [pick(3)] })
  })
  it('is a fault of the rules when nothing is on offer', () => {
    expect(() => ask((t) => t.choose(1, Q.pick))).toThrow(new RuleFault('"pick" has no legal answer', ['main']))
  })
  it('knows words with two arguments', () => {
    const { got, match } = ask(function* (t) {
      t.offer(V.dye, 4, 0)
      t.offer(V.dye, 4, 1)
      return yield* t.choose(1, Q.pick)
    }, 'dye:4:blue')
    expect(got).toBe(pack(V.dye, 4, 1))
    expect(match.game.words.explain(got as number)).toEqual({
      verb: 'dye',
      args: [
        { kind: 'n', value: 4 },
        { kind: ['red', 'blue'], value: 1 },
      ],
    })
  })
  it.each([
    [V.pick, 4096, 0],
    [V.pick, -1, 0],
    [V.dye, 1, 5000],
    [120, 0, 0],
  ])('refuses to offer verb %i with %i and %i', (verb, a, b) => {
    const step: Step = function* (t) {
      t.offer(verb, a, b)
      yield* halt(t)
    }
    expect(() => start(blank(step))).toThrow(RuleFault)
  })
})

describe('maybe', () => {
  const step = function* (t: T) {
    offerNumbers(t, 3)
    return yield* t.maybe(1, Q.window)
  }
  it('may be declined', () => {
    const { question, got } = ask(step, 'pass')
    expect(question?.options).toHaveLength(2)
    expect(got).toBe(0)
  })
  it('may be taken', () => {
    expect(ask(step, 'pick:3').got).toBe(pick(3))
  })
  it('is not asked when nothing is on offer, and the log says so', () => {
    const { question, got, match } = ask((t) => t.maybe(1, Q.window))
    expect({ question, got }).toEqual({ question: null, got: 0 })
    expect(match.log(0)).toMatchObject([{ what: 'windowSkipped', args: [1, 'window'] }])
  })
  it('is asked all the same in a secret window', () => {
    const { question, got } = ask((t) => t.maybe(1, Q.window, SECRET), 'pass')
    expect(question?.options).toHaveLength(1)
    expect(got).toBe(0)
  })
})

describe('some', () => {
  const some = (n: number, min: number, max: number, window?: typeof SECRET) =>
    function* (t: T) {
      for (let i = 0; i < n; i++) offerNumbers(t, i)
      return yield* t.some(1, Q.pick, min, max, window)
    }
  it('takes between min and max, in the order of the offers', () => {
    const { question, got } = ask(some(4, 1, 3), ['pick:2', 'pick:0'])
    expect(question).toMatchObject({ kind: 'some', min: 1, max: 3 })
    expect(got).toEqual([pick(0), pick(2)])
  })
  it('may be none at all', () => {
    expect(ask(some(2, 0, 2), []).got).toEqual([])
  })
  it.each([
    ['nothing is on offer', some(0, 1, 2), []],
    ['none may be taken', some(3, 0, 0), []],
    ['all must be taken', some(2, 2, 2), [pick(0), pick(1)]],
    ['there are fewer than must be taken', some(2, 3, 5), [pick(0), pick(1)]],
  ])('is not asked when %s', (_, step, expected) => {
    expect(ask(step)).toMatchObject({ question: null, got: expected })
  })
  it('asks for all of them where not asking would tell', () => {
    expect(ask(some(2, 2, 2, SECRET)).question).toMatchObject({ min: 2, max: 2 })
  })
})

describe('order', () => {
  const order = (n: number) =>
    function* (t: T) {
      for (let i = 0; i < n; i++) offerNumbers(t, i)
      return yield* t.order(1, Q.pick)
    }
  it('gives all the offers in the chosen order', () => {
    expect(ask(order(3), ['pick:2', 'pick:0', 'pick:1']).got).toEqual([pick(2), pick(0), pick(1)])
  })
  it('does not ask about one or none', () => {
    expect(ask(order(1))).toMatchObject({ question: null, got: [pick(0)] })
    expect(ask(order(0))).toMatchObject({ question: null, got: [] })
  })
})

describe('split', () => {
  const split = (n: number, total: number) =>
    function* (t: T) {
      for (let i = 0; i < n; i++) offerNumbers(t, i)
      return yield* t.split(1, Q.pick, total)
    }
  it('spreads units over the offers, written one way only', () => {
    expect(ask(split(3, 4), ['pick:2', 'pick:0', 'pick:2', 'pick:0']).got).toEqual([pick(0), pick(0), pick(2), pick(2)])
  })
  it('gives everything to a single offer by itself', () => {
    expect(ask(split(1, 3))).toMatchObject({ question: null, got: [pick(0), pick(0), pick(0)] })
  })
  it('does not ask when there is nothing to spread or nowhere to', () => {
    expect(ask(split(3, 0))).toMatchObject({ question: null, got: [] })
    expect(ask(split(0, 3))).toMatchObject({ question: null, got: [] })
  })
})

describe('number', () => {
  it('asks for a whole number in a range', () => {
    const { question, got } = ask((t) => t.number(1, Q.pick, 2, 9), 'number:7')
    expect(question).toMatchObject({ kind: 'number', min: 2, max: 9 })
    expect(got).toBe(7)
  })
  it('does not ask where there is no choice', () => {
    expect(ask((t) => t.number(1, Q.pick, 4, 4))).toMatchObject({ question: null, got: 4 })
  })
  it.each([
    [5, 2],
    [-1, 2],
    [0, 4096],
  ])('cannot ask from %i to %i', (min, max) => {
    expect(() => ask((t) => t.number(1, Q.pick, min, max))).toThrow(RuleFault)
  })
})

it('offers what was withdrawn no more', () => {
  const match = start(
    blank(function* (t) {
      offerNumbers(t, 1, 2)
      t.offer(V.pick, 3, 0, { code: 'no', rule: 'T-1' })
      t.withdraw()
      yield* halt(t, 1)
    }),
  )
  expect(offered(match, 1)).toEqual(['yes', 'no'])
  expect(match.askOf(1)!.blocked).toEqual([])
  expect(match.askOf(1)!.options).toEqual([YES, NO])
})
