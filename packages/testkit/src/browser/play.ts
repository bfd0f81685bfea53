/** Ways through a game, as a person goes them. */
import type { Page } from 'playwright-core'
import { fail } from '../fail.ts'

/** Deals a solo table from the hall: two clicks, counting the one that opens the page. */
export async function playNow(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('.play').first().click()
  await page.waitForURL(/\/table\//)
  await choicesOf(page).first().waitFor()
}
export const choicesOf = (page: Page) => page.locator('[data-choice]')
const END = '.end-actions'

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(END).count()) > 0
}
/** Which question stands in the prompt now. */
export async function question(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] ?? '')
}
/** Waits until the question is another one, or the game is over. */
export async function moved(page: Page, from: string): Promise<void> {
  await page.waitForFunction(
    ([before, end]) => {
      if (document.querySelector(`${end}, .curtain`) !== null) return true
      const now = document.querySelector<HTMLElement>('[data-question]')?.dataset['question']
      return now !== undefined && now !== before && document.querySelector('[data-choice]') !== null
    },
    [from, END],
    { timeout: 30_000 },
  )
}
/** Which choice brings a game to its end soon: the one that gets on, else the last one. */
export function nextWord(words: readonly string[]): string {
  return words.find((word) => /^(keepHand|attempt|resolve|play|reroll)/.test(word)) ?? words.at(-1)!
}
export async function words(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((c) => c.dataset['choice'] ?? ''),
  )
}
/** What stands in the prompt and what may be chosen, of one and the same moment: others move the table on between two looks. */
export async function prompted(page: Page): Promise<{ readonly question: string; readonly offered: readonly string[] }> {
  return page.evaluate(() => ({
    question: document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] ?? '',
    offered: [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((c) => c.dataset['choice'] ?? ''),
  }))
}
/** Clicks what is to be chosen; where several are wanted, the first of them, and confirms. Nothing where the game is over instead. */
export async function give(
  page: Page,
  choose: (offered: readonly string[]) => string,
  confirm = page.locator('.confirm .main'),
): Promise<void> {
  // A table that still shows what has happened asks nothing yet.
  await page.locator(`[data-choice], .confirm .main, ${END}`).first().waitFor({ state: 'attached' })
  if (await isOver(page)) return
  if ((await confirm.count()) > 0) {
    const buttons = choicesOf(page)
    for (let i = 0; i < (await buttons.count()) && (await confirm.isDisabled()); i++) await buttons.nth(i).click()
    await confirm.click()
  } else
    await page
      .locator(`[data-choice="${choose(await words(page))}"]`)
      .first()
      .click()
}
export async function answerByClick(page: Page): Promise<void> {
  const before = await question(page)
  await give(page, nextWord)
  await moved(page, before)
}
const MOST = 600
export async function playToTheEnd(page: Page, answer: (page: Page) => Promise<void>): Promise<number> {
  for (let n = 0; n < MOST; n++) {
    if (await isOver(page)) return n
    await answer(page)
  }
  return fail(`the game is not over after ${MOST} answers`)
}
/** From the end of a scene to the next one. */
export async function onward(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.locator('.end-actions .main').click()
  await page.waitForFunction((old) => location.pathname !== old, pathname)
}
/** Follows a link to a seat, or to a place to watch from. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Name').fill(name)
  await page.locator('form .main').click()
  await page.waitForURL(/\/table\//)
  await page.locator('.online-pill').waitFor()
}
export async function openSettings(page: Page): Promise<void> {
  await page.locator('.top-tools .tool').nth(1).click()
  await page.locator('.settings').waitFor()
}
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('.eh-sheet').waitFor({ state: 'detached' })
}
