/** Plain sums. */

/** One more of these. */
export function count(counts: Record<string, number>, key: string | number, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n
}
/** Adds sums to others, number by number; what was not there before comes along. */
export function sumUp(into: object, from: object): void {
  const numbers = into as Record<string, number>
  const deeper = into as Record<string, object>
  for (const [key, part] of Object.entries(from) as [string, number | object][])
    if (typeof part === 'number') count(numbers, key, part)
    else sumUp((deeper[key] ??= {}), part)
}
