/**
 * Keeps browsers for the test files of a run: each worker has one, started when the first of its files asks. A worker is stopped
 * without a word, so what has to be closed and cleared away is kept here.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker asks for its browser. */
    readonly keeper: string
    /** A folder that goes when the run is over. */
    readonly scratch: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'emberhall-walks-'))
  const kept = new Map<string, Promise<BrowserServer>>()
  const start = async (worker: string): Promise<BrowserServer> => {
    // Most runs want no browser, and need not load what drives one.
    const { launchKept } = await import('./chromium.ts')
    const browser = await launchKept()
    browser.on('close', () => kept.delete(worker))
    return browser
  }
  const door = createServer(({ url = '' }, response) => {
    const browser = kept.get(url) ?? start(url)
    kept.set(url, browser)
    browser.then(
      (started) => response.end(started.wsEndpoint()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done))
  project.provide('keeper', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  project.provide('scratch', scratch)
  return async () => {
    door.close()
    await Promise.all([...kept.values()].map(async (browser) => (await browser).close()))
    rmSync(scratch, { recursive: true, force: true })
  }
}
