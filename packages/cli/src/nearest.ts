import { at } from '@emberhall/kernel'
/** The word that somebody probably meant, if one is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let least = limit + 1
  for (const candidate of known) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase())
    if (d < least) {
      least = d
      best = candidate
    }
  }
  return best ?? known.find((k) => word.length >= 3 && (k.startsWith(word) || k.includes(word)))
}
/** Letters to add, drop, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 5) return 99
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i])
  for (let j = 0; j <= b.length; j++) at(rows, 0)[j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let d = Math.min(at(at(rows, i - 1), j) + 1, at(at(rows, i), j - 1) + 1, at(at(rows, i - 1), j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d = Math.min(d, at(at(rows, i - 2), j - 2) + 1)
      at(rows, i)[j] = d
    }
  }
  return at(at(rows, a.length), b.length)
}
