/** What is drawn over the floor for a moment: areas, ways with their cost, looks from square to square. */
import type { ReactNode } from 'react'
import { Spot } from '../stage/Spot.tsx'
import type { Area, MarkedSquare, Sight, Square, SquareSize } from './types.ts'

interface OverlayProps {
  readonly square: SquareSize
  readonly areas: readonly Area[]
  readonly way: readonly Square[]
  readonly sights: readonly Sight[]
}
const middle = ({ x, y }: Square, { width, height }: SquareSize): string => `${(x + 0.5) * width} ${(y + 0.5) * height}`
export function Overlays({ square, areas, way, sights }: OverlayProps): ReactNode {
  const { width, height } = square
  return (
    <svg className="eh-over" aria-hidden="true">
      {areas.map(({ key, squares, tone }) => (
        <path
          key={key}
          className="eh-area"
          data-tone={tone}
          d={squares.map(({ x, y }) => `M${x * width} ${y * height}h${width}v${height}h${-width}Z`).join('')}
        />
      ))}
      {way.length > 1 && <path className="eh-way" d={`M${way.map((at) => middle(at, square)).join('L')}`} />}
      {sights.map(({ from, to, isClear }) => (
        <path
          key={`${from.x},${from.y} ${to.x},${to.y}`}
          className="eh-sight"
          data-clear={isClear ? 'yes' : 'no'}
          d={`M${middle(from, square)}L${middle(to, square)}`}
        />
      ))}
    </svg>
  )
}
/** A square one may go to, with what it costs. */
export function Mark({ marked, square }: { readonly marked: MarkedSquare; readonly square: SquareSize }): ReactNode {
  const { key, name, x, y, cost, warning } = marked
  return (
    <Spot
      at={key}
      name={name}
      className="eh-square"
      style={{ left: x * square.width, top: y * square.height, width: square.width, height: square.height }}
    >
      {cost !== undefined && <b className="eh-cost">{cost}</b>}
      {warning !== undefined && <em className="eh-warning">{warning}</em>}
    </Spot>
  )
}
/** What is written beside areas and looks; small labels that stay the right way up and the right size. */
export function Labels({ square, areas, sights }: Omit<OverlayProps, 'way'>): ReactNode {
  const at = (x: number, y: number) => ({ left: x * square.width, top: y * square.height })
  return (
    <>
      {areas.map(({ key, squares, label }) => {
        const [first] = squares
        if (label === undefined || first === undefined) return null
        return (
          <span key={key} className="eh-label-tag" style={at(first.x + 0.5, first.y)}>
            {label}
          </span>
        )
      })}
      {sights.map(({ from, to, label }) =>
        label === undefined ? null : (
          <span
            key={`${from.x},${from.y} ${to.x},${to.y}`}
            className="eh-label-tag"
            style={at((from.x + to.x) / 2 + 0.5, (from.y + to.y) / 2 + 0.5)}
          >
            {label}
          </span>
        ),
      )}
    </>
  )
}
