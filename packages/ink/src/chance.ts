/** Numbers that look scattered and are always the same. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
/** A seed from a name. */
export const seedOf = (name: string, from: number): number =>
  Array.from(name, (c) => c.charCodeAt(0)).reduce((sum, code) => sum * 31 + code, from)
