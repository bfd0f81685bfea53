/** The floor, and the light on it. */
import type { CSSProperties, ReactNode } from 'react'
import { Baked } from '../baked.tsx'
import type { BoardTile, Lamp } from './types.ts'

const inSquares = (n: number, axis: 'width' | 'height'): string => `calc(${n} * var(--square-${axis}))`
export function Tile({ tile }: { readonly tile: BoardTile }): ReactNode {
  const { key, x, y, width, height, light, picture, over = {} } = tile
  const { north = 0, south = 0, east = 0, west = 0 } = over
  const style: CSSProperties = {
    left: inSquares(x - west, 'width'),
    top: inSquares(y - north, 'height'),
    width: inSquares(width + west + east, 'width'),
    height: inSquares(height + north + south, 'height'),
  }
  return (
    <div className="eh-tile" data-tile={key} data-light={light} style={style} aria-hidden="true">
      <Baked picture={picture} />
      <i className="eh-shade" />
    </div>
  )
}
export function LampLight({ lamp: { x, y, reach, colour } }: { readonly lamp: Lamp }): ReactNode {
  const style = {
    left: inSquares(x + 0.5 - reach, 'width'),
    top: inSquares(y + 0.5 - reach, 'height'),
    width: inSquares(2 * reach, 'width'),
    height: inSquares(2 * reach, 'height'),
    '--lamp': colour,
  }
  return <div className="eh-lamp" style={style} aria-hidden="true" />
}
