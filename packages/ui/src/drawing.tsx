import { memo, type ReactElement, useId } from 'react'
import { useTurn } from './unhurried.ts'

/** Where a piece stands in a larger drawing: the place of its foot or middle, its size, and whether it looks left. */
interface At {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly flip?: boolean
}
/** Every piece is either placed in an SVG that is already there, or stands alone in one of its own. */
export interface Placed {
  readonly at?: At | undefined
  readonly className?: string | undefined
}
export interface DrawingProps extends Placed {
  /** Tells this drawing from all others: it is drawn once, and shown as often as needed. */
  readonly name: string
  readonly draw: () => string
  readonly view: string
  /** How a picture fills its place; what stands free may shine beyond it. */
  readonly fit?: string
}

/** Each showing has ids of its own. */
const Ink = memo(function Ink({ text }: { readonly text: string }) {
  const own = useId()
  return <g dangerouslySetInnerHTML={{ __html: text.replaceAll('~', own) }} />
})

/** How a game shows what it draws: with its own ink, which writes `~` into every id. */
export function drawingBy(paint: (draw: () => string) => string): (props: DrawingProps) => ReactElement {
  const texts = new Map<string, string>()
  const textOf = (name: string, draw: () => string): string => {
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = paint(draw)
    texts.set(name, text)
    return text
  }
  return function Drawing({ name, draw, view, fit, at, className }) {
    const ink = useTurn() ? <Ink text={textOf(name, draw)} /> : null
    if (at === undefined)
      return (
        <svg
          className={className}
          viewBox={view}
          preserveAspectRatio={fit}
          overflow={fit === undefined ? 'visible' : 'hidden'}
          aria-hidden="true"
        >
          {ink}
        </svg>
      )
    const { x, y, scale = 1, flip = false } = at
    return (
      <g className={className} transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
        {ink}
      </g>
    )
  }
}
