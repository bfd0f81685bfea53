/** FG-U8.5 to FG-U8.7 An ally suffers and leaves with its escort. */
import { at } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { stands } from '../heroes.ts'
import { L } from '../log.ts'
import { heroAt, type HeroNo, type T } from '../state.ts'

/** FG-U8.5 Once an instance the escort suffers. */
export function allyMarked(t: T, h: HeroNo): void {
  const { ally } = t.s
  if (ally.id < 0 || ally.out || ally.escort !== h) return
  ally.red++
  t.note(L.allyHurt, ally.id, ally.red)
  if (ally.red >= at(bookOf(t).content.allies, ally.id).health) allyOut(t)
}
/** FG-U8.6 */
export function allyLeavesWith(t: T, h: HeroNo): void {
  const { ally } = t.s
  if (ally.id >= 0 && !ally.out && ally.escort === h && !stands(heroAt(t, h))) allyOut(t)
}
function allyOut(t: T): void {
  t.s.ally.out = true
  t.note(L.allyOut, t.s.ally.id)
}
