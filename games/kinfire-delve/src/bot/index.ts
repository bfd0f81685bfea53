/** Who plays where nobody sits, and why. */
import type { Players } from '@emberhall/speech'
import { kinfireDelve } from '../module.ts'
import type { O, S } from '../state.ts'
import { outlook } from './ahead.ts'
import { heuristic } from './heuristic.ts'
import { reasons } from './reasons.ts'

export const players: Players<S, O> = {
  brains: { heuristic: heuristic(kinfireDelve.game) },
  outlook,
  reasons: reasons(kinfireDelve.game),
}
