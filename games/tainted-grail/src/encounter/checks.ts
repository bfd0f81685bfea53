/** TG-25.10, TG-29.7 Whether a combat is won; whether a stage, or the whole diplomacy, is won or lost. */
import type { Rule } from '@emberhall/kernel'
import { L } from '../log.ts'
import type { T } from '../state.ts'
import { chooseStage } from './opening.ts'
import { encounterNo, stageOf, talkOf, valueOf } from './queries.ts'

/** TG-25.10 */
export function victoryCheck(t: T): boolean {
  const e = t.s.encounter
  if (e.pool < valueOf(t)) return false
  e.ending = 'won'
  return true
}
/** TG-29.7, TG-29.9, TG-30.8 What comes next, with everything left as it lies; a stage that was won goes without its response. */
export function* affinityCheck(t: T, otherwise: 'respond' | 'available'): Rule {
  const e = t.s.encounter
  const { track, stages } = talkOf(t)
  if (e.affinity <= -track.down) {
    e.ending = 'lost'
    return t.next('concluded')
  }
  if (e.affinity < track.up) return t.next(otherwise === 'respond' ? 'attack' : 'available')
  const { no } = stageOf(t)
  t.note(L.stageWon, encounterNo(t), e.stage)
  if (!stages.some((stage) => stage.no > no)) {
    e.ending = 'won'
    return t.next('concluded')
  }
  e.affinity = 0
  yield* chooseStage(t, no + 1)
  t.next('available')
}
