/** How everything grows with what somebody set for text. */
import { grown } from '@emberhall/ui'
import { expect, test } from 'vitest'
import { growthFor, textFor } from '../src/settings/room.ts'

test('a table grows as far as the screen still holds one, what is read half as much again', () => {
  expect(growthFor(1, 1440, 900)).toBe(1)
  expect(growthFor(2, 1440, 900)).toBe(2)
  expect(growthFor(1.5, 768, 1024)).toBe(1.5)
  expect(growthFor(2, 390, 844)).toBeCloseTo(390 / 360)
  expect(growthFor(2, 844, 390)).toBe(1)
  expect(growthFor(2, 320, 568)).toBe(1)
  expect(textFor(2, growthFor(2, 844, 390))).toBe(1.5)
  expect(textFor(1.15, 1)).toBe(1.15)
})
test('to layouts the screen is smaller by as much', () => {
  expect(grown('(max-width: 860px)', 2)).toBe('(max-width: 1720px)')
  expect(grown('(860px < width <= 1180px), (max-height: 560px) and (orientation: landscape)', 1.5)).toBe(
    '(1290px < width <= 1770px), (max-height: 840px) and (orientation: landscape)',
  )
  expect(grown('(pointer: coarse)', 2)).toBe('(pointer: coarse)')
})
