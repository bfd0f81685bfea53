/** KD-4 Events. */
import type { CardId, Rule } from '@emberhall/kernel'
import { isAroundMaster, masterCard } from '../board.ts'
import type { EventCard } from '../content/types.ts'
import { runEffects } from '../run.ts'
import { L, printed, type T, Z } from '../state.ts'
import { attachCard } from './attach.ts'
import { check } from './check.ts'
import { discardFromBoard } from './discard.ts'

/**
 * KD-4.1, KD-4.2, KD-4.5 Its instructions in printed order, by the active Seeker, without action, boost or dice.
 * KD-4.3, KD-4.4 Until it is picked it lies there, for any number of turns.
 */
export function* resolveEvent(t: T, card: CardId): Rule {
  const { instructions, after } = printed(t, card).card as EventCard
  t.note(L.resolved, t.s.active, card)
  yield* runEffects(t, instructions, card, t.s.active)
  if (!isAroundMaster(t, card)) return
  // KD-4.6 Then to the completed area, unless its text sends it elsewhere.
  if (after === 'completed') t.move(card, Z.completed)
  else if (after === 'discard') yield* discardFromBoard(t, [card])
  else if (after === 'attachMaster') yield* attachCard(t, card, masterCard(t))
  yield* check(t)
}
