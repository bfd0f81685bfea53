import { fateforgeCampaign } from './campaign-def.ts'
import { fateforge } from './module.ts'

export { CAMPAIGNS_KEPT } from './campaign-def.ts'
export { CONTENT } from './content/index.ts'
export { type FateforgeGame, makeFateforge } from './game.ts'
export { fateforge, fateforge as module } from './module.ts'
export { L } from './log.ts'
export { Q, V } from './questions.ts'
export { type O, type S, type T, Z } from './state.ts'
export { stories } from './story-pack.ts'
export { chapterText, chronicleText, type HeroPage, heroPages } from './text/campaignText.ts'
/** The campaign as documents keep it. */
export const chronicles = fateforgeCampaign(fateforge.game)
export { chronicles as campaign }
