/** Who wants hints: off for everybody until a seat switches them on, kept in this browser. */
import { create } from 'zustand'

const KEY = 'emberhall.hints'
/** Older tables are forgotten. */
const MOST = 40

interface HintSeats {
  readonly on: readonly string[]
  readonly set: (table: string, seat: number, isOn: boolean) => void
}
function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
const keyOf = (table: string, seat: number): string => `${table} ${seat}`

export const useHintSeats = create<HintSeats>((set, get) => ({
  on: kept(),
  set: (table, seat, isOn) => {
    const key = keyOf(table, seat)
    const others = get().on.filter((entry) => entry !== key)
    const on = isOn ? [...others, key].slice(-MOST) : others
    set({ on })
    try {
      localStorage.setItem(KEY, JSON.stringify(on))
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
}))
export const wantsHints = ({ on }: HintSeats, table: string, seat: number): boolean => on.includes(keyOf(table, seat))
