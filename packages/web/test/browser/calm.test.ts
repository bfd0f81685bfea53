/** Boards stand still whatever is asked, at every size; what can be chosen on the table is not listed beside it. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DOORS, shellOf } from '../../src/games.ts'
import { bring, isOver, open, question, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

/** Games that can be played, found by their folders. */
const GAMES = DOORS.filter(({ isOpen }) => isOpen).map(({ id }) => id)
const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const
/** After so many answers a game is in full swing. */
const LATE = 40
const ANSWERS = 5

/** The first question after that which begins a turn. */
async function savedInPlay(id: string): Promise<string> {
  const module = await (await shellOf(id))!.players()
  const options = { ...module.quickOptions(1) }
  const match = Match.start(module.game, { seats: 1, seed: 5, options })
  const bot = botOf(module, 'heuristic')
  const fate = new Fate(5)
  for (let n = 0; n < LATE; n++) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  return JSON.stringify(save(match))
}
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
  await page.evaluate(() => {
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const press = (): HTMLElement | undefined =>
      seen('button[data-spot="open"]:not([data-picked])')[0] ??
      seen('[data-spot="open"] button')[0] ??
      seen('[data-takes]')[0] ??
      seen('[data-choice]')[0]
    const isEnough = (): boolean => document.querySelector<HTMLButtonElement>('.confirm .main')?.disabled !== true
    for (let i = 0; i < 9; i++) {
      press()?.click()
      if (isEnough()) return
    }
  })
  await page.waitForTimeout(100)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.eh-note button')?.click()
    document.querySelector<HTMLElement>('.confirm .main:not(:disabled)')?.click()
  })
  await eventually(async () => (await question(page)) !== before || (await isOver(page))).toBe(true)
  await page.mouse.move(2, 2)
}

/** What has another place or size than before, though nothing but the question has changed. */
async function shifts(page: Page, answers: number): Promise<{ readonly measured: number; readonly moved: string[] }> {
  const moved: string[] = []
  let measured = 0
  let before = await places(page)
  for (let n = 0; n < answers && !(await isOver(page)); n++) {
    await answer(page)
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
test.each(GAMES)('the board of %s stands still', { timeout: 240_000 }, async (id) => {
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
  {
    timeout: 120_000,
  },
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
