/** A fingerprint of plain data that costs no text: both sides of the wire compute it after every patch. */
import type { Plain } from './patch.ts'

const [P, Q] = [2_654_435_761, 1_597_334_677]
// Each kind of value begins with a number of its own, so that no two different trees are read alike.
const [NULL, NO, YES, WHOLE, OTHER, TEXT, LIST, TREE] = [11, 12, 13, 14, 15, 16, 17, 18]

let a = 0
let b = 0
function mix(kind: number, n: number): void {
  a = Math.imul(a ^ kind, P)
  a = Math.imul(a ^ (a >>> 15) ^ n, P)
  b = Math.imul(b ^ kind, Q)
  b = Math.imul(b ^ (b >>> 13) ^ n, Q)
}
function takeText(kind: number, text: string): void {
  mix(kind, text.length)
  let [x, y] = [a, b]
  for (let i = 0; i < text.length; i++) {
    const n = text.charCodeAt(i)
    x = Math.imul(x ^ (x >>> 15) ^ n, P)
    y = Math.imul(y ^ (y >>> 13) ^ n, Q)
  }
  a = x
  b = y
}
/** Most of a view is long lists of small numbers, so these take a way of their own. */
function takeList(list: readonly Plain[]): void {
  mix(LIST, list.length)
  for (let i = 0; i < list.length; i++) {
    const n = list[i]!
    if (typeof n !== 'number' || (n | 0) !== n) {
      take(n)
      continue
    }
    a = Math.imul(a ^ (a >>> 15) ^ n, P)
    b = Math.imul(b ^ (b >>> 13) ^ n, Q)
  }
}
function take(value: Plain): void {
  if (typeof value === 'number') {
    if ((value | 0) === value) mix(WHOLE, value)
    else takeText(OTHER, String(value))
  } else if (typeof value === 'string') takeText(TEXT, value)
  else if (value === null) mix(NULL, 0)
  else if (typeof value === 'boolean') mix(value ? YES : NO, 0)
  else if (Array.isArray(value)) takeList(value as readonly Plain[])
  else {
    const tree = value as { readonly [key: string]: Plain }
    const keys = Object.keys(tree)
    mix(TREE, keys.length)
    for (const key of keys) {
      takeText(TEXT, key)
      take(tree[key]!)
    }
  }
}
/** 64 bits as 16 hex digits. It finds accidents, not forgers. Trees with their keys in another order are others. */
export function fingerprintOf(value: Plain): string {
  a = 0xdeadbeef | 0
  b = 0x41c6ce57 | 0
  take(value)
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}
