import { players } from './bot/index.ts'
import { forgeflame as played } from './module.ts'

export { CONTENT } from './content/index.ts'
export { type ForgeflameGame, makeForgeflame } from './game.ts'
export { ADVENTURERS, type O, PASSAGES, Q, ROW, type S, SITES, type T, V, Z } from './state.ts'

/** The game as servers, bots and the lab take it. */
export const forgeflame = { ...played, ...players }
export { forgeflame as module }
