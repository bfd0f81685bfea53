/** A game made up to show the chain of cards: somebody talks to a ferryman, card after card. */
import { int, list } from '@emberhall/kernel'
import { fixtureGame } from './fixture.ts'

/** Rows from the top: three that ask for something one has, one that is paid for, one that is free. */
export const ROWS = ['wit', 'heart', 'nerve', 'charm', 'free'] as const
export type RowName = (typeof ROWS)[number]
/** What the person who talks has. */
export const HAS: Readonly<Partial<Record<RowName, number>>> = { wit: 1, heart: 2, nerve: 0 }
export interface Saying {
  readonly key: 'ferryman' | 'greet' | 'coin' | 'tale' | 'truth' | 'song'
  /** What it asks of the next card, by row: a level. */
  readonly offers: Partial<Record<RowName, number>>
  /** What it gives where it is met: trust, or doubt below zero. */
  readonly takes: Partial<Record<RowName, number>>
  /** What it gives of itself. */
  readonly own?: number
  /** Whether it can only follow another saying. */
  readonly follows?: true
}
export const FERRYMAN: Saying = { key: 'ferryman', offers: { heart: 1, charm: 1, free: 0 }, takes: {} }
export const HAND: readonly Saying[] = [
  { key: 'greet', offers: { wit: 1, heart: 2, free: 0 }, takes: { heart: 1, free: 1 } },
  { key: 'coin', offers: { nerve: 1, free: 0 }, takes: { charm: 2, free: 1 }, own: 1 },
  { key: 'tale', offers: { wit: 1, charm: 1, free: 0 }, takes: { wit: 1, heart: 2, nerve: 3 } },
  { key: 'truth', offers: { heart: 2, free: 0 }, takes: { heart: 2, nerve: 2, free: -1 } },
  { key: 'song', offers: { free: 0 }, takes: { wit: 1, free: 2 }, follows: true },
]
export const AGAIN = HAND.length
export const parley = fixtureGame({
  id: 'parley',
  state: { laid: list(int()) },
  acts: HAND.length + 1,
  whyNot: ({ laid }, act) =>
    act === AGAIN ? null : laid.includes(act) ? '' : HAND[act]?.follows === true && laid.length === 0 ? 'first' : null,
  take: ({ laid }, act) => {
    if (act === AGAIN) laid.length = 0
    else laid.push(act)
  },
})
