import { kinfireDelve } from '@emberhall/kinfire-delve'
import type { GameModule } from '@emberhall/speech'
import { atRest, open, savedAt, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

test('what an attempt comes to stands clear of the question on a phone held across', async () => {
  const save = savedAt(kinfireDelve as unknown as GameModule, ({ def }) => def.name === 'boost')
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 844, height: 390 } })
  await open(page, served.url, JSON.stringify(save))
  await atRest(page)
  const sum = (await page.locator('.kd-sum').boundingBox())!
  const question = (await page.locator('.prompt').boundingBox())!
  expect(sum.y + sum.height).toBeLessThanOrEqual(question.y)
  expect(await close()).toBe('quiet')
})
