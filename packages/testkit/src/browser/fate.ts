/** Nothing is told before it is seen: log, question and figures wait until what they rest on has landed. */
import type { LogLine } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from './chromium.ts'
import { browser, served } from './client.ts'
import { eventually } from './eventually.ts'
import { open } from './opening.ts'
import { choicesOf } from './play.ts'
import { savedBefore } from './saves.ts'

export interface Roll {
  readonly module: GameModule
  readonly setup: Parameters<typeof savedBefore>[1]
  /** Lines that the news have to hold, the one that tells what fate gave first. */
  readonly lines: readonly string[]
  /** What shows it happening. */
  readonly shown: string
}
/** A game just before an answer to which fate has something to say. */
export const beforeFate = ({ module, setup, lines }: Roll) =>
  savedBefore(module, setup, (news) => lines.every((line) => news.some(({ what }) => what === line)))
export const openAt = (page: Page, save: unknown): Promise<void> => open(page, served.url, JSON.stringify(save))
/** What the page says of the game: question, log, and everything that is read out. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.story ol, .prompt, [data-testid="announcer"]')]
      .map((part) => part.textContent)
      .join(' '),
  )
/** How often it says so. */
const times = async (page: Page, text: string): Promise<number> => (await said(page)).split(text).length - 1
/** Two seconds become many, so that a busy machine sees what there is to see. */
async function slow(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('emberhall.settings', JSON.stringify({ pace: 20, listed: true })))
}
/** What a line says after whoever it speaks of. */
function textOf(module: GameModule, news: readonly LogLine[], what: string): string {
  const told = module.words.en.log(news.find((line) => line.what === what)!, ['¤', '¤'])
  return told.split('¤').at(-1)!
}

/** Tests that what fate gives is shown before anything tells of it. */
export function shownFirst(roll: Roll): void {
  describe('what fate gives', () => {
    const { save, answer, news } = beforeFate(roll)
    const secrets = roll.lines.map((what) => textOf(roll.module, news, what))

    test('is shown before anything tells of it, and a press lands it', async () => {
      const { page, close } = await visit(browser, { reducedMotion: 'no-preference' })
      await slow(page)
      await openAt(page, save)
      const asked = await page.locator('[data-question]').getAttribute('data-question')
      const earlier = await Promise.all(secrets.map((secret) => times(page, secret)))
      await page.locator(`[data-choice="${answer}"]`).first().click()
      await page.locator('.prompt-happening').waitFor()
      await page.locator(roll.shown).first().waitFor()
      for (const [i, secret] of secrets.entries()) expect(await times(page, secret)).toBe(earlier[i])
      expect(await choicesOf(page).count()).toBe(0)
      await page.keyboard.press('Enter')
      await page.locator('[data-question]').waitFor()
      expect(await page.locator('[data-question]').getAttribute('data-question')).not.toBe(asked)
      expect(await page.locator('.prompt-happening, .eh-chance').count()).toBe(0)
      // All of it is told now, in the log that is read out too.
      for (const [i, secret] of secrets.entries())
        await eventually(() => times(page, secret)).toBeGreaterThan(earlier[i]!)
      expect(await close()).toBe('quiet')
    })
    test('waits for nobody who wants no motion', async () => {
      const { page, close } = await visit(browser)
      await slow(page)
      await openAt(page, save)
      await page.evaluate(() => {
        const seen = new MutationObserver(() => {
          if (document.querySelector('.prompt-happening, .eh-chance') !== null) document.body.dataset['waited'] = 'yes'
        })
        seen.observe(document.body, { childList: true, subtree: true })
      })
      const asked = await page.locator('[data-question]').getAttribute('data-question')
      await page.locator(`[data-choice="${answer}"]`).first().click()
      await eventually(() => page.locator('[data-question]').getAttribute('data-question')).not.toBe(asked)
      expect(await page.locator('body').getAttribute('data-waited')).toBe(null)
      for (const secret of secrets) await eventually(() => said(page)).toContain(secret)
      expect(await close()).toBe('quiet')
    })
  })
}
