/** Things in a row: arrow keys, Home and End go from one to the next. */
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}
/** Goes through the buttons that `those` selects; what has the focus is brought into view. */
export function stepByArrows(event: KeyboardEvent<HTMLElement>, those: string): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(those)]
  const at = row.findIndex((one) => one.contains(document.activeElement))
  const to = row[Math.min(row.length - 1, Math.max(0, step(at, row.length - 1)))]
  if (to === undefined) return
  event.preventDefault()
  to.focus()
  to.scrollIntoView({ block: 'nearest', inline: 'center' })
}
