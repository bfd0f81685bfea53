import { at } from '@emberhall/kernel'
import { IN_BAG, SLOTS } from '../../../parts.ts'
import { slotOf, type Hero, type S } from '../../../state.ts'

/** What lies in a slot of a hero or in the bag, by the number of the place. */
export function itemAt({ heroes, bag }: S, place: number): Hero['slots'][number] {
  if (place >= IN_BAG) return at(bag, place - IN_BAG)
  return slotOf(at(heroes, Math.floor(place / SLOTS.length)), place % SLOTS.length)
}
