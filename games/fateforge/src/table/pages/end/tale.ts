/** What is told when a match is over: the passages since the last page, and what was won and lost in it. */
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { WON_OR_LOST, lastTold } from '../model/told.ts'

const GAINS = new Set<string>([...WON_OR_LOST, 'learned', 'cleansed'])
/** The purse is told once, as it is at last. */
const TOTALS = new Set(['gold', 'food'])
const MOST = 14

export interface Tale {
  readonly texts: readonly string[]
  readonly gains: readonly LogLine[]
}
export function taleOf(log: readonly LogLine[], lang: Lang): Tale {
  const gains = log.filter(({ what }, i) => {
    if (!GAINS.has(what)) return false
    return !TOTALS.has(what) || !log.slice(i + 1).some((later) => later.what === what)
  })
  return { texts: lastTold(log, lang), gains: gains.slice(-MOST) }
}
/** What a scene of a campaign took out of the heroes; in a whole act nobody would tell each of these. */
const TIRING = new Set(['lostHealth', 'lostEnergy'])
export const tiredBy = (log: readonly LogLine[]): readonly LogLine[] => log.filter(({ what }) => TIRING.has(what))
const LOSSES = new Set(['storyCardGone', 'questLost', 'questGone', 'corruption'])
export const isLoss = (line: LogLine): boolean =>
  LOSSES.has(line.what) || (line.what === 'reputation' && line.args[1] === 1) || isPaid(line)
const isPaid = ({ what, args }: LogLine): boolean => (what === 'gold' || what === 'food') && args[0] === 1
