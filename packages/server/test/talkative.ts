/** A bot that always has something to say about its answer, and what people are told of it. */
import { at, type Match, type Seat } from '@emberhall/kernel'
import type { Remark, Thought } from '@emberhall/minds'
import type { AtTable } from '../src/bin/driver.ts'
import type { ServerMessage } from '../src/protocol.ts'

/** Is sure of the first answer there is. */
export const sure = {
  asked: 0,
  ponder: (match: Match, seat: Seat): Promise<Thought | null> => {
    const { kind, options } = match.askOf(seat)!
    if (kind !== 'one' || options.length < 2) return Promise.resolve(null)
    sure.asked++
    const [answer, plain] = [at(options, 0), at(options, 1)]
    const weighed = [answer, plain].map((each, i) => ({ answer: each, chance: 0.75 - i / 2, error: 0, rollouts: 9 }))
    return Promise.resolve({ answer, plain, weighed, gain: 0.5, gainError: 0 })
  },
}

/** All that somebody was told of what bots say, each time. */
export function told({ others }: AtTable): (readonly Remark[])[] {
  const isRemarks = (m: ServerMessage): m is Extract<ServerMessage, { type: 'remarks' }> => m.type === 'remarks'
  return others.filter(isRemarks).map(({ remarks }) => remarks)
}
/** What stands of it now. */
export const standing = (client: AtTable): readonly Remark[] => told(client).at(-1) ?? []
