/** A map of cards joined by links. Places count in cards, x to the east and y to the south. */
import type { ReactNode } from 'react'
import type { Picture } from '../baked.tsx'

export type Side = 'north' | 'east' | 'south' | 'west'
/** How thick the fog lies over a card that has been seen. */
export type Fog = 'none' | 'thin' | 'thick'
/** How large a card is drawn before anybody zooms, and how much lies between two. */
export interface MapCardSize {
  readonly width: number
  readonly height: number
  readonly gap: number
}
interface MapSpot {
  readonly key: string
  readonly x: number
  readonly y: number
  /** What it is called by. In the fog it is all that may be known. */
  readonly number?: string
  readonly says?: readonly string[]
}
/** A card that lies face up. */
export interface SeenPlace extends MapSpot {
  readonly isSeen: true
  readonly name: string
  readonly picture: Picture
  readonly fog: Fog
  /** Marks on its plate. */
  readonly signs?: readonly { readonly key: string; readonly name: string; readonly shape: ReactNode }[]
}
/** A card that has not been laid yet: it is known to be there, and perhaps its number. */
export interface UnseenPlace extends MapSpot {
  readonly isSeen: false
}
export type MapPlace = SeenPlace | UnseenPlace

export type LinkKind = 'open' | 'closed' | 'one-way' | 'unknown'
/** A road from one side of a card to another card, or to where nobody knows. */
export interface MapLink {
  readonly from: string
  readonly side: Side
  readonly to: string | null
  /** The side at which it arrives, unless it is the one across. */
  readonly arrives?: Side
  readonly kind: LinkKind
}
/** People stand to the left, what bars the way in the middle, what stays there to the right. */
export type PieceKind = 'person' | 'guardian' | 'stone'
export interface MapPiece {
  readonly key: string
  readonly name: string
  readonly at: string
  readonly kind: PieceKind
  readonly picture: Picture
  /** How high it is, as a share of the card. */
  readonly tall: number
  /** A letter in its shape, a figure. */
  readonly plate?: ReactNode
  /** What runs down on it. */
  readonly dial?: { readonly value: number; readonly of: number; readonly name: string }
  readonly says?: readonly string[]
}
/** What it costs to go to a place, or what waits there. */
export interface PlaceMark {
  readonly place: string
  readonly cost?: string
  readonly warning?: string
}
