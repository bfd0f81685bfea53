/** Several people at one screen: Alt and the place of a seat looks through it, Shift and its place answers for it. */
import type { Seat } from '@emberhall/kernel'
import type { Snapshot } from '../play/source.ts'

const MOST = 6
type Shared = Pick<Snapshot, 'mine'> & { readonly view: Pick<Snapshot['view'], 'seat' | 'waiting'> }
const within = (seats: readonly Seat[]): Seat[] => seats.filter((seat) => seat < MOST)
/** Seats on this screen, if there are several. */
export const seatsHere = ({ mine }: Shared): readonly Seat[] => (mine.length > 1 ? within(mine) : [])
/** Seats on this screen that are asked, but not shown. */
export const seatsAsked = ({ mine, view }: Shared): readonly Seat[] =>
  within(view.waiting.filter((seat) => mine.includes(seat) && seat !== view.seat))

export function seatKeys(snapshot: Shared, look: (seat: Seat) => void): Readonly<Record<string, () => void>> {
  const lookers = seatsHere(snapshot).map((seat) => [`Alt+${seat + 1}`, () => look(seat)] as const)
  const actors = seatsAsked(snapshot).map((seat) => [`Shift+${seat + 1}`, () => look(seat)] as const)
  return Object.fromEntries([...lookers, ...actors])
}
