/** Moments at which something can be used: charges of cards, items, secrets and skills (TG-18.6, TG-23.20, TG-23.23). */
import { aOf, at as nth, bOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf, deedNo } from '../book.ts'
import type { CardAbility, PowerTrigger } from '../content/types.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, characterOf, seatOf, type T } from '../state.ts'
import { entryAt } from './cards.ts'
import { isSo } from './conditions.ts'
import { canPay, payCosts } from './costs.ts'
import { enact } from './enact.ts'
import { hurt, settled } from './harm.ts'
import { powersFor, spendPower, type Usable } from './powers.ts'
import { goesOn, present, printOfCard, visiblePlaces } from './queries.ts'

/** What is about to happen to somebody. */
export type Threat = 'damage' | 'terror' | 'markers'
const TRIGGERS: Readonly<Record<Threat, PowerTrigger>> = {
  damage: 'damage',
  terror: 'terror',
  markers: 'markersRemoved',
}
const QUESTIONS = { damage: Q.damage, terror: Q.terror, markers: Q.markersRemoved } as const

/** For which moment charges are meant; the others may be paid at any time. */
function momentOf({ do: effects }: CardAbility): Threat | 'any' {
  if (effects.some((effect) => effect.do === 'cancelDamage')) return 'damage'
  return effects.some((effect) => effect.do === 'keepMarkers') ? 'markers' : 'any'
}
/** TG-23.20 Puts on offer what the active character can pay charges for at this moment. */
export function offerCharges(t: T, c: CharacterNo, moment: Threat | 'any'): void {
  for (const place of visiblePlaces(t)) {
    const entry = entryAt(t, place)
    printOfCard(t, entry.card).charge.forEach((each, no) => {
      if (momentOf(each) !== moment || !canPay(t, each.cost ?? [], { you: c, entry })) return
      if (each.if === undefined || isSo(t, each.if, c)) t.offer(V.charges, place, no)
    })
  }
}
function canUse(t: T, c: CharacterNo, { power, thing }: Usable): boolean {
  return (power.if === undefined || isSo(t, power.if, c)) && canPay(t, power.cost ?? [], { you: c, thing })
}
export function offerPowers(t: T, c: CharacterNo, on: PowerTrigger): void {
  for (const usable of powersFor(t, c, on)) if (canUse(t, c, usable)) t.offer(V.use, deedNo(t, usable.power))
}
/** Carries out what was taken of either. */
export function* useOption(t: T, c: CharacterNo, option: Option): Rule {
  if (verbOf(option) === V.charges) yield* useCharges(t, c, aOf(option), bOf(option))
  else yield* usePower(t, c, aOf(option))
}
/** TG-23.20 The player of the card's owner agrees. */
function* useCharges(t: T, c: CharacterNo, place: number, no: number): Rule {
  const entry = entryAt(t, place)
  const owner = seatOf(t, entry.owner)
  if (owner !== seatOf(t, c)) {
    t.s.about.card = entry.card
    t.offer(V.agree)
    t.offer(V.refuse)
    if (verbOf(yield* t.choose(owner, Q.lendsCard)) === V.refuse) return
  }
  const each = nth(printOfCard(t, entry.card).charge, no)
  yield* payCosts(t, each.cost ?? [], { you: c, entry })
  yield* enact(t, each.do, { you: c, entry })
}
function* usePower(t: T, c: CharacterNo, deed: number): Rule {
  const power = nth(bookOf(t).deeds, deed)
  for (const on of ALL_USED) {
    const usable = powersFor(t, c, on).find((own) => own.power === power)
    if (usable !== undefined) return yield* spend(t, c, usable)
  }
}
const ALL_USED = [
  'step2',
  'inEncounter',
  'damage',
  'opportunity',
  'terror',
  'markersRemoved',
  'avoid',
  'start',
] as const
function* spend(t: T, c: CharacterNo, { power, thing }: Usable): Rule {
  const discarded = yield* payCosts(t, power.cost ?? [], { you: c, thing })
  spendPower(t, c, power)
  t.note(L.uses, c, deedNo(t, power))
  yield* enact(t, power.do, { you: c, thing, discarded })
}
/** What happens by itself at a moment, or may: asked of its owner. */
export function* usePowers(t: T, c: CharacterNo, on: PowerTrigger, design?: string): Rule {
  for (const usable of powersFor(t, c, on)) {
    const { power } = usable
    if (!canUse(t, c, usable) || (power.design !== undefined && power.design !== design)) continue
    if (power.may === true || (power.cost ?? []).length > 0) {
      t.offer(V.use, deedNo(t, power))
      if ((yield* t.maybe(seatOf(t, c), Q.atStart)) === 0) continue
    }
    yield* spend(t, c, usable)
  }
}

/** Something is about to happen to a character: what is left of it when everybody has done what they could. */
export function* spare(t: T, c: CharacterNo, what: Threat, n: number, isOpportunity: boolean): Rule<number> {
  const e = t.s.encounter
  if (n <= 0) return 0
  e.pending = { what, n, isOpportunity }
  while (e.pending.n > 0 && goesOn(t, c)) {
    if (c === e.active) offerCharges(t, c, what)
    offerPowers(t, c, TRIGGERS[what])
    if (isOpportunity && what === 'damage') offerPowers(t, c, 'opportunity')
    const option = t.offerCount === 0 ? 0 : yield* t.maybe(seatOf(t, c), QUESTIONS[what])
    if (option === 0) break
    yield* useOption(t, c, option)
  }
  if (what === 'damage') yield* shareBurden(t, c)
  if (what === 'markers' && e.pending.n < n) t.note(L.markersKept, n - e.pending.n)
  const left = e.pending.n
  e.pending = { what: 'none', n: 0, isOpportunity: false }
  return left
}
/** Another member takes some of it upon itself. */
function* shareBurden(t: T, c: CharacterNo): Rule {
  const { pending } = t.s.encounter
  for (const other of present(t)) {
    const [usable] = other === c ? [] : powersFor(t, other, 'otherDamage')
    const redirect = usable?.power.do.find((effect) => effect.do === 'redirect')
    if (usable === undefined || redirect?.do !== 'redirect' || pending.n <= 0) continue
    const most = Math.min(redirect.n, pending.n, characterOf(t, other).health)
    const n = yield* t.number(seatOf(t, other), Q.takesDamage, 0, most)
    if (n === 0) continue
    spendPower(t, other, usable.power)
    pending.n -= n
    t.note(L.takesIt, other, c, n)
    yield* hurt(t, other, n)
    yield* settled(t)
  }
}
