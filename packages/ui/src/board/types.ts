/** What lies on a board of tiles. Places count in squares, x to the east and y to the south. */
import type { ReactNode } from 'react'
import type { Picture } from '../baked.tsx'

export interface Square {
  readonly x: number
  readonly y: number
}
/** A block of squares. */
export interface Block extends Square {
  readonly width: number
  readonly height: number
}
/** How large a square is drawn before anybody zooms; lower than wide, it is seen from a little above the floor. */
export interface SquareSize {
  readonly width: number
  readonly height: number
}
/** How much can be seen of a tile: all of it, its outlines, or that it is there. */
export type Light = 'lit' | 'dim' | 'dark' | 'fog'

export interface BoardTile extends Block {
  readonly key: string
  readonly name: string
  readonly light: Light
  /** Its floor and walls, drawn once and kept as a picture. It may stand over the tile's edge: `over`, in squares. */
  readonly picture: Picture
  readonly over?: { readonly north?: number; readonly south?: number; readonly east?: number; readonly west?: number }
}
export interface BoardFigure {
  readonly key: string
  readonly name: string
  readonly at: Square
  /** How many squares it stands on, to the east and to the south. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly picture: Picture
  /** How far from there it is drawn, in squares: whoever crowds others moves aside. */
  readonly shift?: Square | undefined
  /** The colour of the disc it stands on. */
  readonly stand?: string | undefined
  /** How high the picture is, in squares; its foot is in the middle of the squares it stands on. */
  readonly tall: number
  /** What hangs on it: a letter in its shape, Wounds, a mark. */
  readonly plate?: ReactNode
  readonly says?: readonly string[]
}
/** A square that can be reached, or has something to it. */
export interface MarkedSquare extends Square {
  readonly key: string
  readonly name: string
  /** What it costs to go there, written on it. */
  readonly cost?: number | undefined
  /** A warning on it, in a word or figure: what stands in the way. */
  readonly warning?: string | undefined
}
/** Squares that one thing concerns: a blast, a reach, a zone to start from. */
export interface Area {
  readonly key: string
  readonly squares: readonly Square[]
  readonly tone: 'good' | 'bad' | 'plain'
  readonly label?: string
}
/** A look from one square at another, and whether it gets there. */
export interface Sight {
  readonly from: Square
  readonly to: Square
  readonly isClear: boolean
  readonly label?: string
}
/** Where light comes from, and how far, in squares. */
export interface Lamp extends Square {
  readonly reach: number
  readonly colour: string
}
