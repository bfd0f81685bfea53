/** A board of tiles with figures on it: panned and zoomed, followed to where something happens, walked over by keyboard. */
import './board.css'
import type { Lang } from '@emberhall/speech'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { calm } from '../stage/pace.ts'
import { around, type Box, boxAround, type ZoomLimits } from '../viewport/camera.ts'
import { Viewport } from '../viewport/Viewport.tsx'
import { Figure, footOf } from './Figures.tsx'
import { Labels, Mark, Overlays } from './Overlays.tsx'
import { LampLight, Tile } from './Tiles.tsx'
import type { Area, Block, BoardFigure, BoardTile, Lamp, MarkedSquare, Sight, Square, SquareSize } from './types.ts'
import { describe, keysAt, step } from './walk.ts'
import { BOARD_WORDS } from './words.ts'

export interface TileBoardProps {
  readonly lang: Lang
  readonly square: SquareSize
  readonly tiles: readonly BoardTile[]
  readonly figures: readonly BoardFigure[]
  readonly marks: readonly MarkedSquare[]
  readonly areas?: readonly Area[]
  /** The way that is thought of, or was just gone. */
  readonly way?: readonly Square[]
  /** The ways on which figures came to where they stand, by their keys. */
  readonly ways?: Readonly<Record<string, readonly Square[]>>
  readonly sights?: readonly Sight[]
  readonly lamps?: readonly Lamp[]
  /** Where something happens: the board shows it by itself. */
  readonly action?: Block | null
  readonly says?: (square: Square) => readonly string[]
  /** What is drawn under the tiles, and over them under everything that stands there; in pixels. */
  readonly under?: ReactNode
  readonly over?: ReactNode
  readonly pace: number
}
const LIMITS: ZoomLimits = { nearest: 2.4, farthest: 0.2, readable: 1.05 }
const NONE: readonly never[] = []
function boxOf({ x, y, width, height }: Block, square: SquareSize): Box {
  return { x: x * square.width, y: y * square.height, width: width * square.width, height: height * square.height }
}

export function TileBoard(props: TileBoardProps): ReactNode {
  const { lang, square, tiles, figures, marks, says, under, over, action = null } = props
  const { areas = NONE, way = NONE, sights = NONE, lamps = NONE } = props
  const pace = calm(props.pace)
  const words = BOARD_WORDS[lang]
  const board = useMemo(
    () => around(boxAround(tiles.map((tile) => boxOf(tile, square))), square.height * 2),
    [tiles, square],
  )
  const actionBox = useMemo(
    () => (action === null ? null : around(boxOf(action, square), square.width * 0.4)),
    [action, square],
  )
  const ground = { tiles, figures, marks, says }
  const { x, y } = action ?? tiles[0] ?? { x: 0, y: 0 }
  const style = { '--square-width': `${square.width}px`, '--square-height': `${square.height}px` } as CSSProperties
  return (
    <Viewport<Square>
      lang={lang}
      className="eh-board"
      style={style}
      board={board}
      limits={LIMITS}
      action={actionBox}
      pace={pace}
      walk={{
        label: `${words.board}. ${words.how}`,
        start: { x, y },
        step: (from, by) => step(ground, from, by),
        edge: () => words.edge,
        describe: (at) => describe(ground, at, lang),
        keysAt: (at) => keysAt(ground, at),
        boxOf: (at) => boxOf({ ...at, width: 1, height: 1 }, square),
        margin: square.width,
      }}
      small={
        <>
          {tiles.map((tile) => (
            <rect key={tile.key} data-light={tile.light} {...boxOf(tile, square)} />
          ))}
          {figures.map((figure) => {
            const foot = footOf(figure, square)
            return <circle key={figure.key} cx={foot.x} cy={foot.y} r={square.width * 0.42} />
          })}
        </>
      }
    >
      {under}
      {tiles.map((tile) => (
        <Tile key={tile.key} tile={tile} />
      ))}
      {over}
      {lamps.map((lamp) => (
        <LampLight key={`${lamp.x},${lamp.y} ${lamp.colour}`} lamp={lamp} />
      ))}
      <Overlays square={square} areas={areas} way={way} sights={sights} />
      {marks.map((marked) => (
        <Mark key={marked.key} marked={marked} square={square} />
      ))}
      {figures.map((figure) => (
        <Figure key={figure.key} figure={figure} square={square} pace={pace} way={props.ways?.[figure.key]} />
      ))}
      <Labels square={square} areas={areas} sights={sights} />
    </Viewport>
  )
}
