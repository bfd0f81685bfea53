/** Brimstone in the browser: the first mission with its lesson, a campaign through mine and town, and a fight online. */
import { brimstone } from '@emberhall/brimstone'
import type { SaveFile } from '@emberhall/saves'
import { expect, test } from 'vitest'
import {
  answerBy,
  choicesOf,
  findings,
  isOver,
  onward,
  type Page,
  PHONE,
  question,
  turn,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, gather, layTable, server } from '@emberhall/testkit/browser/server'
import { saveAt } from '@emberhall/lab/moments'

/** What gets on fastest, the first kind first: the posse flees; in town everybody goes to one place and rides on. */
const SOON = [
  /^(turnBack|flee|agree|getUp|ride)$/,
  /^place:(?!tw-camp)/,
  /^visit/,
  /^(hit|allHits|melee|shoot|dual)/,
  /^(done|pass|no)$/,
]
function soonest(offered: readonly string[]): string {
  for (const kind of SOON) {
    const word = offered.find((one) => kind.test(one))
    if (word !== undefined) return word
  }
  return offered[0] ?? ''
}
const MOST = 150
async function until(page: Page, isThere: () => Promise<boolean>, choose = soonest): Promise<void> {
  for (let n = 0; n < MOST; n++) {
    if (await isThere()) return
    await answerBy(page, choose)
  }
  throw new Error(`not there after ${MOST} answers`)
}
const offers = (page: Page, word: RegExp) => async (): Promise<boolean> =>
  (await words(page)).some((one) => word.test(one))
/** On the way there nobody turns back. */
const untilWalking = (page: Page): Promise<void> => until(page, offers(page, /^walk/), (offered) => offered[0] ?? '')
async function onwardAsked(page: Page): Promise<void> {
  await onward(page)
  await choicesOf(page).first().waitFor()
}
const noteOf = (page: Page) => page.locator('.lesson p')

test('Play now deals the first mission to two heroes at even odds, explained until that is enough', async () => {
  const { page, close } = await visit(browser)
  await page.goto(server.url)
  await page.locator('.door-brimstone .play').click()
  await noteOf(page).waitFor()
  expect(await noteOf(page).textContent()).toContain('what you came for')
  expect(await page.locator('.lesson-place').textContent()).toBe('1 of 2')
  await page.locator('.lesson .quiet').click()
  expect(await noteOf(page).textContent()).toContain('lantern')
  await eventually(() => words(page)).toEqual(['hero:0', 'hero:1'])
  await untilWalking(page)
  expect(await page.locator('.log, .sb-story').first().textContent()).toContain('even odds')
  await page.reload()
  await noteOf(page).waitFor()
  expect(await noteOf(page).textContent()).toContain('Every turn')
  await page.locator('.lesson .link').click()
  await noteOf(page).waitFor({ state: 'detached' })
  await until(page, () => isOver(page))
  await page.getByRole('button', { name: 'Play again' }).waitFor()
  expect(await close()).toBe('quiet')
})

