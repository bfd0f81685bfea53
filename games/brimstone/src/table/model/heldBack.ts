/** What this turn's roll to hold back the Darkness came to. */
import type { LogLine } from '@emberhall/kernel'
import { unpacked } from '../../text/story.ts'

/** The dice by which the lantern was held up this turn, and whether that was enough; doubles are neither. */
export function heldBack(log: readonly LogLine[]): { dice: readonly number[]; said: LogLine | null } | null {
  const from = log.findLastIndex(({ what }) => what === 'turn')
  const since = log.slice(from + 1)
  const at = since.findLastIndex(({ what }) => what === 'holdBack')
  const dice = since[at]?.args.find((arg) => typeof arg === 'number')
  if (dice === undefined) return null
  const said = since.slice(at + 1).find(({ what }) => what === 'heldBack' || what === 'notHeldBack')
  return { dice: unpacked(dice), said: said ?? null }
}
