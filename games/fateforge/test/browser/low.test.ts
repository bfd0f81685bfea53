/** On a phone across the story can be read, and a question about the map never hides it. */
import { fateforge } from '@emberhall/fateforge'
import { moments } from '@emberhall/fateforge/album'
import { playMoments } from '@emberhall/lab/moments'
import { atRest, open, openNext, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

const ACROSS = { width: 844, height: 390 }
const HALF = 0.5

test('a page takes more than half of a low screen, and a map lies whole beside its question', async () => {
  const { choice, exploration } = moments
  const saves = playMoments(fateforge, { choice: choice!, exploration: exploration! })
  const { page, close } = await visit(browser, { listed: false, viewport: ACROSS })
  await open(page, served.url, saves.get('choice')!)
  await atRest(page)
  const leaf = (await page.locator('.fgp-leaf-shown').boundingBox())!
  expect(leaf.height).toBeGreaterThan(ACROSS.height * HALF)
  await openNext(page, saves.get('exploration')!)
  await atRest(page)
  const map = (await page.locator('.fgp-city-map').boundingBox())!
  const prompt = (await page.locator('.prompt').boundingBox())!
  expect(map.y).toBeGreaterThanOrEqual(0)
  expect(map.y + map.height).toBeLessThanOrEqual(prompt.y + 1)
  expect(await close()).toBe('quiet')
})
