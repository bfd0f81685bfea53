/** Which table to go back to first. */
import type { KeptTable } from '../storage/tables.ts'

type Standing = Pick<KeptTable, 'sitters' | 'waiting' | 'over' | 'updated'>
/** Whoever is waited for here, then those that wait for others, then what is over. */
function rank({ sitters, waiting, over }: Standing): number {
  if (over !== '') return 2
  return sitters[waiting]?.kind === 'here' ? 0 : 1
}
export function inboxOf<T extends Standing>(tables: readonly T[]): readonly T[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}
