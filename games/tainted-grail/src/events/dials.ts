/** TG-5.5, TG-5.10, TG-13.5 Time dials and Quest dials. */
import { at as nth, found } from '@emberhall/kernel'
import { bookOf, numberOf } from '../book.ts'
import type { Dial } from '../content/types.ts'
import { perform } from '../effects/perform.ts'
import { L } from '../log.ts'
import { bit, everybody } from '../parties.ts'
import { characterOf, type S, type T } from '../state.ts'

export type LaidDial = S['dials'][number]
/** What is printed of a dial on the table. */
function dialOf(t: T, { anchor, on }: LaidDial): Dial {
  const { storyEvents, secrets } = bookOf(t).content
  return found(anchor === 'event' ? nth(storyEvents, on).dial : nth(secrets, on).dial, 'a dial')
}
export function addDial(t: T, event: number): void {
  const { dial } = nth(bookOf(t).content.storyEvents, event)
  if (dial === undefined) return
  t.s.dials.push({ value: dial.value, token: dial.token, anchor: 'event', on: event, holder: -1 })
  t.note(L.dial, event, dial.value)
}
/** One down; a dial on 1 is removed. Whether it is gone. */
export function lower(t: T, dial: LaidDial): boolean {
  const isEvent = dial.anchor === 'event'
  if (dial.value > 1) {
    dial.value--
    t.note(isEvent ? L.dial : L.secretDial, dial.on, dial.value)
    return false
  }
  t.s.dials = t.s.dials.filter((other) => other !== dial)
  t.note(isEvent ? L.dialGone : L.secretDialGone, dial.on)
  return true
}
/** TG-5.10 What its card says when it is gone. */
export function ranOut(t: T, dial: LaidDial): void {
  const { holder } = dial
  const affair =
    holder < 0
      ? { you: -1, party: everybody(t), cell: -1 }
      : { you: holder, party: bit(holder), cell: characterOf(t, holder).at }
  perform(t, dialOf(t, dial).then, affair)
}
/** TG-13.5 The dial of a quest goes down by 1. */
export function turnDial(t: T, of: string): void {
  const { names } = bookOf(t)
  const isSecret = of.startsWith('secret')
  const on = numberOf(isSecret ? names.secrets : names.events, of)
  const dial = t.s.dials.find((one) => one.on === on && (one.anchor === 'secret') === isSecret)
  if (dial !== undefined && lower(t, dial)) ranOut(t, dial)
}
