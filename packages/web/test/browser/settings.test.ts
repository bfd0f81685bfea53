/** What a person sets for themselves: keys, voice, volumes; and browsers that cannot play. */
import { friends, rivals } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answerByClick,
  choicesOf,
  fileOf,
  heard,
  listen,
  moved,
  playNow,
  question,
  savedBeforeOnlyChoice,
  says,
  visit,
  words,
  closeSheet,
  openSettings,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

/** Whatever a key does, it has done by then. */
const stirred = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
test('keys of one letter can be switched off, and arrows still play', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  await openSettings(page)
  await page.getByRole('switch', { name: 'Keys of one letter' }).click()
  await closeSheet(page)
  const before = await question(page)
  for (const key of ['1', 'm', 'r', '?', 'j']) await page.keyboard.press(key)
  await stirred(page)
  expect(await page.locator('.eh-sheet, .history').count()).toBe(0)
  expect(await question(page)).toBe(before)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await eventually(() => question(page)).not.toBe(before)
  // It is remembered, and the list of keys offers it too.
  await page.reload()
  await choicesOf(page).first().waitFor()
  await page.keyboard.press('m')
  await stirred(page)
  expect(await page.locator('.menu').count()).toBe(0)
  await page.locator('.tools .tool').last().click()
  await page.getByRole('button', { name: 'Keys and help' }).click()
  await page.getByRole('switch', { name: 'Keys of one letter' }).click()
  await closeSheet(page)
  await page.keyboard.press('m')
  await page.locator('.menu').waitFor()
  expect(await close()).toBe('quiet')
})

test('an only choice is asked for by whoever wants that, also after a reload', async () => {
  const { page, close } = await visit(browser)
  const { save: file, answer, only } = savedBeforeOnlyChoice(friends)
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  await page.locator('input[type=file]').setInputFiles(fileOf(file))
  const given = page.locator(`[data-choice="${answer}"]`).first()
  await given.waitFor()
  await openSettings(page)
  await page.getByRole('switch', { name: 'Take an only choice for me' }).click()
  await closeSheet(page)
  await given.click()
  await eventually(() => words(page)).toEqual([only])
  await page.reload()
  await eventually(() => words(page)).toEqual([only])
  const asked = await question(page)
  await choicesOf(page).click()
  await moved(page, asked)
  expect(await close()).toBe('quiet')
})

/** A game for one in which the turn only waits to be closed. */
function savedAtTurnEnd(): SaveFile {
  const match = Match.start(rivals.game, { seats: 1, seed: 2, options: rivals.quickOptions(1) })
  const bot = botOf(rivals, 'random')
  for (;;) {
    const { def, options } = match.askOf(0)!
    if (def.name === rivals.turnEnd!.question && options.length === 1) return save(match)
    match.play(0, decide(match, 0, bot, new Fate(3)))
  }
}
for (const listed of [false, true])
  test(`a turn in which nothing is left to do closes by itself if wanted, and not if somebody stirs (${listed ? 'all listed' : 'on the table'})`, async () => {
    const { page, close } = await visit(browser)
    const closing = (seconds: number): Promise<unknown> =>
      page.addInitScript(
        (text) => localStorage.setItem('emberhall.settings', text),
        JSON.stringify({ closing: seconds, listed }),
      )
    // However busy the machine is, somebody stirs in time.
    await closing(300)
    await page.goto(served.url)
    await page.locator('.play').first().waitFor()
    await page.locator('input[type=file]').setInputFiles(fileOf(savedAtTurnEnd()))
    const clock = page.locator('.choice-clock')
    await clock.waitFor()
    expect(await words(page)).toEqual(listed ? [rivals.turnEnd!.answer] : [])
    expect(await page.locator('[data-spot="open"]').count()).toBe(1)
    const before = await question(page)
    expect(await page.getByTestId('closing').textContent()).toContain('your turn closes in 300 seconds')
    await page.keyboard.press('Shift')
    await clock.waitFor({ state: 'detached' })
    await closing(1)
    await page.reload()
    await eventually(() => page.locator('[data-question]').getAttribute('data-question')).not.toBe(before)
    expect(await close()).toBe('quiet')
  })

