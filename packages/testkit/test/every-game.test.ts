/** What has to hold for every game that can be played, found by its folder. */
import { gameFolder, gameIds, loadGame } from '@emberhall/roster'
import { readBooks, ruleBookProblems } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { lookedAt, readMutants } from '../src/audit/mutant.ts'

describe.each(gameIds())('%s', (id) => {
  const folder = gameFolder(id)
  const books = readBooks(folder)
  test.each(['en', 'fr'] as const)('the table opens the book that is audited, %s', async (lang) => {
    const { rules } = await loadGame(id)
    expect(await rules[lang]()).toEqual(books[lang])
  })
  test.each(Object.entries(ruleBookProblems(books)))('in its books %s', (_, problems) => {
    expect(problems).toEqual([])
  })
  test('every way to break it is a text that stands there once, of a rule that a test cites', async () => {
    const looked = lookedAt(folder, (await readMutants(folder)) ?? [])
    expect(looked.flatMap(({ mutant, flaw }) => (flaw === undefined ? [] : [`${mutant.rule}: ${flaw}`]))).toEqual([])
  })
})
