/** KD-5 Attempting a challenge. */
import { aOf, at, bOf, type CardId, type Rule, type Seat, verbOf, type Why, why } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { copiesInPlay, isAttemptedGone } from '../board.ts'
import type { Colour } from '../content/types.ts'
import { difficulty, holds } from '../counts.ts'
import { diceProgress } from '../dice.ts'
import { runEffects } from '../run.ts'
import { COLOURS, clockwise, L, noAttempt, printed, Q, type T, V, Z } from '../state.ts'
import { actionModifier, boostLimit, boostModifier } from '../statics.ts'
import { inForce } from '../in-force.ts'
import { check, checkDefeat, completable, complete } from './check.ts'
import { damage } from './icons.ts'
import { rollDice } from './roll.ts'

/** KD-5.1 Action, boosts, dice, resolve. KD-5.34 An attempt whose card leaves play ends, for better or worse. */
export function* attempt(t: T, target: CardId, colour: Colour): Rule {
  t.s.attempt = { ...noAttempt(), open: true, target, colour }
  if (t.watched) t.note(L.attempted, t.s.active, target, COLOURS.indexOf(colour), difficulty(t, target))
  yield* t.emit(E.attemptStart)
  yield* check(t)
  for (const step of STEPS) {
    if (isAttemptedGone(t)) {
      t.note(L.attemptEnded, target)
      break
    }
    yield* step(t)
  }
  t.s.attempt.open = false
  t.expire('attempt')
  yield* check(t)
}
const STEPS = [action, boosts, dice, resolve] as const

// ---------------------------------------------------------------- step 1: action

const WRONG_COLOUR = why('wrongColour', 'KD-3.2')
const OTHER_COLOUR = why('otherColourAnnounced', 'KD-3.5')
const NOT_CHARGED = why('lanternNotCharged', 'KD-6.4')

/** KD-2.14 Where hands are closed, even asking tells something: so whoever could hold a fitting card is asked. */
const handWindow = (t: T) => ({ secret: !t.options.openHands })

/** KD-3.2, KD-3.3, KD-3.4, KD-3.5 One of its colours must be that of the challenge, and that one is announced. */
function canPlayAs(t: T, colours: readonly Colour[], announced: Colour): Why | null {
  const { colour } = t.s.attempt
  if (!colours.includes(colour as Colour)) return WRONG_COLOUR
  return announced === colour ? null : OTHER_COLOUR
}
/** KD-5.4, KD-5.8 One matching Skill card, or the charged lantern (KD-6.4, KD-6.7, KD-6.8), or neither. */
function* action(t: T): Rule {
  const { s } = t
  const seat = s.active
  for (const card of t.cards(Z.hand + seat)) {
    const { colours } = printed(t, card)
    for (let i = 0; i < colours.length; i++) {
      t.offer(V.play, card, COLOURS.indexOf(at(colours, i)), canPlayAs(t, colours, at(colours, i)))
    }
  }
  const lantern = at(t.cards(Z.lantern + seat), 0)
  for (const colour of printed(t, lantern).colours) {
    const reason = s.charged[seat] ? canPlayAs(t, printed(t, lantern).colours, colour) : NOT_CHARGED
    t.offer(V.lantern, COLOURS.indexOf(colour), 0, reason)
  }
  const picked = yield* t.maybe(seat, Q.action, handWindow(t))
  if (!picked) return t.note(L.noAction, seat)
  if (verbOf(picked) === V.lantern) {
    s.lanternUsed = true // KD-6.10 it stays face up until cleanup
    yield* act(t, lantern, L.usedLantern, aOf(picked))
  } else {
    t.move(aOf(picked), Z.played) // KD-2.10 neither in hand nor in the discard
    yield* act(t, aOf(picked), L.acted, bOf(picked))
  }
}
/** KD-5.5, KD-5.6 Its value counts, and its ability applies as soon as it is played. */
function* act(t: T, card: CardId, line: number, colour: number): Rule {
  const { attempt: a, active } = t.s
  a.action = card
  a.value = printed(t, card).value
  t.note(line, active, card, colour, a.value)
  yield* t.emit(E.acted, card)
}

// ---------------------------------------------------------------- step 2: boosts

const BOOST_COLOUR = why('boostColour', 'KD-5.11')

/** KD-5.9, KD-5.15, KD-5.16 The other Seekers; a Seeker alone boosts the own action. */
function boosters(t: T): Seat[] {
  if (t.seats === 1) return [0]
  return clockwise(t, t.s.active).slice(1)
}
/**
 * KD-5.7 Only with an action; KD-5.10 at most 2; KD-5.14 nobody has to; KD-5.17 before the dice;
 * KD-5.18 open until 2 are in or all have passed.
 */
