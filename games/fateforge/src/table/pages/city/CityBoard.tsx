/** The drawn map, and the figure that people put where they think they are. */
import { type PointerEvent, useRef, useState } from 'react'
import type { Exploration } from '../../../content/types.ts'
import { heroIdOf } from '../../../content/types.ts'
import { landmark } from '../../../text/placeText.ts'
import { CityMap, HeroPiece, placeAt } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'
import { useFigure } from './figure.ts'

const [W, H] = [720, 480]
const OFF = { x: 668, y: 436 }
interface BoardProps {
  readonly exploration: Exploration
  readonly walk: string
}
export function CityBoard({ exploration, walk }: BoardProps) {
  const { s, lang } = useDesk()
  const [place, put] = useFigure(walk)
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const standing = exploration.places.find(({ id }) => id === place)
  const at = held ?? (standing === undefined ? OFF : placeAt(standing.column, standing.row))
  const pointed = (event: PointerEvent): { x: number; y: number } => {
    const box = board.current!.getBoundingClientRect()
    return { x: ((event.clientX - box.left) / box.width) * W, y: ((event.clientY - box.top) / box.height) * H }
  }
  const drop = (event: PointerEvent): void => {
    if (held === null) return
    setHeld(null)
    const { x, y } = pointed(event)
    const distance = ({ column, row }: { column: number; row: number }): number => {
      const to = placeAt(column, row)
      return Math.hypot(to.x - x, to.y - y)
    }
    put(exploration.places.reduce((best, place) => (distance(place) < distance(best) ? place : best)).id)
  }
  return (
    <div
      className="fgp-city-map"
      ref={board}
      role="group"
      aria-label={tell(lang, 'city.map')}
      data-held={held !== null || undefined}
      onPointerMove={(event) => held !== null && setHeld(pointed(event))}
      onPointerUp={drop}
    >
      <CityMap city={exploration} />
      {exploration.places.map(({ id, column, row }) => {
        const { x, y } = placeAt(column, row)
        return (
          <button
            key={id}
            type="button"
            className="fgp-place"
            aria-pressed={id === place}
            style={{ left: `${(x / W) * 100}%`, top: `${(y / H) * 100}%` }}
            onClick={() => put(id)}
          >
            <span className="hidden">{tell(lang, 'city.here', { place: landmark(id, lang) })}</span>
          </button>
        )
      })}
      <div
        className="fgp-figure"
        title={tell(lang, 'city.figure')}
        style={{ left: `${(at.x / W) * 100}%`, top: `${(at.y / H) * 100}%` }}
        onPointerDown={(event) => {
          event.currentTarget.parentElement?.setPointerCapture(event.pointerId)
          setHeld(pointed(event))
        }}
      >
        <HeroPiece id={heroIdOf(s.heroes[0]?.id ?? 0)} />
      </div>
      <p className="fgp-map-note">{tell(lang, 'city.figure')}</p>
    </div>
  )
}
