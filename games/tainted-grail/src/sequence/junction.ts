/** Where two cards meet: which keys join, and what each brings. Pure: the rules, the table and the bots ask the same. */
import {
  amountOf,
  AFFINITY,
  ATTRIBUTE,
  ATTRIBUTE_KEY,
  attributeIn,
  BLANK,
  bonusOf,
  CHAIN,
  DRAW,
  DROP,
  type Edge,
  EDGE,
  type Half,
  keyOf,
  levelOf,
  MAGIC_KEY,
  MAGIC_ROW,
  MARKER,
  timesOf,
} from './halves.ts'

/** What becomes of a row when a card is laid. */
const NOTHING = 0
/** The attribute of whoever lays the card is too low (TG-23.4). */
export const TOO_LOW = 1
/** It would join for 1 Magic (TG-23.4). */
export const FOR_MAGIC = 2
export const JOINS = 3
export type Row = typeof NOTHING | typeof TOO_LOW | typeof FOR_MAGIC | typeof JOINS

/** TG-23.4, TG-23.6, TG-23.9 By the attributes of whoever lays the new card, whoever owns the one before. */
export function rowAt(right: Half, left: Half, attributes: readonly number[]): Row {
  if (right === BLANK || left === BLANK) return NOTHING
  const key = keyOf(right)
  if (key === MAGIC_KEY) return FOR_MAGIC
  if (key === ATTRIBUTE_KEY && (attributes[attributeIn(right)] ?? 0) < levelOf(right)) return TOO_LOW
  return JOINS
}

/** TG-23.8 How often the bonus of a joined row counts; a chain is not multiplied, only cancelled. */
export function worthOf(right: Half, left: Half): number {
  const times = timesOf(right)
  return bonusOf(left) === CHAIN ? Math.min(times, 1) : times
}

/** How a card can follow in a chain (TG-23.16). */
export const CANNOT_CHAIN = 0
export const CHAINS_FOR_MAGIC = 1
export const CHAINS = 2
export type Chaining = typeof CANNOT_CHAIN | typeof CHAINS_FOR_MAGIC | typeof CHAINS

/** TG-23.16, TG-23.28 Whether a chain of the card would join: by itself, only for 1 Magic, or not at all. */
export function chaining(right: Edge, left: Edge, attributes: readonly number[]): Chaining {
  let found: Chaining = CANNOT_CHAIN
  for (let row = 0; row < EDGE; row++) {
    const r = right[row] ?? BLANK
    const l = left[row] ?? BLANK
    if (bonusOf(l) !== CHAIN || r === BLANK || timesOf(r) === 0) continue
    const becomes = rowAt(r, l, attributes)
    if (becomes === JOINS) return CHAINS
    if (becomes === FOR_MAGIC) found = CHAINS_FOR_MAGIC
  }
  return found
}

/** What the keys of a junction bring in all. */
export interface Brought {
  /** Bit by row. */
  joined: number
  markers: number
  /** Printed on the card itself; what attribute bonuses bring is for the stage to say. */
  affinity: number
  draws: number
  drops: number
  /** Attribute bonuses by attribute, as often as they count (TG-23.26, TG-29.11). */
  readonly bonuses: number[]
  /** Joined attribute keys by attribute, cancelled ones too (TG-23.11). */
  readonly keys: number[]
  /** Joined magic keys: 0 or 1. */
  magic: number
}
const nothing = (): Brought => ({
  joined: 0,
  markers: 0,
  affinity: 0,
  draws: 0,
  drops: 0,
  bonuses: [0, 0, 0, 0, 0, 0],
  keys: [0, 0, 0, 0, 0, 0],
  magic: 0,
})

/** TG-23.7 What laying a card here would bring by its keys, the magic key paid for or not. */
export function bringsAt(right: Edge, left: Edge, attributes: readonly number[], isPaid: boolean): Brought {
  const sum = nothing()
  for (let row = 0; row < EDGE; row++) addRow(sum, row, right[row] ?? BLANK, left[row] ?? BLANK, attributes, isPaid)
  return sum
}
function addRow(
  sum: Brought,
  row: number,
  right: Half,
  left: Half,
  attributes: readonly number[],
  isPaid: boolean,
): void {
  const becomes = rowAt(right, left, attributes)
  if (becomes !== JOINS && !(becomes === FOR_MAGIC && isPaid)) return
  sum.joined |= 1 << row
  if (row === MAGIC_ROW) sum.magic = 1
  const isAttribute = keyOf(right) === ATTRIBUTE_KEY
  const attribute = attributeIn(right)
  if (isAttribute) sum.keys[attribute] = (sum.keys[attribute] ?? 0) + 1
  const times = worthOf(right, left)
  const n = times * amountOf(left)
  switch (bonusOf(left)) {
    case MARKER:
      sum.markers += n
      break
    case AFFINITY:
      sum.affinity += n
      break
    case ATTRIBUTE:
      if (isAttribute) sum.bonuses[attribute] = (sum.bonuses[attribute] ?? 0) + times
      break
    case DRAW:
      sum.draws += n
      break
    case DROP:
      sum.drops += times
      break
    default:
  }
}
