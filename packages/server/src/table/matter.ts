/** What is open between those at a table, as the processes that serve it hand it to each other. */
import type { Room } from './room.ts'

type Matter = Pick<Room, 'proposal' | 'wanted' | 'leave' | 'carriedOut'> & {
  /** After which entry: what was asked about the table as it stood is no question after the next. */
  readonly seq: number
}
export function matterOf({ proposal, wanted, leave, carriedOut, seq }: Room): string {
  return JSON.stringify({
    proposal,
    wanted,
    leave,
    carriedOut,
    seq: proposal === null && leave === null ? 0 : seq,
  } satisfies Matter)
}
export function readMatter(room: Room, text: string | null): void {
  if (text === null) return
  const { proposal, wanted, leave, carriedOut, seq } = JSON.parse(text) as Matter
  const isNow = seq === room.seq
  room.proposal = isNow || proposal?.what === 'terms' ? proposal : null
  room.wanted = isNow ? wanted : null
  room.leave = isNow ? leave : null
  room.carriedOut = carriedOut
}
