/** A real server with a database of its own, a browser, and people in browsers of their own at one table: there for all tests of the files that import them. */
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { SaveFile } from '@emberhall/saves'
import { serve } from '@emberhall/server'
import { OWN_HEADER, type TableInfo } from '@emberhall/server/protocol'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { fail } from '../fail.ts'
import { SEED } from './chromium.ts'
import { sitDown } from './play.ts'
import { buildIfStale } from './serve.ts'

export type { LogPart, TableInfo } from '@emberhall/server/protocol'

export { browser } from './kept.ts'
buildIfStale()
export const server = await serve({
  data: await mkdtemp(join(inject('scratch'), 'server-')),
  port: 0,
  logLevel: 'silent',
  newSeed: () => SEED,
})

/** What is not asked by a page says so. */
const OWN = { [OWN_HEADER]: 'test' }
/** Asks the server for something in the name of whoever looks at this page, without a page for it. */
export async function post<T>(page: Page, path: string, data: object): Promise<T> {
  await page.request.get(`${server.url}/api/me`)
  const answer = await page.request.post(server.url + path, { data, headers: OWN })
  if (!answer.ok()) fail(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Ana brings the game, with a seat for Bo. */
export async function layTable(ana: Page, game: SaveFile): Promise<TableInfo> {
  const seats = [
    { kind: 'me', name: 'Ana' },
    { kind: 'link', name: 'Bo' },
  ]
  const info = await post<TableInfo>(ana, '/api/tables/import', { save: game, seats })
  await ana.goto(`${server.url}/table/${info.id}`)
  return info
}
/** Bo takes the seat, and Eve watches. */
export async function gather(bo: Page, eve: Page, { id, seats, watch }: TableInfo): Promise<void> {
  await sitDown(bo, `${server.url}/join/${id}~${seats[1]!.link!}`, 'Bo')
  await sitDown(eve, `${server.url}/watch/${id}~${watch!}`, 'Eve')
}
