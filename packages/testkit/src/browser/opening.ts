/** How a save is opened, and how something is let happen before the eyes of whoever looks. */
import type { Eve } from '@emberhall/lab/moments'
import type { Page } from 'playwright-core'

/** A lesson may speak in the place of the question. */
export const BEGUN = ':is([data-question], .end-actions, .lesson):visible'
/** Opens a save as a person opens a file, and lifts the curtain where somebody else sat before. */
export async function open(page: Page, url: string, text: string): Promise<void> {
  await page.goto(url)
  await bring(page, text)
}
/** The same in a hall that is open already. */
export async function bring(page: Page, text: string): Promise<void> {
  await page.locator('.play').first().waitFor()
  const file = { name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator(`${BEGUN}, .curtain`).first().waitFor()
  const curtain = page.locator('.curtain .main')
  if ((await curtain.count()) > 0) await curtain.click()
  await page.locator(BEGUN).first().waitFor()
}
/** Another one in a page that is open already, where the hall need not be loaded again. */
export async function openNext(page: Page, text: string): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/'))
  await bring(page, text)
}
/** What a page writes into a file when something is done. */
export async function written(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return Buffer.concat(await (await download.createReadStream()).toArray())
}
/** What moves has come to rest by then. */
const SETTLES_MS = 1200
/** Lets it happen, and stops there. */
export async function film(page: Page, url: string, { save, answer, shows }: Eve): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(url)
  await page.evaluate(() => localStorage.setItem('emberhall.settings', JSON.stringify({ listed: true, pace: 4 })))
  await open(page, url, save)
  await page.locator(`[data-choice="${answer}"]`).first().click()
  // What is shown next waits for a timer: without any it stays as it is.
  await page.waitForFunction(
    (line) => {
      if (document.querySelector(`[data-beat="${line}"]`) === null) return false
      const last = Number(setTimeout(() => undefined))
      for (let timer = 0; timer <= last; timer++) clearTimeout(timer)
      return true
    },
    shows,
    { polling: 'raf' },
  )
  await page.waitForTimeout(SETTLES_MS)
}
