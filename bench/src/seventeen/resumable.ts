/** The rules of Seventeen in segments between two questions. */
import { aOf, bOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import { ACTIONS, CARDS, E, HAND_LIMIT, NOBODY, SEATS, TURNS, V } from './content.ts'
import {
  ask,
  askNumber,
  askOrPass,
  become,
  call,
  type Frame,
  GO_ON,
  leave,
  type Resumable,
  type Segment,
  WAIT,
} from './frames.ts'
import * as plain from './plain.ts'
import { ARRIVE, DISCARD, EFFECT, HAPPEN, PLAY, runEffect } from './resumableEffects.ts'
import { Z } from './state.ts'

const TURN = 0
const MOVE = 6
const BATTLE = 7
const TAKE = 8

export function begin(seed: number): Resumable {
  const g: Resumable = { ...plain.deal(seed), stack: [], seat: 0, options: [] }
  advance(g, GO_ON)
  return g
}
/** Runs the rules from an answer to the next question, or to the end of the game. */
export function advance(g: Resumable, given: Option): void {
  let answer = given
  g.options = []
  while (answer !== WAIT) {
    const frame = g.stack[g.stack.length - 1]
    if (frame !== undefined) answer = RULES[frame.rule]!(g, frame, answer)
    else if (g.over) return
    else call(g, TURN, g.turn % SEATS)
  }
}

function turn(g: Resumable, f: Frame, answer: Option): Option {
  const { seat } = f
  switch (f.at) {
    case 0:
      plain.collect(g, seat)
      f.a = ACTIONS
      f.at = 1
      return call(g, HAPPEN, seat, E.upkeep)
    case 1:
      if (f.a === 0) return goTo(f, 3)
      plain.offerActions(g, seat)
      return askOrPass(g, f, seat, 2)
    case 2:
      if (answer === PASS) return goTo(f, 3)
      f.a--
      f.at = 1
      return act(g, seat, answer)
    case 3:
      if (g.zones[Z.hand + seat]!.length > HAND_LIMIT) return call(g, DISCARD, seat)
      f.at = 4
      return call(g, HAPPEN, seat, E.ended)
    default:
      plain.score(g, seat)
      if (++g.turn >= TURNS) g.over = true
      return leave(g)
  }
}
function goTo(f: Frame, at: number): Option {
  f.at = at
  return GO_ON
}
function act(g: Resumable, seat: number, action: Option): Option {
  switch (verbOf(action)) {
    case V.play:
      plain.gain(g, seat, -CARDS[g.faces[aOf(action)]!]!.cost)
      return call(g, PLAY, seat, aOf(action))
    case V.recruit:
      plain.gain(g, seat, -2)
      plain.place(g, aOf(action), 2)
      return GO_ON
    default:
      return call(g, MOVE, seat, aOf(action), bOf(action))
  }
}
/** a: card, b: nesting */
function play(g: Resumable, f: Frame): Option {
  if (f.at === 1) return become(g, HAPPEN, f.seat, E.played, f.b)
  const { effect, amount, reaction } = CARDS[g.faces[f.a]!]!
  plain.layOut(g, f.seat, f.a)
  f.at = 1
  return reaction === null ? call(g, EFFECT, f.seat, effect, amount, f.b) : GO_ON
}
function discard(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    plain.offerHand(g, f.seat, V.discard)
    return ask(g, f, f.seat, 1)
  }
  plain.move(g, aOf(answer), Z.hand + f.seat, Z.discard + f.seat)
  return leave(g)
}
/** a: event, b: nesting; cards: who reacts, each with its face */
function happen(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) f.cards = reacting(g, f)
  if (f.at === 2 && answer !== PASS) return react(g, f)
  if (f.at >= 2) f.cards = plain.stillReacting(g, f.cards, f.a, f.seat, f.b) ?? []
  if (f.cards.length === 0) return leave(g)
  const card = f.cards[0]!
  if (!CARDS[f.cards[1]!]!.reaction!.optional) return react(g, f)
  plain.offer(V.use, card)
  return askOrPass(g, f, g.where[card]! - Z.tableau, 2)
}
function reacting(g: Resumable, f: Frame): number[] {
  const found: number[] = []
  for (let owner = 0; owner < SEATS; owner++)
    for (const card of g.zones[Z.tableau + owner]!)
      if (plain.reacts(g, card, f.a, f.seat, f.b)) found.push(card, g.faces[card]!)
  return found
}
function react(g: Resumable, f: Frame): Option {
  f.at = 3
  const { effect } = CARDS[f.cards[1]!]!.reaction!
  return call(g, EFFECT, g.where[f.cards[0]!]! - Z.tableau, effect, 1, f.b + 1)
}

// ---------------------------------------------------------------- sites

/** a: from, b: to */
function move(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) return askNumber(g, f, f.seat, 1, Math.min(4, g.units[f.a]! - 1))
  const n = aOf(answer)
  plain.place(g, f.a, -n)
  return become(g, ARRIVE, f.seat, f.b, n)
}
/** a: site, b: units, c: nesting */
function arrive(g: Resumable, f: Frame, answer: Option): Option {
  const defender = g.owners[f.a]!
  if (f.at === 0) {
    if (defender === f.seat) {
      plain.place(g, f.a, f.b)
      return leave(g)
    }
    if (defender === NOBODY) return become(g, TAKE, f.seat, f.a, f.b, f.c)
    plain.offerDefence(g, defender, f.a)
    return ask(g, f, defender, 1)
  }
  if (verbOf(answer) === V.stand) return become(g, BATTLE, f.seat, f.a, f.b, f.c)
  plain.place(g, aOf(answer), g.units[f.a]!)
  return become(g, TAKE, f.seat, f.a, f.b, f.c)
}
/** a: site, b: attackers, c: nesting, d: round */
function battle(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    const felled = plain.hits(g, f.b, 4)
    f.b -= plain.hits(g, g.units[f.a]!, 5)
    plain.place(g, f.a, -felled)
    if (f.b <= 0 || g.units[f.a]! <= 0 || f.d === 2) return goTo(f, 2)
    f.d++
    plain.offer(V.press, f.a)
    return askOrPass(g, f, f.seat, 1)
  }
  if (f.at === 1) return goTo(f, answer === PASS ? 2 : 0)
  if (f.at === 3) return become(g, TAKE, f.seat, f.a, f.b, f.c)
  if (g.units[f.a]! > 0) return leave(g)
  if (f.b <= 0) {
    plain.setSite(g, f.a, NOBODY, 1)
    return leave(g)
  }
  g.points[f.seat] = g.points[f.seat]! + 1
  f.at = 3
  return call(g, HAPPEN, f.seat, E.won, f.c)
}
/** a: site, b: units, c: nesting */
function take(g: Resumable, f: Frame): Option {
  plain.setSite(g, f.a, f.seat, f.b)
  return become(g, HAPPEN, f.seat, E.taken, f.c)
}

const byCode: Segment[] = []
byCode[TURN] = turn
byCode[PLAY] = play
byCode[DISCARD] = discard
byCode[HAPPEN] = happen
byCode[EFFECT] = runEffect
byCode[ARRIVE] = arrive
byCode[MOVE] = move
byCode[BATTLE] = battle
byCode[TAKE] = take
const RULES: readonly Segment[] = byCode
