/** A board of tiles with figures on it: panned and zoomed, followed to where something happens, walked over by keyboard. */
import '../stage/stage.css'
import './board.css'
import type { Lang } from '@emberhall/speech'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { calm } from '../stage/pace.ts'
import { around, type Box, boxAround, holds, shownBy, type ZoomLimits } from './camera.ts'
import { Figure } from './Figures.tsx'
import { MiniMap } from './MiniMap.tsx'
import { Labels, Mark, Overlays } from './Overlays.tsx'
import { LampLight, Tile } from './Tiles.tsx'
import type { Area, Block, BoardFigure, BoardTile, Lamp, MarkedSquare, Sight, Square, SquareSize } from './types.ts'
import { useCamera } from './useCamera.ts'
import { Walker } from './Walker.tsx'
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
  /** What is drawn under the tiles, in squares like everything else. */
  readonly under?: ReactNode
  readonly pace: number
}
const LIMITS: ZoomLimits = { nearest: 2.4, farthest: 0.2 }
const NONE: readonly never[] = []
function boxOf({ x, y, width, height }: Block, square: SquareSize): Box {
  return { x: x * square.width, y: y * square.height, width: width * square.width, height: height * square.height }
}

export function TileBoard(props: TileBoardProps): ReactNode {
  const { lang, square, tiles, figures, marks, says, under, action = null } = props
  const { areas = NONE, way = NONE, sights = NONE, lamps = NONE } = props
  const pace = calm(props.pace)
  const words = BOARD_WORDS[lang]
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const board = useMemo(
    () => around(boxAround(tiles.map((tile) => boxOf(tile, square))), square.height * 2),
    [tiles, square],
  )
  const desk = useCamera({ frame, world, board, limits: LIMITS, pace })
  const actionBox = useMemo(
    () => (action === null ? null : around(boxOf(action, square), square.width * 0.75)),
    [action, square],
  )
  const [isAway, setAway] = useState(false)
  const [finger, setFinger] = useState<Square | null>(null)
  useEffect(() => {
    if (actionBox !== null) desk.follow(actionBox)
  }, [actionBox, desk])
  useEffect(
    () =>
      desk.watch(() =>
        setAway(actionBox !== null && !holds(around(shownBy(desk.camera(), desk.room()), 1), actionBox)),
      ),
    [actionBox, desk],
  )
  const ground = useMemo(() => ({ tiles, figures, marks, says }), [tiles, figures, marks, says])
  const style = { '--square-width': `${square.width}px`, '--square-height': `${square.height}px` } as CSSProperties
  return (
    <div ref={frame} className="eh-board" style={style}>
      <div ref={world} className="eh-world">
        {under}
        {tiles.map((tile) => (
          <Tile key={tile.key} tile={tile} />
        ))}
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
        {finger !== null && (
          <i
            className="eh-finger"
            style={{
              left: finger.x * square.width,
              top: finger.y * square.height,
              width: square.width,
              height: square.height,
            }}
          />
        )}
      </div>
      <Walker
        ground={ground}
        lang={lang}
        start={action ?? tiles[0] ?? { x: 0, y: 0 }}
        at={finger}
        world={world}
        desk={desk}
        whole={board}
        go={(to) => {
          setFinger(to)
          desk.follow(around(boxOf({ ...to, width: 1, height: 1 }, square), square.width))
        }}
      />
      <div className="eh-board-tools" data-board-tools="">
        {isAway && actionBox !== null && (
          <button type="button" className="eh-action" onClick={() => desk.follow(actionBox)}>
            {words.action}
          </button>
        )}
        <button type="button" aria-label={words.nearer} onClick={() => desk.zoomBy(1.25)}>
          +
        </button>
        <button type="button" aria-label={words.farther} onClick={() => desk.zoomBy(0.8)}>
          −
        </button>
        <button type="button" aria-label={words.whole} onClick={() => desk.show(board)}>
          ⤢
        </button>
        <MiniMap label={words.map} board={board} square={square} tiles={tiles} figures={figures} desk={desk} />
      </div>
    </div>
  )
}
