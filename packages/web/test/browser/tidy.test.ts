/** Tables that nobody has played at for long, in the hall of whoever made them. */
import { friends } from '@emberhall/roster/kinds'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Served } from '@emberhall/server'
import { OWN_HEADER } from '@emberhall/server/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale, visit } from '@emberhall/testkit/browser'
import { browser } from '@emberhall/testkit/browser/kept'

let data: string
let server: Served
const start = (): Promise<Served> => serve({ data, port: server?.port ?? 0, logLevel: 'silent', untouchedDays: 0 })
beforeAll(async () => {
  buildIfStale()
  data = await mkdtemp(join(tmpdir(), 'emberhall-tidy-'))
  server = await start()
}, 240_000)
afterAll(async () => {
  await server.close()
  await rm(data, { recursive: true, force: true })
})

test('tables that nobody has played at are marked, and deleted together once one is sure', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${server.url}/new/${friends.game.id}`)
  await page.getByRole('button', { name: 'A friend, by link' }).click()
  await page.locator('.play').click()
  await page.locator('.lobby').waitFor()
  const seats = [{ kind: 'me', name: 'Ana' }]
  const headers = { [OWN_HEADER]: 'test' }
  await page.request.post(`${server.url}/api/tables`, { headers, data: { game: friends.game.id, seats } })
  // Nobody is at them any more once the server has been started again.
  await page.goto('about:blank')
  await server.close()
  server = await start()
  await page.goto(server.url)
  const tickets = page.locator('.ticket')
  await tickets.nth(1).waitFor()
  expect(await page.getByText('Nobody has played here for long').count()).toBe(2)
  await page.getByRole('button', { name: 'Delete the 2 tables that nobody has played at' }).click()
  expect(await tickets.count()).toBe(2)
  await page.getByRole('button', { name: 'Delete for good?' }).click()
  await page.locator('.continue').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('main').waitFor()
  expect(await tickets.count()).toBe(0)
  expect(await close()).toBe('quiet')
}, 180_000)
