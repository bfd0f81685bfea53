/** What a face-down token is likely to be. */
import { at, found } from '@emberhall/kernel'
import { LEVEL } from '../board.ts'
import { type Deposit, type Exploration, EXPLORATIONS, ORES } from '../content/types.ts'
import { gameOf, type SiteNo, type T, Z } from '../state.ts'

/** What a Dig at a level may bring: how likely a Kobold is, and the ores of a usual token with and without one. */
export interface Prospect {
  readonly risk: number
  readonly plain: readonly number[]
  readonly haunted: readonly number[]
  /** The chance of at least one ore of each kind. */
  readonly chance: readonly number[]
}
const counted = new WeakMap<Deposit, readonly number[]>()
/** How many ores of each kind. */
export function oresOf(deposit: Deposit): readonly number[] {
  let ores = counted.get(deposit)
  if (ores === undefined)
    counted.set(deposit, (ores = ORES.map((kind) => deposit.ores.filter((ore) => ore === kind).length)))
  return ores
}

/** The token that lies nearest to the average of its kind. */
function usual(tokens: readonly Deposit[]): readonly number[] {
  if (tokens.length === 0) return [0, 0, 0, 0]
  const all = tokens.map(oresOf)
  const mean = ORES.map((_, ore) => all.reduce((sum, ores) => sum + at(ores, ore), 0) / all.length)
  const off = (ores: readonly number[]) => ores.reduce((sum, n, ore) => sum + Math.abs(n - at(mean, ore)), 0)
  return all.reduce((best, ores) => (off(ores) < off(best) ? ores : best))
}
function prospectOf(tokens: readonly Deposit[]): Prospect {
  const haunted = tokens.filter((token) => token.kobold)
  const n = Math.max(1, tokens.length)
  return {
    risk: haunted.length / n,
    plain: usual(tokens.filter((token) => !token.kobold)),
    haunted: usual(haunted),
    chance: ORES.map((kind) => tokens.filter((token) => token.ores.includes(kind)).length / n),
  }
}
const LEVELS = ['I', 'II', 'III'] as const
const memo = new WeakMap<readonly Deposit[], Readonly<Record<string, Prospect>>>()
/** By the level of the site, from all tokens of that level. */
export function prospectAt(t: T, site: SiteNo): Prospect {
  const { deposits } = gameOf(t).content
  let byLevel = memo.get(deposits)
  if (byLevel === undefined) {
    byLevel = Object.fromEntries(
      LEVELS.map((level) => [level, prospectOf(deposits.filter((token) => token.level === level))]),
    )
    memo.set(deposits, byLevel)
  }
  return found(byLevel[at(LEVEL, site)], `Deposits of site ${site}`)
}
/** The Deposit token of a site, if this seat has looked at it. */
export function knownDeposit(t: T, site: SiteNo): Deposit | null {
  const face = t.s.faces[at(t.s.deposit, site)] ?? -1
  const p = face < 0 ? undefined : gameOf(t).printed[face]
  return p?.kind === 'deposit' ? p.card : null
}

const WORTH = { treasure: 1.9, rekindle: 0.5, encounter: -0.4, trap: -0.3, totem: 0.5, find: 1.6 } as const
/** What turning up the Exploration token of a site brings, and how likely it is a trap or a Kobold. */
export function explorationWorth(t: T, site: SiteNo): { worth: number; trap: number; kobold: number } {
  const { printed, content } = gameOf(t)
  const face = t.s.faces[at(t.s.exploration, site)] ?? -1
  const p = face < 0 ? undefined : printed[face]
  if (p?.kind === 'exploration')
    return { worth: WORTH[p.what], trap: p.what === 'trap' ? 1 : 0, kobold: p.what === 'encounter' ? 1 : 0 }
  let left = 0
  let worth = 0
  const { explorations } = content
  const gone = goneTokens(t)
  for (const what of EXPLORATIONS) {
    const n = explorations[what] - (gone[what] ?? 0)
    left += n
    worth += n * WORTH[what]
  }
  const share = (what: Exploration) => (explorations[what] - (gone[what] ?? 0)) / Math.max(1, left)
  return { worth: worth / Math.max(1, left), trap: share('trap'), kobold: share('encounter') }
}
function goneTokens(t: T): Readonly<Record<string, number>> {
  const { printed } = gameOf(t)
  const gone: Record<string, number> = {}
  for (const card of t.cards(Z.gone)) {
    const p = printed[at(t.s.faces, card)]
    if (p?.kind === 'exploration') gone[p.what] = (gone[p.what] ?? 0) + 1
  }
  return gone
}
/** FF-25.16 The dearer half of the ores. */
export function half(ores: readonly number[]): number[] {
  let left = Math.ceil((at(ores, 0) + at(ores, 1) + at(ores, 2)) / 2)
  const taken = [0, 0, 0]
  for (let k = 2; k >= 0; k--) {
    taken[k] = Math.min(left, at(ores, k))
    left -= at(taken, k)
  }
  return taken
}
/** FF-9.3 What a Kobold leaves. */
export function withoutMostPrecious(ores: readonly number[]): number[] {
  const k = at(ores, 2) > 0 ? 2 : at(ores, 1) > 0 ? 1 : 0
  return ores.map((n, i) => (i === k ? Math.max(0, n - 1) : n))
}
