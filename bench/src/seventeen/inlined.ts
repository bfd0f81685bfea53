/** Seventeen with everything inlined: no engine, no record, choices drawn on the spot. This is the limit. */
import { aOf, bOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import { pick } from '../choices.ts'
import * as printed from './content.ts'
import {
  ACTIONS,
  CARDS,
  CHOICES,
  E,
  HAND_LIMIT,
  MAX_NESTING,
  NOBODY,
  type Reaction,
  SEATS,
  SITES,
  TURNS,
  V,
} from './content.ts'
import * as plain from './plain.ts'
import { offers, type Plain } from './plain.ts'
import { Z } from './state.ts'

let decisions = 0
/** Plays a game to its end and says how many decisions it took. */
export function playOut(g: Plain): number {
  decisions = 0
  while (!g.over) turn(g, g.turn % SEATS)
  return decisions
}
function choose(): Option {
  const n = plain.takeOffers()
  if (n === 1) return offers[0]!
  decisions++
  return offers[pick(n)]!
}
/** One of the offers, or PASS. Where nothing is offered nothing is asked. */
function maybe(): Option {
  const n = plain.takeOffers()
  if (n === 0) return PASS
  offers[n] = PASS
  decisions++
  return offers[pick(n + 1)]!
}
function number(min: number, max: number): number {
  if (min === max) return min
  decisions++
  return min + pick(max - min + 1)
}

function turn(g: Plain, seat: number): void {
  plain.collect(g, seat)
  happen(g, E.upkeep, seat, 0)
  for (let left = ACTIONS; left > 0; left--) {
    plain.offerActions(g, seat)
    const action = maybe()
    if (action === PASS) break
    act(g, seat, action)
  }
  while (g.zones[Z.hand + seat]!.length > HAND_LIMIT) discardOne(g, seat)
  happen(g, E.ended, seat, 0)
  plain.score(g, seat)
  if (++g.turn >= TURNS) g.over = true
}
function act(g: Plain, seat: number, action: Option): void {
  switch (verbOf(action)) {
    case V.play:
      plain.gain(g, seat, -CARDS[g.faces[aOf(action)]!]!.cost)
      play(g, seat, aOf(action), 0)
      break
    case V.recruit:
      plain.gain(g, seat, -2)
      plain.place(g, aOf(action), 2)
      break
    default: {
      const from = aOf(action)
      const n = number(1, Math.min(4, g.units[from]! - 1))
      plain.place(g, from, -n)
      arrive(g, seat, bOf(action), n, 0)
    }
  }
}
function play(g: Plain, seat: number, card: number, nesting: number): void {
  const { effect, amount, reaction } = CARDS[g.faces[card]!]!
  plain.layOut(g, seat, card)
  if (reaction === null) carryOut(g, seat, effect, amount, nesting)
  happen(g, E.played, seat, nesting)
}
function discardOne(g: Plain, seat: number): void {
  plain.offerHand(g, seat, V.discard)
  plain.move(g, aOf(choose()), Z.hand + seat, Z.discard + seat)
}

/** Who reacts is settled first; whoever a reaction puts out of play no longer does. */
function happen(g: Plain, event: number, seat: number, nesting: number): void {
  let waiting: number[] | null = null
  for (let owner = 0; owner < SEATS; owner++) {
    const tableau = g.zones[Z.tableau + owner]!
    for (let i = 0; i < tableau.length; i++)
      if (plain.reacts(g, tableau[i]!, event, seat, nesting)) (waiting ??= []).push(tableau[i]!, g.faces[tableau[i]!]!)
  }
  while (waiting !== null) {
    const card = waiting[0]!
    react(g, g.where[card]! - Z.tableau, card, CARDS[g.faces[card]!]!.reaction!, nesting)
    waiting = waiting.length === 2 ? null : plain.stillReacting(g, waiting, event, seat, nesting)
  }
}
function react(g: Plain, owner: number, card: number, reaction: Reaction, nesting: number): void {
  if (reaction.optional) {
    plain.offer(V.use, card)
    if (maybe() === PASS) return
  }
  carryOut(g, owner, reaction.effect, 1, nesting + 1)
}

// ---------------------------------------------------------------- sites

function arrive(g: Plain, seat: number, site: number, n: number, nesting: number): void {
  const defender = g.owners[site]!
  if (defender === seat) {
    plain.place(g, site, n)
    return
  }
  if (defender !== NOBODY) {
    plain.offerDefence(g, defender, site)
    const answer = choose()
    if (verbOf(answer) === V.stand) {
      battle(g, seat, site, n, nesting)
      return
    }
    plain.place(g, aOf(answer), g.units[site]!)
  }
  takeSite(g, seat, site, n, nesting)
}
function battle(g: Plain, seat: number, site: number, n: number, nesting: number): void {
  let attackers = n
  for (let round = 0; round < 3; round++) {
    const felled = plain.hits(g, attackers, 4)
    attackers -= plain.hits(g, g.units[site]!, 5)
    plain.place(g, site, -felled)
    if (attackers <= 0 || g.units[site]! <= 0 || round === 2) break
    plain.offer(V.press, site)
    if (maybe() === PASS) break
  }
  if (g.units[site]! > 0) return
  if (attackers <= 0) {
    plain.setSite(g, site, NOBODY, 1)
    return
  }
  g.points[seat] = g.points[seat]! + 1
  happen(g, E.won, seat, nesting)
  takeSite(g, seat, site, attackers, nesting)
}
function takeSite(g: Plain, seat: number, site: number, n: number, nesting: number): void {
  plain.setSite(g, site, seat, n)
  happen(g, E.taken, seat, nesting)
}

// ---------------------------------------------------------------- effects

function carryOut(g: Plain, seat: number, effect: number, amount: number, nesting: number): void {
  switch (effect) {
    case printed.ENERGY:
      plain.gain(g, seat, amount)
      break
    case printed.DRAW:
      drawAndDiscard(g, seat, amount)
      break
    case printed.REINFORCE:
      plain.offerOwnSites(g, seat, 1)
      if (plain.offered() > 0) plain.place(g, aOf(choose()), amount)
      break
    case printed.TAX:
      for (let k = 1; k < SEATS; k++) tax(g, (seat + k) % SEATS)
      break
    case printed.BOMB:
      bomb(g, seat, amount, nesting)
      break
    case printed.SCOUT: {
      const seen = Math.min(3, g.zones[Z.deck + seat]!.length)
      plain.offerScouted(g, seat, seen)
      if (seen > 0) plain.keepScouted(g, seat, aOf(choose()), seen)
      break
    }
    case printed.STEAL:
      steal(g, seat)
      break
    case printed.CHAIN: {
      if (nesting >= MAX_NESTING) break
      plain.offerHand(g, seat, V.play)
      const next = maybe()
      if (next !== PASS) play(g, seat, aOf(next), nesting + 1)
      break
    }
    case printed.MARCH:
      march(g, seat, nesting)
      break
    case printed.RECYCLE:
      plain.restock(g, seat)
      plain.draw(g, seat, 2)
      break
    case printed.CHOICE:
      for (let i = 0; i < CHOICES.length; i++) plain.offer(V.effect, CHOICES[i])
      carryOut(g, seat, aOf(choose()), amount, nesting)
      break
    case printed.MUSTER:
      for (let site = 0; site < SITES; site++) if (g.owners[site] === seat) plain.place(g, site, 1)
      break
    default: {
      const wins = plain.hits(g, amount, 4)
      for (let i = 0; i < wins; i++) drawAndDiscard(g, seat, 1)
      plain.gain(g, seat, 1)
    }
  }
}
function drawAndDiscard(g: Plain, seat: number, amount: number): void {
  plain.draw(g, seat, amount)
  if (g.zones[Z.hand + seat]!.length > 0) discardOne(g, seat)
}
function tax(g: Plain, payer: number): void {
  plain.offerPayments(g, payer)
  if (plain.offered() === 0) return
  const payment = choose()
  if (verbOf(payment) === V.energy) plain.gain(g, payer, -1)
  else plain.place(g, aOf(payment), -1)
}
function bomb(g: Plain, seat: number, amount: number, nesting: number): void {
  plain.offerEnemySites(g, seat)
  if (plain.offered() === 0) return
  const site = aOf(choose())
  plain.place(g, site, -plain.hits(g, amount + 1, 4))
  if (g.units[site]! > 0) return
  plain.setSite(g, site, NOBODY, 1)
  happen(g, E.razed, seat, nesting)
}
function steal(g: Plain, seat: number): void {
  plain.offerVictims(g, seat)
  if (plain.offered() === 0) return
  const victim = aOf(choose())
  const hand = g.zones[Z.hand + victim]!
  plain.move(g, hand[plain.below(g, hand.length)]!, Z.hand + victim, Z.hand + seat)
}
function march(g: Plain, seat: number, nesting: number): void {
  plain.offerOwnSites(g, seat, 2)
  if (plain.offered() === 0) return
  const from = aOf(choose())
  plain.offerMarches(g, seat, from)
  if (plain.offered() === 0) return
  const to = aOf(choose())
  const n = g.units[from]! - 1
  g.units[from] = 1
  arrive(g, seat, to, n, nesting)
}
