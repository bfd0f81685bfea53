/** Friends far away: two browsers and a spectator at a table of the real server. */
import { friends } from '@emberhall/roster/kinds'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve as startServer, type Served } from '@emberhall/server'
import { OWN_HEADER, type TableInfo } from '@emberhall/server/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerByClick,
  buildIfStale,
  choicesOf,
  findings,
  give,
  isOver,
  longDeal,
  nextWord,
  PHONE,
  playNow,
  reloaded,
  question,
  shortGame,
  sitDown,
  turn,
  type Visit,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser } from '@emberhall/testkit/browser/kept'

/** No game is lost in it before a test is through, however badly it is played. */
const DEAL = longDeal(friends, 2, [{ mode: 'hard', quick: true }, { mode: 'normal' }], 60)
const OWN = { [OWN_HEADER]: 'test' }
let data: string
let server: Served
const start = (port = 0): Promise<Served> =>
  startServer({ data, port, logLevel: 'silent', botPauseMs: 20, newSeed: () => DEAL, patience: { friendMs: 300 } })
beforeAll(async () => {
  buildIfStale()
  data = await mkdtemp(join(tmpdir(), 'emberhall-online-'))
  server = await start()
}, 120_000)
afterAll(async () => {
  await server.close()
  await rm(data, { recursive: true, force: true })
})

