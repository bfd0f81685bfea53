import { players } from './bot/index.ts'
import { grailCampaign } from './campaign.ts'
import { taintedGrail as played } from './module.ts'

export { CONTENT } from './content/index.ts'
export { type GrailGame, makeGrail } from './game.ts'
export { L } from './log.ts'
export { Q, V } from './questions.ts'
export { stories } from './story/pack.ts'
export { type O, type S, type T, Z } from './state.ts'

/** The game as servers, bots and the lab take it. */
export const taintedGrail = { ...played, ...players }
export { taintedGrail as module }
/** Sittings, one after the other. */
export const campaign = grailCampaign(played.game)
