/** Forgeflame in the browser: on the table itself, at two sizes, in two languages. */
import { forgeflame, type O, type S } from '@emberhall/forgeflame'
import { Fate, type Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import {
  answerBy,
  choicesOf,
  DESKTOP,
  findings,
  isOver,
  open,
  openNext,
  type Page,
  PHONE,
  question,
  visit,
} from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { saveAt } from '@emberhall/lab/moments'
import { moments } from '@emberhall/forgeflame/album'
import { leastWord, savedNearEnd } from './short.ts'

const OPEN = '.ff button[data-spot="open"]'

const UNTIL_WALKED_MS = 20_000
/** A question that stays the same for a moment: walks have come to their end. */
async function settled(page: Page): Promise<string> {
  for (let last = ''; ; ) {
    const now = await question(page)
    if (now === last) return now
    last = now
    await page.waitForTimeout(40)
  }
}
/** Takes something that glows, whichever the lot falls on; a question that lights nothing is answered in the prompt. */
async function takeGlowing(page: Page, fate: Fate): Promise<void> {
  const before = await settled(page)
  const confirm = page.locator('.confirm .main')
  const isSeveral = (await confirm.count()) > 0
  for (let tries = 0; tries < 20; tries++) {
    const all = await page.locator(`${OPEN}:not([data-picked])`).all()
    const pick = all.length > 0 ? all[fate.below(all.length)]! : choicesOf(page).first()
    try {
      await pick.click({ timeout: UNTIL_WALKED_MS })
    } catch (error) {
      // A walk that had not come to its end has taken it along.
      if ((await question(page)) === before) throw error
      return
    }
    const ways = page.locator('.eh-note button')
    const several = await ways.count()
    if (several > 0) await ways.nth(fate.below(several)).click()
    if (!isSeveral) break
    if (await confirm.isEnabled()) {
      await confirm.click()
      break
    }
  }
  await page.waitForFunction(
    (old) =>
      document.querySelector('.end-actions, .curtain') !== null ||
      document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] !== old,
    before,
  )
}
/** A moment of the album, with as many seats as wanted. */
const moment = (name: string, seats: number): string => saveAt(forgeflame, { ...moments[name]!, seats })

test('a solo game is played to its end by clicking what glows on the table', async () => {
  const { page, close } = await visit(browser)
  const fate = new Fate(11)
  // The rounds are all alike: the last three have every kind of question.
  const when = (match: Match<S, O>): boolean => !match.isOver && match.table.s.round === 7
  await open(page, served.url, saveAt(forgeflame, { seats: 1, when }))
  let answers = 0
  while (!(await isOver(page))) {
    await takeGlowing(page, fate)
    expect(answers++).toBeLessThan(900)
  }
  expect(answers).toBeGreaterThan(30)
  await page.locator('.ff-end h1').waitFor()
  expect(await page.locator('.ff-sheet-panel tr').count()).toBeGreaterThan(5)
  expect(await close()).toBe('quiet')
})

/** Answers one question with as little as possible. */
const answerLeast = (page: Page): Promise<void> => answerBy(page, leastWord)
test('two people play to the end at one screen, with a curtain between them, on a phone and in French', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, locale: 'fr-FR', hasTouch: true })
  const left = 48
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  const buffer = Buffer.from(JSON.stringify(savedNearEnd(left, () => true)))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  const people = new Map<string, number>()
  let shown = 0
  let answers = 0
  while (answers <= left && !(await isOver(page))) {
    await page.locator('.curtain, [data-choice], .end-actions').first().waitFor()
    if ((await page.locator('.curtain').count()) > 0) {
      shown += await page.locator('.frame, [data-choice], [data-card]').count()
      const name = (await page.locator('.curtain h1').textContent())!
      people.set(name, (people.get(name) ?? 0) + 1)
      await page.locator('.curtain .main').click()
      await choicesOf(page).first().waitFor()
    } else if ((await choicesOf(page).count()) > 0) {
      await answerLeast(page)
      answers++
    }
  }
  expect(await isOver(page)).toBe(true)
  expect(shown).toBe(0)
  expect(people.size).toBe(2)
  expect(Math.min(...people.values())).toBeGreaterThan(3)
  expect(await page.locator('.ff-sheet-panel thead th').count()).toBe(2)
  expect(await close()).toBe('quiet')
})

test('a site several Moves away is walked to, step by step', async () => {
  const { page, close } = await visit(browser)
  await open(page, served.url, moment('walk', 2))
  const far = page.locator('.ff-site button[data-spot="open"]').filter({ hasText: /: [23] Moves/ })
  await far.first().waitFor()
  const name = /to (.+?):/.exec((await far.first().textContent())!)![1]!
  await far.first().click()
  await page.waitForFunction(
    (site) => document.querySelector('.story, .ff-story')?.textContent?.includes(`for the ${site}`) === true,
    name,
  )
  expect(await close()).toBe('quiet')
})

test.each([
  { viewport: DESKTOP, locale: 'en-GB' },
  { viewport: PHONE, locale: 'fr-FR' },
])('nothing for axe to find on any screen, $locale', async ({ viewport, locale }) => {
  const { page, close } = await visit(browser, { viewport, locale })
  const all: string[] = []
  await page.goto(served.url)
  for (const [name, seats] of [
    ['card', 1],
    ['act', 3],
    ['token', 2],
    ['late', 4],
    ['over', 1],
    ['over', 2],
    ['recruit', 2],
  ] as const) {
    await openNext(page, moment(name, seats))
    all.push(...(await findings(page, `${name} with ${seats}`)))
  }
  expect(all).toEqual([])
  expect(await close()).toBe('quiet')
})

test.each([{ width: 1024, height: 768 }, PHONE])(
  'nothing on the table is too small to hit at $width by $height',
  async (viewport) => {
    const { page, close } = await visit(browser, { viewport })
    const small: string[] = []
    await page.goto(served.url)
    for (const [name, seats] of [
      ['act', 3],
      ['card', 1],
      ['token', 2],
    ] as const) {
      await openNext(page, moment(name, seats))
      small.push(
        ...(await page.evaluate((open) => {
          const out: string[] = []
          for (const element of document.querySelectorAll(open)) {
            const { width, height } = element.getBoundingClientRect()
            const more = getComputedStyle(element, '::after')
            const [w, h] = [
              Math.max(width, parseFloat(more.width) || 0),
              Math.max(height, parseFloat(more.height) || 0),
            ]
            if (Math.min(w, h) < 39.5) out.push(`${element.className} ${w.toFixed(0)}×${h.toFixed(0)}`)
          }
          return out
        }, OPEN)),
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    expect(small).toEqual([])
    expect(await close()).toBe('quiet')
  },
)
