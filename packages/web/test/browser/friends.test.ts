/** Friends at a table: what an invitation says, what is said at whose place, and how soon a move is seen elsewhere. */
import { friends } from '@emberhall/roster/kinds'
import { loadDoor } from '@emberhall/roster'
import type { TableInfo } from '@emberhall/server/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nextWord, PHONE, turn, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, post, server } from '@emberhall/testkit/browser/server'

const { title } = await loadDoor(friends.game.id)

interface Laid {
  readonly id: string
  readonly seat: string
  readonly watch: string
}
/** Ana lays out a game for herself and a friend. */
async function lay(page: Page): Promise<Laid> {
  const seats = [
    { kind: 'me', name: 'Ana' },
    { kind: 'link', name: 'Bo' },
  ]
  const options = { mode: 'normal', openHands: true }
  const {
    id,
    seats: laid,
    watch,
  } = await post<TableInfo>(page, '/api/tables', { game: friends.game.id, seats, options })
  return { id, seat: `${server.url}/join/${id}~${laid[1]!.link!}`, watch: `${server.url}/watch/${id}~${watch!}` }
}
async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Name').fill(name)
  await page.locator('form .main').click()
  await page.waitForURL(/\/table\//)
  await page.locator('.prompt').waitFor()
}

test('an invitation names game, host, seats and length; used again, the link opens the seat', async () => {
  const ana = await visit(browser)
  const bo = await visit(browser)
  const eve = await visit(browser)
  const { id, seat } = await lay(ana.page)
  await bo.page.goto(seat)
  const told = bo.page.locator('.join-told')
  await told.waitFor()
  const text = await told.textContent()
  for (const part of ['Ana invites you', title, 'about 1\u00a0h', 'Co-op', 'free', 'your seat'])
    expect(text).toContain(part)
  await sitDown(bo.page, seat, 'Bo')
  // Whoever sits there already is not asked to sit down anew.
  await bo.page.goto(seat)
  await bo.page.waitForURL(`**/table/${id}`)
  await bo.page.locator('.prompt').waitFor()
  // On another device the seat is there with one press; nobody is asked for a name it has already.
  await eve.page.goto(seat)
  await eve.page.getByText('This is Bo’s seat').waitFor()
  expect(await eve.page.getByLabel('Name').count()).toBe(0)
  await eve.page.getByRole('button', { name: 'Open the seat' }).click()
  await eve.page.waitForURL(`**/table/${id}`)
  for (const one of [ana, bo, eve]) expect(await one.close()).toBe('quiet')
})

test('what is said stands at the place of whoever said it and is answered there; who leaves is seen there', async () => {
  const ana = await visit(browser)
  const bo = await visit(browser)
  const { id, seat } = await lay(ana.page)
  await sitDown(bo.page, seat, 'Bo')
  await ana.page.goto(`${server.url}/table/${id}`)
  await ana.page.locator('.prompt').waitFor()
  await bo.page.locator('.online-pill').click()
  await bo.page.getByPlaceholder('Say something').fill('Take the blue one')
  await bo.page.getByRole('button', { name: 'Send' }).click()
  const bubble = ana.page.locator('.bubble', { hasText: 'Take the blue one' })
  await bubble.waitFor()
  const place = (await ana.page.locator('[data-anchor="seat 1"]').first().boundingBox())!
  await eventually(async () => {
    const { x, y } = (await bubble.boundingBox())!
    return x < place.x + place.width && y < place.y + place.height && y > place.y
  }).toBe(true)
  await bubble.getByRole('button', { name: 'Answer' }).click()
  await ana.page.keyboard.type('As you wish')
  // Whatever is said meanwhile, what one is writing stays.
  await bo.page.getByPlaceholder('Say something').fill('Or the red one')
  await bo.page.getByRole('button', { name: 'Send' }).click()
  await ana.page.locator('.bubble', { hasText: 'Or the red one' }).waitFor()
  expect(await ana.page.locator('.bubble input').inputValue()).toBe('As you wish')
  await ana.page.keyboard.press('Enter')
  await bo.page.locator('.chat-lines p', { hasText: 'As you wish' }).waitFor()
  await bo.page.getByRole('button', { name: 'Well done!' }).click()
  await ana.page.locator('.bubble', { hasText: 'Well done!' }).waitFor()
  await bo.close()
  await ana.page.locator('.bubble-news', { hasText: 'Bo has left the table' }).waitFor()
  await ana.page.locator('.place-away').waitFor()
  expect(await ana.close()).toBe('quiet')
})

test('what spectators are told covers nothing of the board', async () => {
  const ana = await visit(browser)
  const eve = await visit(browser)
  const { watch } = await lay(ana.page)
  await sitDown(eve.page, watch, 'Eve')
  for (const viewport of [{ width: 1440, height: 900 }, PHONE, { width: 844, height: 390 }]) {
    await eve.page.setViewportSize(viewport)
    // Whoever looks on already is not asked for a name again.
    await eve.page.goto(watch)
    const notice = eve.page.locator('.notice', { hasText: 'You are looking on' })
    await notice.waitFor()
    await eve.page.locator('.prompt').waitFor()
    const [{ y, height }, board] = [
      (await notice.boundingBox())!,
      (await eve.page.locator('.kd').first().boundingBox())!,
    ]
    expect(board.y).toBeGreaterThanOrEqual(y + height - 1)
  }
  for (const one of [ana, eve]) expect(await one.close()).toBe('quiet')
})

/** As long as a move may take to a friend's screen, in milliseconds. */
const SOON_MS = 200
/** Whatever waits for longer than that waits in vain from the moment the page is said to be held. */
const holdTimers = (page: Page): Promise<unknown> =>
  page.addInitScript((soon) => {
    const held =
      (later: (act: () => void, ms: number) => number) =>
      (act: (...all: unknown[]) => void, ms = 0, ...rest: unknown[]): number =>
        later(() => {
          if (ms <= soon || document.body.dataset['held'] === undefined) act(...rest)
        }, ms)
    Object.assign(window, { setTimeout: held(setTimeout.bind(window)), setInterval: held(setInterval.bind(window)) })
  }, SOON_MS)
test('a move is seen on a friend’s screen without either page waiting for more than a moment', async () => {
  const ana = await visit(browser)
  const bo = await visit(browser)
  for (const { page } of [ana, bo]) await holdTimers(page)
  const { id, seat } = await lay(ana.page)
  await sitDown(bo.page, seat, 'Bo')
  await ana.page.goto(`${server.url}/table/${id}`)
  await ana.page.locator('.prompt').waitFor()
  const pages = [ana.page, bo.page]
  const lines = (page: Page): Promise<number> => page.locator('.story li').count()
  for (const page of pages) await page.evaluate(() => (document.body.dataset['held'] = 'yes'))
  // Moves of which something is told: what is told at one screen is told at the other.
  for (let told = 0; told < 4; )
    for (const page of pages) {
      const friend = pages.find((other) => other !== page)!
      const before = await lines(page)
      if ((await turn(page, nextWord)) === '') continue
      const now = await lines(page)
      await eventually(() => lines(friend)).toBeGreaterThanOrEqual(now)
      if (now > before) told++
    }
  for (const one of [ana, bo]) expect(await one.close()).toBe('quiet')
})
