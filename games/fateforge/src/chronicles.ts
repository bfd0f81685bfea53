/** The campaign as documents keep it. */
import { fateforgeCampaign } from './campaign-def.ts'
import { fateforge } from './module.ts'

export const chronicles = fateforgeCampaign(fateforge.game)
