/** Looking closely and reading well: without a mouse, with colours of one's own, with room between the lines. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Album, saveAt } from '@emberhall/lab/moments'
import { loadFace } from '@emberhall/roster'
import { answerByClick, choicesOf, open, PHONE, playNow, savedAt, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

const { moments } = (await loadFace(rivals.game.id, 'album')) as Album
const ofAction = (): string =>
  JSON.stringify(savedAt(friends, ({ def, options }) => def.name === 'action' && options.length > 4))
const OPEN_SPOT = 'button[data-card][data-spot="open"]'
const questionOf = (page: Page): Promise<string | null> => page.locator('[data-question]').getAttribute('data-question')

const GAMES = [
  [friends.game.id, ofAction],
  [rivals.game.id, () => saveAt(rivals, { ...moments['card']!, seats: 1 })],
] as const

for (const [game, save] of GAMES)
  test(`a tap looks first while the eye is open, and chooses from there (${game}, phone)`, async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true, listed: false })
    await open(page, served.url, save())
    const before = await questionOf(page)
    const eye = page.locator('.look-near')
    expect((await eye.boundingBox())!.y).toBeGreaterThan(PHONE.height / 2)
    await eye.tap()
    expect(await eye.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('status').filter({ hasText: 'the next press on a card' }).waitFor({ state: 'attached' })
    await page.locator(OPEN_SPOT).first().tap()
    await page.locator('.zoom h2').waitFor()
    expect(await questionOf(page)).toBe(before)
    await page.locator('.zoom .eh-close').last().tap()
    expect(await eye.getAttribute('aria-pressed')).toBe('false')
    await eye.tap()
    await eye.tap()
    await page.locator(OPEN_SPOT).first().tap()
    await page.locator('.zoom .eh-close').last().tap()
    expect(await eye.getAttribute('aria-pressed')).toBe('true')
    await page.locator(OPEN_SPOT).first().tap()
    await page.locator('.zoom-ways button').first().tap()
    await eventually(() => questionOf(page)).not.toBe(before)
    expect(await page.locator('.zoom').count()).toBe(0)
    expect(await close()).toBe('quiet')
  })

/** Motion that comes to an end, and has not. */
const motions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { target } = effect as KeyframeEffect
        const isEndless = effect!.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        return playState === 'running' && target?.closest('.frame') !== null && !isEndless
      }).length,
  )
for (const [game, save] of GAMES)
  test(`Esc is done with what is on its way, and it stopped nobody (${game})`, async () => {
    const { page, close } = await visit(browser, { reducedMotion: 'no-preference' })
    // So slow that it is still going on whenever this looks.
    await page.addInitScript(() => localStorage.setItem('emberhall.settings', '{"pace": 200, "listed": true}'))
    await open(page, served.url, save())
    const before = await questionOf(page)
    await page.locator(OPEN_SPOT).first().click()
    await eventually(() => questionOf(page)).not.toBe(before)
    await eventually(() => motions(page)).toBeGreaterThan(0)
    expect(await choicesOf(page).count()).toBeGreaterThan(0)
    await page.keyboard.press('?')
    await page.locator('.keys').filter({ hasText: 'be done with what is shown' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => motions(page)).toBe(0)
    expect(await close()).toBe('quiet')
  })

const both = (page: Page) =>
  Promise.all([page.locator('.zoom').first().boundingBox(), page.locator('.zoom').last().boundingBox()])
test('two cards are compared: one is kept while the other is looked at', async () => {
  const { page, close } = await visit(browser)
  await open(page, served.url, ofAction())
  const names = page.locator('.zoom h2')
  const spots = page.locator(`[data-anchor="hand"] ${OPEN_SPOT}`)
  await spots.first().focus()
  await page.keyboard.press('z')
  await names.waitFor()
  await page.keyboard.press('p')
  await eventually(() => spots.first().evaluate((spot) => spot === document.activeElement)).toBe(true)
  await spots.last().focus()
  await page.keyboard.press('z')
  await eventually(() => names.count()).toBe(2)
  const [left, right] = await both(page)
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
  expect(left!.y).toBe(right!.y)
  expect(new Set(await names.allTextContents()).size).toBe(2)
  expect(await page.locator('.zoom').last().locator('p').count()).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await eventually(async () => {
    const [upper, lower] = await both(page)
    return upper!.y + upper!.height <= lower!.y
  }).toBe(true)
  await page.keyboard.press('Escape')
  await eventually(() => names.count()).toBe(0)
  expect(await close()).toBe('quiet')
})

/** Which of these the panel covers. */
const covered = (page: Page, things: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const a = document.querySelector('.zoom')!.getBoundingClientRect()
    return all.filter((thing) => {
      const b = document.querySelector(thing)!.getBoundingClientRect()
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    })
  }, things)

