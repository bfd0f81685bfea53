/** KD-12 Victory and defeat: at once, for all (KD-2.13, KD-12.4). */
import { masterCard } from '../board.ts'
import { noteLoss, noteWin } from '../exploits.ts'
import { L, type T } from '../state.ts'
import { difficulty } from '../counts.ts'

/** KD-12.1 The Master's challenge is completed. */
export function win(t: T): never {
  noteWin(t)
  t.note(L.won, masterCard(t), difficulty(t, masterCard(t)))
  return t.end('win')
}
/** KD-12.2, KD-12.3 No health left, or a card says so. */
export function lose(t: T, cause: 'health' | 'effect'): never {
  t.s.lossCause = cause
  noteLoss(t)
  t.note(L.lost, cause === 'health' ? 0 : 1)
  return t.end('loss')
}
