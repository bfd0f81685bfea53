/** Every screen that games share, once. */
import { friends } from '@emberhall/roster/kinds'
import type { Page } from 'playwright-core'
import { open } from '@emberhall/testkit/browser'

/** The name of a moment, with the size and language before it; one that is moving does not wait to be drawn. */
export type Shot = (name: string, how?: { readonly isMoving?: boolean }) => Promise<void>

/** `saved`: a game under way. */
export async function sharedScreens(page: Page, url: string, saved: string, shot: Shot): Promise<void> {
  await pages(page, url, shot)
  await open(page, url, saved)
  await panels(page, shot)
  const table = page.url()
  await page.goto(url)
  await page.locator('.ticket').first().waitFor()
  await shot('hall-continue')
  await page.goto(`${table}?text`)
  await page.locator('.text-table').waitFor()
  await shot('text-table')
  await curtain(page, url, shot)
  await withFriends(page, url, shot)
}
async function pages(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(url)
  await page.locator('.play').first().waitFor()
  await shot('hall')
  await page.locator('nav .hall-link').last().click()
  await page.locator('.settings').waitFor()
  await shot('settings')
  await page.goto(`${url}/new/${friends.game.id}`)
  await page.locator('.seat').first().waitFor()
  await page.locator('.seat-empty button').last().click()
  await shot('new-table')
  await page.goto(`${url}/credits`)
  await page.locator('.page h1').waitFor()
  await shot('credits')
}
async function panels(page: Page, shot: Shot): Promise<void> {
  await page.keyboard.press('h')
  const hint = page.locator('.prompt-hint')
  await hint.waitFor()
  // Whoever has never asked is offered hints first.
  if ((await hint.locator('.link').count()) > 0) await hint.locator('.link').click()
  await page.locator('.hint-why, .hint-odds').first().waitFor()
  await shot('hint')
  for (const [key, part] of [
    ['r', 'rules'],
    ['m', 'menu'],
    ['?', 'keys'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(`.${part}`).waitFor()
    await shot(part)
    await page.keyboard.press('Escape')
    await page.locator(`.${part}`).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('j')
  await page.locator('.history-row').first().waitFor()
  await shot('history')
  await page.keyboard.press('Escape')
}
async function curtain(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(`${url}/new/${friends.game.id}`)
  await page.locator('.seat-empty button').first().click()
  await page.locator('.slab').nth(1).locator('.eh-switch').first().click()
  await page.locator('.play').click()
  await page.locator('.curtain').waitFor()
  await shot('curtain')
}
/** A table for somebody elsewhere: before they come, at their door, and the people around it. */
async function withFriends(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(`${url}/new/${friends.game.id}`)
  await page.locator('.seat-empty button').nth(2).click()
  await page.locator('.play').click()
  await page.locator('.lobby').waitFor()
  await shot('lobby')
  const table = page.url()
  const link = await page.locator('.lobby .copy-link').first().getAttribute('data-link')
  await page.goto(link!)
  await page.locator('form .main').waitFor()
  await shot('join')
  await page.goto(table)
  await page.locator('.online-pill').click()
  await page.locator('.around-seat').first().waitFor()
  await shot('people')
}
