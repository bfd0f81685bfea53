/** SB-6.2 When flight is worth a thought. */
import type { T } from '../state.ts'
import { maxHealth, maxSanity } from './stats.ts'

const LITTLE = 3
const NEARLY_OUT = 2

/** Among enemies somebody is down or nearly so; or the Darkness is nearly out of the mine. */
export function isDire(t: T): boolean {
  const { depth, enemies, heroes } = t.s
  if (depth.darkness <= NEARLY_OUT) return true
  if (enemies.length === 0) return false
  return heroes.some(
    ({ down, wounds, harm }, h) => down !== 0 || maxHealth(t, h) - wounds <= LITTLE || maxSanity(t, h) - harm <= LITTLE,
  )
}