/** Keys in whose middle something else lies. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.lesson button, .choice, .list-key')]
      .filter((key) => {
        const { x, y, width, height } = key.getBoundingClientRect()
        return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map(({ textContent }) => textContent ?? ''),
  )
test('what the lesson says beside a roll leaves every key free', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: { width: 1440, height: 900 } })
  // Asked after every roll: the first that leads there is the movement of whoever acts first.
  await page.addInitScript(() => localStorage.setItem('emberhall.settings', JSON.stringify({ settled: false })))
  await page.goto(server.url)
  await page.locator('.door-brimstone .play').click()
  await noteOf(page).waitFor()
  const [next, again] = [page.locator('.lesson .quiet'), page.locator('[data-choice="spendGrit"]')]
  const told = async (): Promise<string[]> => [await question(page), ...(await noteOf(page).allTextContents())]
  while ((await again.count()) === 0) {
    const before = await told()
    if ((await next.count()) > 0) await next.click()
    else await page.locator('[data-choice]:not([data-choice="flee"]), button[data-spot="open"]').first().click()
    await eventually(told).not.toEqual(before)
  }
  await eventually(() => covered(page)).toEqual([])
  expect(await close()).toBe('quiet')
})

for (const [locale, viewport] of [
  ['en-GB', undefined],
  ['fr-FR', PHONE],
] as const)
  test(`a campaign goes down, loses, stays in town and goes down again, with nothing for axe to find (${locale})`, async () => {
    const { page, close } = await visit(browser, { locale, ...(viewport && { viewport, hasTouch: true }) })
    const all: string[] = []
    const look = async (screen: string): Promise<void> => void all.push(...(await findings(page, screen)))
    await page.goto(`${server.url}/campaigns/brimstone`)
    await page.locator('.book-empty').first().click()
    await page.locator('.seat').first().waitFor()
    await look('set-up')
    await page.locator('.setup-deal .play').click()
    await choicesOf(page).first().waitFor()
    await look('whom to be')
    await untilWalking(page)
    await look('the mine')
    await until(page, () => isOver(page))
    await look('the end')
    await onwardAsked(page)
    await until(page, offers(page, /^visit/))
    await look('town')
    await until(page, () => isOver(page))
    await onwardAsked(page)
    await untilWalking(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
    await page.goto(`${server.url}/campaigns/brimstone`)
    await page.locator('.book-link').click()
    await page.locator('.deeds li').first().waitFor()
    expect(await page.locator('.hero-pages li').count()).toBe(1)
    expect(all).toEqual([])
    expect(await close()).toBe('quiet')
  })

test('what is agreed before an Adventure is chosen by name, and what does not fit is refused with its rule', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${server.url}/new/brimstone`)
  await page.getByText('Seal the Rift', { exact: false }).click()
  await page.locator('.setup-deal .problem').waitFor()
  expect(await page.locator('.setup-deal .play').isDisabled()).toBe(true)
  await page.getByText('Advanced', { exact: true }).click()
  await page.locator('.setup-deal .problem').waitFor({ state: 'detached' })
  await page.getByText('Fine points').click()
  await page.getByText('Demon', { exact: true }).click()
  await page.locator('.setup-deal .play').click()
  await page.locator('.sb-who').first().waitFor()
  expect(await page.locator('.sb-who').count()).toBe(4)
  expect(await page.locator('.sb-who').first().textContent()).not.toMatch(/\d/)
  expect(await close()).toBe('quiet')
})

test('two friends far apart go through a fight, with a reload, and somebody watches', async () => {
  const visits = await Promise.all([visit(browser), visit(browser), visit(browser)])
  const [ana, bo, eve] = visits.map(({ page }) => page) as [Page, Page, Page]
  const when = ({ table }: { readonly table: { readonly s: { readonly enemies: readonly unknown[] } } }): boolean =>
    table.s.enemies.length > 0 && table.s.enemies.length < 4
  const fight = saveAt(brimstone, { seats: 2, when })
  await gather(bo, eve, await layTable(ana, JSON.parse(fight) as SaveFile))
  let answers = 0
  const acted = new Set<string>()
  while (!(await isOver(ana))) {
    for (const [page, name] of [
      [ana, 'Ana'],
      [bo, 'Bo'],
    ] as const) {
      // A turn is fought through before the posse runs for it.
      const choose = (offered: readonly string[]): string => {
        const staying = offered.filter((word) => !/^(turnBack|flee)$/.test(word))
        return soonest(answers < 12 && staying.length > 0 ? staying : offered)
      }
      if ((await turn(page, choose)) === '') continue
      acted.add(name)
      answers++
    }
    expect(await choicesOf(eve).count()).toBe(0)
    if (answers === 6 || answers === 7) {
      await bo.reload()
      await bo.locator('.online-pill').waitFor()
    }
    expect(answers).toBeLessThan(300)
  }
  expect([...acted].toSorted()).toEqual(['Ana', 'Bo'])
  await eventually(() => eve.locator('.end-actions').count()).toBe(1)
  await eventually(() => bo.locator('.end-actions').count()).toBe(1)
  for (const { close } of visits) expect(await close()).toBe('quiet')
})
