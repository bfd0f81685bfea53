import { ownReport } from '@emberhall/cli/testing'
import { forgeflame } from '@emberhall/forgeflame'
import { expect, test } from 'vitest'

test('--report writes the page that the game has of its own, above what people have noted', {
  timeout: 120_000,
}, async () => {
  const { page, keepsNotes } = await ownReport(forgeflame.game.id)
  expect(page).toMatch(/^# Balance of Forgeflame[^]*\n## Places at the table\n/)
  expect(keepsNotes).toBe(true)
})
