import { copyPlain, flag, int, list, oneOf, perCard, perSeat, record, RuleFault, text } from '@emberhall/kernel'
import { describe, expect, it, vi } from 'vitest'
import { makePacking } from '../src/packed.ts'
import { blank, offerNumbers, Q } from './games/blank.ts'
import { say, start } from './help.ts'

const SHAPE = {
  n: int(),
  yes: flag(),
  word: text(),
  phase: oneOf('x', 'y'),
  many: list(int()),
  deep: list(list(record({ n: int(), words: list(text()), flags: list(flag()) }))),
  seats: perSeat(record({ hp: int(), rows: list(list(int())) })),
  cards: perCard(),
  'odd name': record({ "it's": int() }),
}
type Tree = ReturnType<typeof tree>
const tree = (n: number, many: number[]) => ({
  n,
  yes: n > 0,
  word: 'là-bas\n"…"',
  phase: 'y',
  many,
  deep: [[{ n, words: ['là-bas\n"…"', ''], flags: [true, false] }], []],
  seats: [
    { hp: n, rows: [many, []] },
    { hp: 2, rows: [] },
  ],
  cards: many,
  'odd name': { "it's": n },
})
const NUMBERS = [0, 1, -1, 127, 128, 255, 256, 4095, 70_000, -70_000, 2 ** 31, -(2 ** 31), Number.MAX_SAFE_INTEGER]

describe('a state put away', () => {
  const { pack, unpack } = makePacking<Tree>(SHAPE)
  it.each(NUMBERS)('comes back as it was, with %d in it', (n) => {
    for (const many of [[], [n], [3, n, 255], Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? i : n))]) {
      const given = tree(n, many)
      const back = unpack(pack(given))
      expect(back).toEqual(given)
      expect(Object.keys(back)).toEqual(Object.keys(given))
    }
  })
  it('shares nothing that can be written in with what was given, nor with what comes back another time', () => {
    const packed = pack(tree(1, [1]))
    unpack(packed).many.push(2)
    unpack(packed).deep[0]![0]!.words[0] = 'other'
    expect(unpack(packed)).toEqual(tree(1, [1]))
  })
  it('takes a byte for a card', () => {
    const cards = Array.from({ length: 240 }, (_, id) => id)
    const [few, all] = [[], cards].map((given) => (pack(tree(1, given)) as { bytes: Uint8Array }).bytes.length)
    expect(all! - few!).toBeLessThan(3 * 242)
  })
  it.each([0.5, Number.NaN, undefined as never])(
    'holds no %d: that is a fault, and the next one is not spoilt by it',
    (n) => {
      expect(() => pack({ ...tree(1, []), n })).toThrow(RuleFault)
      expect(() => pack(tree(1, [1, n]))).toThrow(RuleFault)
      expect(unpack(pack(tree(5, [6])))).toEqual(tree(5, [6]))
    },
  )
  it('stays as it is where code must not be generated, and is copied when it is wanted', () => {
    vi.stubGlobal('Function', function () {
      throw new EvalError('unsafe-eval')
    })
    const plain = makePacking<Tree>(SHAPE)
    vi.unstubAllGlobals()
    const packed = plain.pack(tree(1, [2]))
    plain.unpack(packed).many.push(3)
    expect(plain.unpack(packed)).toEqual(copyPlain(tree(1, [2])))
  })
})

describe('the record played again', () => {
  it('lays down no checkpoint for steps that more steps follow', () => {
    const steps = blank(function* (t) {
      offerNumbers(t, 1, 2)
      t.s.score[0] = yield* t.choose(0, Q.pick)
      t.next('main')
    })
    const match = start(steps)
    for (let n = 0; n < 300; n++) say(match, 0, `pick:${1 + (n % 2)}`)
    const copy = vi.spyOn(steps, 'copy')
    expect(match.undo('same', 150).ok).toBe(true)
    expect(match.table.asks).toBe(151)
    expect(copy.mock.calls.length).toBeLessThan(5)
    copy.mockRestore()
    expect(match.parts().at).toBe(match.table.ledger!.length - 1)
  })
})
