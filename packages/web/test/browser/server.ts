/** A real server with a database of its own, and a browser: there for all tests of the file that imports them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serve } from '@emberhall/server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './chromium.ts'
import { buildIfStale } from './serve.ts'

export let server: Served
export let browser: Browser
let data: string
beforeAll(async () => {
  buildIfStale()
  data = await mkdtemp(join(tmpdir(), 'emberhall-browser-'))
  server = await serve({ data, port: 0, logLevel: 'silent' })
  browser = await launch()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(data, { recursive: true, force: true })
})
