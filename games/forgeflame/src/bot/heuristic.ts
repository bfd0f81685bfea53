/** A plain player: looks one card ahead with every adventurer, and carries ore to a fire. It reads nothing but its view. */
import { at, reading } from '@emberhall/kernel'
import { type Brain, type Known, plainAnswer } from '@emberhall/speech'
import type { ForgeflameGame } from '../game.ts'
import type { O, S } from '../state.ts'
import { HANDLERS } from './choices.ts'
import { chooseRecruits, isRecruiting } from './draft.ts'
import { Survey } from './survey.ts'

export function heuristic(game: ForgeflameGame): Brain<S, O> {
  return (position) => {
    const { ask } = position
    if (ask.kind === 'one' && ask.options.length === 1) return at(ask.options, 0)
    if (isRecruiting(ask)) return chooseRecruits(position)
    const handler = HANDLERS[ask.def.name]
    if (handler === undefined) return plainAnswer(ask)
    return handler(surveyOf(game, position), ask)
  }
}
/** What the seat that is asked can take in. */
export function surveyOf(game: ForgeflameGame, known: Known<S, O>): Survey {
  return new Survey(reading(game, known.view()), known.seat)
}
