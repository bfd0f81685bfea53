/** Tainted Grail in the browser: the first day from a letter to a page, a card laid in thought, and a day of two friends. */
import { saveAt } from '@emberhall/lab/moments'
import type { SaveFile } from '@emberhall/saves'
import { taintedGrail } from '@emberhall/tainted-grail'
import { moments } from '@emberhall/tainted-grail/album'
import {
  choicesOf,
  findings,
  isOver,
  moved,
  open,
  openNext,
  type Page,
  PHONE,
  question,
  turn,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, gather, layTable, server } from '@emberhall/testkit/browser/server'
import { expect, test } from 'vitest'

const named = (name: keyof typeof moments): string => saveAt(taintedGrail, moments[name]!)
const noteOf = (page: Page) => page.locator('.lesson p')
async function readOn(page: Page): Promise<void> {
  const turn = page.locator('.tg-turn')
  while ((await turn.count()) > 0) await turn.click()
}

test('Play now opens a letter, and the first day explains itself', async () => {
  const { page, close } = await visit(browser)
  await page.goto(server.url)
  await page.locator('.door-tainted-grail .play').click()
  await noteOf(page).waitFor()
  expect(await noteOf(page).textContent()).toContain('Open one')
  await eventually(
    async () => (await words(page)).filter((word) => word.startsWith('character:')).length,
  ).toBeGreaterThan(1)
  expect((await words(page)).every((word) => word.startsWith('character:'))).toBe(true)
  const before = await question(page)
  await page.locator('.tg-laid').first().click()
  await moved(page, before)
  await page.locator('.tg-told[data-page="letter"]').waitFor()
  await readOn(page)
  expect(await noteOf(page).textContent()).toContain('what the village needs')
  const dawn = await question(page)
  await page.locator('.tg-stone', { hasText: 'Explore' }).click()
  await moved(page, dawn)
  await page.locator('.eh-page-choices').waitFor()
  expect(await noteOf(page).textContent()).toContain('The journal')
  await page.reload()
  await page.locator('.eh-page-choices').waitFor()
  expect(await close()).toBe('quiet')
})

test('a card is laid in thought, taken back, and laid', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, listed: false })
  await open(page, server.url, named('fight'))
  const asked = await question(page)
  const card = page.locator('.tg-held-card[data-spot="open"]').first()
  await card.click()
  await page.locator('.tg-confirm').waitFor()
  expect(await page.locator('.eh-chain-slot [data-look="thought"]').count()).toBe(1)
  await page.locator('.tg-confirm button').last().click()
  await page.locator('.tg-confirm').waitFor({ state: 'detached' })
  expect(await question(page)).toBe(asked)
  await card.click()
  await page.locator('.tg-lay').click()
  await moved(page, asked)
  expect(await close()).toBe('quiet')
})

for (const [locale, viewport] of [
  ['en-GB', undefined],
  ['fr-FR', PHONE],
] as const)
  test(`nothing for axe to find in a chapter (${locale})`, async () => {
    const { page, close } = await visit(browser, { locale, ...(viewport && { viewport, hasTouch: true }) })
    const all: string[] = []
    await page.goto(server.url)
    for (const name of [
      'letters',
      'first-day',
      'verse',
      'fight',
      'talk',
      'workshop',
      'study',
      'land',
      'over',
    ] as const) {
      await openNext(page, named(name))
      all.push(...(await findings(page, name)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
      // The mist is wider than the table; nothing that is brought into sight may move the table for it.
      const aside = await page.evaluate(() => {
        const tables = [...document.querySelectorAll('.tg-root, .tg')]
        for (const one of tables) one.scrollLeft = 400
        return tables.map(({ scrollLeft }) => scrollLeft)
      })
      expect(aside.filter((by) => by !== 0)).toEqual([])
    }
    expect(all).toEqual([])
    expect(await close()).toBe('quiet')
  })

/** What gets on: fight, go together, explore once, then sleep. */
const SOON = [/^lay:/, /^(agree|join)/, /^explore$/, /^(leave|stop|passDay|eat)$/]
const LATER = [/^lay:/, /^(agree|join)/, /^(leave|stop|passDay|eat)$/]
const choose =
  (kinds: readonly RegExp[]) =>
  (offered: readonly string[]): string => {
    const kind = kinds.find((one) => offered.some((word) => one.test(word)))
    return offered.find((word) => kind?.test(word)) ?? offered.at(-1) ?? ''
  }
test('two friends fight side by side, explore together and see the next dawn', async () => {
  const visits = await Promise.all([visit(browser), visit(browser), visit(browser)])
  const [ana, bo, eve] = visits.map(({ page }) => page) as [Page, Page, Page]
  const fight = saveAt(taintedGrail, {
    seats: 2,
    when: ({ table: { s }, isOver: isDone }) =>
      !isDone &&
      s.period === 'day' &&
      s.encounter.phase === 'cards' &&
      s.encounter.party === 3 &&
      s.encounter.round === 1,
  })
  await gather(bo, eve, await layTable(ana, JSON.parse(fight) as SaveFile))
  const seen = new Set<string>()
  let explored = 0
  for (let answers = 0; answers < 260 && !seen.has('dawn'); ) {
    for (const page of [ana, bo]) {
      const word = await turn(page, choose(explored === 0 ? SOON : LATER))
      if (word === '') continue
      answers++
      if (word === 'explore') explored++
      if (word.startsWith('lay:')) seen.add('fight')
    }
    const told = (await eve.locator('.tg-story').textContent()) ?? ''
    if (/Dawn of day/.test(told) && explored > 0) seen.add('dawn')
    if (await isOver(ana)) break
    expect(await choicesOf(eve).count()).toBe(0)
  }
  expect([...seen].toSorted()).toEqual(['dawn', 'fight'])
  expect(explored).toBe(1)
  for (const { close } of visits) expect(await close()).toBe('quiet')
})
