import {
  choicesOf,
  closeSheet,
  heard,
  listen,
  moved,
  openSettings,
  question,
  says,
  visit,
} from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { expect, test } from 'vitest'

test('a page of a story is read sentence by sentence, each marked where it stands', async () => {
  const { page, close } = await visit(browser)
  await page.addInitScript(listen)
  await page.goto(served.url)
  await page.locator('.door-fateforge .play').click()
  await choicesOf(page).first().waitFor()
  await openSettings(page)
  await page.getByRole('switch', { name: 'Read aloud' }).click()
  await closeSheet(page)
  for (let heroes = 0; heroes < 2; heroes++) {
    const before = await question(page)
    await page.locator('[data-choice^="hero:"]').first().click()
    await moved(page, before)
  }
  await page.locator('[data-choice="onward"]').first().waitFor()
  const sentences = (await page.locator('.fgp-on-story .fgp-prose').first().innerText()).split(/(?<=[.!?])\s+/)
  expect(sentences.length).toBeGreaterThan(3)
  await eventually(async () => (await heard(page)).at(-1)?.text).toBe('Turn the page?')
  const all = await heard(page)
  for (const sentence of sentences.slice(0, 3)) {
    expect(all.map(({ text }) => text)).toContain(sentence)
    const n = all.findIndex(({ text }) => text === sentence)
    await says(page, 'start', n)
    await eventually(async () => (await page.locator('.fgp-prose .spoken').allInnerTexts()).join('')).toBe(sentence)
    await says(page, 'end', n)
  }
  await eventually(() => page.locator('.spoken').count()).toBe(0)
  expect(await close()).toBe('quiet')
})
