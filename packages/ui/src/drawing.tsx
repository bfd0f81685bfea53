import { memo, type ReactElement, useId } from 'react'
import { takingTime, useTurn } from './unhurried.ts'

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

/** What takes its letters, its motion or its colour from the page cannot be a picture of its own. */
function leansOnPage(text: string): boolean {
  const asks = text.indexOf('currentColor')
  const says = text.indexOf(' color="')
  return /class=|style=|var\(|<text/.test(text) || (asks >= 0 && (says < 0 || says > asks))
}
/** How far a picture may shine beyond its own edges, as a part of them. */
const BEYOND = 0.5
/** One image: the page then has one thing to lay out and paint instead of hundreds. */
interface Image {
  readonly href: string
  readonly box: readonly number[]
}
type Inked = { readonly text: string } | Image
function imageOf(text: string, view: string): Image | null {
  if (typeof document === 'undefined' || view === '' || leansOnPage(text)) return null
  const [x = 0, y = 0, width = 0, height = 0] = view.split(' ').map(Number)
  const box = [x - width * BEYOND, y - height * BEYOND, width * (1 + 2 * BEYOND), height * (1 + 2 * BEYOND)]
  const size = `viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${text.replaceAll('~', 'i')}</svg>`
  // Hundreds of pictures written into addresses would be most of what a long game keeps.
  return { href: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), box }
}
const Ink = memo(function Ink({ of }: { readonly of: Inked }) {
  // Each showing has ids of its own.
  const own = useId()
  if ('text' in of) return <g dangerouslySetInnerHTML={{ __html: of.text.replaceAll('~', own) }} />
  const [x, y, width, height] = of.box
  // What it may shine on beyond its edges is not a part of it that can be pressed.
  return <image href={of.href} x={x} y={y} width={width} height={height} pointerEvents="none" />
})

/** How a game shows what it draws: with its own ink, which writes `~` into every id. */
export function drawingBy(paint: (draw: () => string) => string): (props: DrawingProps) => ReactElement {
  const inks = new Map<string, Inked>()
  const inked = (draw: () => string, view: string): Inked => {
    const text = paint(draw)
    return imageOf(text, view) ?? { text }
  }
  return function Drawing({ name, draw, view, fit, at, className }) {
    const key = `${name} ${view}`
    const hasCome = useTurn(inks.has(key))
    if (hasCome && !inks.has(key))
      inks.set(
        key,
        takingTime(() => inked(draw, view)),
      )
    const of = hasCome ? inks.get(key) : undefined
    const ink = of === undefined ? null : <Ink of={of} />
    const isWaiting = of === undefined || undefined
    if (at === undefined)
      return (
        <svg
          className={className}
          viewBox={view}
          preserveAspectRatio={fit}
          overflow={fit === undefined ? 'visible' : 'hidden'}
          aria-hidden="true"
          data-undrawn={isWaiting}
        >
          {ink}
        </svg>
      )
    const { x, y, scale = 1, flip = false } = at
    return (
      <g
        className={className}
        transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}
        data-undrawn={isWaiting}
      >
        {ink}
      </g>
    )
  }
}
