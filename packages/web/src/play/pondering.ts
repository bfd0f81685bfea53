/** Thinks in slices: in between, the worker hears what the screen wants, and a click never waits for a bot. */
import { position } from '@emberhall/bots'
import type { Fate, Match, Seat } from '@emberhall/kernel'
import { PATIENCE_MS, ponderingOf, type Thought } from '@emberhall/minds'
import type { GameModule } from '@emberhall/speech'

const SLICE_MS = 8

/** What somebody who looks ahead has found, in the time of its level; null where there is nothing to weigh, or nobody wants to know any more. */
export async function pondered(
  module: GameModule,
  match: Match,
  { seat, level, fate }: { readonly seat: Seat; readonly level: string; readonly fate: Fate },
  isWanted: () => boolean,
): Promise<Thought | null> {
  const ask = match.askOf(seat)
  if (ask === undefined || ask.kind === 'fate') return null
  const thoughts = ponderingOf(module, level, position(match, seat, ask, fate))
  if (thoughts === null) return null
  const end = performance.now() + PATIENCE_MS[level as keyof typeof PATIENCE_MS]
  for (;;) {
    const pause = performance.now() + SLICE_MS
    for (;;) {
      const next = thoughts.next()
      if (next.done === true) return next.value
      const now = performance.now()
      if (now >= end) return next.value()
      if (now >= pause) break
    }
    await new Promise((resume) => setTimeout(resume))
    if (!isWanted()) return null
  }
}