test('a letter can be given something else to do, unless it is taken, and it is shown everywhere', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  await answerByClick(page)
  await openSettings(page)
  await page.getByText('Change the keys').click()
  await page.getByRole('button', { name: /^take back/ }).click()
  await page.keyboard.press('h')
  await page.getByRole('alert').filter({ hasText: 'H is taken already (hint)' }).waitFor()
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'take back K' }).waitFor()
  await closeSheet(page)
  const undo = page.locator('.tools .tool').first()
  expect(await undo.getAttribute('title')).toContain('(K)')
  expect(await undo.getAttribute('aria-keyshortcuts')).toBe('K')
  await page.keyboard.press('?')
  await page.locator('.keys .key-rows > div', { hasText: 'take back' }).locator('kbd', { hasText: 'K' }).waitFor()
  expect(await page.locator('.keys').textContent()).not.toContain('confirm what is picked')
  expect(await page.locator('.keys-later').textContent()).toContain('confirm what is picked')
  await closeSheet(page)
  const before = await question(page)
  await page.keyboard.press('u')
  await page.keyboard.press('k')
  await moved(page, before)
  await page.reload()
  await choicesOf(page).first().waitFor()
  expect(await undo.getAttribute('title')).toContain('(K)')
  await openSettings(page)
  await page.getByText('Change the keys').click()
  await page.getByRole('button', { name: 'The usual keys again' }).click()
  await closeSheet(page)
  expect(await undo.getAttribute('title')).toContain('(U)')
  expect(await close()).toBe('quiet')
})

for (const [locale, lang, label] of [
  ['en-GB', 'en-GB', 'Read aloud'],
  ['fr-FR', 'fr-FR', 'Lire à voix haute'],
] as const)
  test(`what happens is read aloud, and the sentence is marked (${locale})`, async () => {
    const { page, close } = await visit(browser, { locale })
    await page.addInitScript(listen)
    await playNow(page, served.url)
    expect(await heard(page)).toEqual([])
    await openSettings(page)
    await page.getByRole('switch', { name: label }).click()
    await closeSheet(page)
    // Until something has happened that is told before the question.
    let all = await heard(page)
    let prompt = ''
    for (let i = 0; i < 8 && (all.length < 2 || prompt.includes(all[0]!.text)); i++) {
      await answerByClick(page)
      prompt = (await page.locator('#question').textContent())!
      await eventually(async () => (await heard(page)).some(({ text }) => prompt.startsWith(text))).toBe(true)
      all = await heard(page)
    }
    expect(new Set(all.map((sentence) => sentence.lang))).toEqual(new Set([lang]))
    expect(all.length).toBeGreaterThan(1)
    // A line of the story, then the question.
    await says(page, 'start', 0)
    await eventually(() => page.locator('.story .spoken').textContent()).toContain(all[0]!.text)
    await says(page, 'end', 0)
    await says(page, 'start', -1)
    await eventually(() => page.locator('#question.spoken').count()).toBe(1)
    expect(await page.locator('.spoken').count()).toBe(1)
    await openSettings(page)
    await page.getByRole('switch', { name: label }).click()
    await eventually(() => page.locator('.spoken').count()).toBe(0)
    expect(await heard(page)).toEqual([])
    expect(await close()).toBe('quiet')
  })

test('three volumes and the size of the text are set apart and remembered', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('The call when it is your move').fill('0')
  await page.getByLabel('What happens on the table').fill('9')
  await page.getByLabel('The fire in the hall').fill('2')
  await page.locator('label', { hasText: '130%' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('.eh-slider output').first().waitFor()
  const shown = await page.locator('.eh-slider output').allTextContents()
  expect(shown).toEqual(['Silent', '90%', '20%'])
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('130%')
  expect(await close()).toBe('quiet')
})

test('a browser that is too old is told so, in both languages', async () => {
  const { page, close } = await visit(browser)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(served.url)
  await page.getByRole('heading', { name: 'This browser is too old for Emberhall' }).waitFor()
  await page.getByRole('heading', { name: 'Ce navigateur est trop ancien pour Emberhall' }).waitFor()
  expect(await page.locator('#root > *').count()).toBe(0)
  await page.goto('about:blank')
  expect(await close()).toBe('quiet')
})
