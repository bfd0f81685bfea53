/** SB-6.9 How turns go on, and how they are cut short. */
import type { T } from '../state.ts'

/** The next piece of this turn, unless something has ended it. */
export function goOn(t: T, step: string, a = 0, b = 0): void {
  if (!t.s.isCut) t.next(step, a, b)
}
/** SB-6.9, SB-20.7 The remaining activations and step 3 are skipped; step 4 is carried out. */
export function cutTurn(t: T): void {
  t.s.isCut = true
  t.s.agenda = []
  t.later('endTurn')
}
/** SB-28.1, SB-32.5 As soon as the last enemy is gone, wherever it came from. */
export function endFight(t: T): void {
  if (!t.s.fight.isOn || t.s.enemies.length > 0) return
  t.s.isCut = true
  t.s.agenda = []
  t.later('fightEnd')
}
