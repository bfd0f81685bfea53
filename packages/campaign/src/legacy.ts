/** What campaigns leave to those who played them, for the campaigns they begin later. */
import { type Core, copyPlain } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { CampaignDocument } from './document.ts'

export function legacyOf<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  { tree }: CampaignDocument<T>,
): readonly string[] {
  return campaign.leaves?.(copyPlain(tree)) ?? []
}
