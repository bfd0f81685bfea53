/**
 * What is printed in Seventeen, the reference game: four players, 240 cards of 40 kinds, seventeen sites.
 * A made-up game with the habits of a real one: hidden hands, dice, steals, nested triggers, questions out of turn.
 */
import { codes, verbs } from '@emberhall/kernel'

export const SEATS = 4
export const SITES = 17
export const TURNS = 48
export const ACTIONS = 2
export const DECK_SIZE = 60
export const HAND_LIMIT = 7
export const TABLEAU_LIMIT = 6
export const MAX_ENERGY = 20
export const NOBODY = -1
/** Effects of effects of effects set off nothing further. */
export const MAX_NESTING = 3

/** Sixteen sites in a ring; the seventeenth lies in the middle and borders every fourth. */
export const ROADS: readonly (readonly number[])[] = Array.from({ length: SITES }, (_, site) => {
  if (site === 16) return [0, 4, 8, 12]
  const ring = [(site + 1) % 16, (site + 15) % 16]
  return site % 4 === 0 ? [...ring, 16] : ring
})
export const INCOME: readonly number[] = Array.from({ length: SITES }, (_, site) => (site === 16 ? 2 : site & 1))

export const ENERGY = 0
export const DRAW = 1
export const REINFORCE = 2
export const TAX = 3
export const BOMB = 4
export const SCOUT = 5
export const STEAL = 6
export const CHAIN = 7
export const MARCH = 8
export const RECYCLE = 9
export const CHOICE = 10
export const MUSTER = 11
export const GAMBLE = 12
const EFFECTS = 13
/** What the effect CHOICE lets its player choose from. */
export const CHOICES: readonly number[] = [REINFORCE, BOMB, DRAW]

export const EVENTS = { upkeep: {}, played: {}, won: {}, taken: {}, ended: {}, razed: {} }
export const E = codes(EVENTS)

export interface Card {
  readonly key: string
  readonly cost: number
  readonly effect: number
  readonly amount: number
  /** A card that stays in the tableau and reacts. */
  readonly reaction: Reaction | null
}
export interface Reaction {
  readonly event: number
  /** Reacts to what its owner does, or to what the others do. */
  readonly own: boolean
  readonly optional: boolean
  readonly effect: number
}
const FIRST_REACTION = 28
const REACTION_EFFECTS = [ENERGY, DRAW, REINFORCE, BOMB, SCOUT, STEAL, CHAIN, MUSTER, TAX, ENERGY, RECYCLE, DRAW]
export const CARDS: readonly Card[] = Array.from({ length: FIRST_REACTION + REACTION_EFFECTS.length }, (_, kind) => ({
  key: `card${kind}`,
  cost: kind % 5,
  effect: kind % EFFECTS,
  amount: 1 + (kind % 3),
  reaction:
    kind < FIRST_REACTION
      ? null
      : {
          event: kind % 6,
          own: kind % 4 !== 3,
          optional: kind % 3 !== 0,
          effect: REACTION_EFFECTS[kind - FIRST_REACTION]!,
        },
}))
/** The face of the nth card in a seat's deck. */
export const faceInDeck = (seat: number, nth: number): number => (nth * 7 + seat) % CARDS.length

export const VERBS = {
  play: ['card'],
  recruit: ['n'],
  move: ['n', 'n'],
  discard: ['card'],
  use: ['card'],
  stand: ['n'],
  retreat: ['n'],
  press: ['n'],
  site: ['n'],
  energy: [],
  keep: ['card'],
  from: ['seat'],
  effect: ['n'],
} as const
export const V = verbs(VERBS)
