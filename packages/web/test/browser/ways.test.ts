/** The same game by other ways: keyboard, text, thumb, without storage, with a lesson, with real dice. */
import { friends } from '@emberhall/roster/kinds'
import { loadDoor } from '@emberhall/roster'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answerByClick,
  choicesOf,
  isOver,
  moved,
  nextWord,
  PHONE,
  playNow,
  playToTheEnd,
  question,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

const { title } = await loadDoor(friends.game.id)

async function answerByKey(page: Page): Promise<void> {
  const before = await question(page)
  const all = await words(page)
  if ((await page.locator('.confirm').count()) > 0) {
    for (let i = 0; i < all.length && (await page.locator('.confirm .main').isDisabled()); i++)
      await page.keyboard.press(String((i + 1) % 10))
    await page.keyboard.press('Enter')
  } else {
    const at = all.indexOf(nextWord(all))
    if (at < 10) await page.keyboard.press(String((at + 1) % 10))
    else {
      for (let i = 0; i <= at; i++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    }
  }
  await moved(page, before)
}

test('a whole game with the keyboard only', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.classList.contains('play') ?? false)) break
  }
  await page.keyboard.press('Enter')
  await choicesOf(page).first().waitFor()
  await page.keyboard.press('?')
  await page.locator('.keys').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.keys').waitFor({ state: 'detached' })
  await playToTheEnd(page, answerByKey)
  expect(await close()).toBe('quiet')
})

test('a whole game at the text table, by typed commands', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/text`)
  await page.getByRole('button', { name: `Play now ${title}` }).click()
  await choicesOf(page).first().waitFor()
  const line = page.locator('.command input')
  for (let n = 0; n < 600; n++) {
    const all = await words(page)
    if (all.length === 0) break
    const before = await question(page)
    if ((await page.locator('[aria-pressed]').count()) > 0) {
      const confirm = page.getByRole('button', { name: 'Confirm' })
      for (let i = 1; i <= all.length && (await confirm.isDisabled()); i++) {
        await line.fill(String(i))
        await line.press('Enter')
      }
      await line.fill('ok')
      await line.press('Enter')
    } else {
      await line.fill(String(all.indexOf(nextWord(all)) + 1))
      await line.press('Enter')
    }
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] !== old,
      before,
    )
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor()
  expect(await close()).toBe('quiet')
})

test('on a phone everything fits and can be hit', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  const isWide = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWide()).toBe(false)
  await playNow(page, served.url)
  for (let i = 0; i < 12 && !(await isOver(page)); i++) {
    expect(await isWide()).toBe(false)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('[data-choice], .tool')]
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 40 || box.height < 40)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
    await answerByClick(page)
  }
  expect(await close()).toBe('quiet')
})

test('without storage the table says so and is played on', async () => {
  const { page, close } = await visit(browser)
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
  await page.route('**/worker.js', async (route) => {
    const answer = await route.fetch()
    const body = `Object.defineProperty(self, 'indexedDB', { get: () => undefined });${await answer.text()}`
    await route.fulfill({ response: answer, body })
  })
  await page.goto(served.url)
  await page.locator('.hall-notice').waitFor()
  await playNow(page, served.url)
  await eventually(() => page.locator('.notice').count()).toBe(1)
  for (let i = 0; i < 4; i++) await answerByClick(page)
  expect(await choicesOf(page).count()).toBeGreaterThan(0)
  expect(await close()).toBe('quiet')
})

test('the first lesson teaches by playing, holds other answers back, and can be skipped', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.getByRole('button', { name: `First lesson ${title}` }).click()
  const note = page.locator('.lesson')
  await note.waitFor()
  await page.locator('.spotlight').waitFor()
  const readOn = async (): Promise<void> => {
    const next = note.getByRole('button', { name: 'Go on' })
    while ((await next.count()) > 0) await next.click()
  }
  await readOn()
  const asked = await page.locator('#question').textContent()
  await page.locator('[data-choice="exhaust"]').click()
  await eventually(() => note.textContent()).toContain('exhaustion')
  expect(await page.locator('#question').textContent()).toBe(asked)
  for (let i = 0; i < 6; i++) {
    await readOn()
    const before = await question(page)
    await page.locator('.choice-suggested').click()
    await moved(page, before)
  }
  await page.reload()
  await note.waitFor()
  await note.getByRole('button', { name: 'Skip the lessons' }).click()
  await note.waitFor({ state: 'detached' })
  await answerByClick(page)
  expect(await close()).toBe('quiet')
})

test('with real dice people say what they have rolled', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/${friends.game.id}`)
  await page.getByRole('switch', { name: 'Real dice' }).click()
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  for (let i = 0; i < 12 && (await page.locator('.dice-entry').count()) === 0; i++) await answerByClick(page)
  const dice = page.locator('.dice-entry fieldset')
  for (let i = 0; i < (await dice.count()); i++) await dice.nth(i).locator('button').first().click()
  await page.locator('.dice-entry .main').click()
  await page.locator('.dice-entry').waitFor({ state: 'detached' })
  expect(await close()).toBe('quiet')
})