function* boosts(t: T): Rule {
  if (t.s.attempt.action < 0) return
  const seats = boosters(t)
  while (t.s.attempt.boosts.length < boostLimit(t) && !isAttemptedGone(t)) {
    const boost = seats.length === 1 ? yield* oneBooster(t, at(seats, 0)) : yield* manyBoosters(t, seats)
    if (boost === null) return
    yield* playBoost(t, boost.seat, boost.card)
  }
}
/** KD-6.9 Cards of the hand, never a lantern. */
function offerBoosts(t: T, seat: Seat): void {
  for (const card of t.cards(Z.hand + seat)) t.offer(V.boost, card, 0, canBoost(t, card))
}
/** KD-3.8, KD-5.11 The boost colour is checked for itself. */
function canBoost(t: T, card: CardId): Why | null {
  return printed(t, card).boost!.colours.includes(t.s.attempt.colour as Colour) ? null : BOOST_COLOUR
}
type Boost = { seat: Seat; card: CardId } | null
function* oneBooster(t: T, seat: Seat): Rule<Boost> {
  offerBoosts(t, seat)
  const picked = yield* t.maybe(seat, Q.boost, handWindow(t))
  return picked ? { seat, card: aOf(picked) } : null
}
function* manyBoosters(t: T, seats: readonly Seat[]): Rule<Boost> {
  const asks = seats.map((seat) => {
    offerBoosts(t, seat)
    return t.hold(seat, Q.boost)
  })
  const taken = yield* t.race(asks, handWindow(t))
  return taken && { seat: taken.seat, card: aOf(taken.option) }
}
/** KD-5.12, KD-5.13 The bar at the bottom counts, its condition included; the text above is ignored. */
export function boostPoints(t: T, card: CardId, seat: Seat): number {
  const { value, bonus } = printed(t, card).boost!
  const bar = bonus !== undefined && holds(t, bonus.when, card, seat) ? bonus.value : value
  return Math.max(0, bar + boostModifier(t, seat))
}
function* playBoost(t: T, seat: Seat, card: CardId): Rule {
  const { attempt: a } = t.s
  const points = boostPoints(t, card, seat)
  t.move(card, Z.played)
  t.note(L.boosted, seat, card, points)
  a.boosts.push(card)
  a.boostPoints += points
  yield* t.emit(E.boosted, card, seat)
}

// ---------------------------------------------------------------- step 3: dice

/** KD-5.19 The roll is not optional; re-rolls come after it is seen; KD-5.24, KD-13.13 light and dark speak of the final roll. */
function* dice(t: T): Rule {
  yield* rollDice(t)
  yield* t.emit(E.rolled)
  const { dice: faces } = t.s.attempt
  if (faces.includes('light') && !isAttemptedGone(t)) yield* t.emit(E.light)
  if (faces.includes('dark') && !isAttemptedGone(t)) yield* t.emit(E.dark)
}

// ---------------------------------------------------------------- step 4: complete or fail

/** KD-5.25, KD-5.36 What this attempt places: action, boosts, dice and other bonuses, never less than nothing. */
export function attemptTotal(t: T): number {
  const a = t.s.attempt
  const acted = a.action < 0 ? 0 : Math.max(0, a.value + actionModifier(t))
  return Math.max(0, acted + a.boostPoints + a.bonus + diceProgress(t))
}
/** Whether what is on the table completes the challenge (KD-5.27). */
export function isEnough(t: T): boolean {
  const { target } = t.s.attempt
  return at(t.s.progress, target) + attemptTotal(t) >= difficulty(t, target)
}
function* resolve(t: T): Rule {
  const { s } = t
  const { target } = s.attempt
  const total = attemptTotal(t)
  place(t, target, total)
  if (t.watched) t.note(L.placed, target, total, at(s.progress, target), difficulty(t, target))
  yield* t.emit(E.placed)
  // KD-16.1 In the same effect; what is copied is not copied again.
  if (s.attempt.copies) {
    for (const copy of copiesInPlay(t, target)) {
      if (copy === target || s.completing.includes(copy)) continue
      place(t, copy, total)
      t.note(L.progress, copy, total, at(s.progress, copy))
    }
  }
  // KD-7.9 One single check for the attempted card and all that received progress with it; KD-12.5 before any penalty.
  checkDefeat(t)
  const done = completable(t, target)
  const success = done.includes(target)
  if (done.length > 0) yield* complete(t, done)
  if (success) yield* t.emit(E.succeeded)
  else if (!isAttemptedGone(t)) yield* fail(t, target) // KD-7.10 rewards first, then the penalty
}
/** KD-5.26, KD-5.37 No cap, no end of tokens; KD-11.10 what lies there stays. */
function place(t: T, card: CardId, n: number): void {
  t.s.progress[card] = at(t.s.progress, card) + n
}

/** KD-5.31, KD-5.32 The penalty is suffered every time; challenge and progress stay. */
function* fail(t: T, target: CardId): Rule {
  const { s } = t
  t.note(L.failed, s.active, target)
  yield* t.emit(E.beforePenalty)
  if (s.attempt.ignored) t.note(L.penaltyIgnored, s.active, target)
  else if (isPenaltyDue(t, target)) {
    s.attempt.penalty = true
    yield* runEffects(t, printed(t, target).penalty, target, s.active)
    s.attempt.penalty = false
  }
  for (const f of inForce(t, 'extraDamage')) {
    if (!holds(t, f.static.when, f.self, s.active)) continue
    t.note(L.ability, f.self)
    damage(t, f.static.n, f.self)
    yield* check(t)
  }
  yield* t.emit(E.failed)
}
/** KD-11.15, KD-11.17 The Master's depends on its card, mostly on the dark; all others always. */
function isPenaltyDue(t: T, target: CardId): boolean {
  const { card } = printed(t, target)
  if (card.kind !== 'master') return true
  const when = card.penaltyWhen
  return when === 'always' || (when === 'onDark' && t.s.attempt.dice.includes('dark'))
}
