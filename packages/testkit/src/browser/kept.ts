/** The browser that is kept for this worker. */
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { fail } from '../fail.ts'

async function connect(): Promise<Browser> {
  const answer = await fetch(`${inject('keeper')}/${process.env['VITEST_POOL_ID'] ?? ''}`)
  const text = await answer.text()
  return answer.ok ? chromium.connect(text) : fail(text)
}
export const browser = await connect()
