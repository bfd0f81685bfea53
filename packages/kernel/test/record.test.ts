import { ANSWER, type Answer, CHANCE, Fate, Ledger, pack, REVEAL, STEP } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { Bytes } from '../src/bytes.ts'
import { Log } from '../src/log.ts'

describe('numbers in bytes', () => {
  const NUMBERS = [0, 1, 63, 64, 127, 128, 255, 16_383, 16_384, 2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]
  it.each(NUMBERS)('%i', (n) => {
    const bytes = new Bytes()
    bytes.add(n)
    expect(bytes.reader().next()).toBe(n)
  })
  it.each(NUMBERS.slice(0, -1).flatMap((n) => [n, -n]))('%i, with its sign', (n) => {
    const bytes = new Bytes()
    bytes.addSigned(n)
    expect(bytes.reader().nextSigned()).toBe(n === 0 ? 0 : n)
  })
  it('one byte for most', () => {
    const bytes = new Bytes()
    for (let n = 0; n < 128; n++) bytes.add(n)
    expect(bytes.length).toBe(128)
  })
})

type Written = {
  tag: number
  seat: number
  by: number
  key: string
  answer: Answer
  automatic: boolean
  values: readonly number[]
}
const blank = { seat: -1, by: -1, key: '', answer: 0, automatic: false, values: [] }
/** Writes something by chance, and says what. */
function write(ledger: Ledger, fate: Fate): Written {
  const [seat, by] = [fate.below(8), fate.below(8)]
  const option = () => pack(1 + fate.below(127), fate.below(4096), fate.below(2) * fate.below(4096))
  const several = Array.from({ length: fate.below(5) }, option)
  switch (fate.below(6)) {
    case 0:
      ledger.step()
      return { ...blank, tag: STEP }
    case 1:
      ledger.reveal()
      return { ...blank, tag: REVEAL }
    case 2:
      ledger.chance(`die ${seat}`, several)
      return { ...blank, tag: CHANCE, key: `die ${seat}`, values: several }
    case 3: {
      const answer = option()
      ledger.automatic(seat, answer)
      return { ...blank, tag: ANSWER, seat, by: seat, answer, automatic: true, values: [answer] }
    }
    case 4:
      ledger.answer(seat, several, by)
      return { ...blank, tag: ANSWER, seat, by, answer: several, values: several }
    default: {
      const answer = option()
      ledger.answer(seat, answer, by)
      return { ...blank, tag: ANSWER, seat, by, answer, values: [answer] }
    }
  }
}
const own = (entries: readonly (Written & { at: number })[]) =>
  entries.filter((e) => e.seat >= 0 && !e.automatic).map((e) => e.at)

describe('the record', () => {
  it('reads as it was written, from and to any place, and goes back to any place', () => {
    const fate = new Fate(5)
    const ledger = new Ledger()
    const written: (Written & { at: number })[] = []
    for (let i = 0; i < 300; i++) {
      const at = ledger.length
      written.push({ ...write(ledger, fate), at })
    }
    expect(ledger.entries()).toEqual(written)
    expect(ledger.answers).toEqual(own(written))
    const twin = ledger.copy()
    for (let length = written.length - 1; length >= 0; length -= 7) {
      const { at } = written[length]!
      expect(ledger.entries(at)).toEqual(written.slice(length))
      twin.truncate(at)
      expect(twin.entries()).toEqual(written.slice(0, length))
      expect(twin.answers).toEqual(own(written.slice(0, length)))
      expect(twin.lastAnswer).toBe(own(written.slice(0, length)).at(-1) ?? -1)
    }
    expect(ledger.entries()).toEqual(written)
  })
  it('offers no way back into what it took over', () => {
    const source = new Ledger()
    source.answer(1, pack(3))
    const ledger = new Ledger()
    ledger.data = source.data.slice()
    expect(ledger.entries()).toEqual(source.entries())
    expect(ledger.answers).toEqual([])
    ledger.answer(0, pack(4))
    expect(ledger.answers).toEqual([source.length])
    ledger.truncate(source.length)
    expect(ledger.lastAnswer).toBe(-1)
  })
})

describe('the log', () => {
  const forms = {
    logNames: ['moved', 'shown'],
    logDefs: [
      { args: ['seat', 'n'], rule: 'R-1' },
      { args: ['card', ['red', 'blue']], rule: 'R-2' },
    ],
    faceKeys: ['ash', 'bay'],
  } as const
  function lines(count: number): Log {
    const log = new Log(forms)
    for (let i = 0; i < count; i++) {
      log.open(i % 2, i * 9)
      for (const value of i % 2 === 0 ? [i % 4, 50 - i] : [i, i % 3 === 0 ? 1 : 0, 2, 1]) log.add(value)
    }
    return log
  }
  it('reads from any line on', () => {
    const log = lines(70)
    const all = log.read(0)
    expect(all.slice(0, 4)).toEqual([
      { what: 'moved', rule: 'R-1', args: [0, 50], at: 0 },
      { what: 'shown', rule: 'R-2', args: [{ card: 1, face: 'ash' }, 'blue'], at: 9 },
      { what: 'moved', rule: 'R-1', args: [2, 48], at: 18 },
      { what: 'shown', rule: 'R-2', args: [{ card: 3, face: 'bay' }, 'blue'], at: 27 },
    ])
    expect(all[68]!.args).toEqual([0, -18])
    expect(log.read(1)[1]!.args).toEqual([{ card: 1, face: null }, 'blue'])
    for (let from = 0; from <= 71; from++) expect(log.read(0, from)).toEqual(all.slice(from))
  })
  it('goes back to any line', () => {
    const all = lines(70).read(0)
    for (let length = 0; length <= 70; length++) {
      const log = lines(70)
      log.truncate(length)
      expect(log.length).toBe(length)
      expect(log.read(0)).toEqual(all.slice(0, length))
      log.open(0, 7)
      log.add(3)
      log.add(4)
      expect(log.read(0, length)).toEqual([{ what: 'moved', rule: 'R-1', args: [3, 4], at: 7 }])
    }
  })
})
