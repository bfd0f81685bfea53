/** What is worth telling of an Adventure, turn by turn. */
import type { LogLine } from '@emberhall/kernel'

const TOLD = new Set([
  'tile',
  'gate',
  'clue',
  'objective',
  'threat',
  'encounter',
  'depthEvent',
  'down',
  'died',
  'injury',
  'madness',
  'ended',
  'fled',
])

interface Chapter {
  readonly turn: number
  readonly lines: readonly LogLine[]
}
export function chapters(log: readonly LogLine[]): readonly Chapter[] {
  const out: { turn: number; lines: LogLine[] }[] = []
  for (const line of log) {
    if (line.what === 'turn') out.push({ turn: Number(line.args[0]), lines: [] })
    else if (TOLD.has(line.what)) out.at(-1)?.lines.push(line)
  }
  return out.filter(({ lines }) => lines.length > 0)
}
