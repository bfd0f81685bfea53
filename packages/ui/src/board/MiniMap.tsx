/** The whole board as small as a stamp, with the part that is seen; a press goes there. */
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Box, panBy, shownBy } from './camera.ts'
import type { BoardFigure, BoardTile, SquareSize } from './types.ts'
import type { CameraDesk } from './useCamera.ts'
import { footOf } from './Figures.tsx'

interface MiniMapProps {
  readonly label: string
  readonly board: Box
  readonly square: SquareSize
  readonly tiles: readonly BoardTile[]
  readonly figures: readonly BoardFigure[]
  readonly desk: CameraDesk
}
export function MiniMap({ label, board, square, tiles, figures, desk }: MiniMapProps): ReactNode {
  const shown = useRef<SVGRectElement>(null)
  useEffect(
    () =>
      desk.watch(() => {
        const { x, y, width, height } = shownBy(desk.camera(), desk.room())
        const rect = shown.current
        if (rect === null) return
        rect.setAttribute('x', `${x}`)
        rect.setAttribute('y', `${y}`)
        rect.setAttribute('width', `${width}`)
        rect.setAttribute('height', `${height}`)
      }),
    [desk],
  )
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM()
    if (matrix === null) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const seen = shownBy(desk.camera(), desk.room())
    const { zoom } = desk.camera()
    const by = { x: (seen.x + seen.width / 2 - x) * zoom, y: (seen.y + seen.height / 2 - y) * zoom }
    const { x: left, y: top } = panBy(desk.camera(), by)
    desk.panBy({ x: left - desk.camera().x, y: top - desk.camera().y })
  }
  return (
    <svg
      className="eh-mini"
      role="img"
      aria-label={label}
      viewBox={`${board.x} ${board.y} ${board.width} ${board.height}`}
      onPointerDown={go}
    >
      {tiles.map(({ key, x, y, width, height, light }) => (
        <rect
          key={key}
          data-light={light}
          x={x * square.width}
          y={y * square.height}
          width={width * square.width}
          height={height * square.height}
        />
      ))}
      {figures.map((figure) => {
        const { x, y } = footOf(figure, square)
        return <circle key={figure.key} cx={x} cy={y} r={square.width * 0.42} />
      })}
      <rect ref={shown} className="eh-mini-shown" />
    </svg>
  )
}
