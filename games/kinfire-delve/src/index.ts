export { packs } from './content/index.ts'
export { type KinfireGame, makeKinfire } from './game.ts'
export { COLOURS, FACES, L, type O, Q, type S, SLOTS, type T, V, Z } from './state.ts'
