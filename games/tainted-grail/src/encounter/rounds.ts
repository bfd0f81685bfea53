/** TG-25.1 to TG-25.3, TG-25.9, TG-25.11 to TG-25.13, TG-29.1, TG-29.6, TG-29.10 Rounds and activations. */
import { aOf, at as nth, type Option, type Rule } from '@emberhall/kernel'
import { L } from '../log.ts'
import { bit, has } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, seatOf, type T, Z } from '../state.ts'
import { agreed } from './agreeing.ts'
import { discardCard, discardChosen, drawCards, entryAt } from './cards.ts'
import { ability } from './enact.ts'
import { forcedFlights } from './leaving.ts'
import { hasFlag } from './powers.ts'
import { encounterNo, goesOn, handLimit, hasTrait, isInPanic, present, printOfCard, stillIn } from './queries.ts'
import { strike } from './strike.ts'
import { offerPowers, useOption } from './windows.ts'

/** TG-25.13 */
export function* nextRound(t: T): Rule {
  const e = t.s.encounter
  e.round++
  e.activated = 0
  t.note(L.encounterRound, e.round)
  t.next('available')
}
/** TG-25.1, TG-25.9, TG-1.5 Whoever has not been active yet; when nobody is left, the round ends. */
export function* available(t: T): Rule {
  const e = t.s.encounter
  e.phase = 'choosing'
  e.active = -1
  if (e.ending !== 'none' || stillIn(t) === 0) return t.next('concluded')
  for (const c of present(t)) if (!has(e.activated, c)) t.offer(V.character, c)
  if (t.offerCount === 0) return t.next('closeRound')
  const c = aOf(yield* agreed(t, stillIn(t), Q.active))
  e.active = c
  e.activated |= bit(c)
  Object.assign(e, { laid: 0, withheld: 0, isChained: false, fleeTried: false, spared: 0, attacks: 0 })
  t.note(L.active, c)
  t.next('delayed')
}

/** TG-25.2, TG-25.3, TG-23.18, TG-29.2 What the first activation brings, then what was delayed. */
export function* delayed(t: T): Rule {
  const e = t.s.encounter
  const c = e.active
  e.phase = 'delayed'
  if (!e.hasBegun) {
    e.hasBegun = true
    yield* surprise(t, c)
  }
  for (let place = 0; place < e.line.length && goesOn(t, c); place++) {
    const entry = entryAt(t, place)
    if (entry.time === 0) continue
    entry.time--
    if (entry.time > 0) continue
    t.note(L.delayed, entry.card)
    for (const each of printOfCard(t, entry.card).delayed) if (goesOn(t, c)) yield* ability(t, each, { you: c, entry })
  }
  yield* forcedFlights(t)
  t.next(goesOn(t, c) ? 'cards' : 'available')
}
/** TG-27.4, TG-27.7 */
function* surprise(t: T, c: CharacterNo): Rule {
  if (hasTrait(t, 'ambush')) {
    t.note(L.ambush, encounterNo(t), c)
    yield* discardChosen(t, c, t.cards(Z.hand + c).length - 1)
  }
  if (!hasTrait(t, 'charging')) return
  const taker = yield* chargeTaker(t, c)
  t.note(L.charging, encounterNo(t), taker)
  yield* strike(t, taker, CHARGE, 'opportunity')
}
const CHARGE = [{ do: 'damage', n: 2 }] as const
/** Some may take it in place of whoever was activated. */
function* chargeTaker(t: T, c: CharacterNo): Rule<CharacterNo> {
  for (const other of present(t)) {
    if (other === c || !hasFlag(t, other, 'takesCharge')) continue
    t.offer(V.agree)
    if ((yield* t.maybe(seatOf(t, other), Q.charged)) !== 0) return other
  }
  return c
}

/** TG-25.11, TG-25.12, TG-26.1, TG-26.2, TG-27.10 All at once: down to the limit, then one more card. */
export function* closeRound(t: T): Rule {
  const e = t.s.encounter
  e.phase = 'roundEnd'
  const over = present(t).filter((c) => t.cards(Z.hand + c).length > handLimit(t, c))
  if (over.length > 0) {
    const asks = over.map((c) => {
      for (const card of t.cards(Z.hand + c)) t.offer(V.discardCard, card)
      const n = t.offerCount - handLimit(t, c)
      return t.hold(seatOf(t, c), Q.handLimit, 'some', n, n)
    })
    const answers = yield* t.together(asks)
    over.forEach((c, i) => {
      for (const option of nth(answers, i) as readonly Option[]) discardCard(t, c, aOf(option))
    })
  }
  for (const c of present(t)) {
    if (isInPanic(t, c)) yield* stayCalm(t, c)
    if (!isInPanic(t, c)) drawCards(t, c, hasTrait(t, 'slow') ? 2 : 1)
  }
  yield* forcedFlights(t)
  t.next(e.ending === 'none' && stillIn(t) !== 0 ? 'nextRound' : 'concluded')
}
/** Whoever panics may have something against it (TG-26.1). */
function* stayCalm(t: T, c: CharacterNo): Rule {
  offerPowers(t, c, 'inEncounter')
  const option = t.offerCount === 0 ? 0 : yield* t.maybe(seatOf(t, c), Q.atStart)
  if (option !== 0) yield* useOption(t, c, option)
}
