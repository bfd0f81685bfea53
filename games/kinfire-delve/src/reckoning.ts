/** Effects that change nothing but what an attempt comes to: the rules count them, and so does whoever tries a roll beforehand. */
import type { CardId, Seat } from '@emberhall/kernel'
import type { Effect } from './content/types.ts'
import { amount } from './counts.ts'
import type { T } from './state.ts'

type Reckoned = Extract<Effect, { do: 'modValue' | 'bonus' | 'modDice' | 'countFace' | 'skipDie' }>
const RECKONED: ReadonlySet<string> = new Set<Reckoned['do']>(['modValue', 'bonus', 'modDice', 'countFace', 'skipDie'])
export const isReckoned = (e: Effect): e is Reckoned => RECKONED.has(e.do)

export function reckon(t: T, e: Reckoned, self: CardId, you: Seat): void {
  const { attempt } = t.s
  switch (e.do) {
    case 'modValue':
      attempt.value += amount(t, e.n, self, you)
      return
    case 'bonus':
      attempt.bonus += amount(t, e.n, self, you)
      return
    case 'modDice':
      attempt.extra.push({ face: e.face, n: e.n })
      return
    case 'countFace':
      if (!attempt.counted.includes(e.face)) attempt.counted.push(e.face)
      return
    case 'skipDie':
      attempt.skip.push(e.die)
  }
}
