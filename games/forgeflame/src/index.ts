export { CONTENT } from './content/index.ts'
export { type ForgeflameGame, makeForgeflame } from './game.ts'
export { forgeflame, forgeflame as module } from './module.ts'
export { ADVENTURERS, type O, PASSAGES, Q, ROW, type S, SITES, type T, V, Z } from './state.ts'
