/** Tables that change hands, lose the net, come from files. */
import { friends } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { answerByClick, choicesOf, isOver, playNow, visit, written } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

test('two people at one screen with closed hands: a curtain between them', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/${friends.game.id}`)
  await page.getByRole('button', { name: 'Somebody else here' }).click()
  await page.getByLabel('Name').nth(0).fill('Ana')
  await page.getByLabel('Name').nth(1).fill('Bo')
  await page.getByRole('switch', { name: 'Open hands' }).click()
  await page.locator('.play').click()
  const faces = new Set<string>()
  let shown = 0
  for (let i = 0; i < 40 && faces.size < 2; i++) {
    await page.locator('.curtain, [data-choice]').first().waitFor()
    if ((await page.locator('.curtain').count()) > 0) {
      // Nothing of the table is behind it, not even for somebody who reads the page's source.
      shown += await page.locator('.frame, [data-choice], [data-card]').count()
      faces.add((await page.locator('.curtain h1').textContent())!)
      await page.locator('.curtain .main').click()
      await choicesOf(page).first().waitFor()
    } else if (await isOver(page)) break
    else await answerByClick(page)
  }
  expect(shown).toBe(0)
  expect([...faces].sort().map((title) => title.match(/Ana|Bo/)?.[0])).toEqual(['Ana', 'Bo'])
  expect(await close()).toBe('quiet')
})

test('a bot at the table plays by itself, and its seat can be taken over', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/${friends.game.id}`)
  await page.getByRole('button', { name: 'A bot' }).click()
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  for (let i = 0; i < 14; i++) await answerByClick(page)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Seats' }).click()
  await page.locator('.seat-row').nth(1).locator('label', { hasText: 'Somebody here' }).click()
  await page.keyboard.press('Escape')
  await choicesOf(page).first().waitFor()
  expect(await close()).toBe('quiet')
})

test('after the first visit it all works offline', async () => {
  const { page, close } = await visit(browser, { offline: true })
  await page.goto(served.url)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.reload()
  await page.context().setOffline(true)
  await page.reload()
  await playNow(page, served.url)
  for (let i = 0; i < 4; i++) await answerByClick(page)
  await page.reload()
  await choicesOf(page).first().waitFor()
  await page.context().setOffline(false)
  expect(await close()).toBe('quiet')
})

test('a table goes to a file and comes back; a corrupt file is refused with a clear word', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  for (let i = 0; i < 3; i++) await answerByClick(page)
  const before = await page.locator('#question').textContent()
  await page.keyboard.press('m')
  const text = String(await written(page, () => page.getByRole('button', { name: 'Save to a file' }).click()))
  const bring = async (content: string): Promise<void> => {
    await page.goto(served.url)
    await page.locator('.play').first().waitFor()
    const file = { name: 'table.save.json', mimeType: 'application/json', buffer: Buffer.from(content) }
    await page.setInputFiles('input[type="file"]', file)
  }
  await bring(text)
  await page.waitForURL(/\/table\//)
  await eventually(() => page.locator('#question').textContent()).toBe(before)

  for (const content of [text.replace('"hp":', '"hp": 1'), text.slice(0, 400), '{"a":1}', '', '\u0000\u0001']) {
    await bring(content)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('Nothing was changed')
    expect(page.url()).toBe(`${served.url}/`)
  }
  expect(await close()).toBe('quiet')
})

test('a table that is not there says so', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/table/nowhere`)
  await page.getByRole('heading', { name: 'This table is not here' }).waitFor()
  expect(await close()).toBe('quiet')
})
