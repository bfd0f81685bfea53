/** The other games without a mouse: by typed commands at the text table, and by keys at the drawn one. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choicesOf, openNext, prompted, question, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { savedNearEnd } from './inPlay.ts'

const MOST = 300
/** What gets on soonest, else one after the other. */
function placeOf(offered: readonly string[], n: number): number {
  const soon = offered.findIndex((word) => /^(end|finish|stop|pass|ready)$/.test(word))
  return soon >= 0 ? soon : n % offered.length
}
interface Hands {
  readonly take: (place: number) => Promise<void>
  readonly confirm: () => Promise<void>
  readonly canConfirm: () => Promise<boolean | null>
  readonly isOver: () => Promise<boolean>
}
const isFocused = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement)
/** The number of answers that it took. */
async function playOut(page: Page, hands: Hands, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (n > MOST) throw new Error(`the game is not over after ${n} answers`)
    // A table that still shows what has happened asks nothing yet.
    await eventually(async () => (await hands.isOver()) || (await choicesOf(page).count()) > 0).toBe(true)
    if (await hands.isOver()) return n
    const { question: before, offered } = await prompted(page)
    if ((await hands.canConfirm()) === null) await hands.take(placeOf(offered, n))
    else {
      for (let i = 0; i < 12 && (await hands.canConfirm()) === false; i++) await hands.take(i % offered.length)
      await hands.confirm()
    }
    await eventually(async () => (await hands.isOver()) || (await question(page)) !== before).toBe(true)
  }
  return most
}

