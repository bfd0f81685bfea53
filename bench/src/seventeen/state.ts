/** The state of Seventeen as the kernel's schema declares it. */
import { type Core, int, list, perSeat, type Table, type TreeOf, zones } from '@emberhall/kernel'
import { SEATS } from './content.ts'

export const STATE = {
  turn: int({ min: 0 }),
  energy: perSeat(int({ min: 0 })),
  points: perSeat(int({ min: 0 })),
  owners: list(int()),
  units: list(int()),
}
export type State = TreeOf<typeof STATE> & Core
type Options = Record<string, never>
export type T = Table<State, Options>

export const ZONES = {
  deck: { see: 'none', per: 'seat' },
  hand: { see: 'owner', per: 'seat' },
  discard: { see: 'all', per: 'seat' },
  tableau: { see: 'all', per: 'seat', active: true },
} as const
export const Z: Readonly<Record<keyof typeof ZONES, number>> = zones(ZONES, SEATS)
