/** The vocabulary at work: every instruction is one effect, and after every effect the table is checked (KD-7.5). */
import { aOf, at, bOf, type CardId, type Option, type Rule, type Seat, why } from '@emberhall/kernel'
import { challengesInPlay, isAttemptedGone, masterCard } from './board.ts'
import type { Aim, Effect } from './content/types.ts'
import { amount, counted, holds } from './counts.ts'
import { reckon } from './reckoning.ts'
import { clockwise, L, printed, Q, type T, V, Z } from './state.ts'
import { isInForce } from './in-force.ts'
import { attachCard } from './steps/attach.ts'
import { check } from './steps/check.ts'
import { discardFromBoard, replaceOnBoard } from './steps/discard.ts'
import {
  charge,
  climb,
  damage,
  descend,
  discardCards,
  discharge,
  draw,
  fatigue,
  heal,
  shakeFatigue,
} from './steps/icons.ts'
import { rollDice } from './steps/roll.ts'
import { lose } from './steps/end.ts'
import { aimed, candidates, picked, whom } from './targets.ts'

/**
 * KD-4.1, KD-5.33, KD-13.10 What is printed, in that order; KD-4.7 what cannot be done is left out, the rest still happens.
 * KD-7.12 What an effect completes is completed before the next.
 */
export function* vocabulary(t: T, effects: readonly Effect[], self: CardId, you: Seat): Rule {
  for (const effect of effects) {
    yield* runEffect(t, effect, self, you)
    yield* check(t)
  }
}

function* runEffect(t: T, e: Effect, self: CardId, you: Seat): Rule {
  const { s } = t
  const { attempt } = s
  switch (e.do) {
    case 'damage':
      return damage(t, amount(t, e.n, self, you), self)
    case 'heal':
      return heal(t, amount(t, e.n, self, you))
    case 'fatigue':
      return yield* fatigue(t, amount(t, e.n, self, you))
    case 'shakeFatigue':
      return yield* shakeFatigue(t, you, amount(t, e.n, self, you))
    case 'descend':
      return descend(t, amount(t, e.n, self, you))
    case 'climb':
      return climb(t, amount(t, e.n, self, you))
    case 'draw':
      for (const seat of yield* whom(t, e.who, you)) draw(t, seat, amount(t, e.n, self, seat))
      return
    case 'discardHand':
      for (const seat of yield* whom(t, e.who, you)) {
        const n = e.n === 'all' ? t.cards(Z.hand + seat).length : amount(t, e.n, self, seat)
        yield* discardCards(t, seat, n, e.mode ?? 'choose')
      }
      return
    case 'recover':
      for (const seat of yield* whom(t, e.who, you)) yield* recover(t, e, seat, amount(t, e.n, self, seat))
      return
    case 'returnToHand':
      return t.modify('return', self, 1, 'turn')
    case 'charge':
      for (const seat of yield* whom(t, e.who, you)) charge(t, seat)
      return
    case 'discharge':
      for (const seat of yield* whom(t, e.who, you)) discharge(t, seat)
      return
    case 'addProgress':
      for (const card of yield* aimed(t, e.on, self, 'progress', Q.target))
        addProgress(t, card, amount(t, e.n, self, you))
      return
    case 'removeProgress':
      for (const card of yield* aimed(t, e.on, self, 'progress', Q.target))
        removeProgress(t, card, amount(t, e.n, self, you))
      return
    case 'moveProgress':
      return yield* moveProgress(t, e, self, amount(t, e.n, self, you))
    case 'discardCard':
      return yield* discardFromBoard(t, yield* aimed(t, e.on, self, 'discard', Q.target))
    case 'replaceCard':
      for (const card of yield* aimed(t, e.on, self, 'discard', Q.target)) yield* replaceOnBoard(t, card)
      return
    case 'attach':
      return yield* attach(t, e, self)
    case 'reroll':
      return yield* reroll(t, you)
    case 'modValue':
    case 'bonus':
    case 'modDice':
    case 'countFace':
    case 'skipDie':
      return reckon(t, e, self, you)
    case 'copyProgress':
      if (self === attempt.target) attempt.copies = true
      return
    case 'ignorePenalty':
      attempt.ignored = true
      return
    case 'preventDamage':
      attempt.prevent += e.n
      return
    case 'peekWell':
      return yield* peekWell(t, e.n, e.then, you)
    case 'lose':
      return lose(t, 'effect')
    case 'choose': {
      e.options.forEach((_, i) => t.offer(V.option, self, i))
      const picked = yield* t.choose(you, Q.option)
      return yield* vocabulary(t, at(e.options, bOf(picked)), self, you)
    }
    case 'may':
      return yield* may(t, e, self, you)
    case 'if':
      return yield* vocabulary(t, holds(t, e.cond, self, you) ? e.then : (e.else ?? []), self, you)
    case 'forEach': {
      const times = counted(t, e.count, self, you)
      for (let i = 0; i < times; i++) yield* vocabulary(t, e.effects, self, you)
      return
    }
    case 'eachSeeker': // KD-14.11 clockwise from the active Seeker
      for (const seat of clockwise(t, s.active)) yield* vocabulary(t, e.effects, self, seat)
  }
}

