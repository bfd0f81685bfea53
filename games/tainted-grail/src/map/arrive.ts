/** TG-11.8 to TG-11.11 ARRIVE. */
import { aOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { deedNo } from '../book.ts'
import { useToday } from '../effects/gains.ts'
import { payTogether } from '../effects/paying.ts'
import { perform } from '../effects/perform.ts'
import { commonSources } from '../items/sources.ts'
import { powersOn } from '../items/powers.ts'
import { L } from '../log.ts'
import { bit, members, onCell, speakerOf, welcome, withoutDying } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { settle } from '../survival/settle.ts'
import { type Cell, characterOf, type Party, type Place, seatOf, type T } from '../state.ts'
import { herePlace, printedOf } from './places.ts'
import { revealAround } from './reveal.ts'

export function* arrive(t: T, cell: Cell, arriving: Party): Rule {
  const place = herePlace(t, cell)
  revealAround(t, place)
  const isMet = place.guardians.length > 0 && withoutDying(t, arriving) !== 0
  const isImmediate = triggers(t, place)
  if (!isMet && !isImmediate) return
  const party = arriving | (yield* joinArrival(t, cell, arriving))
  if (isImmediate) t.next('immediate', cell, party)
  if (!isMet) return
  for (const card of place.guardians) t.offer(V.card, card)
  const order = yield* t.order(speakerOf(t, party), Q.whichGuardian)
  for (const option of order.toReversed()) t.next('guardian', aOf(option), party)
}
/** RE9 Hostile communities may be silent today. */
function triggers(t: T, place: Place): boolean {
  const { immediate, symbols } = printedOf(t, place)
  if (immediate.length === 0) return false
  const isSilent = commonSources(t).some(({ flags }) => flags.some(({ flag }) => flag === 'hostileSilent'))
  return !(isSilent && symbols.includes('hostile'))
}
/** TG-11.8, G-56 Those already here may ask to join; the party says yes or no to each. */
function* joinArrival(t: T, cell: Cell, arriving: Party): Rule<Party> {
  const others = members(onCell(t, cell) & ~arriving)
  if (others.length === 0) return 0
  t.s.about.party = arriving
  const asks = others.map((c) => {
    t.offer(V.agree)
    t.offer(V.refuse)
    return t.hold(seatOf(t, c), Q.joinArrival)
  })
  const answers = (yield* t.together(asks)) as Option[]
  const willing = others.filter((_, i) => verbOf(answers[i] ?? 0) === V.agree)
  const joined = yield* welcome(t, speakerOf(t, arriving), willing, Q.acceptArrival)
  for (const c of members(joined)) t.note(L.joinsArrival, c)
  return joined
}
/** TG-11.8, TG-11.11, S8b Before anybody may act. */
export function* immediate(t: T, cell: Cell, party: Party): Rule {
  const place = herePlace(t, cell)
  const here = members(party).filter((c) => characterOf(t, c).status === 'active' && characterOf(t, c).at === cell)
  for (const c of here)
    for (const power of powersOn(t, c, 'arrival')) {
      if (characterOf(t, c).energy < 1) continue
      t.s.about.who = c
      t.offer(V.deed, deedNo(t, power))
      if ((yield* t.maybe(seatOf(t, c), Q.ignoreArrival)) === 0) continue
      useToday(t, c, power)
      yield* payTogether(t, bit(c), power.cost ?? [], c)
      yield* settle(t)
      if (power.do.some((effect) => effect.do === 'ignoreImmediate')) return
    }
  const mask = here.reduce((sum, c) => sum | bit(c), 0)
  if (mask === 0) return
  perform(t, printedOf(t, place).immediate, { you: -1, party: mask, cell }, { isRoot: true })
}
