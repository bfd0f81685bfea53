/** A campaign begins in this browser, at the table of its first scene. */
import type { CampaignSetup } from '../play/campaigns.ts'
import { campaigns } from '../play/local.ts'
import { freshId } from '../storage/tables.ts'

/** The table, or null if every place on the shelf is taken. */
export async function beginHere(setup: CampaignSetup): Promise<string | null> {
  const id = freshId()
  const begun = await campaigns.begin(id, setup)
  if (!begun.ok) return null
  const on = await campaigns.playOn(id)
  return on.ok ? on.table : null
}
