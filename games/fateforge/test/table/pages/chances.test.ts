import { describe, expect, test } from 'vitest'
import { TRAIT } from '../../../src/book.ts'
import type { Trait } from '../../../src/content/types.ts'
import { chanceOf, percent } from '../../../src/table/pages/model/chances.ts'
import { stand } from './positions.ts'

const lord = 0
const guard = 1
const tested = (trait: Trait, dice: number) => ({ trait: TRAIT[trait], dice })
const table = (change: (s: ReturnType<typeof stand>['match']['table']['s']) => void = () => {}) => {
  const { match } = stand('test')
  change(match.table.s)
  return match.table
}
const withoutCharm = table(({ heroes }) => {
  heroes[lord]!.slots[3]!.item = -1
})

describe('the chance of a test', () => {
  test('FG-44.4 FG-44.5 counts laurels for everybody and stars for those who have the trait', () => {
    expect(chanceOf(withoutCharm, lord, tested('eloquence', 1)).plain).toBeCloseTo(5 / 6)
    expect(chanceOf(withoutCharm, guard, tested('eloquence', 1)).plain).toBeCloseTo(1 / 2)
  })
  test('FG-44.3 needs every die', () => {
    expect(chanceOf(withoutCharm, lord, tested('eloquence', 2)).plain).toBeCloseTo(25 / 36)
    expect(chanceOf(withoutCharm, guard, tested('eloquence', 3)).plain).toBeCloseTo(1 / 8)
  })
  test('FG-44.6 another roll of all dice is for those with the trait and an energy left', () => {
    expect(chanceOf(withoutCharm, lord, tested('eloquence', 2)).best).toBeCloseTo(1 - (11 / 36) ** 2)
    expect(chanceOf(withoutCharm, guard, tested('eloquence', 2))).toMatchObject({ canReroll: false, charms: 0 })
    const tired = table(({ heroes }) => {
      heroes[lord]!.slots[3]!.item = -1
      heroes[lord]!.energy = 0
    })
    expect(chanceOf(tired, lord, tested('eloquence', 2)).best).toBeCloseTo(25 / 36)
  })
  test('FG-44.6 a charm rolls single dice again, as often as it has uses', () => {
    const used = table(({ heroes }) => {
      heroes[lord]!.slots[3]!.stage = 1
    })
    expect(chanceOf(used, lord, tested('lore', 1))).toMatchObject({ charms: 1 })
    expect(chanceOf(used, lord, tested('lore', 1)).best).toBeCloseTo(3 / 4)
    expect(chanceOf(table(), lord, tested('lore', 1)).best).toBeCloseTo(7 / 8)
    expect(chanceOf(used, lord, tested('lore', 2)).best).toBeCloseTo(1 / 4 + (1 / 2) * (1 / 2))
  })
  test('only what is certain is told as 100', () => {
    expect(percent(0.9977)).toBe(99)
    expect(percent(1)).toBe(100)
    expect(percent(25 / 36)).toBe(69)
  })
})
