import { expect } from 'vitest'

/** The machine may be busy: what is expected comes within a while. */
export function eventually(look: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(look, { timeout: 120_000 })
}
