import { fateforge, type O, type S } from '@emberhall/fateforge'
import { moments } from '@emberhall/fateforge/album'
import { asks, saveAt } from '@emberhall/lab/moments'
import { atRest, open, PHONE, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

test('where a page hides what can be done, it says so and leads there', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: PHONE })
  await open(page, served.url, saveAt(fateforge, moments.test!))
  await page.locator('.fgp-more').click()
  await page.locator('.fgp-more').waitFor({ state: 'detached' })
  await atRest(page)
  const doings = (await page.locator('.fgp-doings').boundingBox())!
  const page0 = (await page.locator('.fgp-leaf-shown').boundingBox())!
  expect(doings.y + doings.height).toBeLessThanOrEqual(page0.y + page0.height + 1)
  expect(await close()).toBe('quiet')
})
test('on a page longer than the screen it is silent once one has read to the end', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 360, height: 600 } })
  const options = { play: 'campaign', until: 'end', heroes: ['lord', 'rogue'] }
  const isTold = asks<S, O>('page')
  await open(
    page,
    served.url,
    saveAt<S, O>(fateforge, { seats: 1, options, when: (m) => isTold(m) && m.table.s.node === 'gate-road' }),
  )
  await page.locator('.fgp-more').waitFor()
  await atRest(page)
  const leaf = page.locator('.fgp-leaf-shown')
  const told = (await leaf.locator('> *').first().boundingBox())!
  const seen = (await leaf.boundingBox())!
  expect(told.height).toBeGreaterThan(seen.height / 0.75)
  await page.locator('.fgp-doings').evaluate((doings) => doings.scrollIntoView({ block: 'end' }))
  await page.locator('.fgp-more').waitFor({ state: 'detached' })
  expect(await close()).toBe('quiet')
})
