/** A stack of rules that is plain data: for engines whose state must be serialisable between two moves. */
import { type Option, PASS, pack } from '@emberhall/kernel'
import { offerOption, offers, type Plain, takeOffers } from './plain.ts'

export interface Frame {
  rule: number
  /** Where to go on. */
  at: number
  seat: number
  a: number
  b: number
  c: number
  d: number
  cards: number[]
}
export interface Resumable extends Plain {
  stack: Frame[]
  /** Who is asked, and what may be answered; nothing when the game is over. */
  seat: number
  options: Option[]
}
/** Runs a rule up to its next question or call. Returns what the next to run is told, or WAIT. */
export type Segment = (g: Resumable, f: Frame, answer: Option) => Option
export const WAIT = -1
export const GO_ON = 0

export function call(g: Resumable, rule: number, seat: number, a = 0, b = 0, c = 0): Option {
  g.stack.push({ rule, at: 0, seat, a, b, c, d: 0, cards: [] })
  return GO_ON
}
export function leave(g: Resumable): Option {
  g.stack.pop()
  return GO_ON
}
/** The last act of a rule is another rule. */
export function become(g: Resumable, rule: number, seat: number, a = 0, b = 0, c = 0): Option {
  g.stack.pop()
  return call(g, rule, seat, a, b, c)
}
/** Asks for one of the offers, and goes on at a place. A single offer is taken without asking. */
export function ask(g: Resumable, f: Frame, seat: number, at: number): Option {
  f.at = at
  const n = takeOffers()
  if (n === 1) return offers[0]!
  g.seat = seat
  g.options = Array.from(offers.subarray(0, n))
  return WAIT
}
/** One of the offers or PASS. Where nothing is offered nothing is asked. */
export function askOrPass(g: Resumable, f: Frame, seat: number, at: number): Option {
  offerOption(PASS)
  return ask(g, f, seat, at)
}
const NUMBER = 2
export function askNumber(g: Resumable, f: Frame, seat: number, at: number, max: number): Option {
  for (let n = 1; n <= max; n++) offerOption(pack(NUMBER, n))
  return ask(g, f, seat, at)
}
