/** Who plays where nobody sits. */
import type { Players } from '@emberhall/speech'
import { taintedGrail } from '../module.ts'
import type { O, S } from '../state.ts'
import { outlook } from './ahead.ts'
import { heuristic } from './heuristic.ts'

export const players: Players<S, O> = { brains: { heuristic: heuristic(taintedGrail.game) }, outlook }
