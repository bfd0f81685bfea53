/** Roads between cards, each with a mark that says what it is, and the way that is thought of. */
import type { ReactNode } from 'react'
import type { Point } from '../viewport/camera.ts'
import { roadOf } from './geometry.ts'
import type { LinkKind, MapCardSize, MapLink, MapPlace } from './types.ts'

/** Drawn around the middle of the road, towards the east. */
const MARKS: Readonly<Record<LinkKind, string>> = {
  open: '',
  closed: 'M-6-6 6 6M-6 6 6-6',
  'one-way': 'M-5-7 4 0-5 7',
  unknown: 'M-3.5-3.5C-3-8 4-8 3.5-3.5 3-1 0-1 0 2M0 5.5V6.5',
}
interface RoadsProps {
  readonly links: readonly MapLink[]
  readonly places: ReadonlyMap<string, MapPlace>
  readonly size: MapCardSize
}
export function Roads({ links, places, size }: RoadsProps): ReactNode {
  return (
    <svg className="eh-over" aria-hidden="true">
      {links.map((link) => {
        const road = roadOf(link, places, size)
        if (road === null) return null
        const { line, middle, angle } = road
        return (
          <g key={`${link.from} ${link.side}`} className="eh-road" data-link={link.kind}>
            <path d={line} className="eh-road-bed" />
            <path d={line} className="eh-road-top" />
            {link.kind !== 'open' && (
              <g transform={`translate(${middle.x} ${middle.y}) rotate(${link.kind === 'one-way' ? angle : 0})`}>
                <circle r="12" />
                <path d={MARKS[link.kind]} className="eh-road-mark" />
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
/** From card to card, with a point where it ends. */
export function Route({ points }: { readonly points: readonly Point[] }): ReactNode {
  const [end, before] = [points.at(-1), points.at(-2)]
  if (end === undefined || before === undefined) return null
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <svg className="eh-over eh-route" aria-hidden="true">
      <path className="eh-way" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path
        className="eh-route-end"
        d="M-14-11 8 0-14 11Z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </svg>
  )
}
