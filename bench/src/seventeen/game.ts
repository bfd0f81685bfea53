/** Seventeen as a game of the kernel. */
import { defineGame } from '@emberhall/kernel'
import { CARDS, DECK_SIZE, EVENTS, faceInDeck, SEATS, VERBS } from './content.ts'
import { triggerOf } from './effects.ts'
import { LOGS } from './logs.ts'
import { collect, setUp, turn } from './rules.ts'
import { STATE, Z, ZONES } from './state.ts'
import { Q } from './table.ts'

const decks = Array.from({ length: SEATS * DECK_SIZE }, (_, card) => {
  const seat = Math.floor(card / DECK_SIZE)
  return { face: faceInDeck(seat, card % DECK_SIZE), zone: Z.deck + seat }
})

export const seventeen = defineGame({
  id: 'seventeen',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  state: STATE,
  zones: ZONES,
  verbs: VERBS,
  questions: Q,
  events: { ...EVENTS, upkeep: { apply: (t, h) => collect(t, h.a) } },
  logs: LOGS,
  faces: CARDS.map(({ key, reaction }) => ({
    key,
    back: 'card',
    triggers: reaction === null ? [] : [triggerOf(reaction)],
  })),
  content: CARDS,
  cards: () => decks,
  steps: { setUp, turn },
  first: 'setUp',
  tie: () => null,
  undoRule: '',
  migrate: {},
})
