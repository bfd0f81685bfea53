/** Every screen, in both languages, as assistive technology meets it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, served } from './client.ts'
import { DESKTOP, PHONE, visit } from './chromium.ts'
import { answerByClick, playNow, playToTheEnd } from './play.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}
async function findings(page: Page, screen: string): Promise<string[]> {
  await page.waitForTimeout(350)
  await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
    return (await axe.run()).violations
  })
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${screen}: ${id} ${nodes.map((n) => `${n.html.slice(0, 160)} ${n.failureSummary ?? ''}`).join(' | ')}`,
    )
}
for (const locale of ['en-GB', 'fr-FR'])
  test(`no serious finding on any screen (${locale})`, { timeout: 180_000 }, async () => {
    const { page, close } = await visit(browser, { locale, viewport: DESKTOP })
    const all: string[] = []
    const look = async (screen: string): Promise<void> => void all.push(...(await findings(page, screen)))
    await page.goto(served.url)
    await page.locator('.play').first().waitFor()
    await look('hall')
    await page.locator('.hall-link').nth(3).click()
    await page.locator('.settings').waitFor()
    await look('settings')
    await page.goto(`${served.url}/credits`)
    await page.locator('h1').waitFor()
    await look('credits')
    await page.goto(`${served.url}/text`)
    await page.locator('h1').waitFor()
    await look('text hall')
    await page.goto(`${served.url}/new/kinfire-delve`)
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
    await page.setViewportSize(PHONE)
    await look('table: phone')
    await page.goto(`${page.url()}?text`)
    await page.locator('.text-table').waitFor()
    await look('text table')
    await page.setViewportSize(DESKTOP)
    await page.goto(page.url().replace('?text', ''))
    await page.locator('[data-choice]').first().waitFor()
    await playToTheEnd(page, answerByClick)
    await look('end')
    expect(all).toEqual([])
    await close()
  })
