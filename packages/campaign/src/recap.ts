/** What has happened so far, for those who come back to the table. */
import { type Core, copyPlain } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { CampaignDocument, ChronicleLine } from './document.ts'

export interface Recap {
  /** Since the sitting before this one began. */
  readonly sitting: readonly ChronicleLine[]
  /** Since the act began. */
  readonly act: readonly ChronicleLine[]
}
export function recap<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  { chronicle, sittings, tree }: CampaignDocument<T>,
): Recap {
  const act = campaign.actOf(copyPlain(tree))
  return { sitting: chronicle.slice(sittings.last), act: chronicle.filter((line) => line.act === act) }
}
