/** Short ways to write what happens. Each makes plain data. */
import type {
  Amount,
  Branches,
  Colour,
  Condition,
  Effect,
  EncounterId,
  ItemFilter,
  Payment,
  Resource,
  RollRow,
  SecretNo,
  StatusId,
  Track,
  VerseId,
  Who,
} from '../types.ts'

export const gain = (res: Resource, n: Amount, who?: Who): Effect => ({ do: 'gain', res, n, ...(who && { who }) })
export const lose = (res: Resource, n: Amount, who?: Who): Effect => ({ do: 'lose', res, n, ...(who && { who }) })
const track =
  (name: Track) =>
  (n: number, who?: Who): Effect => ({ do: 'track', track: name, n, ...(who && { who }) })
export const energy = track('energy')
export const health = track('health')
export const terror = track('terror')

export const damage = (n: number): Effect => ({ do: 'damage', n })
export const unblockable = (n: number): Effect => ({ do: 'damage', n, unblockable: true })
export const markers = (n: Amount): Effect => ({ do: 'markers', n })
export const affinity = (n: Amount): Effect => ({ do: 'affinity', n })
export const draw = (n: number, who?: Who): Effect => ({ do: 'draw', n, ...(who && { who }) })
export const charge = (n: Amount): Effect => ({ do: 'charge', n })

export const item = (of?: ItemFilter): Effect => ({ do: 'gainItem', ...(of && { of }) })
export const secret = (number: SecretNo, who?: Who): Effect => ({
  do: 'gainSecret',
  secret: number,
  ...(who && { who }),
})
export const check = (status: StatusId, part?: number): Effect => ({ do: 'status', status, ...(part && { part }) })
export const goto = (verse: VerseId): Effect => ({ do: 'goto', verse })
export const encounter = (of: Colour | EncounterId, branches: Branches = {}): Effect => ({
  do: 'encounter',
  of,
  ...branches,
})
/** Rows as [from, to, …what happens]. */
export const roll = (...rows: readonly (readonly [number, number, ...Effect[]])[]): Effect => ({
  do: 'roll',
  table: rows.map(([from, to, ...effects]): RollRow => ({ from, to, do: effects })),
})

export const pay = (what: Resource | Track, n = 1): Payment => ({ pay: what, n })

export const has = (status: StatusId, part?: number): Condition => ({ is: 'status', status, ...(part && { part }) })
export const not = (of: Condition): Condition => ({ is: 'not', of })
