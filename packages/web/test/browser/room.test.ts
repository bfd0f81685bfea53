/** Questions and lessons keep to the room that the table leaves them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DOORS } from '../../src/games.ts'
import { atRest, lightHasMoved, openNext, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { GAMES, savedInPlay } from './inPlay.ts'

/** How far the question reaches beyond its room, in pixels, and what it says. */
const reach = (page: Page): Promise<{ readonly more: number; readonly says: string }> =>
  page.evaluate(() => {
    const [room, prompt] = ['.prompt-room', '.prompt'].map((one) => document.querySelector<HTMLElement>(one))
    const says = prompt?.querySelector('.lesson p, h2')?.textContent ?? ''
    return { more: (prompt?.offsetHeight ?? 0) - (room?.offsetHeight ?? 0), says }
  })
/** By so much a question may reach over its room, in pixels. */
const SLACK = 6
/** Letters, trays and pictures that a table fetches once it stands may take as long to come. */
const FETCHED_MS = 30_000
async function reachAtLast(page: Page): ReturnType<typeof reach> {
  const until = Date.now() + FETCHED_MS
  let found = await reach(page)
  while (found.more > SLACK && Date.now() < until) {
    await atRest(page)
    found = await reach(page)
  }
  return found
}
/** How late in a game, in answers. */
const MOMENTS = [3, 17, 31, 40, 55, 72, 90, 120]
test.each(GAMES)('questions of %s keep to their room on a phone', async (id) => {
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 390, height: 844 } })
  const over: string[] = []
  await page.goto(served.url)
  for (const late of MOMENTS) {
    await openNext(page, await savedInPlay(id, late))
    // What a lesson says comes besides.
    const skip = page.locator('.lesson .link')
    if ((await skip.count()) > 0) await skip.click()
    const { more, says } = await reachAtLast(page)
    if (more > SLACK) over.push(`${late}, ${more} px: ${says}`)
  }
  expect(over).toEqual([])
  expect(await close()).toBe('quiet')
})

const TAUGHT = DOORS.filter(({ isOpen, hasLesson }) => isOpen && hasLesson).map(({ id }) => id)
const PAGES = 4
test.each(TAUGHT)('the lesson of %s keeps to the room of the question', async (id) => {
  const { page, close } = await visit(browser, { listed: false })
  await page.goto(served.url)
  await page.locator(`.door-${id} .door-ways button`).first().click()
  await page.locator('.lesson').waitFor()
  const over: string[] = []
  for (let n = 0; n < PAGES; n++) {
    const { more, says } = await reachAtLast(page)
    if (more > SLACK) over.push(`${more} px: ${says}`)
    const next = page.locator('.lesson .quiet')
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(over).toEqual([])
  expect(await close()).toBe('quiet')
})

test.each(TAUGHT)('the lesson of %s never covers on a phone what it points at', async (id) => {
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 390, height: 844 } })
  await page.goto(served.url)
  await page.locator(`.door-${id} .door-ways button`).first().click()
  await page.locator('.lesson').waitFor()
  const covered: string[] = []
  for (let n = 0; n < PAGES; n++) {
    await atRest(page)
    await lightHasMoved(page)
    const found = await page.evaluate(() => {
      const [light, prompt] = ['.spotlight', '.prompt'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      if (light === undefined || prompt === undefined) return 0
      return Math.min(light.bottom, prompt.bottom) - Math.max(light.top, prompt.top)
    })
    // Where the light goes around the question itself, the note stands in it.
    if (found > 12) covered.push(`${found} px: ${await page.locator('.lesson p').textContent()}`)
    const next = page.locator('.lesson .quiet')
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(covered).toEqual([])
  expect(await close()).toBe('quiet')
})
