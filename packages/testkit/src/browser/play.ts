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
  return (await prompted(page)).question
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
  )
}
/** Which choice brings a game to its end soon: the one that gets on, else the last one. */
export function nextWord(words: readonly string[]): string {
  return words.find((word) => /^(keepHand|attempt|resolve|play|reroll)/.test(word)) ?? words.at(-1)!
}
export async function words(page: Page): Promise<readonly string[]> {
  return (await prompted(page)).offered
}
export interface Prompted {
  /** Nothing where nobody is asked here. */
  readonly question: string
  readonly offered: readonly string[]
}
/** What stands in the prompt and what may be chosen, of one and the same moment: others move the table on between two looks. */
export async function prompted(page: Page): Promise<Prompted> {
  return page.evaluate(() => ({
    question: document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] ?? '',
    offered: [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((c) => c.dataset['choice'] ?? ''),
  }))
}
type Choose = (offered: readonly string[]) => string
/** What confirms where several are wanted, at the drawn table and in text. */
const CONFIRM = '.confirm .main, .text-choices:has([aria-pressed]) + .text-tools > button:first-child'
/**
 * Clicks what is to be chosen; where several are wanted, the first of them, and confirms. Which question that was; none where the game is over.
 * Nobody else may move this table on: see `turn`.
 */
export async function give(page: Page, choose: Choose): Promise<string> {
  // A table that still shows what has happened asks nothing yet.
  await page.locator(`[data-choice], ${CONFIRM}, ${END}`).first().waitFor({ state: 'attached' })
  if (await isOver(page)) return ''
  const { question: asked, offered } = await prompted(page)
  const confirm = page.locator(CONFIRM)
  if ((await confirm.count()) > 0) {
    const buttons = choicesOf(page)
    for (let i = 0; i < offered.length && (await confirm.isDisabled()); i++) await buttons.nth(i).click()
    await confirm.click()
  } else
    await page
      .locator(`[data-choice="${choose(offered)}"]`)
      .first()
      .click()
  return asked
}
/** Gives it, and waits for what is asked then. */
export async function answerBy(page: Page, choose: Choose): Promise<void> {
  await moved(page, await give(page, choose))
}
export const answerByClick = (page: Page): Promise<void> => answerBy(page, nextWord)

/** Runs in the page: presses what answers this question unless it is another by now. Whether it did. */
async function press([asked, word, confirming]: readonly [string, string, string]): Promise<boolean> {
  const isAsked = (): boolean => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] === asked
  const confirm = (): HTMLButtonElement | null => document.querySelector(confirming)
  const all = [...document.querySelectorAll<HTMLElement>('[data-choice]')]
  if (!isAsked()) return false
  if (confirm() === null) {
    all.find(({ dataset }) => dataset['choice'] === word)?.click()
    return true
  }
  for (const one of all) {
    if (confirm()?.disabled !== true) break
    one.click()
    await new Promise((go) => setTimeout(go))
    if (!isAsked()) return true
  }
  confirm()?.click()
  return true
}
/**
 * Answers if this page is asked, at a table that others move on too: it is pressed in the moment in which the question is looked at once more.
 * Which word that was; none where nothing is asked here (any more).
 */
export async function turn(page: Page, choose: Choose, seen?: Prompted): Promise<string> {
  const { question: asked, offered } = seen ?? (await prompted(page))
  if (asked === '' || offered.length === 0) return ''
  const word = choose(offered)
  if (!(await page.evaluate(press, [asked, word, CONFIRM] as const))) return ''
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] !== before,
    asked,
  )
  return word
}
/** Loaded anew, a page shows what the server knows, however late it was told what others have done. */
export async function reloaded(page: Page): Promise<Prompted> {
  await page.reload()
  await page.locator('.online-pill').waitFor()
  await page.locator('.prompt').waitFor()
  return prompted(page)
}
const MOST = 600
export async function playToTheEnd(page: Page, answer: (page: Page) => Promise<void>): Promise<number> {
  for (let n = 0; n < MOST; n++) {
    if (await isOver(page)) return n
    await answer(page)
  }
  return fail(`the game is not over after ${MOST} answers`)
}
/** A lesson looks four times a second where its light belongs: it has by then, since what a page has to do comes in order. */
export async function lightHasMoved(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise((go) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), ms)
      }),
    300,
  )
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
