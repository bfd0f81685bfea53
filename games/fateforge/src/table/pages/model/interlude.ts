/** What is read before a fight. */
import type { LogLine } from '@emberhall/kernel'
import type { S } from '../../../state.ts'
import { ledHere, nodeIn } from './told.ts'

/** Tells this reading from others; null: there is nothing to read. */
export function interludeOf({ phase, node }: S, log: readonly LogLine[]): string | null {
  if (phase !== 'muster' || node === '') return null
  const fight = log.findLastIndex(({ what }) => what === 'fight')
  const isTold = nodeIn(node).body !== undefined || ledHere(log, node, 'en').some(({ kind }) => kind === 'passages')
  return isTold ? `${node} ${fight}` : null
}