test('a fight among friends is played to its end by typed commands', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/${hiders.game.id}?text`)
  await page.getByText('One fight', { exact: true }).click()
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  const type = async (line: string): Promise<void> => {
    await page.getByLabel('Command').fill(line)
    await page.keyboard.press('Enter')
  }
  const reply = page.locator('.command [role="status"]')
  await type('look')
  await eventually(() => reply.textContent()).not.toBe('')
  const titles = await page.locator('section h3').allTextContents()
  expect(await reply.textContent()).toBe(titles.join('. '))
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  const answers = await playOut(page, {
    take: (place) => type(String(place + 1)),
    confirm: () => type('ok'),
    canConfirm: async () => ((await confirm.count()) === 0 ? null : confirm.isEnabled()),
    isOver: async () => (await page.getByRole('button', { name: 'Play again' }).count()) > 0,
  })
  expect(answers).toBeGreaterThan(10)
  await type('last')
  await eventually(() => reply.textContent()).not.toBe('')
  expect(await close()).toBe('quiet')
})

/** So many answers at the beginning, and about as many at the end: what is asked in between is the same. */
const FEW = 12
test('a game against a rival is begun and played to its end with the keyboard only', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.locator(`.door-${rivals.game.id} .play`).press('Enter')
  await choicesOf(page).first().waitFor()
  const confirm = page.locator('.confirm .main')
  const byKeys: Hands = {
    // Digits are of things on the table first; what bears none is walked to.
    take: async (place) => {
      const choice = choicesOf(page).nth(place)
      const digit = await choice.getAttribute('aria-keyshortcuts')
      if (digit !== null) return page.keyboard.press(digit)
      for (let i = 0; i < MOST && !(await isFocused(choice)); i++) await page.keyboard.press('ArrowRight')
      return page.keyboard.press('Enter')
    },
    confirm: () => page.keyboard.press('Enter'),
    canConfirm: async () => ((await confirm.count()) === 0 ? null : confirm.isEnabled()),
    isOver: async () => (await page.locator('.end-actions').count()) > 0,
  }
  expect(await playOut(page, byKeys, FEW)).toBe(FEW)
  await openNext(page, await savedNearEnd(rivals.game.id, 2 * FEW))
  expect(await playOut(page, byKeys)).toBeGreaterThan(FEW / 2)
  expect(await close()).toBe('quiet')
})

test('a key that is pressed the moment a question stands answers it', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.locator(`.door-${rivals.game.id} .play`).press('Enter')
  await choicesOf(page).first().waitFor()
  // Each key is pressed once, right after what it answers to has been drawn: one that is lost is not pressed again.
  await page.evaluate(() => {
    const pressed = new Set<string>()
    const press = (key: string, at: string): void => {
      if (pressed.has(`${at} ${key}`)) return
      pressed.add(`${at} ${key}`)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    const go = (): void => {
      const at = document.querySelector<HTMLElement>('[data-question]')?.dataset['question']
      if (at === undefined || document.querySelectorAll('[data-choice]').length === 0) return
      const confirm = document.querySelector<HTMLButtonElement>('.confirm .main')
      const picked = document.querySelectorAll('.choice-picked').length
      if (confirm !== null && !confirm.disabled) press('Enter', at)
      else press(String(picked + 1), at)
      document.body.dataset['answered'] = String(new Set([...pressed].map((one) => one.split(' ')[0])).size)
    }
    new MutationObserver(go).observe(document.querySelector('.frame')!, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-question', 'disabled', 'class'],
    })
    go()
  })
  await eventually(async () => Number(await page.locator('body').getAttribute('data-answered'))).toBeGreaterThan(25)
  expect(await close()).toBe('quiet')
})

test('the text table looks back, names moments and hands seats over, and answers nothing in the past', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/${friends.game.id}?text`)
  await page.getByRole('button', { name: 'Somebody else here' }).click()
  await page.getByLabel('Name').nth(0).fill('Ana')
  await page.getByLabel('Name').nth(1).fill('Bo')
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  const line = page.getByLabel('Command')
  const reply = page.locator('.command [role="status"]')
  const type = async (text: string): Promise<void> => {
    await line.fill(text)
    await page.keyboard.press('Enter')
  }
  const answer = async (): Promise<void> => {
    const before = await question(page)
    await type('1')
    await eventually(() => question(page)).not.toBe(before)
  }
  await type('mark the start')
  await page.getByRole('button', { name: 'Look at: the start' }).waitFor()
  for (let i = 0; i < 3; i++) await answer()
  const now = await question(page)
  const told = page.locator('section li')
  const lines = await told.allTextContents()

  // A name in the story leads to what there is to say of it, and back.
  const name = page.locator('.story-name').last()
  const called = (await name.textContent())!
  await name.press('Enter')
  const about = page.locator('.text-about h3')
  await eventually(() => about.evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(called).toContain(await about.textContent())
  expect(await page.locator('.text-about li').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Back to the story' }).press('Enter')
  await eventually(() => name.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await about.count()).toBe(0)

  await type('back to 1')
  await page.getByRole('status').getByText('Moment 1 of 3').waitFor()
  expect(await told.allTextContents()).not.toEqual(lines)
  for (const word of ['1', 'ok', 'undo', 'hint']) {
    await type(word)
    await eventually(() => reply.textContent()).toContain('You are looking at moment 1')
  }
  expect(await choicesOf(page).count()).toBe(0)
  await page.getByRole('button', { name: 'One answer on' }).click()
  await page.getByRole('status').getByText('Moment 2 of 3').waitFor()
  await type('back to start')
  await page.getByRole('status').getByText('Moment 0 of 3: the start').waitFor()
  await type('moments')
  await eventually(() => reply.textContent()).toBe('Moment 0 of 3. Bookmarks: the start.')
  const table = page.url()
  await page.getByRole('button', { name: 'Play on from here, as a copy' }).click()
  await eventually(() => page.url()).not.toBe(table)
  expect(page.url()).toContain('?text')
  await page.goto(`${table}&at=1`)
  await page.getByRole('status').getByText('Moment 1 of 3').waitFor()
  await type('now')
  await choicesOf(page).first().waitFor()
  expect(await question(page)).toBe(now)

  await type('hand over Bo')
  await page.getByRole('button', { name: 'Take back from the bot: Bo' }).waitFor()
  await type('seats')
  await eventually(() => reply.textContent()).toBe('Ana: Somebody here. Bo: A bot')
  await page.getByRole('button', { name: 'Take back from the bot: Bo' }).click()
  await page.getByRole('button', { name: 'Let a bot play: Bo' }).waitFor()
  expect(await close()).toBe('quiet')
})
