/** What is worth telling of an Adventure or of a stay in town: turn by turn, day by day, and of each hero. */
import type { LogLine } from '@emberhall/kernel'
import { type Chapter, chaptersOf, worthTelling } from '@emberhall/ui/ending'
import type { HeroNo, S } from '../../state.ts'
import { heroIn } from '../model/heroIn.ts'

const TOLD = new Set([
  'tile',
  'gate',
  'clue',
  'objective',
  'threat',
  'ambush',
  'encounter',
  'depthEvent',
  'down',
  'revived',
  'recovered',
  'died',
  'injury',
  'madness',
  'hazard',
  'townEvent',
  'night',
  'level',
  'mutation',
  'estate',
  'inherits',
  'ended',
  'fled',
])
export const tale = (log: readonly LogLine[]): readonly Chapter[] =>
  worthTelling(chaptersOf(log, ['turn', 'townDay']), TOLD)

/** Won: where the errand lay open. Lost: who fell first, or the Darkness when it came out. */
export function turningPoint(
  log: readonly LogLine[],
  isWon: boolean,
): { readonly turn: number; readonly line: LogLine } | null {
  const wanted = isWon ? ['objective', 'sealed', 'planted', 'boy'] : ['down', 'fled']
  const i = log.findIndex(({ what }) => wanted.includes(what))
  const line = log[i]
  if (line === undefined) return null
  const turn = log.slice(0, i).findLast(({ what }) => what === 'turn')
  return { turn: Number(turn?.args[0] ?? 1), line }
}
interface Did {
  readonly slain: number
  readonly dealt: number
  readonly suffered: number
  readonly helped: number
  readonly found: number
}
/** A death belongs to whoever struck last. */
export function deedsOf(log: readonly LogLine[], state: S, h: HeroNo): Did {
  const did = { slain: 0, dealt: 0, suffered: 0, helped: 0, found: 0 }
  let striker = -1
  for (const { what, args } of log) {
    const isOwn = heroIn(state, args[0]) === h
    if (what === 'hit' || what === 'foesAct') striker = heroIn(state, args[0])
    if (what === 'killed' && striker === h) did.slain++
    if (!isOwn) continue
    if (what === 'hit') did.dealt += Number(args[2])
    else if (what === 'wounded') did.suffered += Number(args[1])
    else if (what === 'helps') did.helped++
    else if (what === 'found') did.found++
  }
  return did
}
