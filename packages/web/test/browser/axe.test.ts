/** Every screen, in both languages, as assistive technology meets it. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import {
  answerByClick,
  choicesOf,
  closeSheet,
  DESKTOP,
  fileOf,
  findings,
  openSettings,
  PHONE,
  playNow,
  savedOver,
  visit,
} from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'

for (const locale of ['en-GB', 'fr-FR'])
  test(`nothing to find on any screen (${locale})`, async () => {
    const { page, close } = await visit(browser, { locale, viewport: DESKTOP })
    const all: string[] = []
    const look = async (screen: string): Promise<void> => void all.push(...(await findings(page, screen)))
    await page.goto(served.url)
    await page.locator('.play').first().waitFor()
    await look('hall')
    await page.getByRole('button', { name: /^(Settings|Réglages)$/ }).click()
    await page.locator('.settings').waitFor()
    await look('settings')
    await page.goto(`${served.url}/credits`)
    await page.locator('h1').waitFor()
    await look('credits')
    await page.goto(`${served.url}/text`)
    await page.locator('h1').waitFor()
    await look('text hall')
    await page.goto(`${served.url}/new/${friends.game.id}`)
    await page.locator('.seat').first().waitFor()
    await look('new table')
    await playNow(page, served.url)
    await look('table: first question')
    for (let i = 0; i < 2; i++) await answerByClick(page)
    await look('table: action')
    for (const [key, screen] of [
      ['m', '.menu'],
      ['r', '.rules'],
      ['?', '.keys'],
      ['b', '.bookmarks'],
    ] as const) {
      await page.keyboard.press(key)
      await page.locator(screen).waitFor()
      await look(screen)
      await page.keyboard.press('Escape')
      await page.locator(screen).waitFor({ state: 'detached' })
    }
    await page.keyboard.press('j')
    await page.locator('.history').waitFor()
    await look('history')
    await page.keyboard.press('Escape')
    await page.locator('.history').waitFor({ state: 'detached' })
    await page.setViewportSize(PHONE)
    await look('table: phone')
    await page.goto(`${page.url()}?text`)
    await page.locator('.text-table').waitFor()
    await look('text table')
    await page.getByRole('button', { name: /^(Look back|Regarder en arrière)$/ }).click()
    await page.getByRole('status').getByText('Moment').waitFor()
    await look('text table: the past')
    await page.goto(`${served.url}/rules/${friends.game.id}/${friends.game.def.undoRule}`)
    await page.locator('.rule-at').waitFor()
    await look('rules page')
    await page.setViewportSize(DESKTOP)
    await page.goto(served.url)
    await page.locator('input[type=file]').setInputFiles(fileOf(savedOver(friends)))
    await page.locator('.end-actions .main').waitFor()
    await look('end')
    expect(all).toEqual([])
    await close()
  })

for (const door of [friends, rivals, hiders].map(({ game }) => game.id))
  test(`at twice its size the question is in sight, and links can be hit (${door})`, async () => {
    const { page, close } = await visit(browser, { viewport: { width: 720, height: 450 } })
    await page.goto(served.url)
    await page.locator(`.door-${door} .play`).click()
    await choicesOf(page).first().waitFor()
    const box = (await page.locator('.prompt').boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(450)
    const links = page.locator('.prompt .eh-rule, .prompt .link')
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
    expect(await close()).toBe('quiet')
  })

test('with text at 200 % everything grows with it, and what is asked stays in sight', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  const sizes = (): Promise<number[]> =>
    page.evaluate(() =>
      ['.prompt .eh-rule', '.top-strip .tool, .tool', '[data-key^="card "]'].map(
        (one) => document.querySelector(one)!.getBoundingClientRect().height,
      ),
    )
  const before = await sizes()
  await openSettings(page)
  await page.locator('label', { hasText: '200%' }).click()
  await closeSheet(page)
  const after = await sizes()
  // What is read and pressed grows by as much; cards are large on a wide screen already.
  for (const [i, least] of [1.8, 1.5, 1].entries()) expect(after[i]!).toBeGreaterThanOrEqual(least * before[i]!)
  const box = (await page.locator('.prompt').boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width)
  expect(await close()).toBe('quiet')
})
