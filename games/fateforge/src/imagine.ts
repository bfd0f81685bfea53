/** What lies behind other screens, as it could be (FG-23.4); for a lone player there are none (FG-7.3). */
import { at, type Seat } from '@emberhall/kernel'
import { bookOf } from './book.ts'
import type { T } from './state.ts'

/** Rolls anew what others have rolled in secret. The place in the city stays: its landmark has told everybody. */
export function imagineScreens(t: T, seats: readonly Seat[], random: (n: number) => number): void {
  t.s.screens.forEach((screen, other) => {
    if (seats.includes(other)) return
    for (const die of screen) die.icon = at(at(bookOf(t).faces, die.die), random(6))
  })
  imagineFinds(t, random)
}
/** FG-50.3 After a tip either the gem or the trap may be the one that is missing. */
function imagineFinds({ s }: T, random: (n: number) => number): void {
  const other = s.finds.findIndex((find) => find !== 'informant')
  const isTip = s.found.length + s.finds.length === 2
  if (isTip && other >= 0 && s.found.every((find) => find === 'informant'))
    s.finds[other] = at(['gem', 'trap'], random(2))
}
