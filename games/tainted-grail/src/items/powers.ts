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
  const isUsedUp = (power: Power): boolean => power.limit === 'day' && usedToday.includes(deedNo(t, power))
  const out: Power[] = []
  for (const { powers } of sourcesOf(t, c))
    for (const power of powers)
      if (power.on === on && !isUsedUp(power) && (power.if === undefined || holds(t, power.if, affair))) out.push(power)
  return out
}
/** The character whose card this deed is on, or -1. */
export function ownerOf(t: T, deed: Deed): CharacterNo {
  return members(everybody(t)).find((c) => sourcesOf(t, c).some(({ powers }) => powers.includes(deed as Power))) ?? -1
}
/** The item that a deed is printed on, or -1. */
export const itemWith = (t: T, deed: Deed): number =>
  bookOf(t).items.findIndex(({ powers }) => powers.includes(deed as Power))
