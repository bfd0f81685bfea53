import { players } from './bot/index.ts'
import { fateforge as played } from './module.ts'

export { CAMPAIGNS_KEPT } from './campaign-def.ts'
export { chronicles, chronicles as campaign } from './chronicles.ts'
export { CONTENT } from './content/index.ts'
export { type FateforgeGame, makeFateforge } from './game.ts'
export { L } from './log.ts'
export { Q, V } from './questions.ts'
export { type O, type S, type T, Z } from './state.ts'
export { stories } from './story-pack.ts'
export { chapterText, chronicleText, type HeroPage, heroPages } from './text/campaignText.ts'
/** The game as servers, bots and the lab take it. */
export const fateforge = { ...played, ...players }
export { fateforge as module }
