/** The vocabulary at work: every instruction is one effect, and after every effect the table is checked (KD-7.5). */
import { aOf, type CardId, type Option, type Rule, type Seat, why } from '@emberhall/kernel'
import { challengesInPlay, copiesInPlay, faceUpCards, fitsFilter, isMasterUp, masterCard } from './board.ts'
import type { Aim, Effect } from './content/types.ts'
import { amount, counted, holds } from './counts.ts'
import { clockwise, L, printed, Q, type T, V, Z } from './state.ts'
import { isInForce } from './statics.ts'
import { attachCard } from './steps/attach.ts'
import { check } from './steps/check.ts'
import { discardFromBoard, replaceOnBoard } from './steps/discard.ts'
import { charge, climb, damage, descend, discardCards, draw, fatigue, heal, shakeFatigue } from './steps/icons.ts'
import { rollDice } from './steps/roll.ts'
import { lose } from './steps/end.ts'

/** KD-4.1, KD-5.33 In printed order; KD-4.7 what cannot be done is left out, the rest still happens. */
export function* runEffects(t: T, effects: readonly Effect[], self: CardId, you: Seat): Rule {
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
      for (const seat of yield* whom(t, e.who, you)) s.charged[seat] = false
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
      for (const card of yield* aimed(t, e.on, self, 'discard', Q.target)) yield* discardFromBoard(t, card)
      return
    case 'replaceCard':
      for (const card of yield* aimed(t, e.on, self, 'discard', Q.target)) yield* replaceOnBoard(t, card)
      return
    case 'attach':
      return yield* attach(t, e, self)
    case 'reroll':
      return yield* reroll(t, you)
    case 'modValue':
      attempt.value += amount(t, e.n, self, you)
      return
    case 'bonus':
      attempt.bonus += amount(t, e.n, self, you)
      return
    case 'modDice':
      attempt.extra.push({ face: e.face, n: e.n })
      return
    case 'countFace':
      if (!attempt.counted.includes(e.face)) attempt.counted.push(e.face)
      return
    case 'skipDie':
      attempt.skip.push(e.die)
      return
    case 'copyProgress':
      attempt.copies = true
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
      e.options.forEach((_, i) => t.offer(V.option, i))
      const picked = yield* t.choose(you, Q.option)
      return yield* runEffects(t, e.options[aOf(picked)]!, self, you)
    }
    case 'may':
      return yield* may(t, e, self, you)
    case 'if':
      return yield* runEffects(t, holds(t, e.cond, self, you) ? e.then : (e.else ?? []), self, you)
    case 'forEach': {
      const times = counted(t, e.count, self, you)
      for (let i = 0; i < times; i++) yield* runEffects(t, e.effects, self, you)
      return
    }
    case 'eachSeeker': // KD-14.11 clockwise from the active Seeker
      for (const seat of clockwise(t, s.active)) yield* runEffects(t, e.effects, self, seat)
      return
  }
}

/** KD-14.4, KD-14.11 Whom an instruction hits. */
function* whom(t: T, who: 'you' | 'each' | 'another' | undefined, you: Seat): Rule<readonly Seat[]> {
  if (who === 'each') return clockwise(t, t.s.active)
  if (who !== 'another') return [you]
  for (const seat of clockwise(t, you)) if (seat !== you) t.offer(V.seeker, seat)
  if (t.n === 0) return []
  return [aOf(yield* t.choose(t.s.active, Q.another))]
}

/** What a text may be aimed at: KD-7.11 not what is being completed, KD-11.9 not what lies face down, KD-11.14 the Master is never discarded. */
function candidates(t: T, aim: Aim, self: CardId, use: 'progress' | 'discard'): CardId[] {
  const { s } = t
  const master = masterCard(t)
  const withMaster = use === 'progress' && isMasterUp(t, master) ? [master] : []
  const challenges = [...challengesInPlay(t), ...withMaster]
  const pool = (): CardId[] => {
    switch (aim.target) {
      case 'self':
        return [...faceUpCards(t), ...withMaster].filter((card) => card === self)
      case 'attempted':
        return challenges.filter((card) => card === s.attempt.target)
      case 'chosenChallenge':
      case 'eachChallenge':
        return challenges
      case 'otherChallenge':
      case 'eachOtherChallenge': {
        const but = s.attempt.open ? s.attempt.target : self
        return challenges.filter((card) => card !== but)
      }
      case 'chosenWellCard':
        return faceUpCards(t)
      case 'otherCopies':
        return copiesInPlay(t, self).filter((card) => card !== self)
      case 'master':
        return withMaster
    }
  }
  return pool().filter(
    (card) =>
      fitsFilter(t, card, aim.filter) &&
      !s.completing.includes(card) &&
      (use !== 'discard' || printed(t, card).discardable),
  )
}
const CHOSEN: readonly Aim['target'][] = ['chosenChallenge', 'otherChallenge', 'chosenWellCard']
function* aimed(
  t: T,
  aim: Aim,
  self: CardId,
  use: 'progress' | 'discard',
  question: typeof Q.target,
): Rule<readonly CardId[]> {
  const cards = candidates(t, aim, self, use)
  if (cards.length === 0 || !CHOSEN.includes(aim.target)) return cards
  for (const card of cards) t.offer(V.target, card)
  return [aOf(yield* t.choose(t.s.active, question))]
}

function addProgress(t: T, card: CardId, n: number): void {
  if (n <= 0) return
  t.s.progress[card] = t.s.progress[card]! + n
  t.note(L.progress, card, n, t.s.progress[card]!)
}
function removeProgress(t: T, card: CardId, n: number): number {
  const taken = Math.min(Math.max(0, n), t.s.progress[card]!)
  if (taken === 0) return 0
  t.s.progress[card] = t.s.progress[card]! - taken
  t.note(L.lostProgress, card, taken, t.s.progress[card]!)
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
  const n = yield* t.number(t.s.active, Q.howMany, 0, Math.min(most, t.s.progress[from]!))
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
    card = t.n === 0 ? -1 : aOf(yield* t.choose(t.s.active, Q.target))
  }
  if (card < 0) return
  let host = masterCard(t)
  if (e.to === 'chosenHost') {
    for (const other of challengesInPlay(t)) if (other !== card) t.offer(V.target, other)
    if (t.n === 0) return
    host = aOf(yield* t.choose(t.s.active, Q.target))
  }
  yield* attachCard(t, card, host)
}

/** KD-5.22, KD-5.23 All dice again, if the Seeker wants to; the new roll replaces the old. */
function* reroll(t: T, you: Seat): Rule {
  if (isInForce(t, 'noRerolls')) return
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
  yield* runEffects(t, e.cost ?? [], self, you)
  yield* runEffects(t, e.effects, self, you)
}
/** A cost must be paid whole. */
function isPayable(t: T, cost: Effect, self: CardId, you: Seat): boolean {
  switch (cost.do) {
    case 'discardHand':
      return cost.n === 'all' || t.cards(Z.hand + you).length >= amount(t, cost.n, self, you)
    case 'discharge':
      return t.s.charged[you]!
    case 'fatigue':
      return t.cards(Z.fatigueDeck).length >= amount(t, cost.n, self, you)
    case 'climb':
      return t.s.phase === 'finale' || t.cards(Z.wellDiscard).length >= amount(t, cost.n, self, you)
    case 'removeProgress':
      return candidates(t, cost.on, self, 'progress').some(
        (card) => t.s.progress[card]! >= amount(t, cost.n, self, you),
      )
    default:
      return true
  }
}
