/** Ways into the middle of a turn, and what can be read off it. */
import type { Play } from '@emberhall/testkit'
import { SYMBOLS } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { noTurn } from '../src/state.ts'
import { adv, forgeflame, scene, type Scene, SITES, Z } from './scene.ts'

export type Playing = Play<S, O>
type Symbols = Readonly<Partial<Record<(typeof SYMBOLS)[number], number>>>

/** Seat 0 has this one card in hand, so it is played at once. */
export function acting(card: string, wanted: Scene = {}): Playing {
  return scene({ ...wanted, hands: [[card], ...(wanted.hands ?? []).slice(1)] }).begin()
}
/** Seat 0 is in the middle of a card, with just these symbols left on it. */
export function left(symbols: Symbols, card: string, wanted: Scene = {}): Playing {
  return scene({ ...wanted, active: [[card], ...(wanted.active ?? []).slice(1)] })
    .agenda('act')
    .set((s, find) => {
      const id = find(card, Z.active)
      s.phase = 'turns'
      s.turn = { ...noTurn(0), card: id, adv: actorOf(wanted, card), pool: SYMBOLS.map((kind) => symbols[kind] ?? 0) }
    })
    .begin()
}
function actorOf({ game = forgeflame }: Scene, card: string): number {
  return adv(game.content.cards.find(({ id }) => id === card)!.adventurer)
}
/** The sites that seat 0's Moves lead to. */
export const goes = (t: Playing): string[] => namedBy(t, 'move')
/** What follows a verb among the answers on offer. */
export function namedBy(t: Playing, verb: string, seat = 0): string[] {
  return t.options(seat).flatMap((word) => (word.startsWith(`${verb}:`) ? [word.slice(verb.length + 1)] : []))
}
/** The verbs on offer, each once. */
export function verbs(t: Playing, seat = 0): string[] {
  return [...new Set(t.options(seat).map((word) => word.split(':')[0]!))].toSorted()
}
export const koboldSites = (t: Playing): string[] => t.state.kobolds.map((kobold) => SITES[kobold.site]!)
export const litFlames = (t: Playing): number => t.state.flames.filter((flame) => flame.lit).length
export const pool = (t: Playing): number[] => t.state.turn.pool
/** Log lines of one kind, in order. */
export const lines = (t: Playing, what: string): string[] =>
  t.log(0).filter((line) => line === what || line.startsWith(`${what} `))
/** Every card of a zone into another one of the same seat. */
export function allOf(s: S, from: number, to: number): void {
  for (const id of s.zones[from]!) s.where[id] = to
  s.zones[to]!.push(...s.zones[from]!.splice(0))
}
