/** What is new about people at a table: what they say, and whether they are there. */
import type { Seat } from '@emberhall/kernel'
import type { SeatInfo } from '@emberhall/server/protocol'

/** How somebody's seat is filled, as others see it. */
export type How = 'here' | 'away' | 'bot' | 'open'
export const howOf = ({ kind, present }: Pick<SeatInfo, 'kind' | 'present'>): How =>
  kind === 'person' ? (present ? 'here' : 'away') : kind

/** The same of what was before: whoever had not come to their seat yet has nothing to come back from. */
export const wasOf = (seat: Pick<SeatInfo, 'kind' | 'present' | 'seen'>): How =>
  howOf(seat) === 'away' && seat.seen === null ? 'open' : howOf(seat)

/** What is told when a seat that was filled so is filled otherwise; null: nothing. */
export function changeOf(before: How, now: How): 'sat' | 'back' | 'left' | 'replaced' | 'stood' | null {
  if (before === now) return null
  if (now === 'bot') return 'replaced'
  if (now === 'open') return 'stood'
  if (now === 'away') return before === 'here' ? 'left' : null
  return before === 'open' ? 'sat' : 'back'
}

export interface Bubble {
  /** By what it is told from others. */
  readonly key: string
  readonly seat: Seat
  readonly text: string
  /** Somebody has said it, and may be answered. */
  readonly isSaid: boolean
  readonly ms: number
}
const [LEAST_MS, LETTER_MS, MOST_MS] = [5000, 70, 14_000]
/** As long as it takes to notice and read it. */
export const readingMs = (text: string): number => Math.min(MOST_MS, LEAST_MS + text.length * LETTER_MS)
