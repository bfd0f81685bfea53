import { IN_BAG, SLOTS } from '../../../parts.ts'
import type { Hero, S } from '../../../state.ts'

/** What lies in a slot of a hero or in the bag, by the number of the place. */
export function itemAt({ heroes, bag }: S, place: number): Hero['slots'][number] {
  if (place >= IN_BAG) return bag[place - IN_BAG]!
  return heroes[Math.floor(place / SLOTS.length)]!.slots[place % SLOTS.length]!
}
