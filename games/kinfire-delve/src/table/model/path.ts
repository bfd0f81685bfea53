/** The way of a turn, and how far along it the table has come. */
import type { LogLine, Seat } from '@emberhall/kernel'
import type { S } from '../../state.ts'

export const STOPS = ['hand', 'card', 'action', 'boost', 'roll', 'outcome', 'refill'] as const
export type Stop = (typeof STOPS)[number]

/** Questions that belong to one stop alone; all others come out of what a card says. */
const ASKED: Readonly<Record<string, Stop>> = {
  exhaust: 'hand',
  choose: 'card',
  action: 'action',
  boost: 'boost',
  roll: 'roll',
  reroll: 'roll',
}
/** Where the turn stands, by what is asked; for those who watch, by what lies on the table and was told. */
export function stopOf({ attempt }: S, asked: string | undefined, log: readonly LogLine[]): Stop {
  const stop = asked === undefined ? undefined : ASKED[asked]
  if (stop !== undefined) return stop
  if (attempt.target < 0) return asked === undefined ? begun(log) : 'outcome'
  if (!attempt.open) return 'refill'
  if (attempt.dice.length > 0) return 'outcome'
  return attempt.action < 0 ? 'action' : 'boost'
}
/** Nobody who watches is told that a hand is kept: the turn has come as far as they have seen it come. */
const begun = (log: readonly LogLine[]): Stop =>
  log.findLast(({ what }) => what === 'turn' || what === 'exhausted')?.what === 'exhausted' ? 'card' : 'hand'
/** Who goes next, if the game goes on. */
export function nextSeat({ agenda }: S): Seat | null {
  return agenda.find(({ step }) => step === 'turn')?.a ?? null
}
