/** Conditions as far as they concern an encounter (TG-28.3: the highest value of a single member counts for avoiding). */
import { RuleFault } from '@emberhall/kernel'
import type { Condition } from '../content/types.ts'
import { zoneOf } from '../sequence/whatif.ts'
import { type CharacterNo, characterOf, type T, Z } from '../state.ts'
import { attribute } from '../survival/attributes.ts'
import { encounterOf, present } from './queries.ts'

/** What holds for one member. */
export function isSo(t: T, when: Condition, c: CharacterNo): boolean {
  switch (when.is) {
    case 'affinity':
      return zoneOf(t.s.encounter.affinity) === when.zone
    case 'pool':
      return t.s.encounter.pool <= when.atMost
    case 'encounterColour':
      return encounterOf(t).colour === when.colour
    case 'hand':
      return t.cards(Z.hand + c).length <= when.atMost
    case 'partySize':
      return present(t).length >= when.atLeast
    case 'track':
      return isWithin(characterOf(t, c)[when.track], when)
    case 'res':
      return isWithin(characterOf(t, c)[when.res], when)
    case 'attr':
      return attribute(t, c, when.attr) >= when.atLeast
    case 'not':
      return !isSo(t, when.of, c)
    case 'any':
      return when.of.some((each) => isSo(t, each, c))
    case 'all':
      return when.of.every((each) => isSo(t, each, c))
    default:
      throw new RuleFault(`"${when.is}" is no condition of an encounter`)
  }
}
const isWithin = (value: number, { atLeast = value, atMost = value }: { atLeast?: number; atMost?: number }): boolean =>
  value >= atLeast && value <= atMost
