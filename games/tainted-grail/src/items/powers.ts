/** TG-6.8 What items, secrets and skills can do at a moment. */
import { bookOf, type Deed, deedNo } from '../book.ts'
import type { Power, PowerTrigger } from '../content/types.ts'
import { holds } from '../effects/conditions.ts'
import { everybody, members } from '../parties.ts'
import { characterOf, type CharacterNo, type T } from '../state.ts'
import { sourcesOf } from './sources.ts'

/** Those of a character that are not used up and whose condition holds. */
export function powersOn(t: T, c: CharacterNo, on: PowerTrigger): Power[] {
  const { usedToday, at } = characterOf(t, c)
  const affair = { you: c, party: 1 << c, cell: at }
  return [...sourcesOf(t, c)].flatMap(({ powers }) =>
    powers.filter(
      (power) =>
        power.on === on &&
        !(power.limit === 'day' && usedToday.includes(deedNo(t, power))) &&
        (power.if === undefined || holds(t, power.if, affair)),
    ),
  )
}
/** The character whose card this deed is on, or -1. */
export function ownerOf(t: T, deed: Deed): CharacterNo {
  return (
    members(everybody(t)).find((c) => [...sourcesOf(t, c)].some(({ powers }) => powers.includes(deed as Power))) ?? -1
  )
}
/** The item that a deed is printed on, or -1. */
export const itemWith = (t: T, deed: Deed): number =>
  bookOf(t).items.findIndex(({ powers }) => powers.includes(deed as Power))
