/** Bots and advisers look ahead in slices, in the time of their level. */
import type { Fate, Match, Seat } from '@emberhall/kernel'
import { isPonderer, PATIENCE_MS, type Thought } from '@emberhall/minds'
import { pondering } from '@emberhall/sitting'
import type { GameModule } from '@emberhall/speech'
import { inSlices } from './slices.ts'

const SLICE_MS = 8

/** Null where there is nothing to weigh, or nobody wants to know any more. */
export async function pondered(
  module: GameModule,
  match: Match,
  asked: { readonly seat: Seat; readonly level: string; readonly fate: Fate },
  isWanted: () => boolean,
): Promise<Thought | null> {
  if (!isPonderer(asked.level)) return null
  const end = performance.now() + PATIENCE_MS[asked.level]
  return inSlices(
    pondering(module, match, asked, () => performance.now() >= end),
    SLICE_MS,
    isWanted,
  )
}