function addProgress(t: T, card: CardId, n: number): void {
  if (n <= 0) return
  t.s.progress[card] = at(t.s.progress, card) + n
  t.note(L.progress, card, n, t.s.progress[card])
}
function removeProgress(t: T, card: CardId, n: number): number {
  const taken = Math.min(Math.max(0, n), at(t.s.progress, card))
  if (taken === 0) return 0
  t.s.progress[card] = at(t.s.progress, card) - taken
  t.note(L.lostProgress, card, taken, t.s.progress[card])
  return taken
}
function* moveProgress(t: T, e: Extract<Effect, { do: 'moveProgress' }>, self: CardId, most: number): Rule {
  const from = (yield* aimed(
    t,
    { ...e.from, filter: { ...e.from.filter, withProgress: true } },
    self,
    'progress',
    Q.moveFrom,
  ))[0]
  if (from === undefined) return
  const targets = candidates(t, e.to, self, 'progress').filter((card) => card !== from)
  if (targets.length === 0) return
  for (const card of targets) t.offer(V.target, card)
  const to = aOf(yield* t.choose(t.s.active, Q.moveTo))
  const n = yield* t.number(t.s.active, Q.howMany, 0, Math.min(most, at(t.s.progress, from)))
  addProgress(t, to, removeProgress(t, from, n))
}

function* recover(t: T, e: Extract<Effect, { do: 'recover' }>, seat: Seat, n: number): Rule {
  for (const card of t.cards(Z.discard + seat)) {
    const p = printed(t, card)
    if ((e.colour === undefined || p.colours.includes(e.colour)) && (e.icon === undefined || p.icons.includes(e.icon)))
      t.offer(V.recover, card)
  }
  for (const option of yield* t.some(seat, Q.recover, n, n)) {
    t.note(L.recovered, seat, aOf(option))
    t.move(aOf(option), Z.hand + seat)
  }
}

function* attach(t: T, e: Extract<Effect, { do: 'attach' }>, self: CardId): Rule {
  let card = self
  if (e.what === 'topOfWell') card = t.top(Z.well)
  else if (e.what === 'topOfWellDiscard')
    card = t.top(Z.wellDiscard) // KD-16.5 an empty discard gives nothing
  else if (e.what === 'chosenChallenge') {
    for (const other of challengesInPlay(t)) {
      if (printed(t, other).kind === 'challenge' && !t.s.completing.includes(other)) t.offer(V.target, other)
    }
    card = t.offerCount === 0 ? -1 : aOf(yield* t.choose(t.s.active, Q.target))
  }
  if (card < 0 || t.s.where[card] === Z.removed) return // KD-10.11
  let host = masterCard(t)
  if (e.to === 'chosenHost') {
    for (const other of challengesInPlay(t))
      if (other !== card && !t.s.completing.includes(other)) t.offer(V.target, other)
    if (t.offerCount === 0) return
    host = aOf(yield* t.choose(t.s.active, Q.target))
  }
  yield* attachCard(t, card, host)
}

/** KD-5.22, KD-5.23 All dice again, if the Seeker wants to; the new roll replaces the old. KD-5.34 Not for a card that is gone. */
function* reroll(t: T, you: Seat): Rule {
  if (isInForce(t, 'noRerolls') || isAttemptedGone(t)) return
  t.offer(V.reroll)
  if (!(yield* t.maybe(you, Q.reroll))) return
  t.note(L.rerolled, you)
  yield* rollDice(t)
}

function* peekWell(t: T, n: number, then: 'reorder' | 'discardAny', you: Seat): Rule {
  const top = t.cards(Z.well).slice(-n)
  for (const card of top) t.peek(you, card)
  t.note(L.peeked, you, top.length)
  for (const card of top) t.offer(V.well, card)
  if (then === 'discardAny') {
    for (const option of yield* t.some(you, Q.discardWell, 0, top.length)) t.move(aOf(option), Z.wellDiscard)
    return
  }
  const order: readonly Option[] = yield* t.order(you, Q.reorderWell)
  for (const option of [...order].reverse()) t.move(aOf(option), Z.well)
}

const CANNOT_PAY = why('cannotPay', 'KD-14.1')
function* may(t: T, e: Extract<Effect, { do: 'may' }>, self: CardId, you: Seat): Rule {
  if (!(e.cost ?? []).every((cost) => isPayable(t, cost, self, you))) {
    t.offer(V.use, self, 0, CANNOT_PAY)
    yield* t.maybe(you, Q.pay)
    return
  }
  t.offer(V.use, self)
  if (!(yield* t.maybe(you, Q.pay))) return
  for (const cost of e.cost ?? []) yield* pay(t, cost, self, you)
  yield* vocabulary(t, e.effects, self, you)
}
function* pay(t: T, cost: Effect, self: CardId, you: Seat): Rule {
  if (cost.do !== 'removeProgress') return yield* vocabulary(t, [cost], self, you)
  const n = amount(t, cost.n, self, you)
  for (const card of yield* picked(t, cost.on, withProgress(t, cost.on, self, n), Q.target)) removeProgress(t, card, n)
  yield* check(t)
}
function withProgress(t: T, aim: Aim, self: CardId, n: number): CardId[] {
  return candidates(t, aim, self, 'progress').filter((card) => at(t.s.progress, card) >= n)
}
/** A cost must be paid whole. */
function isPayable(t: T, cost: Effect, self: CardId, you: Seat): boolean {
  switch (cost.do) {
    case 'discardHand':
      return cost.n === 'all' || t.cards(Z.hand + you).length >= amount(t, cost.n, self, you)
    case 'discharge':
      return at(t.s.charged, you)
    case 'fatigue':
      return t.cards(Z.fatigueDeck).length >= amount(t, cost.n, self, you)
    case 'descend':
      return t.s.phase === 'finale' || t.cards(Z.well).length >= amount(t, cost.n, self, you)
    case 'climb':
      return t.s.phase === 'finale' || t.cards(Z.wellDiscard).length >= amount(t, cost.n, self, you)
    case 'removeProgress':
      return withProgress(t, cost.on, self, amount(t, cost.n, self, you)).length > 0
    case 'discardCard':
    case 'replaceCard':
      return candidates(t, cost.on, self, 'discard').length > 0
    default:
      return true
  }
}
