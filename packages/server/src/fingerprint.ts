/** A fingerprint of plain data that costs no text: both sides of the wire compute it after every patch. */
import type { Plain } from './patch.ts'

const [P, Q, SPREAD] = [2_654_435_761, 1_597_334_677, 2_246_822_519]
const [SEED_A, SEED_B] = [0xdeadbeef | 0, 0x41c6ce57]
// Each kind of value begins with a number of its own, so that no two different trees are read alike.
const [NULL, NO, YES, WHOLE, OTHER, TEXT, LIST, TREE] = [11, 12, 13, 14, 15, 16, 17, 18]

/** A number and its place in a list, as one number. */
export const placed = (n: number, place: number): number => Math.imul(n, SPREAD) + place
/** One step further with each half. */
export const mixA = (a: number, n: number): number => Math.imul(a ^ (a >>> 15) ^ n, P)
export const mixB = (b: number, n: number): number => Math.imul(b ^ (b >>> 13) ^ n, Q)

/** 64 bits for a value. Those of a list or a tree are made from those of its parts, which may thus be kept and shared. */
export class Digest {
  a: number
  b: number
  constructor(kind: number, n: number) {
    this.a = Math.imul(SEED_A ^ kind, P)
    this.b = Math.imul(SEED_B ^ kind, Q)
    this.a = mixA(this.a, n)
    this.b = mixB(this.b, n)
  }
  /** The digest of a list begins; its parts follow. */
  static list(length: number): Digest {
    return new Digest(LIST, length)
  }
  static tree(keys: number): Digest {
    return new Digest(TREE, keys)
  }
  part(of: Digest): this {
    this.a = mixA(this.a, of.a)
    this.b = mixB(this.b, of.b)
    return this
  }
  toString(): string {
    return `${this.a}.${this.b}`
  }
}

function ofText(kind: number, text: string): Digest {
  const digest = new Digest(kind, text.length)
  let { a, b } = digest
  for (let i = 0; i < text.length; i++) {
    const n = text.charCodeAt(i)
    a = mixA(a, n)
    b = mixB(b, n)
  }
  digest.a = a
  digest.b = b
  return digest
}
/**
 * Most of a view is long lists of small numbers and of backs, so these take a way of their own: what is as the one before
 * it adds nothing, because each of the others tells where it stands.
 */
function ofList(list: readonly Plain[]): Digest {
  const digest = Digest.list(list.length)
  let { a, b } = digest
  let last: Plain | undefined
  for (let i = 0; i < list.length; i++) {
    const value = list[i]!
    if (value === last && (typeof value !== 'object' || value === null)) continue
    last = value
    if (typeof value === 'number' && (value | 0) === value) {
      const n = placed(value, i)
      a = mixA(a, n)
      b = mixB(b, n)
      continue
    }
    const part = digestOf(value)
    a = mixA(a, placed(part.a, i))
    b = mixB(b, placed(part.b, i))
  }
  digest.a = a
  digest.b = b
  return digest
}
function ofTree(tree: { readonly [key: string]: Plain }): Digest {
  const keys = Object.keys(tree)
  const digest = Digest.tree(keys.length)
  for (const key of keys) digest.part(ofText(TEXT, key)).part(digestOf(tree[key]!))
  return digest
}
/** It finds accidents, not forgers. Trees with their keys in another order are others. */
export function digestOf(value: Plain): Digest {
  if (typeof value === 'number') return (value | 0) === value ? new Digest(WHOLE, value) : ofText(OTHER, String(value))
  if (typeof value === 'string') return ofText(TEXT, value)
  if (value === null) return new Digest(NULL, 0)
  if (typeof value === 'boolean') return new Digest(value ? YES : NO, 0)
  if (Array.isArray(value)) return ofList(value as readonly Plain[])
  return ofTree(value as { readonly [key: string]: Plain })
}