test('resting on a card shows it beside the card and the question, and goes with the pointer', async () => {
  const { page, close } = await visit(browser)
  await open(
    page,
    served.url,
    JSON.stringify(savedAt(friends, ({ def, options }) => def.name === 'action' && options.length > 4)),
  )
  const hand = page.locator(OPEN_SPOT)
  const [first, last] = [(await hand.first().boundingBox())!, (await hand.last().boundingBox())!]
  const name = page.locator('.zoom h2')
  // However busy the machine is: what waits for less time comes first.
  await page.evaluate(() => {
    const seen = { soon: false, inTime: false, gone: 0 }
    Object.assign(window, { seen })
    const isShown = (): boolean => document.querySelector('.zoom') !== null
    addEventListener(
      'pointerover',
      () => {
        setTimeout(() => (seen.soon = isShown()), 100)
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => (seen.inTime = isShown()))), 350)
      },
      { capture: true, once: true },
    )
    new MutationObserver(() => isShown() || seen.gone++).observe(document.body, { childList: true, subtree: true })
  })
  const seen = (): Promise<{ soon: boolean; inTime: boolean; gone: number }> =>
    page.evaluate(() => ({ ...(window as unknown as { seen: { soon: boolean; inTime: boolean; gone: number } }).seen }))
  await page.mouse.move(first.x + 40, first.y + 60)
  await name.waitFor()
  await eventually(async () => (await seen()).inTime).toBe(true)
  expect((await seen()).soon).toBe(false)
  const key = await hand.first().getAttribute('data-key')
  expect(await covered(page, ['.prompt', `[data-anchor="hand"] [data-key="${key}"]`])).toEqual([])
  const before = await name.textContent()
  const { gone } = await seen()
  await page.mouse.move(last.x + 40, last.y + 60, { steps: 8 })
  await eventually(() => name.textContent()).not.toBe(before)
  expect((await seen()).gone).toBe(gone)
  await page.keyboard.press('z')
  await page.mouse.move(5, 300, { steps: 3 })
  await page.getByRole('button', { name: 'Close' }).click()
  await page.mouse.move(first.x + 40, first.y + 60)
  await name.waitFor()
  await page.mouse.move(5, 300)
  await eventually(() => name.count()).toBe(0)
  await page.mouse.move(first.x + 40, first.y + 60)
  await name.waitFor()
  const question = await page.locator('[data-question]').getAttribute('data-question')
  await page.mouse.down()
  await eventually(() => name.count()).toBe(0)
  await page.mouse.up()
  await eventually(() => page.locator('[data-question]').getAttribute('data-question')).not.toBe(question)
  expect(await close()).toBe('quiet')
})

for (const door of [friends, rivals].map(({ game }) => game.id))
  test(`what can be chosen is outlined where colours are the reader’s own (${door})`, async () => {
    const { page, close } = await visit(browser, { forcedColors: 'active' })
    await page.goto(served.url)
    await page.locator(`.door-${door} .play`).click()
    await choicesOf(page).first().waitFor()
    const lit = page.locator('[data-spot="open"]')
    for (let i = 0; i < 12 && (await lit.count()) === 0; i++) await answerByClick(page)
    const outlines = await lit.evaluateAll((all) => all.map((spot) => getComputedStyle(spot).outlineStyle))
    expect(outlines.length).toBeGreaterThan(0)
    expect(new Set(outlines)).toEqual(new Set(['solid']))
    expect(await close()).toBe('quiet')
  })

test('lines of the story can stand further apart, and it is remembered', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  const height = (): Promise<number> =>
    page
      .locator('.story li')
      .first()
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).lineHeight))
  const before = await height()
  await page.keyboard.press('s')
  await page.getByRole('switch', { name: 'Lines further apart' }).click()
  await eventually(height).toBeGreaterThan(before * 1.3)
  await page.reload()
  await choicesOf(page).first().waitFor()
  expect(await height()).toBeGreaterThan(before * 1.3)
  expect(await close()).toBe('quiet')
})

test('a campaign stands on the shelf with a picture', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.locator(`.door-${hiders.game.id} .play`).click()
  await choicesOf(page).first().waitFor()
  await page.goto(`${served.url}/campaigns/${hiders.game.id}`)
  const picture = page.locator('.book-picture')
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.count()).toBe(1)
  // The page was opened by its address: the arch behind the books does not need another page to be drawn small.
  expect((await page.locator('.setup-arch').boundingBox())!.height).toBeLessThan(500)
  await page.locator('.book-link').click()
  await page.reload()
  await page.locator('.chronicle .play').waitFor()
  expect((await page.locator('.setup-arch').boundingBox())!.height).toBeLessThan(500)
  expect(await close()).toBe('quiet')
})

test('the hall in text has buttons that can be hit, also when it is opened by its address', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/text`)
  const button = page.getByRole('button', { name: /^Play now/ }).first()
  await button.waitFor()
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect((await page.locator('.text-switch').boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await close()).toBe('quiet')
})

const heights = (page: Page, what: string): Promise<number[]> =>
  page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((h) => h > 0))
test('a finger has room on rule links and lines of the log', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true })
  await open(page, served.url, ofAction())
  await page.keyboard.press('o')
  await page.locator('.story li').first().waitFor()
  for (const what of ['.prompt .eh-rule', '.prompt .link', '.barred-toggle', '.story-line', '.story .eh-rule'])
    for (const height of await heights(page, what)) expect(height).toBeGreaterThanOrEqual(40)
  expect(await close()).toBe('quiet')
})

test('a finger that stays looks, and chooses nothing when it lifts', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true })
  await open(page, served.url, ofAction())
  const before = await questionOf(page)
  const box = (await page.locator(OPEN_SPOT).first().boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.locator('.zoom h2').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByRole('button', { name: 'Close' }).tap()
  expect(await questionOf(page)).toBe(before)
  // The next touch chooses again.
  await page.locator(OPEN_SPOT).first().tap()
  await eventually(() => questionOf(page)).not.toBe(before)
  expect(await close()).toBe('quiet')
})

test('a place without a card says what it is while the eye is open, and is chosen from there', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true })
  await open(page, served.url, saveAt(rivals, { ...moments['act']!, seats: 1 }))
  const before = await questionOf(page)
  await page.locator('.look-near').tap()
  await page.locator('[data-key^="site"] [data-spot="open"], [data-key^="site"][data-spot="open"]').first().tap()
  const way = page.locator('.eh-note button').first()
  await way.waitFor()
  expect(await questionOf(page)).toBe(before)
  expect(await page.locator('.look-near').getAttribute('aria-pressed')).toBe('false')
  await way.tap()
  await eventually(() => questionOf(page)).not.toBe(before)
  expect(await close()).toBe('quiet')
})