type Links = Readonly<Record<'seat' | 'watch', string>>
/** Ana lays a short, hard game out for herself and a friend. */
async function layTable(page: Page): Promise<Links> {
  await page.goto(`${server.url}/new/${friends.game.id}`)
  await page.getByRole('button', { name: 'A friend, by link' }).click()
  await page.getByLabel('Name').nth(0).fill('Ana')
  await page.getByText('Hard', { exact: true }).click()
  await page.getByRole('switch', { name: 'Quick descent' }).click()
  await page.locator('.play').click()
  await page.waitForURL(/\/table\//)
  await page.locator('.lobby').waitFor()
  const link = async (n: number): Promise<string> =>
    (await page.locator('.lobby .copy-link').nth(n).getAttribute('data-link'))!
  return { seat: await link(0), watch: await link(1) }
}
const SEATS = [
  { kind: 'me', name: 'Ana' },
  { kind: 'link', name: 'Bo' },
]
/** Asks for something in the name of whoever looks at this page, without a page for it. */
async function ask(page: Page, path: string, data: object): Promise<TableInfo> {
  await page.request.get(`${server.url}/api/me`)
  return (await (await page.request.post(`${server.url}/api/${path}`, { data, headers: OWN })).json()) as TableInfo
}
/** The same, soon over and laid out without the page. */
async function layShortTable(page: Page): Promise<Links> {
  const save = shortGame(friends, 2, { mode: 'hard', openHands: true }, 25)
  const { id, seats, watch } = await ask(page, 'tables/import', { save, seats: SEATS })
  await page.goto(`${server.url}/table/${id}`)
  await page.locator('.lobby').waitFor()
  return { seat: `${server.url}/join/${id}~${seats[1]!.link!}`, watch: `${server.url}/watch/${id}~${watch!}` }
}
const isMovedTo = async (page: Page): Promise<boolean> => (await isOver(page)) || (await words(page)).length > 0
const MOST = 300
/** Plays on; afterwards whoever is asked next has been told. */
async function playUntil(pages: readonly Page[], isDone: (answers: number) => Promise<boolean>): Promise<void> {
  for (let n = 0; !(await isDone(n)); )
    for (const page of pages)
      if ((await turn(page, nextWord)) !== '' && ++n > MOST) throw new Error(`not done after ${n} answers`)
  await eventually(async () => (await Promise.all(pages.map(isMovedTo))).some(Boolean)).toBe(true)
}
const visitors = (n: number, expected?: RegExp): Promise<Visit[]> =>
  Promise.all(Array.from({ length: n }, () => visit(browser, expected === undefined ? {} : { expected })))

test('two browsers and a spectator through a whole game, with a reload in the middle', async () => {
  const [ana, bo, eve] = (await visitors(3)) as [Visit, Visit, Visit]
  const links = await layShortTable(ana.page)
  await bo.page.goto(links.seat)
  await bo.page.getByLabel('Name').waitFor()
  expect(await findings(bo.page, 'online')).toEqual([])
  await sitDown(bo.page, links.seat, 'Bo <b>')
  await sitDown(eve.page, links.watch, 'Eve')
  await ana.page.locator('.lobby').waitFor({ state: 'detached' })
  await ana.page.getByRole('button', { name: /2 of 2 here/ }).waitFor()
  expect(await findings(ana.page, 'online')).toEqual([])
  // Talk reaches everybody, as it was typed.
  await bo.page.locator('.online-pill').click()
  await bo.page.getByPlaceholder('Say something').fill('<img src=x> good luck')
  await bo.page.getByRole('button', { name: 'Send' }).click()
  await bo.page.getByRole('button', { name: 'Well done!' }).click()
  await ana.page.getByText('1 new message').waitFor({ state: 'attached' })
  await eve.page.locator('.bubble', { hasText: 'Well done!' }).waitFor()
  await eve.page.locator('.online-pill').click()
  await eve.page.locator('.chat-lines p', { hasText: '<img src=x> good luck' }).waitFor()
  // Whoever looks on is never taken for somebody who plays, whatever they are called.
  await eve.page.getByRole('button', { name: 'Well done!' }).click()
  await ana.page.locator('.online-reactions li', { hasText: 'Eve (looking on)' }).waitFor()
  // Whoever looks on may do so through the eyes of one who lets them; there is still nothing for them to choose.
  await bo.page.locator('.eh-switch', { hasText: 'Spectators may look' }).click()
  await eve.page.getByRole('button', { name: 'Look through Bo' }).click()
  await eve.page.getByRole('button', { name: 'See only what everybody sees' }).waitFor()
  expect(await findings(eve.page, 'online')).toEqual([])
  for (const { page } of [bo, eve]) await page.keyboard.press('Escape')

  await playUntil([ana.page, bo.page], async (n) => n >= 12 || isOver(ana.page))

  const { question: before } = await reloaded(ana.page)
  await ana.page.reload()
  await ana.page.locator('.online-pill').waitFor()
  await eventually(() => question(ana.page)).toBe(before)

  expect(await eve.page.locator('[data-choice]').count()).toBe(0)
  await playUntil([ana.page, bo.page], () => isOver(ana.page))
  for (const { page } of [bo, eve]) await page.locator('.end-actions').waitFor()
  const table = ana.page.url()
  await ana.page.getByRole('button', { name: 'Play again' }).click()
  await bo.page.getByRole('button', { name: 'Sit down there' }).click()
  await eventually(() => ana.page.url()).not.toBe(table)
  await eventually(() => bo.page.url()).toBe(ana.page.url())
  await bo.page.getByText(/2 of 2 here/).waitFor()
  for (const { close } of [ana, bo, eve]) {
    await close()
  }
})

/** What the console says of a net that is cut on purpose. */
const CUT = /^WebSocket connection to .* failed|Failed to (load|fetch)/

test('a server that restarts and a net that fails lose nothing', async () => {
  const [ana, bo] = (await visitors(2, CUT)) as [Visit, Visit]
  const { seat } = await layTable(ana.page)
  await sitDown(bo.page, seat, 'Bo')
  await playUntil([ana.page, bo.page], async (n) => n >= 4)
  const isAna = (await reloaded(ana.page)).offered.length > 0
  const asked = isAna ? ana.page : bo.page
  const { question: before } = await reloaded(asked)

  const { port } = server
  await server.close()
  await asked.locator('.online-lost').waitFor()
  // Answered while nobody listens: sent when somebody does.
  await give(asked, nextWord)
  await asked.getByText('Your answer is kept here').waitFor()
  // Said while nobody listens: heard once.
  await asked.locator('.online-pill').click()
  await asked.getByPlaceholder('Say something').fill('Is anybody there?')
  await asked.getByRole('button', { name: 'Send' }).click()
  await asked.keyboard.press('Escape')
  server = await start(port)
  await eventually(() => question(asked)).not.toBe(before)
  await asked.locator('.online-lost').waitFor({ state: 'detached' })
  for (const { page } of [ana, bo]) await page.locator('.online-lost').waitFor({ state: 'detached' })
  await playUntil([ana.page, bo.page], async (n) => n >= 2)
  for (const { page } of [ana, bo]) {
    await page.locator('.online-pill').click()
    await page.locator('.chat-lines p', { hasText: 'Is anybody there?' }).waitFor()
    expect(await page.locator('.chat-lines li').count()).toBe(1)
  }
  for (const { close } of [ana, bo]) await close()
})

test('a seat goes to a bot and back; taking back is agreed on', async () => {
  const [ana, bo] = (await visitors(2)) as [Visit, Visit]
  const { seat } = await layTable(ana.page)
  await sitDown(bo.page, seat, 'Bo')
  await playUntil([ana.page, bo.page], async (n) => n >= 5)

  // Five answers and a roll lie behind: that takes the others' leave, unless the last answer was one's own.
  const asked = async (): Promise<string> => `${await question(ana.page)} ${await question(bo.page)}`
  for (const { page } of [ana, bo]) await reloaded(page)
  const before = await asked()
  await ana.page.keyboard.press('u')
  const agree = bo.page.getByRole('button', { name: 'Agree' })
  const isBack = async (): Promise<boolean> => (await asked()) !== before
  await eventually(async () => (await isBack()) || (await agree.count()) > 0).toBe(true)
  if ((await agree.count()) > 0) {
    await ana.page.getByText('Waiting for the others').waitFor()
    await agree.click()
  }
  await eventually(isBack).toBe(true)
  await ana.page.getByText('Waiting for the others').waitFor({ state: 'detached' })

  await bo.page.locator('.online-pill').click()
  await bo.page.getByRole('button', { name: 'Let a bot play' }).click()
  await bo.page.locator('.around-how', { hasText: 'a bot plays' }).waitFor()
  await bo.page.keyboard.press('Escape')
  for (let i = 0; i < 6; i++) {
    await choicesOf(ana.page).first().waitFor()
    await turn(ana.page, nextWord)
  }
  const taken = bo.page.locator('.notice', { hasText: 'A bot plays' })
  await taken.getByRole('button', { name: 'Take back from the bot' }).click()
  await taken.waitFor({ state: 'detached' })
  for (const { close } of [ana, bo]) expect(await close()).toBe('quiet')
})

test('at the text table people are there too: who is waited for, talk, reactions, pause, getting up', async () => {
  const [ana, bo] = (await visitors(2)) as [Visit, Visit]
  const { seat } = await layTable(ana.page)
  await sitDown(bo.page, seat, 'Bo')
  await eventually(async () => (await words(ana.page)).length + (await words(bo.page)).length).toBeGreaterThan(0)
  // Whoever is not asked goes over to text.
  const isAna = (await words(ana.page)).length > 0
  const [mover, name, { page }] = isAna ? [ana.page, 'Ana', bo] : [bo.page, 'Bo', ana]
  await page.goto(`${page.url()}?text`)
  await page.getByRole('heading', { name: `Waiting for ${name}` }).waitFor()
  await page.getByRole('heading', { name: 'Around the table' }).waitFor()
  expect(await findings(page, 'online')).toEqual([])
  const line = page.locator('.command input')
  const type = async (text: string): Promise<void> => {
    await line.fill(text)
    await line.press('Enter')
  }
  await type('who')
  await page.locator('.command [role="status"]', { hasText: `${name}: here, to move` }).waitFor()
  await type('mark our start')
  await page.getByRole('button', { name: 'Look at: our start' }).waitFor()
  await type('back to our start')
  await page.getByText(/^Moment \d+ of \d+: our start$/).waitFor()
  await type('now')
  await page.getByRole('heading', { name: `Waiting for ${name}` }).waitFor()
  await type('say Good luck, friend')
  await page.locator('.chat-lines p', { hasText: 'Good luck, friend' }).waitFor()
  await mover.getByText('1 new message').waitFor({ state: 'attached' })
  await mover.locator('.online-pill').click()
  await mover.getByRole('button', { name: 'Well done!' }).click()
  await page.locator('.online-reactions li', { hasText: 'Well done!' }).waitFor()
  expect(await page.locator('.chat-lines li').count()).toBe(1)

  await page.getByRole('button', { name: 'Pause' }).click()
  await mover.getByText('The table is paused.').waitFor()
  expect(await choicesOf(mover).count()).toBe(0)
  await mover.keyboard.press('Escape')
  await mover.locator('.notice').getByRole('button', { name: 'Go on' }).click()
  await choicesOf(mover).first().waitFor()

  await page.getByRole('button', { name: 'Get up' }).click()
  await page.getByRole('button', { name: 'Really get up? The seat becomes free.' }).click()
  await mover.locator('.online-pill').click()
  await mover
    .locator('.around-seat', { hasText: /Seat \d/ })
    .getByText('nobody yet')
    .waitFor()
  for (const { close } of [ana, bo]) await close()
})

test('a copy is played on from an earlier moment, and whoever made a table can delete it', async () => {
  const [ana, bo] = (await visitors(2, /status of 404|closed before the connection/)) as [Visit, Visit]
  const { seat } = await layTable(ana.page)
  const laid = ana.page.url()
  await ana.page.goto(server.url)
  // Nobody has sat down there yet, and the ticket says so.
  await ana.page.locator('.ticket-names', { hasText: 'Ana, open' }).waitFor()
  await ana.page.goto(laid)
  await sitDown(bo.page, seat, 'Bo')
  await playUntil([ana.page, bo.page], async (n) => n >= 4)
  const table = ana.page.url()
  const { question: now } = await reloaded(ana.page)
  // What somebody has named here, everybody finds.
  await bo.page.keyboard.press('b')
  await bo.page.getByLabel(/^A name for/).fill('so far')
  await bo.page.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await ana.page.keyboard.press('b')
  await ana.page.getByRole('button', { name: 'Look at: so far' }).click()
  await ana.page.getByRole('heading', { name: /Moment .*: so far/ }).waitFor()
  await ana.page.keyboard.press('Escape')
  await bo.page.keyboard.press('Escape')
  await ana.page.keyboard.press('j')
  await ana.page.locator('.history input[type="range"]').fill('1')
  await eventually(() => ana.page.locator('.history h2').textContent()).toContain('1')
  // Hands are open here: the moment is seen from any seat.
  const seen = (): Promise<string> =>
    ana.page.evaluate(() => document.querySelector('[data-anchor="hand"]')?.textContent ?? '')
  const own = await seen()
  expect(await ana.page.locator('.history .seat-name').allTextContents()).toEqual(['Ana', 'Bo', 'Anybody'])
  await ana.page.locator('.history .eh-segment').nth(1).click()
  await eventually(seen).not.toBe(own)
  await ana.page.locator('.history .eh-segment').first().click()
  await eventually(seen).toBe(own)
  await ana.page.getByRole('button', { name: 'Play on from here, as a copy' }).click()
  await eventually(() => ana.page.url()).not.toBe(table)
  await ana.page.locator('.online-pill').waitFor()
  await eventually(() => question(ana.page)).not.toBe(now)
  // The table itself has not moved.
  await ana.page.goto(table)
  await eventually(() => question(ana.page)).toBe(now)

  await bo.page.locator('.online-pill').click()
  expect(await bo.page.getByRole('button', { name: 'Delete this table' }).count()).toBe(0)
  await ana.page.locator('.online-pill').click()
  await ana.page.getByRole('button', { name: 'Delete this table' }).click()
  await ana.page.getByRole('button', { name: 'Delete it for everybody?' }).click()
  await ana.page.waitForURL((url) => url.pathname === '/')
  await bo.page.getByText('This table has been deleted.').waitFor()
  await eventually(() => ana.page.locator('.ticket').count()).toBe(1)
  for (const { close } of [ana, bo]) await close()
})

test('a table of this browser moves to the server, stands in the hall, and follows to another device', async () => {
  const [ana, tablet] = (await visitors(2)) as [Visit, Visit]
  await playNow(ana.page, server.url)
  for (let i = 0; i < 3; i++) await answerByClick(ana.page)
  const before = await question(ana.page)
  const local = ana.page.url()
  await ana.page.keyboard.press('m')
  await ana.page.getByRole('button', { name: 'Move this table to the server' }).click()
  await eventually(() => ana.page.url()).not.toBe(local)
  await eventually(() => question(ana.page)).toBe(before)
  const online = ana.page.url()

  await ana.page.goto(server.url)
  await ana.page.locator('.ticket').waitFor()
  expect(await ana.page.locator('.ticket').count()).toBe(1)
  // Its ticket tells as much as one of this browser: how it stands, whose move it is, when it was last played.
  expect(await ana.page.locator('.ticket').textContent()).toMatch(/Turn \d+, \d+ to the bottom, \d+ health.*Your move/)
  expect(await ana.page.locator('.ticket time').textContent()).toMatch(/ago|now/)
  await ana.page.getByRole('button', { name: 'Settings' }).click()
  await ana.page.getByRole('button', { name: 'Make a code' }).click()
  const code = await ana.page.locator('.identity-code').textContent()

  await tablet.page.setViewportSize(PHONE)
  await tablet.page.goto(server.url)
  await tablet.page.getByRole('button', { name: 'Settings' }).click()
  await tablet.page.getByLabel('A code from another device').fill(code!.toLowerCase())
  await tablet.page.getByRole('button', { name: 'Use the code' }).click()
  await tablet.page.getByText('your tables are in the hall').waitFor()
  await tablet.page.goto(online)
  await eventually(() => question(tablet.page)).toBe(before)
  expect(await tablet.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  for (const { close } of [ana, tablet]) await close()
})

/** Two browsers at a table that was laid out without a page. Its address. */
async function pairUp(host: Page, guest: Page): Promise<string> {
  const { id, seats: laid } = await ask(host, 'tables', { game: friends.game.id, seats: SEATS })
  await ask(guest, `tables/${id}/sit`, { key: laid[1]!.link, name: 'Bo' })
  const address = `${server.url}/table/${id}`
  await Promise.all([host.goto(address), guest.goto(address)])
  return address
}
test('a friend answers for somebody who is away, and the story says so', async () => {
  const [ana, bo] = (await visitors(2)) as [Visit, Visit]
  const table = await pairUp(ana.page, bo.page)
  await bo.page.locator('.online-pill').click()
  await bo.page.locator('.eh-segment', { hasText: 'Ana' }).click()
  await ana.page.locator('.online-pill').click()
  await ana.page.getByText('Ana may act for Bo').waitFor()
  await ana.page.keyboard.press('Escape')
  await bo.page.keyboard.press('Escape')
  await playUntil([ana.page, bo.page], async () => (await words(ana.page)).length > 0)
  await bo.page.goto('about:blank')
  const offer = ana.page.getByRole('button', { name: 'Answer for Bo' })
  while ((await offer.count()) === 0) await turn(ana.page, nextWord)
  await ana.page.locator('.prompt-why', { hasText: 'Bo: has just left' }).waitFor()
  await offer.click()
  await choicesOf(ana.page).first().waitFor()
  await give(ana.page, nextWord)
  await ana.page.locator('.story-text', { hasText: 'Ana acts for Bo.' }).first().waitFor()
  // Whoever is back is asked again, and nobody else.
  await bo.page.goto(table)
  await bo.page.locator('.story-text', { hasText: 'Ana acts for Bo.' }).first().waitFor()
  await ana.page.getByText('You answer for Bo').waitFor({ state: 'detached' })
  for (const { close } of [ana, bo]) expect(await close()).toBe('quiet')
})
