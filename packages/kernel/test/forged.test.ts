import { at, BadInput, MOST_PROBLEMS } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { blank, offerNumbers, Q } from './games/blank.ts'
import { edited, start } from './help.ts'

const game = blank(function* (t) {
  offerNumbers(t, 1, 2, 3)
  yield* t.choose(0, Q.pick)
})
const FILE = save(start(game))
const LYING_TWICE = (FILE.checkpoint['zones'] as number[][]).map(() => new Array<number>(100_000).fill(0))
const forged = (changes: Parameters<typeof edited>[1]): string => edited(FILE, changes)
function refused(source: string): BadInput {
  try {
    load(game, readSave(source))
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('it was opened')
}
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function heapAfter(act: () => void): number {
  act()
  collect()
  return process.memoryUsage().heapUsed
}

describe('a forged save', () => {
  it('leaves nothing behind: no name of a kind of chance outlives the record it stands in', () => {
    const attempt = (n: number): void => {
      const made = Array.from({ length: 50_000 }, (_, i) => `!made up ${n} ${i} ${'x'.repeat(40)}=1`)
      expect(refused(forged({ history: [...made, 'no word of a record'] })).message).toContain('which is no answer')
    }
    const before = heapAfter(() => attempt(0))
    const after = heapAfter(() => {
      for (let n = 1; n <= 4; n++) attempt(n)
    })
    // Those names alone would take more than ten times as much.
    expect(after - before).toBeLessThan(2_000_000)
  })
  it.each([
    ['of a list', { history: Array.from({ length: 100_000 }, (_, i) => i) }],
    ['of lists in lists', { fate: { state: [1, 2, 3, 4], kept: new Array<number>(100_000).fill(0) } }],
    ['of unknown fields', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field ${i}`, i]))],
    ['of unknown cards', { checkpoint: { ...FILE.checkpoint, faces: new Array<string>(100_000).fill('nobody') } }],
    ['of cards lying twice', { checkpoint: { ...FILE.checkpoint, zones: LYING_TWICE } }],
  ])('is told a few of its problems, however many there are: %s', (_, changes) => {
    const error = refused(forged(changes))
    expect(error.problems.length).toBeGreaterThan(0)
    expect(error.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS)
    expect(error.message.length).toBeLessThan(3000)
  })
  it('in which the check of its game misses something is refused like any other', () => {
    const strict = blank(
      function* (t) {
        offerNumbers(t, 1, 2, 3)
        yield* t.choose(0, Q.pick)
      },
      { check: ({ secret }) => at([[]], secret) },
    )
    const file = save(start(strict))
    const odd = edited(file, { checkpoint: { ...file.checkpoint, secret: 5 } })
    expect(() => load(strict, readSave(odd))).toThrow(BadInput)
    expect(() => load(strict, readSave(odd))).toThrow('nothing at 5 in a list of 1')
  })
  it('is not quoted at length', () => {
    const long = 'x'.repeat(1_000_000)
    for (const changes of [
      { history: [long] },
      { [long]: 1 },
      { checkpoint: { ...FILE.checkpoint, faces: [long] } },
      { checkpoint: { ...FILE.checkpoint, agenda: [{ step: long, a: 0, b: 0 }] } },
      { game: long },
    ])
      expect(refused(forged(changes)).message.length).toBeLessThan(3000)
  })
})
