/** SB-33.1, SB-33.2 What outlives an Adventure, in names that survive a change of content. */
import { type KeptOf, keptShape, laidShape, listOf, recordOf } from '@emberhall/campaign'
import { int, oneOf, text } from '@emberhall/kernel'
import { HERO } from './hero-shape.ts'

export const CAMPAIGN = {
  heroes: listOf(recordOf(HERO)),
  /** AC-7 How the last Adventure went, and how many in a row were lost. */
  last: oneOf('none', 'won', 'lost'),
  failures: int({ min: 0 }),
  /** Towns that are gone: as many names of the reserve are in use. */
  gone: int({ min: 0 }),
  /** Map cards that the posse may look at as the next Adventure begins. */
  maps: int({ min: 0 }),
  adventures: int({ min: 0 }),
  /** The mission to come. */
  ahead: text('mi-fistful'),
}
export type Campaign = KeptOf<typeof CAMPAIGN>
/** In documents. */
export const KEPT = keptShape(CAMPAIGN)
/** On the table. */
export const LAID = laidShape(CAMPAIGN)
