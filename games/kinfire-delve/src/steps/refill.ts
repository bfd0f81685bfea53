/** KD-2.6 Refill, and KD-10 the bottom of the Well. */
import { at, type Rule } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { inSlot, masterCard } from '../board.ts'
import { L, SLOTS, type T, Z } from '../state.ts'
import { releaseAttachments } from './release.ts'
import { check } from './check.ts'

/** KD-2.6, KD-2.7 One card at a time until there are 4, whatever left the board, and not before (KD-7.7); KD-2.8 not in the finale. */
export function* refill(t: T): Rule {
  while (t.s.phase !== 'finale') {
    const slot = SLOTS.find((z) => inSlot(t, z) < 0)
    if (slot === undefined) return
    yield* revealInto(t, slot)
  }
}
/**
 * KD-2.17 On-entry text resolves before the next card; KD-10.3 no card left where one is required: the bottom.
 * KD-9.5, KD-10.4, KD-10.5 Only here is the deck looked at, so nothing happens before a card is missing.
 */
export function* revealInto(t: T, slot: number): Rule {
  const card = t.top(Z.well)
  if (card < 0) return yield* reachBottom(t)
  t.move(card, slot)
  t.note(L.entered, card)
  yield* t.emit(E.entered, card)
  yield* check(t)
}

/**
 * KD-10.6, KD-10.7 Well cards leave the game, the Master is turned up, the Gauntlet closes around it; KD-10.12 for good.
 * KD-10.8, KD-10.9 Everything else stays; KD-10.11 what was being completed counts as completed.
 */
function* reachBottom(t: T): Rule {
  const { s } = t
  for (const slot of SLOTS) {
    const card = inSlot(t, slot)
    if (card < 0) continue
    s.progress[card] = 0
    releaseAttachments(t, card)
    t.move(card, s.completing.includes(card) ? Z.completed : Z.removed)
  }
  const master = masterCard(t)
  t.move(master, Z.master)
  s.phase = 'finale'
  t.note(L.bottom, master)
  ;[...t.cards(Z.gauntlet)].forEach((card, i) => t.move(card, at(SLOTS, i)))
  yield* t.emit(E.finaleStart)
  yield* check(t)
}
