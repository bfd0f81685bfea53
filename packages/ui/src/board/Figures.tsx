/** Who stands on squares. */
import { type ReactNode, useMemo } from 'react'
import { Standing } from '../viewport/Standing.tsx'
import type { BoardFigure, Square, SquareSize } from './types.ts'

const ONE = { width: 1, height: 1 }
const NOT = { x: 0, y: 0 }
/** How much of a square a disc leaves free. */
const FREE = 0.34
interface FigureProps {
  readonly figure: BoardFigure
  readonly square: SquareSize
  readonly pace: number
  /** The squares it came by, where it is known; else it comes straight. */
  readonly way?: readonly Square[] | undefined
}
/** The middle of the squares it stands on, or beside it, where its foot is. */
export function footOf(
  { at, size = ONE, shift = NOT }: Pick<BoardFigure, 'at' | 'size' | 'shift'>,
  square: SquareSize,
) {
  return { x: (at.x + shift.x + size.width / 2) * square.width, y: (at.y + shift.y + size.height / 2) * square.height }
}
export function Figure({ figure, square, pace, way }: FigureProps): ReactNode {
  const { key, name, at, size = ONE, shift, stand, picture, tall, plate, says } = figure
  const steps = useMemo(() => way?.map((step) => footOf({ at: step, size, shift }, square)), [way, size, shift, square])
  return (
    <Standing
      at={key}
      name={name}
      on={`${at.x},${at.y}`}
      picture={picture}
      foot={footOf(figure, square)}
      height={tall * square.height}
      shadow={{ width: size.width * square.width * 0.8, height: size.height * square.height * 0.5 }}
      stand={stand === undefined ? undefined : { colour: stand, width: (size.width - FREE) * square.width }}
      says={says}
      way={steps}
      pace={pace}
    >
      {plate !== undefined && <span className="eh-plate">{plate}</span>}
    </Standing>
  )
}
