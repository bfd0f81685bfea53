/** The vocabulary of scenes: who and what stands where, and what a fight is about (spec 12.6). */
import type { Colour, Gem, Icon, Zone } from './types.ts'

export type Objective =
  /** A hero who left standing carries the token. */
  | { readonly kind: 'collect'; readonly token: string; readonly secondary?: true }
  /** Every device of the scene was used. */
  | { readonly kind: 'interact'; readonly tokens: readonly string[]; readonly secondary?: true }
  /** The exploration token with this content was investigated. */
  | { readonly kind: 'find'; readonly what: Find; readonly secondary?: true }
  /** The enemy with this tag was defeated. */
  | { readonly kind: 'defeat'; readonly tag: string; readonly secondary?: true }
  | { readonly kind: 'exit'; readonly letters: readonly string[]; readonly secondary?: true }
  /** So many heroes left standing; one if nothing is said. */
  | { readonly kind: 'survive'; readonly heroes?: number; readonly secondary?: true }
  /** The ally was not lost. */
  | { readonly kind: 'escort'; readonly secondary?: true }
  | {
      readonly kind: 'allGems' | 'boardGems' | 'allChests' | 'allStanding' | 'dryFountain' | 'weakPoint'
      readonly secondary: true
    }
type Find = 'informant' | 'gem' | 'trap'
export interface Place {
  readonly enemy: string
  readonly init: number
  readonly zone: Zone
  /** Only with at least this many heroes (FG-C2.1). */
  readonly heroes?: number
  /** The token, door, exit or portal it defends, by id (FG-19.5). */
  readonly defends?: string
  /** The tag of the enemy it guards (FG-U6). */
  readonly guards?: string
  readonly carries?: readonly (Gem | 'food')[]
  /** A name for objectives and for changes of the roster. */
  readonly tag?: string
}
export type Token =
  | {
      readonly kind: 'objective' | 'chest' | 'exploration' | 'trap' | 'device'
      readonly id: string
      readonly zone: Zone
    }
  | { readonly kind: 'gem'; readonly id: string; readonly zone: Zone; readonly gem: Gem }
  | { readonly kind: 'food'; readonly id: string; readonly zone: Zone }
  | { readonly kind: 'fountain'; readonly id: string; readonly zone: Zone; readonly perHero: number }
  /** `to`: where it leads; several: drawn when it is first used. */
  | { readonly kind: 'portal'; readonly id: string; readonly zone: Zone; readonly to: readonly Zone[] }
  | { readonly kind: 'door'; readonly id: string; readonly zone: Zone; readonly other: Zone }
  /** `portal`: heroes leave through a portal that leads nowhere on the board (FG-33.6). */
  | { readonly kind: 'exit'; readonly id: string; readonly zone: Zone; readonly letter: string; readonly portal?: true }
/** A change of the roster or the tokens of a scene. */
export type SceneChange =
  | { readonly without: string }
  | { readonly withEnemy: Place }
  | { readonly rounds: number }
  | { readonly lessExploration: true }
  | { readonly portalTo: string; readonly to: readonly Zone[] }
  | { readonly resistance: string; readonly more: number }
  | { readonly objective: Objective }
export interface Scene {
  readonly id: string
  /** How its ground looks. */
  readonly terrain: string
  readonly columns: number
  readonly rows: number
  readonly missing?: readonly Zone[]
  readonly walls?: readonly (readonly [Zone, Zone])[]
  /** FG-19.1 */
  readonly start: readonly Zone[]
  readonly rounds: number
  /** Reaction slot per round (FG-24.1). */
  readonly slots: readonly number[]
  /** Colours that react, per round and in order; what is left open is drawn (FG-28.3). */
  readonly reactions?: readonly (readonly Colour[])[]
  readonly roster: readonly Place[]
  readonly tokens: readonly Token[]
  readonly difficult?: readonly Zone[]
  /** No shot enters `zone` from `from` (FG-U2.3). */
  readonly barricades?: readonly { readonly zone: Zone; readonly from: readonly Zone[] }[]
  readonly objectives: readonly Objective[]
  /** Rules whose texts are shown before it (FG-3.7). */
  readonly unlocks: readonly number[]
  /** What a chest may hold (FG-C2.7). */
  readonly chest?: readonly string[]
  readonly boss?: { readonly zone: Zone; readonly gate: Zone; readonly carries: readonly Gem[] }
  /** An ally that must come along (FG-U8.1). */
  readonly ally?: string
}
export interface Boss {
  readonly id: string
  /** FG-C3.1 A part that is always there, and one for each hero. */
  readonly armor: readonly [number, number]
  readonly resistance: readonly [number, number]
  readonly weakPoint: readonly Icon[]
  readonly steps: readonly ('sweep' | 'chains' | 'summons')[]
}
