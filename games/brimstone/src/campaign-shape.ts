/** What outlives an Adventure, in names that survive a change of content. */
import { type KeptOf, keptShape, laidShape, listOf, recordOf } from '@emberhall/campaign'
import { HERO } from './hero-shape.ts'

export const CAMPAIGN = {
  heroes: listOf(recordOf(HERO)),
}
export type Campaign = KeptOf<typeof CAMPAIGN>
/** In documents. */
export const KEPT = keptShape(CAMPAIGN)
/** On the table. */
export const LAID = laidShape(CAMPAIGN)
