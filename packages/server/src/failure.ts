/** What the server says instead of doing something, over HTTP and sockets alike. */
import { BadInput, Divergence } from '@emberhall/kernel'
import type { ErrorCode } from './protocol.ts'

const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  unseen: 400,
  unknownTable: 404,
  unknownGame: 404,
  notFound: 404,
  forbidden: 403,
  wrongLink: 403,
  wrongCode: 403,
  seatTaken: 409,
  badOptions: 422,
  badSave: 422,
  notNow: 409,
  marksFull: 409,
  wishesFull: 409,
  webhookHost: 422,
  tooSoon: 409,
  rivals: 409,
  tooLarge: 413,
  notJson: 415,
  tooFast: 429,
  tooMany: 429,
  tooOften: 429,
  busy: 503,
  full: 507,
  behind: 503,
  outdated: 426,
  storageFull: 507,
  storageBusy: 503,
  storage: 503,
  stopping: 503,
  internal: 500,
}

export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  readonly problems: readonly string[]
  constructor(code: ErrorCode, message: string, problems: readonly string[] = []) {
    super(message)
    this.code = code
    this.problems = problems
  }
  get status(): number {
    return STATUS[this.code]
  }
}

/** What the kernel objects to, as the server says it. */
type Objection = 'badOptions' | 'badSave' | 'notNow'
export function inWords<T>(code: Objection, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw asObjection(code, error)
  }
}
export function asObjection(code: Objection, error: unknown): unknown {
  if (error instanceof BadInput) return new Failure(code, error.message, error.problems)
  return error instanceof Divergence ? new Failure(code, error.message) : error
}
