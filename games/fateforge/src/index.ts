export { CONTENT } from './content/index.ts'
export { type FateforgeGame, makeFateforge } from './game.ts'
