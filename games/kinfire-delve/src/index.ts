import { players } from './bot/index.ts'
import { kinfireDelve as played } from './module.ts'

export { packs } from './content/index.ts'
export { validatePacks } from './content/validate.ts'
export { EXPLOITS } from './exploits.ts'
export { type KinfireGame, makeKinfire } from './game.ts'
export { COLOURS, FACES, L, type O, Q, type S, SLOTS, type T, V, Z } from './state.ts'
export { cardText } from './text/cardText.ts'
export { type Guidance, type Lesson, type Moment, type Point, tutorial } from './tutorial/index.ts'

/** The game as servers, bots and the lab take it. */
export const kinfireDelve = { ...played, ...players }
export { kinfireDelve as module }
