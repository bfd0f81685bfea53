import { forgeflame } from '@emberhall/forgeflame'
import { moments } from '@emberhall/forgeflame/album'
import { saveAt } from '@emberhall/lab/moments'
import { atRest, open, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

/** By so much ore may reach into the rim of a plate, in pixels. */
const RIM = 4
test('ore that may be picked up leaves the name of its site free', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 1024, height: 768 } })
  await open(page, served.url, saveAt(forgeflame, moments.act!))
  await atRest(page)
  const chip = (await page.locator('.ff-chip').first().boundingBox())!
  const plate = (await page.locator('.ff-plates b[data-glow="here"]').boundingBox())!
  expect(chip.y + chip.height - plate.y).toBeLessThan(RIM)
  expect(await close()).toBe('quiet')
})
