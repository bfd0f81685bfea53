/** What the cards of Seventeen do, on the kernel. */
import { aOf, type CardId, type Happening, type Option, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import * as printed from './content.ts'
import { CARDS, CHOICES, E, MAX_NESTING, NOBODY, type Reaction, SEATS, SITES, TABLEAU_LIMIT, V } from './content.ts'
import { L } from './logs.ts'
import { arrive } from './sites.ts'
import { type T, Z } from './state.ts'
import { discard, draw, gain, hits, offerHand, place, Q, restock, roll, setSite } from './table.ts'

/** One rule with a case for each effect, as cards name their effects by number. */
function* carryOut(t: T, effect: number, seat: Seat, amount: number, nesting: number): Rule {
  switch (effect) {
    case printed.ENERGY:
      gain(t, seat, amount)
      break
    case printed.DRAW:
      draw(t, seat, amount)
      offerHand(t, seat, V.discard)
      if (t.offerCount > 0) discard(t, seat, yield* t.choose(seat, Q.discard))
      break
    case printed.REINFORCE:
      offerOwnSites(t, seat, 1)
      if (t.offerCount > 0) place(t, seat, aOf(yield* t.choose(seat, Q.reinforce)), amount)
      break
    case printed.TAX:
      for (let k = 1; k < SEATS; k++) {
        const payer = (seat + k) % SEATS
        if (t.s.energy[payer]! > 0) t.offer(V.energy)
        offerOwnSites(t, payer, 2)
        if (t.offerCount > 0) pay(t, payer, yield* t.choose(payer, Q.tax))
      }
      break
    case printed.BOMB: {
      offerEnemySites(t, seat)
      if (t.offerCount === 0) break
      const site = aOf(yield* t.choose(seat, Q.bomb))
      if (isRazed(t, site, yield* roll(t, seat, amount + 1))) yield* t.emit(E.razed, seat, site, nesting)
      break
    }
    case printed.SCOUT: {
      const seen = scout(t, seat)
      if (seen > 0) keep(t, seat, yield* t.choose(seat, Q.scout), seen)
      break
    }
    case printed.STEAL:
      offerVictims(t, seat)
      if (t.offerCount > 0) steal(t, seat, aOf(yield* t.choose(seat, Q.steal)))
      break
    case printed.CHAIN: {
      if (nesting >= MAX_NESTING) break
      offerHand(t, seat, V.play)
      const next = yield* t.maybe(seat, Q.chain)
      if (next !== 0) yield* play(t, seat, aOf(next), nesting + 1)
      break
    }
    case printed.MARCH: {
      offerOwnSites(t, seat, 2)
      if (t.offerCount === 0) break
      const from = aOf(yield* t.choose(seat, Q.marchFrom))
      offerMarches(t, seat, from)
      if (t.offerCount > 0) yield* march(t, seat, from, aOf(yield* t.choose(seat, Q.marchTo)), nesting)
      break
    }
    case printed.RECYCLE:
      restock(t, seat)
      draw(t, seat, 2)
      break
    case printed.CHOICE:
      for (const offered of CHOICES) t.offer(V.effect, offered)
      yield* carryOut(t, aOf(yield* t.choose(seat, Q.choice)), seat, amount, nesting)
      break
    case printed.MUSTER:
      for (let site = 0; site < SITES; site++) if (t.s.owners[site] === seat) place(t, seat, site, 1)
      break
    default: {
      const wins = hits(yield* roll(t, seat, amount), 4)
      for (let i = 0; i < wins; i++) yield* carryOut(t, printed.DRAW, seat, 1, nesting)
      gain(t, seat, 1)
    }
  }
}
function offerOwnSites(t: T, seat: Seat, leastUnits: number): void {
  const { owners, units } = t.s
  for (let site = 0; site < SITES; site++)
    if (owners[site] === seat && units[site]! >= leastUnits) t.offer(V.site, site)
}
function offerEnemySites(t: T, seat: Seat): void {
  const { owners } = t.s
  for (let site = 0; site < SITES; site++) if (owners[site] !== seat && owners[site] !== NOBODY) t.offer(V.site, site)
}
function offerMarches(t: T, seat: Seat, from: number): void {
  const { owners } = t.s
  for (let site = 0; site < SITES; site++)
    if (site !== from && (owners[site] === seat || owners[site] === NOBODY)) t.offer(V.site, site)
}
function offerVictims(t: T, seat: Seat): void {
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && t.cards(Z.hand + other).length > 0) t.offer(V.from, other)
}
function pay(t: T, payer: Seat, payment: Option): void {
  if (verbOf(payment) === V.energy) gain(t, payer, -1)
  else place(t, payer, aOf(payment), -1)
}
function isRazed(t: T, site: number, faces: readonly number[]): boolean {
  const felled = hits(faces, 4)
  t.s.units[site] = t.s.units[site]! - felled
  t.note(L.battle, site, felled, 0)
  if (t.s.units[site] > 0) return false
  setSite(t, site, NOBODY, 1)
  return true
}
/** Shows the seat the top cards of its deck and says how many. */
function scout(t: T, seat: Seat): number {
  const deck = t.cards(Z.deck + seat)
  const seen = Math.min(3, deck.length)
  for (let i = 1; i <= seen; i++) {
    const card = deck[deck.length - i]!
    t.peek(seat, card)
    t.offer(V.keep, card)
  }
  return seen
}
function keep(t: T, seat: Seat, chosen: Option, seen: number): void {
  t.move(aOf(chosen), Z.hand + seat)
  for (let i = 1; i < seen; i++) t.moveUnder(t.top(Z.deck + seat), Z.deck + seat)
}
function steal(t: T, seat: Seat, victim: Seat): void {
  const hand = t.cards(Z.hand + victim)
  t.move(hand[t.random('steal', hand.length)]!, Z.hand + seat)
  t.note(L.steals, seat, victim)
}
function march(t: T, seat: Seat, from: number, to: number, nesting: number): Rule {
  const n = t.s.units[from]! - 1
  t.s.units[from] = 1
  t.note(L.moves, from, to, n)
  return arrive(t, seat, to, n, nesting)
}

export function* play(t: T, seat: Seat, card: CardId, nesting: number): Rule {
  const { effect, amount, reaction } = CARDS[t.face(card)]!
  t.move(card, (reaction === null ? Z.discard : Z.tableau) + seat)
  t.note(L.plays, seat, card)
  if (reaction === null) yield* carryOut(t, effect, seat, amount, nesting)
  else if (t.cards(Z.tableau + seat).length > TABLEAU_LIMIT) t.move(t.cards(Z.tableau + seat)[0]!, Z.discard + seat)
  yield* t.emit(E.played, seat, card, nesting)
}

/** A reaction printed on a card as the kernel's trigger. */
export function triggerOf(reaction: Reaction) {
  const ownerOf = (t: T, self: CardId): Seat => t.s.where[self]! - Z.tableau
  const react = (t: T, self: CardId, h: Happening): Rule => carryOut(t, reaction.effect, ownerOf(t, self), 1, h.c + 1)
  return {
    on: reaction.event,
    phase: 'after' as const,
    if: (t: T, self: CardId, h: Happening): boolean => h.c < MAX_NESTING && (ownerOf(t, self) === h.a) === reaction.own,
    do: reaction.optional
      ? function* (t: T, self: CardId, h: Happening): Rule {
          t.offer(V.use, self)
          if ((yield* t.maybe(ownerOf(t, self), Q.react)) !== 0) yield* react(t, self, h)
        }
      : react,
  }
}
