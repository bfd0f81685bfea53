import { at, type Rule } from '@emberhall/kernel'
import { diceToRoll, faceIndex, matchesOf } from '../dice.ts'
import { L, Q, type T } from '../state.ts'

const LINES = [L.rolledNone, L.rolledOne, L.rolledTwo, L.rolledThree, L.rolled]
const SIX = [[], [6], [6, 6], [6, 6, 6], [6, 6, 6, 6]]

/** KD-5.19, KD-5.22 All the dice of this attempt at once; a new roll replaces the old. */
export function* rollDice(t: T): Rule {
  const { attempt, active } = t.s
  const dice = diceToRoll(t)
  const outcome = dice.length === 0 ? [] : yield* t.roll('dice', at(SIX, dice.length), active, Q.roll)
  attempt.dice = outcome.map((side, i) => at(at(dice, i), side))
  if (t.watched) t.note(at(LINES, dice.length), active, ...attempt.dice.map(faceIndex), matchesOf(t))
}
