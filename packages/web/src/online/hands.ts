import type { Seat } from '@emberhall/kernel'
import type { TableInfo } from '@emberhall/server/protocol'

/** Whether one answers here for somebody who is away. */
export function isActing({ seats, mine }: TableInfo, seat: Seat): boolean {
  const info = seats[seat]
  return info !== undefined && !info.mine && info.actors.some((actor) => mine.includes(actor))
}
