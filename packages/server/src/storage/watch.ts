/** Whoever counts what the database does. */
import type { ErrorCode } from '../protocol.ts'

export interface Watch {
  readonly committed: (size: number, commitMs: number) => void
  readonly failed: (code: ErrorCode) => void
}
export const NOBODY: Watch = { committed: () => {}, failed: () => {} }
