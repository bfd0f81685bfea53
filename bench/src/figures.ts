/** Every figure by name. */
import { aging, memory, saveBytes, slowestUndo, undo } from './lifetime.ts'
import { microsecondsPer, millisecondsPer, rateOf, type Sampler } from './measure.ts'
import { loadStraightSubject, loadSubject, type Subject } from './subjects.ts'
import { copies, loads, rebuilds, replays, straightPlayouts, suspendablePlayouts } from './work.ts'

const FIGURES = {
  suspendablePerS: (s) => rateOf(suspendablePlayouts(s)),
  copyUs: (s) => microsecondsPer(copies(s)),
  rebuildUs: (s) => microsecondsPer(rebuilds(s)),
  replayMs: (s) => millisecondsPer(replays(s)),
  loadMs: (s) => millisecondsPer(loads(s)),
  undoMs: undo,
  slowestUndoMs: slowestUndo,
  lastToFirstQuarter: aging,
  memoryBytes: (s) => memory(s, true),
  memoryBytesUnwatched: (s) => memory(s, false),
  saveBytes,
} satisfies Record<string, (subject: Subject) => Sampler>
/** The reference game in the forms it is compared with. */
const LIMITS = { inlinedPerS: 'inlinedGame', boardgameioPerS: 'peerDecisions' } as const
export type Figure = keyof typeof FIGURES | keyof typeof LIMITS | 'decisionsPerS'

export async function samplerOf(subject: string, figure: Figure): Promise<Sampler> {
  if (figure === 'decisionsPerS') return rateOf(straightPlayouts(await loadStraightSubject(subject)))
  if (figure !== 'inlinedPerS' && figure !== 'boardgameioPerS') return FIGURES[figure](await loadSubject(subject))
  const limits = await import('./seventeen/limits.ts')
  return rateOf(limits[LIMITS[figure]]())
}
