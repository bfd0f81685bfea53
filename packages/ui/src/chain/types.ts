/** A chain of cards laid side by side. Where two meet, keys on their edges may fit together and give something. */
import type { ReactNode } from 'react'

/** Half of a key: what an edge offers to the right, or what it takes from the left. Rows count from the top. */
export interface EdgeKey {
  readonly row: number
  readonly name: string
  /** What is seen of it: a sign and a figure. Its outline tells its kind as well. */
  readonly sign: ReactNode
  readonly shape: 'round' | 'point' | 'square' | 'arrow'
  /** Its colour while nothing lies beside it. */
  readonly tone?: string
}
/** Something gained, on one of the scores of the chain. */
export interface ChainGain {
  readonly score: string
  readonly amount: number
}
/**
 * Two halves that lie side by side. `joined`: they fit, and count. `dark`: they do not. `offered`: they would, at a price.
 */
export type MeetingState = 'joined' | 'dark' | 'offered'
export interface Meeting {
  readonly row: number
  readonly state: MeetingState
  readonly gains: readonly ChainGain[]
  /** Why it is so, in a few words. */
  readonly why: string
}
/** What a card gives of itself, beside its keys. */
export interface OwnGain extends ChainGain {
  readonly why: string
}
export interface ChainCard {
  /** The key of its anchor. */
  readonly key: string
  readonly name: string
  readonly face: ReactNode
  readonly left: readonly EdgeKey[]
  readonly right: readonly EdgeKey[]
  /** What came of its left edge when it was laid. */
  readonly meetings: readonly Meeting[]
  readonly gains?: readonly OwnGain[]
  /** Who laid it. */
  readonly by?: string
  /** A card that others have been laid upon is narrower and says nothing more. */
  readonly isCovered?: boolean
  /** How far it stands above the others; its keys keep to their rows. */
  readonly rise?: number
  readonly says?: readonly string[]
}
/** What the chain adds up to. */
export interface ChainScore {
  readonly key: string
  readonly name: string
  readonly start: number
  readonly goal?: number
}
/** Cards at the size of the table; all rows of keys lie within `keys`, from the top of a card. */
export interface ChainSize {
  readonly width: number
  readonly covered: number
  readonly height: number
  /** Of a card that stands above the others. */
  readonly wide?: number
  readonly keys: { readonly top: number; readonly step: number; readonly rows: number }
}
