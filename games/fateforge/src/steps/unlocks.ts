/** FG-3 Unlocking rules: what is known of them, never what they do (FG-3.5). */
import { L } from '../log.ts'
import type { T } from '../state.ts'

const UNLOCKABLE = 14
export const EVERY_RULE: readonly number[] = Array.from({ length: UNLOCKABLE }, (_, i) => i + 1)

/** FG-3.1, FG-3.2, FG-3.3 Whoever asks for it. */
export function unlockRules(t: T, rules: readonly number[]): void {
  for (const rule of rules) {
    if (t.s.rules.includes(rule)) continue
    t.s.rules.push(rule)
    t.note(L.unlocked, rule)
  }
}
