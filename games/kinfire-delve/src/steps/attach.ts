/** KD-10.2 Attached cards. */
import type { CardId, Rule } from '@emberhall/kernel'
import { E } from '../abilities.ts'
import { attachedTo, masterCard, ownerOf } from '../board.ts'
import { L, printed, type T, Z } from '../state.ts'
import { check } from './check.ts'

/** KD-10.13 Being attached reveals it; KD-14.6 it loses its progress and, while attached, its own abilities. */
export function* attachCard(t: T, card: CardId, host: CardId): Rule {
  releaseAttachments(t, card)
  t.s.progress[card] = 0
  t.move(card, Z.attached)
  t.s.host[card] = host + 1
  t.note(L.attached, card, host)
  yield* check(t) // KD-7.5 before texts that speak of it
  if (host === masterCard(t)) yield* t.emit(E.attached, card)
}

/** KD-14.5 When a host leaves play its attachments go to the matching discard. */
export function releaseAttachments(t: T, host: CardId): void {
  if (t.cards(Z.attached).length === 0) return
  for (const card of attachedTo(t, host)) {
    t.s.host[card] = 0
    t.move(card, printed(t, card).kind === 'skill' ? Z.discard + ownerOf(t, card) : Z.wellDiscard)
  }
}
