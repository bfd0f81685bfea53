/** People at two browsers show each other things: fingers, plans, on the drawn table, on a phone, and in text. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import type { TableInfo } from '@emberhall/server/protocol'
import type { GameModule } from '@emberhall/speech'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, findings, PHONE, question, type Visit, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, post, server } from '@emberhall/testkit/browser/server'

interface Company {
  readonly ana: Page
  readonly bo: Page
  readonly info: TableInfo
  readonly leave: () => Promise<void>
}
/** Ana lays the table out, and Bo sits down at it. */
async function sitDown(module: GameModule, boHas: Parameters<typeof visit>[1] = {}): Promise<Company> {
  const visits = [await visit(browser), await visit(browser, boHas)]
  const [ana, bo] = visits.map(({ page }: Visit) => page) as [Page, Page]
  const seats = [
    { kind: 'me', name: 'Ana' },
    { kind: 'link', name: 'Bo' },
  ]
  const info = await post<TableInfo>(ana, '/api/tables', {
    game: module.game.id,
    options: module.quickOptions(2),
    seats,
  })
  await post(bo, `/api/tables/${info.id}/sit`, { key: info.seats[1]!.link, name: 'Bo' })
  for (const page of [ana, bo]) {
    await page.goto(`${server.url}/table/${info.id}`)
    await page.locator('.online-pill').waitFor()
    await page.locator('.point-button').waitFor()
  }
  const leave = async (): Promise<void> => {
    for (const { close } of visits) expect(await close()).toBe('quiet')
  }
  return { ana, bo, info, leave }
}
const thing = (page: Page, key: string) => page.locator(`.frame [data-key="${key}"]`).first()
const told = async (page: Page): Promise<string> => (await page.getByTestId('pointed').textContent()) ?? ''
const marks = (page: Page): Promise<string[]> => page.locator('.plan-mark').allTextContents()
/** The first thing of a kind that can be seen on the table. */
async function firstThing(page: Page, kind: string): Promise<string> {
  await page.locator(`.frame [data-key^="${kind} "]`).filter({ visible: true }).first().waitFor()
  return page.evaluate((start) => {
    const found = [...document.querySelectorAll<HTMLElement>(`.frame [data-key^="${start} "]`)]
    return found.find((element) => element.checkVisibility())!.dataset['key']!
  }, kind)
}
const PARTS = '.point-bar, .top-strip, .pointed'
/** Whether a finger is drawn on its thing. */
function isOnThing(page: Page, key: string): Promise<boolean> {
  return page.evaluate((at) => {
    const finger = document.querySelector(`.finger[data-at="${at}"]:not([data-lost]) i`)?.getBoundingClientRect()
    if (finger === undefined) return false
    const [x, y] = [finger.x + finger.width / 2, finger.y + finger.height / 2]
    return [...document.querySelectorAll(`.frame [data-key="${at}"]`)].some((element) => {
      const box = element.getBoundingClientRect()
      return x > box.left && x < box.right && y > box.top && y < box.bottom
    })
  }, key)
}

test.each([
  { module: friends, what: 'card' },
  { module: rivals, what: 'site 3' },
  { module: hiders, what: 'zone 1' },
])('$module.game.id: Alt and a click points, is seen over there, and plays nothing', async ({ module, what }) => {
  const { ana, bo, leave } = await sitDown(module)
  const key = what === 'card' ? await firstThing(ana, what) : what
  const before = await question(ana)
  await thing(ana, key).click({ modifiers: ['Alt'] })
  await eventually(() => isOnThing(bo, key)).toBe(true)
  expect(await bo.locator('.finger b').textContent()).toBe('Ana')
  await eventually(() => told(bo)).toContain('Ana points at ')
  expect(await told(ana)).toContain('You point at ')
  expect(await question(ana)).toBe(before)
  if (module === friends) await eventually(() => bo.locator('.finger').count()).toBe(0)
  await leave()
})

