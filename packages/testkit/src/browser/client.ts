/** The client as it is built, and a browser to look at it: there for all tests of the file that imports them. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './chromium.ts'
import { type Served, serve } from './serve.ts'

export let served: Served
export let browser: Browser
beforeAll(async () => {
  served = await serve()
  browser = await launch()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await served.stop()
})
