/** What the cards of Seventeen do, in segments between two questions. */
import { aOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import * as printed from './content.ts'
import { CHOICES, E, MAX_NESTING, NOBODY, SEATS, SITES, V } from './content.ts'
import { ask, askOrPass, become, call, type Frame, GO_ON, leave, type Resumable, type Segment } from './frames.ts'
import * as plain from './plain.ts'
import { Z } from './state.ts'

// The rules that effects call, by their number.
export const PLAY = 1
export const DISCARD = 2
export const HAPPEN = 3
export const EFFECT = 4
export const ARRIVE = 5

/** a: effect, b: amount, c: nesting, d: what the effect has to remember */
export function runEffect(g: Resumable, f: Frame, answer: Option): Option {
  return EFFECTS[f.a]!(g, f, answer)
}

function gainEnergy(g: Resumable, f: Frame): Option {
  plain.gain(g, f.seat, f.b)
  return leave(g)
}
function drawAndDiscard(g: Resumable, f: Frame): Option {
  plain.draw(g, f.seat, f.b)
  return g.zones[Z.hand + f.seat]!.length > 0 ? become(g, DISCARD, f.seat) : leave(g)
}
function reinforce(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    plain.offerOwnSites(g, f.seat, 1)
    return plain.offered() > 0 ? ask(g, f, f.seat, 1) : leave(g)
  }
  plain.place(g, aOf(answer), f.b)
  return leave(g)
}
/** d: how many have paid or could not */
function tax(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 1) {
    const payer = (f.seat + f.d) % SEATS
    if (verbOf(answer) === V.energy) plain.gain(g, payer, -1)
    else plain.place(g, aOf(answer), -1)
    f.at = 0
  }
  f.d++
  if (f.d === SEATS) return leave(g)
  const payer = (f.seat + f.d) % SEATS
  plain.offerPayments(g, payer)
  return plain.offered() > 0 ? ask(g, f, payer, 1) : GO_ON
}
function bomb(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    plain.offerEnemySites(g, f.seat)
    return plain.offered() > 0 ? ask(g, f, f.seat, 1) : leave(g)
  }
  const site = aOf(answer)
  plain.place(g, site, -plain.hits(g, f.b + 1, 4))
  if (g.units[site]! > 0) return leave(g)
  plain.setSite(g, site, NOBODY, 1)
  return become(g, HAPPEN, f.seat, E.razed, f.c)
}
/** d: how many cards are seen */
function scout(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    f.d = Math.min(3, g.zones[Z.deck + f.seat]!.length)
    plain.offerScouted(g, f.seat, f.d)
    return f.d > 0 ? ask(g, f, f.seat, 1) : leave(g)
  }
  plain.keepScouted(g, f.seat, aOf(answer), f.d)
  return leave(g)
}
function steal(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    plain.offerVictims(g, f.seat)
    return plain.offered() > 0 ? ask(g, f, f.seat, 1) : leave(g)
  }
  const from = Z.hand + aOf(answer)
  const hand = g.zones[from]!
  plain.move(g, hand[plain.below(g, hand.length)]!, from, Z.hand + f.seat)
  return leave(g)
}
function chain(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    if (f.c >= MAX_NESTING) return leave(g)
    plain.offerHand(g, f.seat, V.play)
    return askOrPass(g, f, f.seat, 1)
  }
  return answer === PASS ? leave(g) : become(g, PLAY, f.seat, aOf(answer), f.c + 1)
}
/** d: from where */
function march(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    plain.offerOwnSites(g, f.seat, 2)
    return plain.offered() > 0 ? ask(g, f, f.seat, 1) : leave(g)
  }
  if (f.at === 1) {
    f.d = aOf(answer)
    plain.offerMarches(g, f.seat, f.d)
    return plain.offered() > 0 ? ask(g, f, f.seat, 2) : leave(g)
  }
  const n = g.units[f.d]! - 1
  g.units[f.d] = 1
  return become(g, ARRIVE, f.seat, aOf(answer), n, f.c)
}
function recycle(g: Resumable, f: Frame): Option {
  plain.restock(g, f.seat)
  plain.draw(g, f.seat, 2)
  return leave(g)
}
function choice(g: Resumable, f: Frame, answer: Option): Option {
  if (f.at === 0) {
    for (const effect of CHOICES) plain.offer(V.effect, effect)
    return ask(g, f, f.seat, 1)
  }
  return become(g, EFFECT, f.seat, aOf(answer), f.b, f.c)
}
function muster(g: Resumable, f: Frame): Option {
  for (let site = 0; site < SITES; site++) if (g.owners[site] === f.seat) plain.place(g, site, 1)
  return leave(g)
}
/** d: wins still to be drawn for */
function gamble(g: Resumable, f: Frame): Option {
  if (f.at === 0) {
    f.d = plain.hits(g, f.b, 4)
    f.at = 1
  }
  if (f.d > 0) {
    f.d--
    return call(g, EFFECT, f.seat, printed.DRAW, 1, f.c)
  }
  plain.gain(g, f.seat, 1)
  return leave(g)
}

const byCode: Segment[] = []
byCode[printed.ENERGY] = gainEnergy
byCode[printed.DRAW] = drawAndDiscard
byCode[printed.REINFORCE] = reinforce
byCode[printed.TAX] = tax
byCode[printed.BOMB] = bomb
byCode[printed.SCOUT] = scout
byCode[printed.STEAL] = steal
byCode[printed.CHAIN] = chain
byCode[printed.MARCH] = march
byCode[printed.RECYCLE] = recycle
byCode[printed.CHOICE] = choice
byCode[printed.MUSTER] = muster
byCode[printed.GAMBLE] = gamble
const EFFECTS: readonly Segment[] = byCode
