/** What pages about balance are written with. */
import { type Counts, wilson } from './statistics.ts'

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
/** Between which shares the true one lies, sure to 95 %. */
export function within(hits: number, n: number): string {
  const { low, high } = wilson(hits, n)
  return `${percent(low)} to ${percent(high)}`
}
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
/** A line about what has to hold. */
export const target = (what: string, found: string, holds: boolean): string[] => [holds ? 'yes' : '**no**', what, found]
export const TARGETS = ['holds', 'what', 'found']

/** Lengths in about ten steps, as bars of text. */
export function histogram(counts: Counts, width = 30): string[] {
  const lengths = Object.keys(counts).map(Number)
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  const step = Math.max(1, Math.ceil((most - least + 1) / 10))
  const rows = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => {
    const from = least + i * step
    const n = lengths.filter((l) => l >= from && l < from + step).reduce((sum, l) => sum + (counts[l] ?? 0), 0)
    return { span: step === 1 ? `${from}` : `${from}-${from + step - 1}`, n }
  })
  const highest = Math.max(...rows.map((r) => r.n))
  return rows.map(
    ({ span, n }) => `${span.padStart(9)} ${'█'.repeat(Math.round((n / highest) * width)).padEnd(width)} ${n}`,
  )
}
