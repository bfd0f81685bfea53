import { found } from '@emberhall/kernel'
import { dim, dot, fill, group, line, put, times, word } from '@emberhall/ink'
import type { ReactNode } from 'react'
import type { Exploration } from '../../../content/types.ts'
import { Drawing, type Placed } from '../Drawing.tsx'
import { TITLE } from '../palette.ts'
import { INK, LANDMARKS, sheet } from './landmarks.ts'

const [W, H, COLUMN, ROW] = [720, 480, 150, 138]
/** Where a place lies on the map. */
export const placeAt = (column: number, row: number): { readonly x: number; readonly y: number } => ({
  x: 108 + column * COLUMN + ((row * 17 + column * 11) % 19) - 9,
  y: 104 + row * ROW + ((column * 23 + row * 7) % 17) - 8,
})
const landmark = (id: string): string => found(LANDMARKS[id], `landmark ${id}`)()

type City = Pick<Exploration, 'places' | 'blocked'>
function streets({ places, blocked }: City): string {
  const closed = (a: string, b: string) => blocked.some((pair) => pair.includes(a) && pair.includes(b))
  return places
    .flatMap((a) =>
      places
        .filter((b) => (b.column === a.column + 1 && b.row === a.row) || (b.row === a.row + 1 && b.column === a.column))
        .map((b) => {
          const [p, q] = [placeAt(a.column, a.row), placeAt(b.column, b.row)]
          const [mx, my] = [(p.x + q.x) / 2, (p.y + q.y) / 2]
          const bend = ((a.column * 7 + a.row * 5) % 3) * 8 - 8
          const d = `M${p.x} ${p.y}Q${mx + bend} ${my + bend} ${q.x} ${q.y}`
          return closed(a.id, b.id)
            ? dim(0.35, line('#c96', 12, d)) +
                group(mx, my, 1, b.row === a.row ? 90 : 0, [
                  times(5, (i) =>
                    fill(
                      '#864',
                      `M${-22 + i * 9}-9h8v8h-8ZM${-26 + i * 9} 0h8v8h-8Z`,
                      `stroke="${INK}" stroke-width="1.4"`,
                    ),
                  ),
                ])
            : line(INK, 15, d, 'opacity=".35"') + line('#db8', 12, d) + line('#eec', 5, d, 'opacity=".6"')
        }),
    )
    .join('')
}
const compass = (): string =>
  group(664, 58, [
    dot('#eda', 0, 0, 30, 30, `stroke="${INK}" stroke-width="1.6"`),
    times(8, (i) =>
      fill(i % 2 ? '#c96' : INK, i % 2 ? 'M0-16L3-4 0 0-3-4Z' : 'M0-26L5-5 0 0-5-5Z', `transform="rotate(${i * 45})"`),
    ),
    fill('#b43', 'M0-26L5-5 0 0-5-5Z'),
    word('N', 0, -33, 16, INK, TITLE),
  ])
const drawn = (city: City): string =>
  sheet(W, H) +
  line(
    INK,
    3,
    'M34 40C40 20 100 22 180 26S420 18 560 24 690 30 692 120 700 300 690 400 640 462 500 458 200 466 90 458 24 430 30 330 24 100 34 40Z',
    'opacity=".5" stroke-dasharray="16 5"',
  ) +
  line('#8bb', 22, 'M560 462C540 400 470 360 480 300S560 260 700 250', 'opacity=".4"') +
  times(46, (i) =>
    group(50 + ((i * 173) % 630), 50 + ((i * 97) % 390), 0.7 + (i % 3) * 0.2, [
      fill('#ca6', 'M-6 4V-3L0-8 6-3V4Z', `opacity=".4" stroke="${INK}" stroke-width="1" stroke-opacity=".6"`),
    ]),
  ) +
  streets(city) +
  city.places
    .map(({ id, column, row }) =>
      group(placeAt(column, row).x, placeAt(column, row).y, [
        dot('#eda', 0, 4, 50, 42, 'opacity=".8"'),
        put(0, 0, landmark(id), 1.16),
      ]),
    )
    .join('') +
  compass()

const WHOLE = `0 0 ${W} ${H}`
export interface CityMapProps {
  readonly city: City
  readonly className?: string
  /** Marks on it, in its units of 720 × 480. */
  readonly children?: ReactNode
}
/** The rough map of the city: landmarks and streets, no names. */
export function CityMap({ city, className, children }: CityMapProps) {
  const name = `city ${city.places.map(({ id, column, row }) => `${id}${column}${row}`).join()} ${city.blocked.join()}`
  return (
    <svg className={className} viewBox={WHOLE}>
      <Drawing name={name} draw={() => drawn(city)} view={WHOLE} at={{ x: 0, y: 0 }} />
      {children}
    </svg>
  )
}
/** What somebody sees there: the landmark alone, on a scrap of the same paper. */
export function Landmark({ id, ...placed }: Placed & { id: string }) {
  return (
    <Drawing
      name={`landmark ${id}`}
      draw={() => dot('#eda', 0, -2, 54, 50) + landmark(id)}
      view="-56 -54 112 104"
      {...placed}
    />
  )
}
