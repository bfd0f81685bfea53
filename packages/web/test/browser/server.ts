/** A real server with a database of its own, and a browser: there for all tests of the file that imports them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serve } from '@emberhall/server'
import { OWN_HEADER } from '@emberhall/server/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch, SEED } from './chromium.ts'
import { buildIfStale } from './serve.ts'

export let server: Served
export let browser: Browser
let data: string
beforeAll(async () => {
  buildIfStale()
  data = await mkdtemp(join(tmpdir(), 'emberhall-browser-'))
  server = await serve({ data, port: 0, logLevel: 'silent', newSeed: () => SEED })
  browser = await launch()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(data, { recursive: true, force: true })
})

/** What is not asked by a page says so. */
const OWN = { [OWN_HEADER]: 'test' }
/** Asks the server for something in the name of whoever looks at this page, without a page for it. */
export async function post<T>(page: Page, path: string, data: object): Promise<T> {
  await page.request.get(`${server.url}/api/me`)
  const answer = await page.request.post(server.url + path, { data, headers: OWN })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}
