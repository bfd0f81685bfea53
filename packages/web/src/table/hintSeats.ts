/** Who wants no hints: a table that has them gives them to everybody, until a seat switches them off in this browser. */
import { create } from 'zustand'

const KEY = 'emberhall.noHints'
/** Older tables are forgotten. */
const MOST = 40

interface HintSeats {
  readonly off: readonly string[]
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
  off: kept(),
  set: (table, seat, isOn) => {
    const key = keyOf(table, seat)
    const others = get().off.filter((entry) => entry !== key)
    const off = isOn ? others : [...others, key].slice(-MOST)
    set({ off })
    try {
      localStorage.setItem(KEY, JSON.stringify(off))
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
}))
export const wantsHints = ({ off }: HintSeats, table: string, seat: number): boolean =>
  !off.includes(keyOf(table, seat))
