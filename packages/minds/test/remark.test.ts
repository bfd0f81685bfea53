import type { Answer, Ask } from '@emberhall/kernel'
import type { Known } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { remarkOn, type Thought, type Weighed } from '../src/index.ts'

const WHY = { code: 'pays', rule: 'C-1' }
const module = { reasons: (_: Known, answer: Answer) => (answer === 7 ? [WHY] : []) }
const known: Known = { seat: 1, ask: {} as Ask, options: {}, seats: 2, view: () => undefined as never }
const weighed = (answer: Answer, chance: number, rollouts = 10): Weighed => ({ answer, chance, error: 0.01, rollouts })
const thought = (gain: number, ...all: readonly Weighed[]): Thought => ({
  answer: all[0]?.answer ?? 7,
  plain: 8,
  weighed: all,
  gain,
  gainError: 0.01,
})
const said = (found: Thought, of: Parameters<typeof remarkOn>[0] = module) => remarkOn(of, known, found, 12)

test('what is clearly better than all else is worth a word, and what a plain player would not have done', () => {
  const remark = { at: 12, seat: 1, why: [WHY], chance: 0.6 }
  expect(said(thought(0, weighed(7, 0.6), weighed(8, 0.45)))).toEqual({ ...remark, otherwise: 0.45 })
  expect(said(thought(0.05, weighed(7, 0.6), weighed(8, 0.55)))).toEqual({ ...remark, otherwise: 0.55 })
})
test('routine is not, nor what nothing was weighed against', () => {
  expect(said(thought(0, weighed(7, 0.6), weighed(8, 0.55)))).toBe(null)
  expect(said(thought(0.05, weighed(7, 0.6)))).toBe(null)
  expect(said(thought(0.05))).toBe(null)
})
test('what was hardly tried is not compared with', () => {
  expect(said(thought(0.05, weighed(7, 0.6), weighed(8, 0.5), weighed(9, 0.9, 2)))).toMatchObject({ otherwise: 0.5 })
})
test('nobody speaks without words, nor among rivals', () => {
  expect(said(thought(0.05, weighed(9, 0.6), weighed(8, 0.4)))).toBe(null)
  expect(said(thought(0.05, weighed(7, 0.6), weighed(8, 0.4)), {})).toBe(null)
  expect(said(thought(0.05, weighed(7, 0.6), weighed(8, 0.4)), { ...module, rivals: () => true })).toBe(null)
})
