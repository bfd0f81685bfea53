/** Sequence cards (22.2). */
import type { Condition, Cost, Effect } from './effects.ts'
import type { Attr, BoardColour, CardId, CharacterId, Kind, L10n, Row } from './words.ts'

/** TG-23.8. */
export type KeyMod = { readonly mult: 2 | 3 } | { readonly cancel: true }
export type RightHalf = (
  | { readonly k: 'attr'; readonly attr: Attr; readonly level: 1 | 2 | 3 | 4 }
  | { readonly k: 'magic' }
  | { readonly k: 'free' }
) & { readonly mod?: KeyMod }
export type Keys = Partial<Readonly<Record<Row, RightHalf>>>

/** TG-23.24 to 23.29. */
export type LeftHalf =
  | { readonly b: 'marker'; readonly n: number }
  | { readonly b: 'affinity'; readonly n: number }
  | { readonly b: 'attrBonus' }
  | { readonly b: 'draw'; readonly n: number }
  | { readonly b: 'chain' }
  | { readonly b: 'drop' }

type AbilityTrigger = 'placement' | 'delayed' | 'enemyStep' | 'charge' | 'dropped' | 'static'

export interface CardAbility {
  readonly on: AbilityTrigger
  /** Time tokens put on a delayed card; 1 unless told. */
  readonly tokens?: number
  readonly if?: Condition
  /** May be declined; with a cost it always may. */
  readonly may?: true
  readonly cost?: readonly Cost[]
  readonly do: readonly Effect[]
}

/** One face for all copies of a design in a colour, or of a character. */
export interface SeqCard {
  readonly id: CardId
  /** The same in all colours; what `Attack` means for the Notched Sword. */
  readonly design: string
  readonly kind: Kind
  readonly colour: BoardColour
  /** Of the first copy; the others follow. */
  readonly number: number
  readonly copies: number
  /** Advanced cards only. */
  readonly character?: CharacterId
  /** The banner (TG-3.7). */
  readonly starter: boolean
  readonly passive: boolean
  readonly name: L10n
  /** Absent: blank. */
  readonly left: Partial<Readonly<Record<Row, LeftHalf>>>
  readonly right: Keys & { readonly free: RightHalf }
  readonly abilities: readonly CardAbility[]
}
