/** The way in: what this is, doors that open by their pictures, tables that go on, and a deal that is always in sight. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, choicesOf, DESKTOP, PHONE, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

const SIZES = [DESKTOP, PHONE, { width: 1024, height: 768 }, { width: 768, height: 1024 }, { width: 844, height: 390 }]

test('the hall says in one line what it is, that it is free, wants no account and works offline', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  const line = page.locator('.hall-brand p')
  await line.waitFor()
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    await atRest(page)
    expect(await line.textContent()).toMatch(/free.*no account.*offline/i)
    expect((await line.boundingBox())!.y).toBeLessThan(viewport.height / 2)
  }
  expect(await close()).toBe('quiet')
})

test('doors side by side have their ways in on one line, in sight', async () => {
  const { page, close } = await visit(browser, { locale: 'fr-FR' })
  for (const viewport of [DESKTOP, { width: 1200, height: 750 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport)
    await page.goto(served.url)
    await page.locator('.door-arch img').first().waitFor()
    await atRest(page)
    const boxes = await Promise.all((await page.locator('.play').all()).map((play) => play.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1)
    expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(viewport.height)
  }
  expect(await close()).toBe('quiet')
})

test('a press on the picture of a door deals a table', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.locator(`.door-${rivals.game.id} .door-arch img`).click()
  await page.waitForURL(/\/table\//)
  await choicesOf(page).first().waitFor()
  expect(await close()).toBe('quiet')
})

/** Texts that are wider than their room without showing where they were cut. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ticket-words > *')]
      .filter((text) => text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).textOverflow !== 'ellipsis')
      .map((text) => text.textContent ?? ''),
  )
}
test('three tables under way fit the strip, whoever plays at them', async () => {
  const { page, close } = await visit(browser)
  for (const { game } of [friends, rivals, rivals]) {
    await page.goto(`${served.url}/new/${game.id}`)
    await page.locator('.seat').first().waitFor()
    for (let people = 1; people < 3; people++) await page.locator('.seat-empty button').first().click()
    await page.locator('.play').click()
    await page.waitForURL(/\/table\//)
    await page.locator('.prompt, .curtain').first().waitFor()
  }
  for (const viewport of [DESKTOP, { width: 1200, height: 750 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport)
    await page.goto(served.url)
    await eventually(() => page.locator('.ticket').count()).toBe(3)
    await atRest(page)
    expect(await spilled(page)).toEqual([])
    const boxes = await Promise.all((await page.locator('.ticket').all()).map((ticket) => ticket.boundingBox()))
    expect(Math.max(...boxes.map((box) => box!.height))).toBeLessThan(110)
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1)
  }
  expect(await close()).toBe('quiet')
})

test('the deal is in sight at every size, however many seats there are', async () => {
  const { page, close } = await visit(browser)
  for (const { game } of [friends, rivals, hiders]) {
    await page.goto(`${served.url}/new/${game.id}`)
    await page.locator('.seat-empty button').first().click()
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      await atRest(page)
      const deal = (await page.locator('.play').boundingBox())!
      expect(deal.y + deal.height).toBeLessThanOrEqual(viewport.height)
      expect(deal.y).toBeGreaterThan(0)
    }
  }
  expect(await close()).toBe('quiet')
})
