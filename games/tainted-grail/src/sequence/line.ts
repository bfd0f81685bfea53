/** What is linked in a sequence as it lies (TG-23.11). */

/** One card of the sequence, left to right. Links are those of the junction to its left. */
export interface Entry {
  card: number
  owner: number
  /** Joined rows, a bit each. */
  rows: number
  /** Joined attribute keys, this many of each attribute: three bits an attribute. */
  keys: number
  /** Whoever paid for its magic key, from 1; 0: nobody. */
  paidBy: number
  time: number
  charges: number
}
const BITS = 3
const MASK = 7

/** One more joined key of an attribute. */
export const addKey = (packed: number, attribute: number): number => packed + (1 << (attribute * BITS))
const keysIn = (packed: number, attribute: number): number => (packed >> (attribute * BITS)) & MASK

/** TG-23.11, TG-23.31 Linked keys of an attribute in the whole sequence, whoever joined them. */
export function linkedKeys(line: readonly Entry[], attribute: number): number {
  let n = 0
  for (const { keys } of line) n += keysIn(keys, attribute)
  return n
}
/** TG-23.11 Linked magic keys in the whole sequence. */
export function linkedMagic(line: readonly Entry[], magicRow: number): number {
  let n = 0
  for (const { rows } of line) n += (rows >> magicRow) & 1
  return n
}
