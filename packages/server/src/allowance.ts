/** How often each of many may do something within an hour. */
const HOUR_MS = 3_600_000
const MOST_KNOWN = 10_000

export class Allowance {
  private readonly perHour: number
  /** Those who have used some of it, the last one last. */
  private readonly known = new Map<string, { readonly left: number; readonly at: number }>()

  constructor(perHour: number) {
    this.perHour = perHour
  }
  take(key: string): boolean {
    const now = performance.now()
    const { left, at } = this.known.get(key) ?? { left: this.perHour, at: now }
    const filled = Math.min(this.perHour, left + ((now - at) / HOUR_MS) * this.perHour)
    this.known.delete(key)
    this.known.set(key, { left: filled < 1 ? filled : filled - 1, at: now })
    if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value!)
    return filled >= 1
  }
}

/** What counts as one place: an address, or the part of a long one that a household has to itself. */
export function placeOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [left = [], right = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const gap = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...(address.includes('::') ? gap : []), ...right].slice(0, 4).join(':')
}
