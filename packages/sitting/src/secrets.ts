/** What people at one screen hide from each other. */
import { at, type Core, type Match, type Seat } from '@emberhall/kernel'

/** What a seat sees besides cards. */
const fieldsOf = (state: Core): string => JSON.stringify({ ...state, faces: [], known: [] })
/** Whether one of the two holds cards, or has dice behind a screen, that the other may not see. */
export function isSecret(match: Match, a: Seat, b: Seat): boolean {
  if (a === b) return false
  const [one, two] = [match.view(a).state, match.view(b).state]
  const owners = match.game.zoneOwners
  if (one.faces.some((face, card) => face !== two.faces[card] && at(owners, at(one.where, card)) >= 0)) return true
  return match.game.hasHiddenFields && fieldsOf(one) !== fieldsOf(two)
}
/** Whether two see the very same: every face that lies anywhere, and whatever else is there. */
export function seesAlike(match: Match, a: Seat, b: Seat): boolean {
  if (a === b) return true
  const [one, two] = [match.view(a).state, match.view(b).state]
  if (one.faces.some((face, card) => face !== two.faces[card])) return false
  return !match.game.hasHiddenFields || fieldsOf(one) === fieldsOf(two)
}
