/** What stands on the board. Who has moved is seen to walk. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { setMoving } from '../moving.ts'
import { Spot } from '../stage/Spot.tsx'
import { useBaked } from './baked.ts'
import type { BoardFigure, Square, SquareSize } from './types.ts'

const ONE = { width: 1, height: 1 }
interface FigureProps {
  readonly figure: BoardFigure
  readonly square: SquareSize
  readonly pace: number
  /** The squares it came by, where it is known; else it comes straight. */
  readonly way?: readonly Square[] | undefined
}
/** The middle of the squares it stands on, where its foot is. */
export function footOf({ at, size = ONE }: Pick<BoardFigure, 'at' | 'size'>, square: SquareSize): Square {
  return { x: (at.x + size.width / 2) * square.width, y: (at.y + size.height / 2) * square.height }
}
export function Figure({ figure, square, pace, way }: FigureProps): ReactNode {
  const { key, name, at, size = ONE, picture, tall, plate, says } = figure
  const address = useBaked(picture)
  const ref = useRef<HTMLDivElement>(null)
  const stood = useRef(at)
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = at
    if (ref.current === null || pace === 0 || (from.x === at.x && from.y === at.y)) return
    const steps = way !== undefined && way.length > 1 ? way : [from, at]
    const frames = steps.map((step) => ({
      transform: `translate(${(step.x - at.x) * square.width}px, ${(step.y - at.y) * square.height}px)`,
    }))
    setMoving(ref.current, frames, pace, { easing: 'ease-in-out' })
  }, [at, way, pace, square])
  const foot = footOf(figure, square)
  const height = tall * square.height
  const width = (height * picture.width) / picture.height
  return (
    <div
      ref={ref}
      className="eh-standing"
      style={{ left: foot.x - width / 2, top: foot.y - height, width, height, zIndex: 100 + Math.round(foot.y) }}
    >
      <i
        className="eh-foot"
        style={{ width: size.width * square.width * 0.8, height: size.height * square.height * 0.5 }}
      />
      <Spot
        at={key}
        name={name}
        className="eh-figure"
        piece={{ who: key, at: `${at.x},${at.y}` }}
        {...(says !== undefined && { says })}
      >
        {address !== null && <img src={address} alt="" draggable={false} />}
        {plate !== undefined && <span className="eh-plate">{plate}</span>}
      </Spot>
    </div>
  )
}
