/** FF-5.1 to FF-5.3: which symbol pays for what. A wild one is spent only where no other fits. */
import { aOf, at, type Rule } from '@emberhall/kernel'
import { type Adv, Q, type T, V } from './state.ts'

export const MOVE = 0
export const DIG = 1
export const PICK = 2
export const FIGHT = 3
export const WILD = 4
const ALL = [MOVE, DIG, PICK, FIGHT] as const
const BREAKING = [DIG, FIGHT] as const

/** FF-4.11, FF-4.13 Who acts, and with which symbols: the active adventurer with its card, or another with symbols lent to it. */
export interface Actor {
  readonly adv: Adv
  readonly pool: number[]
}
export const symbolsLeft = (pool: readonly number[]): number => pool.reduce((sum, n) => sum + n, 0)
export const has = (pool: readonly number[], symbol: number): boolean => at(pool, symbol) > 0 || at(pool, WILD) > 0
export const canBreak = (pool: readonly number[]): boolean => has(pool, DIG) || has(pool, FIGHT)

export function spend(pool: number[], symbol: number): void {
  const kind = at(pool, symbol) > 0 ? symbol : WILD
  pool[kind] = at(pool, kind) - 1
}
/** Any one symbol, of the player's choice. */
export const spendAny = (t: T, pool: number[]): Rule => spendOf(t, pool, ALL)
/** A Dig or a Fight. */
export const spendBreaking = (t: T, pool: number[]): Rule => spendOf(t, pool, BREAKING)
function* spendOf(t: T, pool: number[], kinds: readonly number[]): Rule {
  for (const kind of kinds) if (at(pool, kind) > 0) t.offer(V.spend, kind)
  if (t.offerCount === 0) t.offer(V.spend, WILD)
  spend(pool, aOf(yield* t.choose(t.s.turn.seat, Q.spend)))
}
