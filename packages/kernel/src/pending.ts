/** Rules without a body: a question being put, or an answer known already. */
import type { Rule } from './game.ts'

/** Both the iterator that `yield*` runs and the result it reads, so that asking costs one small object and no generator. */
class Pending {
  done: boolean
  value: unknown
  private isPut = false
  private readonly read: (sent: unknown) => unknown

  constructor(done: boolean, value: unknown, read: (sent: unknown) => unknown) {
    this.done = done
    this.value = value
    this.read = read
  }
  next(sent: unknown): this {
    if (this.isPut) {
      this.value = this.read(sent)
      this.done = true
    }
    this.isPut = !this.done
    return this
  }
  [Symbol.iterator](): this {
    return this
  }
}
/** How an answer is handed to the rule that asked. */
export type Reading<R> = (sent: never) => R

export const asIs = (sent: unknown): never => sent as never
export function settled<R>(value: R): Rule<R> {
  return new Pending(true, value, asIs) as unknown as Rule<R>
}
export function asked<R>(read: Reading<R>): Rule<R> {
  return new Pending(false, undefined, read as (sent: unknown) => unknown) as unknown as Rule<R>
}
