/** Halves of keys as whole numbers, so that laying a card in thought costs next to nothing (TG-23.2, TG-23.3). */

/** Places in an edge, top to bottom (TG-23.2). */
export const MAGIC_ROW = 3
export const EDGE = 5

/** What a left half brings (TG-23.24 to TG-23.29). */
export const MARKER = 1
export const AFFINITY = 2
export const ATTRIBUTE = 3
export const DRAW = 4
export const CHAIN = 5
export const DROP = 6

/** What a right half is (TG-23.3). */
export const ATTRIBUTE_KEY = 1
export const MAGIC_KEY = 2
export const FREE_KEY = 3

/** A half, packed; 0: none. */
export type Half = number
/** Five halves, in the order of the rows. */
export type Edge = readonly Half[]

export const BLANK: Half = 0
/** The edge of a card that offers nothing. */
export const NO_EDGE: Edge = [0, 0, 0, 0, 0]

const SHIFT = 8
export const leftHalf = (bonus: number, n: number): Half => bonus * 16 + n + SHIFT
export const bonusOf = (left: Half): number => left >> 4
export const amountOf = (left: Half): number => (left & 15) - SHIFT

/** `times` 1: plain; 2 and 3: multiplied; 0: cancelled (TG-23.8). */
export const rightHalf = (key: number, times: number, attribute = 0, level = 0): Half =>
  key | (attribute << 2) | (level << 5) | (times << 8)
export const keyOf = (right: Half): number => right & 3
export const attributeIn = (right: Half): number => (right >> 2) & 7
export const levelOf = (right: Half): number => (right >> 5) & 7
export const timesOf = (right: Half): number => right >> 8
