/** When a page of the journal lies open over the table. */
import type { LogLine } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { readUpTo } from '../../src/table/page/usePages.ts'

const LOG = ['acts', 'explores', 'option', 'meets', 'encounterRound', 'told'].map(
  (what): LogLine => ({ what, rule: 'TG-15.5', args: [], at: 0 }),
)
test('TG-15.11 before an encounter one reads what led to it, and what came of it when it is over', () => {
  expect(readUpTo('fight', LOG)).toBe(LOG.findIndex(({ what }) => what === 'meets'))
  expect(readUpTo('land', LOG)).toBe(LOG.length)
})
test('the last page of a day is read at dusk, and none lies over another', () => {
  expect(readUpTo('dusk', LOG)).toBe(LOG.length)
  expect(readUpTo('page', LOG)).toBe(0)
})
