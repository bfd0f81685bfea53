import { ownReport } from '@emberhall/cli/testing'
import { fateforge } from '@emberhall/fateforge'
import { expect, test } from 'vitest'

test('--report writes the page that the game has of its own, above what people have noted', {
  timeout: 120_000,
}, async () => {
  const { page, keepsNotes } = await ownReport(fateforge.game.id)
  expect(page).toMatch(/^# Balance of Fateforge[^]*\n## Fights, won\n/)
  expect(keepsNotes).toBe(true)
})
