/** What the rules of Seventeen do all the time: dice, energy, cards, units. */
import { aOf, type Option, questions, type Rule, type Seat } from '@emberhall/kernel'
import { MAX_ENERGY } from './content.ts'
import { L } from './logs.ts'
import { type T, Z } from './state.ts'

export const Q = questions({
  action: '1',
  handLimit: '2',
  react: '3',
  howMany: '4',
  defend: '5',
  press: '6',
  dice: '7',
  discard: '8',
  reinforce: '9',
  tax: '10',
  bomb: '11',
  scout: '12',
  steal: '13',
  chain: '14',
  marchFrom: '15',
  marchTo: '16',
  choice: '17',
})

const dice: number[][] = []
export function roll(t: T, seat: Seat, n: number): Rule<number[]> {
  return t.roll('hits', (dice[n] ??= new Array<number>(n).fill(6)), seat, Q.dice)
}
/** How many of the dice show at least this. */
export function hits(faces: readonly number[], least: number): number {
  let count = 0
  for (const face of faces) if (face + 1 >= least) count++
  return count
}
export function gain(t: T, seat: Seat, n: number): void {
  t.s.energy[seat] = Math.min(MAX_ENERGY, t.s.energy[seat]! + n)
  t.note(L.energy, seat, n)
}
export function draw(t: T, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    if (t.cards(Z.deck + seat).length === 0) {
      if (t.cards(Z.discard + seat).length === 0) return
      restock(t, seat)
    }
    const card = t.top(Z.deck + seat)
    t.move(card, Z.hand + seat)
    t.note(L.draws, seat, card)
  }
}
export function restock(t: T, seat: Seat): void {
  while (t.cards(Z.discard + seat).length > 0) t.move(t.top(Z.discard + seat), Z.deck + seat)
  t.shuffle(Z.deck + seat)
  t.note(L.shuffles, seat)
}
export function offerHand(t: T, seat: Seat, verb: number): void {
  for (const card of t.cards(Z.hand + seat)) t.offer(verb, card)
}
export function discard(t: T, seat: Seat, chosen: Option): void {
  t.move(aOf(chosen), Z.discard + seat)
  t.note(L.discards, seat, aOf(chosen))
}
export function setSite(t: T, site: number, owner: Seat, n: number): void {
  t.s.owners[site] = owner
  t.s.units[site] = n
}
export function place(t: T, seat: Seat, site: number, n: number): void {
  t.s.units[site] = t.s.units[site]! + n
  t.note(L.places, seat, site, n)
}
