/** Shorthands in which the adventurers’ cards are written. */
import type { Ability, Cost, Effect, Grant, Quantifier, Range, Target, Who } from './types.ts'

export const aim = (q: Quantifier, who: Who, range: Range): Target => ({ q, who, range })

export const loop = (...steps: readonly Effect[]): Ability => ({ timing: 'loop', steps })

export const paid = (cost: Cost, ...steps: readonly Effect[]): Ability => ({ timing: 'loop', cost, steps })

/** FF-5.6 On from the moment the card is played. */
export const standing = (what: Grant): Ability => ({ timing: 'standing', steps: [{ do: 'grant', what }] })
