/** Small tools for drawing by calculation: colours between colours, and chance that always falls the same way. */
const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
export function mix(a: string, b: string, t: number): string {
  const k = Math.max(0, Math.min(1, t))
  const to = channels(b)
  return `#${channels(a)
    .map((v, i) =>
      Math.round(v + (to[i]! - v) * k)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
export const tenth = (n: number): number => Math.round(n * 10) / 10
