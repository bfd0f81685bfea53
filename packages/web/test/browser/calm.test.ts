/** Boards stand still whatever is asked, at every size; what can be chosen on the table is not listed beside it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, BEGUN, bring, isOver, open, question, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { GAMES, savedInPlay } from './inPlay.ts'

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const
const ANSWERS = 5

type Places = Readonly<Record<string, string>>
/** Where the board lies, how large it is, and where on it everything is that does not walk about. */
async function places(page: Page): Promise<{ readonly phase: string; readonly at: Places } | null> {
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')
    if (board === null || board.parentElement === null) return null
    const round = (...n: readonly number[]): string => n.map((one) => Math.round(one)).join(' ')
    const pane = board.parentElement.getBoundingClientRect()
    const { left, top, width, height } = board.getBoundingClientRect()
    const things: [string, string][] = [
      ...board.querySelectorAll<HTMLElement>('[data-key]:not([data-piece], [data-loose] *)'),
    ].map((thing) => {
      const box = thing.getBoundingClientRect()
      return [thing.dataset['key'] ?? '', round(box.left - left, box.top - top, box.width, box.height)]
    })
    const at: Record<string, string> = Object.fromEntries(things)
    at['pane'] = round(pane.x, pane.y, pane.width, pane.height)
    at['board'] = round(width, height)
    const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase'] ?? ''
    return { phase, at }
  })
}
/** Answers by what is lit on the table, or else by what is listed. */
async function answer(page: Page): Promise<void> {
  const before = await question(page)
  await page.evaluate(async (asked) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame)
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const press = (): HTMLElement | undefined =>
      seen('button[data-spot="open"]:not([data-picked])')[0] ??
      seen('[data-spot="open"] button')[0] ??
      seen('[data-takes]')[0] ??
      seen('[data-choice]')[0]
    const isAsked = (): boolean => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] === asked
    const confirm = (): HTMLButtonElement | null => document.querySelector('.confirm .main')
    for (let i = 0; i < 9 && isAsked(); i++) {
      press()?.click()
      // What it does is drawn before the next one is pressed.
      await frame()
      await frame()
      document.querySelector<HTMLElement>('.eh-note button')?.click()
      if (confirm()?.disabled !== true) break
    }
    // What is confirmed is this answer, not one to a question that has come since.
    if (isAsked()) confirm()?.click()
  }, before)
  await eventually(async () => (await question(page)) !== before || (await isOver(page))).toBe(true)
  await page.mouse.move(2, 2)
}

/** Keys of the question that reach beyond the screen, and a page that does. */
async function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [
      ...[...document.querySelectorAll<HTMLElement>('.confirm > button, .list-key')]
        .filter((key) => key.checkVisibility())
        .filter((key) => {
          const { left, right, bottom } = key.getBoundingClientRect()
          return left < 0 || right > innerWidth || bottom > innerHeight
        })
        .map((key) => `${key.textContent} is cut by the edge of the screen`),
      // A bar would take its room from the table.
      ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : []),
    ]
  })
}
/** What has another place or size than before, though nothing but the question has changed. */
async function shifts(page: Page, answers: number): Promise<{ readonly measured: number; readonly moved: string[] }> {
  const moved: string[] = []
  let measured = 0
  let before = await places(page)
  for (let n = 0; n < answers && !(await isOver(page)); n++) {
    await answer(page)
    moved.push(...(await beyond(page)))
    const now = await places(page)
    if (now !== null && before !== null && now.phase === before.phase) {
      measured++
      for (const [key, place] of Object.entries(before.at))
        if (key in now.at && now.at[key] !== place) moved.push(`${key}: ${place} → ${now.at[key]}`)
    }
    before = now
  }
  return { measured, moved }
}
test.each(GAMES)('the board of %s stands still', async (id) => {
  const text = await savedInPlay(id)
  const { page, close } = await visit(browser, { listed: false })
  await page.goto(served.url)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await bring(page, text)
    const { measured, moved } = await shifts(page, ANSWERS)
    expect(moved, `${width}×${height}`).toEqual([])
    expect(measured, `questions at ${width}×${height}`).toBeGreaterThan(1)
    await page.goBack()
  }
  expect(await close()).toBe('quiet')
})

/** Where everything is once nothing moves any more. */
async function rested(page: Page): Promise<Places> {
  await atRest(page)
  return (await places(page))?.at ?? {}
}
/** Figures that differ by more than a pixel of rounding. */
const isApart = (a: string, b: string): boolean =>
  a.split(' ').some((n, i) => Math.abs(Number(n) - Number(b.split(' ')[i])) > 1)
/** A window is pulled larger, a tablet is turned: sizes in an order that crosses from one layout to another and back. */
const TURNS = [
  [1280, 800],
  [768, 1024],
  [1024, 768],
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const
test.each(GAMES)('the board of %s fits a screen that changes while it is played', async (id) => {
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 1440, height: 900 } })
  await open(page, served.url, await savedInPlay(id))
  const wrong: string[] = []
  let measured = 0
  for (const [width, height] of TURNS) {
    await page.setViewportSize({ width, height })
    const played = await rested(page)
    await page.reload()
    await page.locator(BEGUN).first().waitFor()
    const fresh = await rested(page)
    for (const [key, place] of Object.entries(fresh)) {
      measured++
      if (played[key] === undefined || isApart(played[key], place))
        wrong.push(`${width}×${height}, ${key}: ${played[key] ?? 'gone'}, opened anew ${place}`)
    }
  }
  expect(wrong).toEqual([])
  expect(measured).toBeGreaterThan(TURNS.length)
  expect(await close()).toBe('quiet')
})

/** What one key lists, and what stays where it is meanwhile. */
async function unfold(
  page: Page,
): Promise<{ readonly promised: number; readonly listed: number; readonly moved: boolean }> {
  const choices = page.locator('[data-choice]')
  const before = await choices.count()
  // Those that are in the line already, but out of sight, are counted as more.
  const cut = await page.locator('.choices > [inert]').count()
  const more = Number(/\d+/.exec((await page.locator('.list-key').textContent()) ?? '')?.[0] ?? 0)
  const still = JSON.stringify(await places(page))
  await page.keyboard.press('f')
  await page.locator('.choices-all').waitFor()
  const listed = await choices.count()
  const moved = JSON.stringify(await places(page)) !== still
  await page.keyboard.press('f')
  await page.locator('.choices-all').waitFor({ state: 'detached' })
  return { promised: before + more - cut, listed, moved }
}
test.each(GAMES)(
  'what lies on the table of %s is not listed beside it, and it is said how much more there is',
  async (id) => {
    const text = await savedInPlay(id)
    const { page, close } = await visit(browser, { listed: false })
    await open(page, served.url, text)
    const seen = []
    for (let n = 0; n < ANSWERS && !(await isOver(page)); n++) {
      if ((await page.locator('.list-key').count()) > 0) seen.push(await unfold(page))
      await answer(page)
    }
    expect(seen.length).toBeGreaterThan(1)
    for (const { promised, listed, moved } of seen) {
      expect(listed).toBe(promised)
      expect(moved).toBe(false)
    }
    expect(await close()).toBe('quiet')
  },
)
