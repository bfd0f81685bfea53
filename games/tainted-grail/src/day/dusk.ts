/** TG-8.8 Dusk: everybody completes a step before the next begins. */
import { at as nth, aOf, bOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { perform, read } from '../effects/perform.ts'
import { endEvent } from '../events/reveal.ts'
import { hasFlag } from '../items/sources.ts'
import { powersOn } from '../items/powers.ts'
import { mayTrade, offerTrades, trade } from '../items/trade.ts'
import { L } from '../log.ts'
import { printedOf } from '../map/places.ts'
import { isOn } from '../modes.ts'
import { bit, everybody, members, onCell, playersOf, speakerOf } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { hasFlaw } from '../survival/attributes.ts'
import { COOP, settle, SOLO } from '../survival/settle.ts'
import { boardOf, changeTrack, DYING_ENERGY, isDying, isExhausted, limitOf } from '../survival/tracks.ts'
import { characterOf, type CharacterNo, type Party, type Place, seatOf, type T } from '../state.ts'
import { openMoment } from './moments.ts'

export function* dusk(t: T, step: number): Rule {
  const { s } = t
  s.period = 'dusk'
  s.step = step
  if (step < STEPS) t.next('dusk', step + 1)
  else t.next('nightfall')
  switch (step) {
    case 1:
      s.taught = 0
      t.note(L.dusk, s.day)
      return openMoment(t, 'dusk')
    case 2:
      t.next('rest')
      return t.next('duskTrade', 0)
    case 3:
      for (const c of members(everybody(t))) recover(t, c)
      return
    case 4:
      return t.next('advance', 0)
    case 5:
      return t.next('build', 0)
    case STEPS:
      return yield* dreams(t)
  }
}
const STEPS = 6
/** TG-8.2, TG-18.14 Food may change hands first. */
export function* duskTrade(t: T, c: CharacterNo): Rule {
  const one = t.s.characters[c]
  if (one === undefined) return
  if (one.status === 'active' && mayTrade(t, c)) {
    t.s.about.who = c
    offerTrades(t, c)
    const option = yield* t.maybe(seatOf(t, c), Q.tradeAtDusk)
    if (option !== 0) {
      t.next('duskTrade', c)
      return yield* trade(t, c, aOf(option))
    }
  }
  t.next('duskTrade', c + 1)
}
/** TG-36.1 */
export function mealOf(t: T, c: CharacterNo): number {
  if (!isDying(t, c)) return 1
  return playersOf(t) === 1 ? SOLO.food : COOP.food
}
/** TG-8.2, TG-1.11 Each eats or not; applied in ascending number. */
export function* rest(t: T): Rule {
  const hungry = members(everybody(t)).filter((c) => characterOf(t, c).food >= 1)
  const asks = hungry.map((c) => {
    t.offer(V.eat)
    t.offer(V.refuse)
    return t.hold(seatOf(t, c), Q.rest)
  })
  const answers = asks.length === 0 ? [] : ((yield* t.together(asks)) as Option[])
  const all = members(everybody(t))
  const fed = hungry.filter((_, i) => verbOf(answers[i] ?? 0) === V.eat)
  for (const c of all)
    if (fed.includes(c)) eat(t, c)
    else goHungry(t, c)
  if (fed.length < all.length) t.s.tally.hungry++
  yield* settle(t)
}
/** TG-8.2, TG-36.1 The dying get Health only for their full price. */
function eat(t: T, c: CharacterNo): void {
  const one = characterOf(t, c)
  const price = Math.min(mealOf(t, c), one.food)
  const isFull = price === mealOf(t, c)
  one.food -= price
  t.note(L.rests, c, price)
  if (isFull && !hasFlag(t, c, 'noRestHealth')) changeTrack(t, c, 'health', 1)
  changeTrack(t, c, 'terror', -1)
  for (const power of powersOn(t, c, 'restPaid')) perform(t, power.do, { you: c, party: bit(c), cell: one.at })
}
/** TG-32.6, G-64 */
function goHungry(t: T, c: CharacterNo): void {
  if (!isOn(t, 'C6')) return
  t.note(L.hungry, c)
  const { energy } = characterOf(t, c)
  if (energy > 0) changeTrack(t, c, 'energy', -energy)
  else changeTrack(t, c, 'health', -1)
}
/** TG-8.3, TG-35.8, TG-36.1, G-8 To the start box, also from above; the exhausted gain 4. */
function recover(t: T, c: CharacterNo): void {
  const to = recoveredEnergy(t, c)
  characterOf(t, c).energy = to
  t.note(L.recovers, c, to)
}
/** What a character will have in the morning, as things stand. */
export function recoveredEnergy(t: T, c: CharacterNo): number {
  const one = characterOf(t, c)
  const cap = limitOf(t, c, 'energy')
  const isLow = one.health <= OLD_WOUNDS && hasFlaw(t, c, 'old-wounds')
  let to = isExhausted(t, c) ? one.energy + EXHAUSTED_GAIN : boardOf(t, c).energy.start
  if (isDying(t, c) && !isOn(t, 'S2')) to = DYING_ENERGY
  return Math.max(0, Math.min(cap, to) - (isLow ? 1 : 0))
}
const EXHAUSTED_GAIN = 4
const OLD_WOUNDS = 3

/** TG-8.6, G-65 The sane read the dream of their location together, the mad its nightmare. */
function* dreams(t: T): Rule {
  const texts = t.s.map.flatMap((place, i) => textsOf(t, place).map((text) => ({ ...text, place, i })))
  texts.forEach(({ i, isNightmare }) => t.offer(V.dream, i, isNightmare ? 1 : 0))
  const order = yield* t.order(speakerOf(t, everybody(t)), Q.dreamOrder)
  for (const option of order.toReversed()) {
    const text = texts.find(({ i, isNightmare }) => i === aOf(option) && isNightmare === (bOf(option) === 1))
    if (text !== undefined) t.next('dream', text.verse * 2 + (text.isNightmare ? 1 : 0), text.party)
  }
}
function textsOf(t: T, place: Place): { verse: number; party: Party; isNightmare: boolean }[] {
  const { symbols, dream, nightmare } = printedOf(t, place)
  if (!symbols.includes('dreams')) return []
  const here = members(onCell(t, place.cell))
  const isReadAsNightmare = (c: CharacterNo): boolean => characterOf(t, c).isMad && !hasFlag(t, c, 'dreamsWhileMad')
  const mask = (wanted: boolean): Party =>
    here.reduce((sum, c) => (isReadAsNightmare(c) === wanted ? sum | bit(c) : sum), 0)
  const { verseNo } = bookOf(t)
  return [
    { verse: verseNo.get(dream ?? '') ?? -1, party: mask(false), isNightmare: false },
    { verse: verseNo.get(nightmare ?? '') ?? -1, party: mask(true), isNightmare: true },
  ].filter(({ verse, party }) => verse >= 0 && party !== 0)
}
/** S12b The first time that somebody reads each dream. */
export function* dream(t: T, coded: number, wanted: Party): Rule {
  const verse = coded >> 1
  const party = wanted & everybody(t)
  if (party === 0) return
  t.note(L.dream, verse)
  const cell = characterOf(t, nth(members(party), 0)).at
  if ((coded & 1) === 0)
    for (const c of members(party)) {
      const one = characterOf(t, c)
      const isNew = !one.dreams.includes(verse)
      if (isNew) one.dreams.push(verse)
      for (const power of isNew ? powersOn(t, c, 'dreamRead') : [])
        perform(t, power.do, { you: c, party: bit(c), cell: one.at })
    }
  read(t, verse, { you: -1, party, cell }, true)
}
/** TG-8.7 */
export function* nightfall(t: T): Rule {
  endEvent(t)
  t.s.day++
  t.next('dawn', 1)
}
