/** Fateforge in the browser: a campaign from the hall to its second story scene, two at one screen, and a fight online. */
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { Match } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import {
  answerBy,
  choicesOf,
  findings,
  isOver,
  onward,
  type Page,
  PHONE,
  turn,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, gather, layTable, server } from '@emberhall/testkit/browser/server'
import { toFight, toTheFight } from './fight.ts'
import { saveAt } from '@emberhall/lab/moments'

/** What gets on fastest: pages are turned, turns closed, nobody dawdles in camp. */
const SOON = /^(hero:|onward|choice:|tester:|ready|master:|roll:|confirm:|order:|end$|finish|exit:|path:|pass|agree)/
function soonest(offered: readonly string[]): string {
  return (
    offered.find((word) => /^(end|finish)$/.test(word)) ?? offered.find((word) => SOON.test(word)) ?? offered.at(-1)!
  )
}
const answer = (page: Page): Promise<void> => answerBy(page, soonest)
async function playScene(page: Page, most = 150): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await isOver(page)) return
    await answer(page)
  }
  throw new Error(`the scene is not over after ${most} answers`)
}

test('a campaign begins in the hall, is played through a story and a fight, and stands on the shelf', async () => {
  const { page, close } = await visit(browser)
  await page.goto(server.url)
  await page.locator('.door-fateforge .play').click()
  await choicesOf(page).first().waitFor()
  await playScene(page)
  await onward(page)
  await toTheFight(page)
  await playScene(page)
  await onward(page)
  await choicesOf(page).first().waitFor()
  await page.reload()
  await choicesOf(page).first().waitFor()

  await page.goto(`${server.url}/campaigns/fateforge`)
  await page.locator('.book-link').waitFor()
  expect(await page.locator('.book').count()).toBe(4)
  await page.locator('.book-link').click()
  await page.locator('.deeds li').first().waitFor()
  const chronicle = (await page.locator('.deeds').allTextContents()).join(' ')
  expect(chronicle).toContain('Scene 1')
  expect(chronicle).toContain('Scene 2')
  expect(await page.locator('.hero-pages li').count()).toBe(2)
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()

  // What is no campaign is refused, and nothing changes.
  await page.goto(`${server.url}/campaigns/fateforge`)
  const buffer = Buffer.from('{"emberhallCampaign":1,"game":"fateforge"')
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  await page.locator('.problem').waitFor()
  expect(await page.locator('.book-link').count()).toBe(1)
  expect(await close()).toBe('quiet')
})

for (const locale of ['en-GB', 'fr-FR'])
  test(`nothing for axe to find on a phone, on pages, in a fight and on the shelf (${locale})`, async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, locale, hasTouch: true })
    const all: string[] = []
    const look = async (screen: string): Promise<void> => void all.push(...(await findings(page, screen)))
    await page.goto(`${server.url}/campaigns/fateforge`)
    await page.locator('.book').first().waitFor()
    await look('shelf')
    await page.goto(server.url)
    await page.locator('.door-fateforge .play').click()
    await choicesOf(page).first().waitFor()
    await look('heroes')
    while ((await words(page))[0]!.startsWith('hero:')) await answer(page)
    await look('page')
    await page.locator('[data-choice="camp"]').first().click()
    await page.locator('[data-choice="leave"]').waitFor()
    await look('camp')
    // Each answer begins with what it does, and no two of them alike.
    const deeds = await page
      .locator('.choice-words')
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent))
    expect(deeds.length).toBeGreaterThan(1)
    expect(new Set(deeds).size).toBe(deeds.length)
    await page.locator('[data-choice="leave"]').first().click()
    await page.locator('[data-choice="camp"]').first().waitFor()
    await playScene(page)
    await look('end of a scene')
    await onward(page)
    await toFight(page).waitFor()
    await look('what led to the fight')
    await toTheFight(page)
    await look('before the fight')
    while (!(await words(page)).some((word) => word.startsWith('confirm'))) await answer(page)
    await look('preparation')
    while (!(await words(page)).includes('end')) await answer(page)
    await look('turn')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
    expect(all).toEqual([])
    expect(await close()).toBe('quiet')
  })

test('two people at one screen do not see each other’s dice', async () => {
  const { page, close } = await visit(browser)
  const options = { play: 'training', training: 'c1', heroes: ['lord', 'rogue'] }
  const match = Match.start<S, O>(fateforge.game, { seats: 2, seed: 3, options })
  await page.goto(server.url)
  await page.locator('.play').first().waitFor()
  const buffer = Buffer.from(JSON.stringify(save(match)))
  await page.locator('input[type=file]').setInputFiles({ name: 'fight.json', mimeType: 'application/json', buffer })
  const curtains = new Set<string>()
  let shown = 0
  for (let n = 0; n < 40 && curtains.size < 2; n++) {
    await page.locator('.curtain, [data-choice]').first().waitFor()
    if ((await page.locator('.curtain').count()) > 0) {
      shown += await page.locator('[data-choice], .frame').count()
      curtains.add((await page.locator('.curtain h1').textContent())!)
      await page.locator('.curtain .main').click()
      await choicesOf(page).first().waitFor()
    } else await answer(page)
  }
  expect(shown).toBe(0)
  expect(curtains.size).toBe(2)
  expect(await close()).toBe('quiet')
})

test('two friends far apart play the last rounds of a fight, with a reload, and somebody watches', async () => {
  const visits = await Promise.all([visit(browser), visit(browser), visit(browser)])
  const [ana, bo, eve] = visits.map(({ page }) => page) as [Page, Page, Page]
  const options = { play: 'training', training: 'c1', heroes: ['mercenary', 'shaman'], confirmEnd: true }
  const fight = saveAt(fateforge, { seats: 2, options, when: ({ table }) => table.s.round === 3 })
  await gather(bo, eve, await layTable(ana, JSON.parse(fight) as SaveFile))
  const ended = async (): Promise<boolean> => (await ana.locator('.end-actions').count()) > 0
  let answers = 0
  let hasReloaded = false
  while (!(await ended())) {
    for (const page of [ana, bo]) {
      if ((await turn(page, soonest)) !== '') answers++
    }
    expect(await choicesOf(eve).count()).toBe(0)
    if (!hasReloaded && answers > 6) {
      hasReloaded = true
      await bo.reload()
      await bo.locator('.online-pill').waitFor()
    }
    expect(answers).toBeLessThan(400)
  }
  await eventually(() => eve.locator('.end-actions').count()).toBe(1)
  await eventually(() => bo.locator('.end-actions').count()).toBe(1)
  expect(hasReloaded).toBe(true)
  for (const { close } of visits) expect(await close()).toBe('quiet')
})
