/** Encounters (22.3). */
import type { Keys } from './cards.ts'
import type { Condition, Cost, Effect } from './effects.ts'
import type { Attr, Colour, EncounterId, L10n, Trait } from './words.ts'

interface AnyEncounter {
  readonly id: EncounterId
  readonly name: L10n
  /** TG-16.2 */
  readonly difficulty: 1 | 2 | 3 | 4
  /** Your First Encounter (TG-16.7). */
  readonly first?: true
  /** None: scripted (TG-16.3). */
  readonly keys: Keys
  readonly script?: readonly Effect[]
  /** For each member still in. */
  readonly rewards: readonly Effect[]
}

/** Up to `max`; the last row has none (TG-38.2). */
export interface TableRow {
  readonly min: number
  readonly max: number | null
  readonly do: readonly Effect[]
}
export interface CombatEncounter extends AnyEncounter {
  readonly kind: 'combat'
  readonly colour: Exclude<Colour, 'blue'>
  readonly value: number | null
  readonly traits: readonly Trait[]
  readonly table: readonly TableRow[]
  readonly opportunity: readonly Effect[]
  /** Once, shared out (TG-26.10). */
  readonly loot: readonly Effect[]
}

export interface Stage {
  readonly no: 1 | 2 | 3
  readonly id: string
  readonly name: L10n
  /** What an attribute bonus on a key of the attribute does (TG-23.26). */
  readonly rules: Partial<Readonly<Record<Attr, readonly Effect[]>>>
  readonly response: readonly Effect[]
}
export interface DiplomacyEncounter extends AnyEncounter {
  readonly kind: 'diplomacy'
  readonly colour: 'blue'
  readonly track: { readonly up: number; readonly down: number }
  readonly avoid?: { readonly if?: Condition; readonly cost: readonly Cost[] }
  /** Those of one number exclude each other (TG-28.6). */
  readonly stages: readonly Stage[]
  readonly failure: readonly Effect[]
}
export type Encounter = CombatEncounter | DiplomacyEncounter
