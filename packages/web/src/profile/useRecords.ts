/** What stands at each door: what one has made of the game, and where its story goes on. */
import type { Lang } from '@emberhall/speech'
import { useEffect, useMemo, useState } from 'react'
import { allCampaignsKept, type KeptCampaign } from '../storage/campaigns.ts'
import { type Standing, standingAt } from './standing.ts'
import { useResults } from './useResults.ts'

export interface DoorRecord {
  readonly standing: Standing
  /** The campaign that was played last, unless its story is told. */
  readonly story: { readonly act: number; readonly chapter: Readonly<{ [L in Lang]: string }> } | null
}
export function useRecords(): (game: string) => DoorRecord {
  const results = useResults()
  const [campaigns, setCampaigns] = useState<readonly KeptCampaign[]>([])
  useEffect(() => {
    void allCampaignsKept().then(setCampaigns, () => undefined)
  }, [])
  return useMemo(
    () => (game) => {
      const last = campaigns.find((kept) => kept.game === game && !kept.summary.isOver)
      const story = last?.chapter === undefined ? null : { act: last.summary.act, chapter: last.chapter }
      return { standing: standingAt(game, results ?? []), story }
    },
    [campaigns, results],
  )
}
