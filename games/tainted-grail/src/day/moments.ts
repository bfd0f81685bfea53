/** TG-5.1, TG-8.1, TG-1.4 Effects "at dawn" and "at dusk", in the order the players like. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import { bookOf, deedNo } from '../book.ts'
import type { Power } from '../content/types.ts'
import { perform } from '../effects/perform.ts'
import { ownerOf, powersOn } from '../items/powers.ts'
import { L } from '../log.ts'
import { bit, everybody, members, speakerOf } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { characterOf, type T } from '../state.ts'

const MOMENTS = ['dawn', 'dusk'] as const
/** Notes what waits at this moment: 0 dawn, 1 dusk. */
export function openMoment(t: T, moment: (typeof MOMENTS)[number]): void {
  t.s.moments = members(everybody(t)).flatMap((c) => powersOn(t, c, moment).map((power) => deedNo(t, power)))
  if (t.s.moments.length > 0) t.next('moments', MOMENTS.indexOf(moment))
}
/** One of them; what may be declined can be left. */
export function* moments(t: T, moment: number): Rule {
  const { deeds } = bookOf(t)
  const on = nth(MOMENTS, moment)
  const left = t.s.moments.filter((no) => {
    const c = ownerOf(t, nth(deeds, no))
    return c >= 0 && powersOn(t, c, on).some((power) => deedNo(t, power) === no)
  })
  if (left.length === 0) return
  const isForced = left.some((no) => (nth(deeds, no) as Power).may !== true)
  const speaker = speakerOf(t, everybody(t))
  for (const no of left) t.offer(V.deed, no)
  const option = isForced ? yield* t.choose(speaker, Q.effectOrder) : yield* t.maybe(speaker, Q.useEffect)
  if (option === 0) return void (t.s.moments = [])
  const no = aOf(option)
  t.s.moments = left.filter((other) => other !== no)
  const deed = nth(deeds, no)
  const c = ownerOf(t, deed)
  t.note(L.uses, c, no)
  t.next('moments', moment)
  perform(t, deed.do, { you: c, party: bit(c), cell: characterOf(t, c).at }, { isRoot: true })
}
