import { Fate } from '@emberhall/kernel'
import { foretold } from '@emberhall/minds'
import { expect, test } from 'vitest'
import { fit, type Lesson, tempered, traced } from '../src/fit.ts'

const PLAN = { hidden: 4, passes: 6, seed: 1 }
/** Won as often as the product of two figures says; a third is the same everywhere, up to what sums of fractions leave. */
function lessons(n: number, seed: number): Lesson[] {
  const fate = new Fate(seed)
  const any = (): number => fate.below(1000) / 1000
  return Array.from({ length: n }, () => {
    const [a, b] = [any(), any()]
    return { figures: [a, b, 1 / 3], share: any() < a * b * 0.6 ? 1 : 0 }
  })
}
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

test('what is fitted, rounded and tempered foretells games that it has not seen', () => {
  const learned = tempered(fit(lessons(6000, 1), 3, PLAN), lessons(1500, 2))
  const kept = lessons(3000, 3)
  const told = (from: number, to: number): [number, number] => {
    const own = kept.filter(({ figures }) => foretold(learned, figures) >= from && foretold(learned, figures) < to)
    return [mean(own.map(({ figures }) => foretold(learned, figures))), mean(own.map(({ share }) => share))]
  }
  for (const [from, to] of [
    [0, 0.1],
    [0.1, 0.25],
    [0.25, 1],
  ] as const) {
    const [foretells, came] = told(from, to)
    expect(Math.abs(foretells - came)).toBeLessThan(0.05)
  }
  expect(learned.spread[2]).toBe(1)
})
test('too much confidence is tempered', () => {
  const fitted = fit(lessons(6000, 1), 3, PLAN)
  const louder = (list: readonly number[]): number[] => list.map((x) => x * 3)
  const sure = {
    ...fitted,
    straight: louder(fitted.straight),
    out: louder(fitted.out),
    threshold: fitted.threshold * 3,
  }
  const trial = lessons(1500, 2)
  const miss = (of: typeof fitted): number =>
    mean(trial.map(({ figures, share }) => (foretold(of, figures) - share) ** 2))
  expect(miss(tempered(sure, trial))).toBeLessThan(miss(sure) - 0.003)
})
test('a course that counts on how later positions are judged ends with what came, and the less of it the earlier', () => {
  const fitted = fit(lessons(2000, 1), 3, PLAN)
  const course = lessons(3, 5).map(({ figures }) => ({ figures, share: 1 }))
  const told = course.map(({ figures }) => foretold(fitted, figures))
  const after = (trace: number): number[] => traced(fitted, course, trace).map(({ share }) => share)
  expect(after(1)).toEqual([1, 1, 1])
  expect(after(0)).toEqual([told[1], told[2], 1])
  const half = 0.5 + 0.5 * told[2]!
  expect(after(0.5)).toEqual([0.5 * half + 0.5 * told[1]!, half, 1])
  expect(traced(fitted, [], 0.5)).toEqual([])
})
