/** What an attempt adds up to, column by column. */
import { at, type CardId } from '@emberhall/kernel'
import { isAttemptedGone } from '../../board.ts'
import { chanceOf } from '../../chance.ts'
import type { DieFace } from '../../content/types.ts'
import { diceToRoll } from '../../dice.ts'
import type { T } from '../../state.ts'
import { attemptTotal } from '../../steps/attempt.ts'
import { actionModifier } from '../../statics.ts'
import { difficulty } from '../../counts.ts'
import { isInForce } from '../../in-force.ts'

interface DieShown {
  readonly face: DieFace | null
  readonly adds: number
}
export interface Ledger {
  readonly target: CardId
  readonly colour: string
  readonly already: number
  /** null: none has been played. */
  readonly action: number | null
  readonly boosts: number
  readonly boostCards: readonly CardId[]
  readonly more: number
  readonly dice: readonly DieShown[]
  readonly isRolled: boolean
  readonly total: number
  readonly need: number
  /** Before the roll. */
  readonly chance: number | null
}
/** What a die that shows this face adds (KD-5.20, KD-5.21). */
function adds(t: T, face: DieFace): number {
  const { colour, counted, extra } = t.s.attempt
  const lightCounts = !isInForce(t, 'lightDoesNotCount')
  if (face === 'light' && !lightCounts) return 0
  const matches = face === 'light' || face === colour || counted.includes(face)
  const own = extra.filter((e) => e.face === face).reduce((n, e) => n + e.n, 0)
  const each = matches ? extra.filter((e) => e.face === 'dice').reduce((n, e) => n + e.n, 0) : 0
  return (matches ? 1 : 0) + own + each
}
/** For style sheets: whether something is attempted, and whether cards lie there for it. */
export const attemptIn = ({ s: { attempt } }: T): 'open' | 'played' | undefined =>
  !attempt.open || attempt.target < 0 ? undefined : attempt.action >= 0 || attempt.boosts.length > 0 ? 'played' : 'open'

export function ledgerOf(t: T): Ledger | null {
  const { attempt, progress } = t.s
  const { target, colour, action, boosts, boostPoints, bonus, dice } = attempt
  if (!attempt.open || target < 0 || at(t.s.faces, target) < 0) return null
  const isRolled = dice.length > 0
  return {
    target,
    colour,
    already: at(progress, target),
    action: action < 0 ? null : Math.max(0, attempt.value + actionModifier(t)),
    boosts: boostPoints,
    boostCards: boosts,
    more: bonus,
    dice: isRolled
      ? dice.map((face) => ({ face: face as DieFace, adds: adds(t, face as DieFace) }))
      : diceToRoll(t).map(() => ({ face: null, adds: 0 })),
    isRolled,
    total: at(progress, target) + attemptTotal(t),
    need: difficulty(t, target),
    chance: isRolled || isAttemptedGone(t) ? null : chanceOf(t),
  }
}
