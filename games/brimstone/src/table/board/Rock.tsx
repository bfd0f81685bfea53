/** The rock around the mine: painted once, and anew only where the light has changed. */
import type { Block } from '@emberhall/ui/board'
import { useEffect, useMemo, useRef } from 'react'
import { colourOf, type Facet, facetsOf, isTouched, paintFacet, type RockLight, type RockZone } from '../art/rock.ts'

interface RockProps {
  /** In pixels of the board. */
  readonly box: Block
  readonly zones: readonly RockZone[]
  readonly lights: readonly RockLight[]
}
/** More would not be seen, and not every machine has the room. */
const MOST_PIXELS = 6_000_000
const RIM = 200

export function Rock({ box, zones, lights }: RockProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef<{ readonly facets: readonly Facet[]; readonly lights: readonly RockLight[] } | null>(null)
  const facets = useMemo(() => facetsOf(box, zones), [box, zones])
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (box.width * box.height)))
  useEffect(() => {
    const on = canvas.current?.getContext('2d')
    if (on === null || on === undefined) return
    const before = painted.current?.facets === facets ? painted.current.lights : null
    painted.current = { facets, lights }
    on.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale)
    if (before === null) on.clearRect(box.x, box.y, box.width, box.height)
    for (const facet of facets)
      if (before === null || isTouched(facet, before) || isTouched(facet, lights))
        paintFacet(on, facet, colourOf(facet, lights))
    if (before === null) fadeOut(on, box)
  }, [facets, lights, box, scale])
  return (
    <canvas
      ref={canvas}
      className="sb-rock"
      aria-hidden="true"
      width={Math.ceil(box.width * scale)}
      height={Math.ceil(box.height * scale)}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    />
  )
}
/** Rock that nobody has seen is lost in the dark. */
function fadeOut(on: CanvasRenderingContext2D, { x, y, width, height }: Block): void {
  on.globalCompositeOperation = 'destination-out'
  const [right, bottom] = [x + width, y + height]
  for (const [fromX, fromY, toX, toY] of [
    [x, 0, x + RIM, 0],
    [right, 0, right - RIM, 0],
    [0, y, 0, y + RIM],
    [0, bottom, 0, bottom - RIM],
  ] as const) {
    const fade = on.createLinearGradient(fromX, fromY, toX, toY)
    fade.addColorStop(0, '#000f')
    fade.addColorStop(1, '#0000')
    on.fillStyle = fade
    on.fillRect(x, y, width, height)
  }
  on.globalCompositeOperation = 'source-over'
}
