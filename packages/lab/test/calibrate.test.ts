import { expect, test } from 'vitest'
import { calibrated } from '../src/calibrate.ts'

const hint = (foretold: number, came: number, times: number) => ({ foretold, came, times })

test('hints are held by tenths against what came of them', () => {
  const { tenths, hints, off } = calibrated([hint(0.22, 0, 1), hint(0.28, 1, 1), hint(0.9, 1, 1), hint(1, 1, 1)])
  expect(hints).toBe(4)
  expect(tenths[2]).toEqual([0.25, 0.5, 2])
  expect(tenths[9]).toEqual([0.95, 1, 2])
  expect(off).toBeCloseTo((2 * 0.25 + 2 * 0.05) / 4)
})
test('where each game goes on four times, chance alone makes half of the difference', () => {
  const byChance = (times: number): number => calibrated([hint(0.5, 0.5, times), hint(0.5, 0.5, times)]).byChance
  expect(byChance(1)).toBeGreaterThan(0)
  expect(byChance(4)).toBeCloseTo(byChance(1) / 2)
})
