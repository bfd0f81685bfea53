/** What a question offers and bars, and what was told, for tests that compare it. */
import type { Seat } from '@emberhall/kernel'
import type { Playing } from './acting.ts'

/** What follows a verb among the answers on offer. */
export function namedBy(t: Playing, verb: string, seat: Seat = 0): string[] {
  return t.options(seat).flatMap((word) => (word.startsWith(`${verb}:`) ? [word.slice(verb.length + 1)] : []))
}
/** The verbs on offer, each once. */
export function verbs(t: Playing, seat: Seat = 0): string[] {
  return [...new Set(t.options(seat).map((word) => word.split(':')[0]!))].toSorted()
}
/** The rules that bar an answer. */
export const against = (t: Playing, word: string, seat: Seat = 0): string[] =>
  t.blocked(seat, word).map((why) => why.rule)
/** Log lines of one kind, in order. */
export const lines = (t: Playing, what: string, seat: Seat = 0): string[] =>
  t.log(seat).filter((line) => line === what || line.startsWith(`${what} `))
