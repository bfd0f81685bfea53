/** Everything at the size of a stamp, with the part that is seen; a press goes there. */
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Box, shownBy } from './camera.ts'
import type { CameraDesk } from './useCamera.ts'

interface SmallMapProps {
  readonly label: string
  readonly board: Box
  readonly desk: CameraDesk
  /** Shapes in the pixels of the board. */
  readonly children: ReactNode
}
export function SmallMap({ label, board, desk, children }: SmallMapProps): ReactNode {
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
    desk.panBy({ x: (seen.x + seen.width / 2 - x) * zoom, y: (seen.y + seen.height / 2 - y) * zoom })
  }
  return (
    <svg
      className="eh-mini"
      role="img"
      aria-label={label}
      viewBox={`${board.x} ${board.y} ${board.width} ${board.height}`}
      onPointerDown={go}
    >
      {children}
      <rect ref={shown} className="eh-mini-shown" />
    </svg>
  )
}
