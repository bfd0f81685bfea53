/** KD-14.5 What was attached to a card that leaves play. */
import type { CardId } from '@emberhall/kernel'
import { attachedTo, ownerOf } from '../board.ts'
import { printed, type T, Z } from '../state.ts'

/** KD-14.5 When a host leaves play its attachments go to the matching discard. */
export function releaseAttachments(t: T, host: CardId): void {
  if (t.cards(Z.attached).length === 0) return
  for (const card of attachedTo(t, host)) {
    t.s.host[card] = 0
    t.move(card, printed(t, card).kind === 'skill' ? Z.discard + ownerOf(t, card) : Z.wellDiscard)
  }
}
