/** Invitations in the hall, and copies that the server does not make. */
import { friends } from '@emberhall/roster/kinds'
import { loadDoor } from '@emberhall/roster'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serve } from '@emberhall/server'
import { OWN_HEADER, type TableInfo } from '@emberhall/server/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale, findings, SEED, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser } from '@emberhall/testkit/browser/kept'

const { title } = await loadDoor(friends.game.id)

let data: string
let server: Served
beforeAll(async () => {
  buildIfStale()
  data = await mkdtemp(join(tmpdir(), 'emberhall-inviting-'))
  server = await serve({ data, port: 0, logLevel: 'silent', newSeed: () => SEED, maxTablesPerPerson: 2 })
}, 240_000)
afterAll(async () => {
  await server.close()
  await rm(data, { recursive: true, force: true })
})

const OWN = { [OWN_HEADER]: 'test' }
async function ask(page: Page, path: string, data: object = {}): Promise<TableInfo> {
  await page.request.get(`${server.url}/api/me`)
  const answer = await page.request.post(`${server.url}/api/${path}`, { data, headers: OWN })
  return (await answer.json()) as TableInfo
}
const tableFor = (page: Page, ...guests: string[]): Promise<TableInfo> => {
  const seats = [{ kind: 'me', name: 'Ana' }, ...guests.map((name) => ({ kind: 'link', name }))]
  return ask(page, 'tables', { game: friends.game.id, seats })
}
async function goToTable(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}/table/${id}`)
  await page.locator('.online-pill').waitFor()
}

test('a seat that is kept for somebody is offered in the hall: one sits down, another declines', async () => {
  const [ana, bo, cleo] = await Promise.all([visit(browser), visit(browser), visit(browser)])
  const { id, seats } = await tableFor(ana.page, 'Bo', 'Cleo')
  for (const [i, { page }] of [bo, cleo].entries()) {
    await ask(page, `tables/${id}/sit`, { key: seats[i + 1]!.link, name: seats[i + 1]!.name })
    await goToTable(page, id)
  }
  const again = await ask(ana.page, `tables/${id}/rematch`)

  await bo.page.goto(server.url)
  await bo.page.getByText(`Ana keeps a seat for you: ${title}.`).waitFor()
  expect(await findings(bo.page, 'hall')).toEqual([])
  await bo.page.getByRole('link', { name: 'Sit down', exact: true }).click()
  await bo.page.getByLabel('Name').fill('Bo')
  await bo.page.locator('form .main').click()
  await bo.page.waitForURL(`${server.url}/table/${again.id}`)
  await bo.page.locator('.online-pill').waitFor()
  await bo.page.goto(server.url)
  await bo.page.locator('.ticket').nth(1).waitFor()
  expect(await bo.page.locator('.invitation').count()).toBe(0)

  // In the hall of text too.
  await cleo.page.goto(`${server.url}/text`)
  await cleo.page.getByText('Ana keeps a seat for you').waitFor()
  await cleo.page.goto(server.url)
  await cleo.page.getByRole('button', { name: 'No, thank you' }).click()
  await cleo.page.locator('.invitation').waitFor({ state: 'detached' })
  await cleo.page.reload()
  await cleo.page.locator('.ticket').waitFor()
  expect([await cleo.page.locator('.invitation').count(), await cleo.page.locator('.ticket').count()]).toEqual([0, 1])

  await goToTable(ana.page, again.id)
  await ana.page.locator('.online-pill').click()
  await ana.page.locator('.around-seat b', { hasText: 'Bo' }).waitFor()
  await ana.page.locator('.around-seat', { hasText: 'nobody yet' }).waitFor()
  for (const { close } of [ana, bo, cleo]) expect(await close()).toBe('quiet')
})

test('a copy that is not made is not passed over in silence: in the hall, and at the table', async () => {
  const { page, close } = await visit(browser, { locale: 'fr-FR', expected: /status of 4\d\d/ })
  await tableFor(page)
  const { id } = await tableFor(page, 'Bo')
  const told = page.getByRole('alert').filter({ hasText: 'Vous avez vraiment beaucoup de tables' })
  await goToTable(page, id)
  await page.keyboard.press('j')
  await page.locator('.history').waitFor()
  await page.getByRole('button', { name: 'Rejouer d’ici, sur une copie' }).click()
  await told.waitFor()

  await page.goto(server.url)
  await page.getByRole('button', { name: 'Copier cette table' }).first().click()
  await told.waitFor()
  expect(await findings(page, 'hall')).toEqual([])
  expect(await page.locator('.ticket').count()).toBe(2)
  await told.getByRole('button', { name: 'Fermer' }).click()
  await told.waitFor({ state: 'detached' })
  // One that somebody has deleted meanwhile is off the list as soon as that is known.
  await page.request.delete(`${server.url}/api/tables/${id}`, { headers: OWN })
  const gone = page.locator('.ticket').filter({ has: page.locator(`a[href="/table/${id}"]`) })
  await gone.getByRole('button', { name: 'Copier cette table' }).click()
  await page.getByRole('alert').filter({ hasText: 'n’existe plus' }).waitFor()
  await eventually(() => page.locator('.ticket').count()).toBe(1)
  expect(await close()).toBe('quiet')
})
