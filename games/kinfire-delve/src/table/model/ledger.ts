/** What an attempt adds up to, column by column. */
import { at, type CardId, type LogLine } from '@emberhall/kernel'
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

interface Told {
  readonly t: T
  readonly log: readonly LogLine[]
}
/** What the attempt under way has placed; null as long as nothing lies there yet (KD-5.25). */
export function placedIn({ t, log }: Told): number | null {
  if (!t.s.attempt.open) return null
  const last = log.findLast(({ what }) => what === 'placed' || what === 'attempted')
  return last?.what === 'placed' ? Number(last.args[1]) : null
}
export function ledgerOf(told: Told): Ledger | null {
  const { t } = told
  const { attempt, progress } = t.s
  const { target, colour, action, boosts, boostPoints, bonus, dice } = attempt
  if (!attempt.open || target < 0 || at(t.s.faces, target) < 0) return null
  const isRolled = dice.length > 0
  const placed = placedIn(told)
  const lies = at(progress, target)
  return {
    target,
    colour,
    already: Math.max(0, lies - (placed ?? 0)),
    action: action < 0 ? null : Math.max(0, attempt.value + actionModifier(t)),
    boosts: boostPoints,
    boostCards: boosts,
    more: bonus,
    dice: isRolled
      ? dice.map((face) => ({ face: face as DieFace, adds: adds(t, face as DieFace) }))
      : diceToRoll(t).map(() => ({ face: null, adds: 0 })),
    isRolled,
    total: placed === null ? lies + attemptTotal(t) : lies,
    need: difficulty(t, target),
    chance: isRolled || isAttemptedGone(t) ? null : chanceOf(t),
  }
}
