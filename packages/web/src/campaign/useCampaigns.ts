/** The campaigns of a game that this browser keeps. */
import { useCallback, useEffect, useState } from 'react'
import { campaigns } from '../play/local.ts'
import { campaignsKept, type KeptCampaign } from '../storage/campaigns.ts'

export interface Campaigns {
  /** Null until they have been read. */
  readonly kept: readonly KeptCampaign[] | null
  readonly read: () => Promise<void>
  readonly remove: (id: string) => void
}
export function useCampaigns(game: string): Campaigns {
  const [kept, setKept] = useState<readonly KeptCampaign[] | null>(null)
  const read = useCallback(() => campaignsKept(game).then(setKept, () => setKept([])), [game])
  useEffect(() => void read(), [read])
  return { kept, read, remove: (id) => void campaigns.remove(id).then(read) }
}
