import { players } from './bot/index.ts'
import { brimstoneCampaign } from './campaign.ts'
import { brimstone as played } from './module.ts'

export { CONTENT } from './content/index.ts'
export { type BrimstoneGame, makeBrimstone } from './game.ts'
export { L } from './log.ts'
export { Q, V } from './questions.ts'
export { type O, type S, type T, Z } from './state.ts'

/** The game as servers, bots and the lab take it. */
export const brimstone = { ...played, ...players }
export { brimstone as module }
/** Adventures and stays in town, one after the other. */
export const campaign = brimstoneCampaign(played.game)
