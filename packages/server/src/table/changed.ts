/** Something around a table is not as it was: everybody is told, and whoever may act now does. */
import { tidyPlans } from './pointing.ts'
import type { Room } from './room.ts'
import { tellWishes } from './standing.ts'
import { wakeBots } from './turns.ts'

export function changed(room: Room): void {
  room.viewers.reseat()
  room.viewers.tellTable()
  tidyPlans(room)
  tellWishes(room)
  room.doorbell.look()
  wakeBots(room)
}
