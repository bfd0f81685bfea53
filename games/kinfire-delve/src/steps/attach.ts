/** KD-10.2 Attached cards. */
import type { CardId, Rule } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { masterCard } from '../board.ts'
import { L, type T, Z } from '../state.ts'
import { check } from './check.ts'
import { releaseAttachments } from './release.ts'

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