test('a plan is laid, seen, changed and taken away; keys do all of it', async () => {
  const { ana, bo, leave } = await sitDown(hiders)
  await ana.locator('.point-button').click()
  await ana.getByRole('button', { name: 'Plan', exact: true }).click()
  const [hero, foe] = [await firstThing(ana, 'hero'), await firstThing(ana, 'foe')]
  await thing(ana, hero).click()
  await thing(ana, foe).click()
  await eventually(() => marks(bo)).toEqual(['1', '2'])
  await eventually(() => told(bo)).toMatch(/Ana would: 1\. .+, 2\. /)
  expect(await findings(ana, 'pointing', PARTS)).toEqual([])
  await thing(ana, hero).click()
  await eventually(() => marks(bo)).toEqual(['1'])
  await bo.reload()
  await eventually(() => marks(bo)).toEqual(['1'])
  await ana.keyboard.press('Escape')
  expect(await ana.locator('.point-bar').count()).toBe(0)
  await ana.keyboard.press('x')
  await eventually(() => marks(bo)).toEqual([])

  await thing(ana, foe).focus()
  await ana.keyboard.press('p')
  await eventually(() => isOnThing(bo, foe)).toBe(true)
  await ana.keyboard.press('n')
  await eventually(() => marks(bo)).toEqual(['1'])
  await ana.keyboard.press('?')
  await ana.getByText('take your plan away').waitFor()
  await leave()
})

test('on a phone by touch, and not for those who do not want to see it', async () => {
  const { ana, bo, leave } = await sitDown(hiders, { viewport: PHONE, hasTouch: true, isMobile: true })
  await bo.locator('.point-button').tap()
  const key = await firstThing(bo, 'foe')
  await thing(bo, key).tap()
  await eventually(() => isOnThing(ana, key)).toBe(true)
  expect(await findings(bo, 'pointing', PARTS)).toEqual([])
  await bo.getByRole('button', { name: 'Plan', exact: true }).tap()
  await thing(bo, key).tap()
  await eventually(() => marks(ana)).toEqual(['1'])
  await bo.getByRole('button', { name: 'Take the plan away' }).tap()
  await eventually(() => marks(ana)).toEqual([])
  await bo.getByRole('button', { name: 'Done' }).tap()
  expect(await bo.locator('.point-bar').count()).toBe(0)

  await ana.keyboard.press('s')
  await ana.getByRole('switch', { name: 'Pointing and plans' }).click()
  await ana.keyboard.press('Escape')
  await ana.locator('.point-button').waitFor({ state: 'detached' })
  expect(await ana.getByTestId('pointed').count()).toBe(0)
  await leave()
})

test('in text: it is read, and done by a command; who looks on only sees', async () => {
  const { ana, bo, info, leave } = await sitDown(rivals)
  const eve = await visit(browser)
  await post(eve.page, `/api/tables/${info.id}/sit`, { key: info.watch })
  await eve.page.goto(`${server.url}/table/${info.id}`)
  await eve.page.locator('.online-pill').waitFor()
  await bo.goto(`${server.url}/table/${info.id}?text`)
  const line = bo.locator('.command input')
  await line.waitFor()
  await thing(ana, 'site 3').click({ modifiers: ['Alt'] })
  await eventually(() => told(bo)).toMatch(/^Ana points at the /)
  await eventually(() => told(eve.page)).toMatch(/^Ana points at the /)
  expect(await eve.page.locator('.point-button').count()).toBe(0)
  expect(await findings(bo, 'pointing', 'body')).toEqual([])

  const type = async (text: string): Promise<void> => {
    await line.fill(text)
    await line.press('Enter')
  }
  await type('point almost-eternal')
  await eventually(() => told(ana)).toContain('Bo points at the Almost-Eternal Forge.')
  await type('plan almost-eternal, blue rift')
  await bo.getByText('Your plan: 1. the Almost-Eternal Forge, 2. the Blue Rift').first().waitFor()
  // Among rivals a plan is one's own.
  expect(await marks(ana)).toEqual([])
  await type('point the moon')
  await bo.getByText('“the moon” is not on the table.').waitFor()
  await type('plan')
  await eventually(() => bo.locator('.text-plans li').count()).toBe(0)
  await leave()
  expect(await eve.close()).toBe('quiet')
})

test('the bar and the marks have room on every screen', async () => {
  const { ana, leave } = await sitDown(hiders)
  await ana.locator('.point-button').click()
  for (const size of [PHONE, DESKTOP, { width: 844, height: 390 }]) {
    await ana.setViewportSize(size)
    const box = (await ana.locator('.point-bar').boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(size.width)
    expect(box.height).toBeLessThan(60)
  }
  await leave()
})
