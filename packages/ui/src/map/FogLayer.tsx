/** Fog over the land: thin or gone where cards have been seen, thick where none lies. */
import { type ReactNode, useMemo } from 'react'
import { type Picture, useBaked } from '../baked.tsx'
import { around, type Box } from '../viewport/camera.ts'
import { boxOfPlace, middleOf } from './geometry.ts'
import type { Fog, MapCardSize, SeenPlace } from './types.ts'

const TILE = 512
/** A tile that meets itself on every side. */
export const FOG: Picture = {
  name: 'fog of maps',
  width: TILE,
  height: TILE,
  draw: () =>
    `<filter id="wisps" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0059 .0117" numOctaves="4" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .72 0 0 0 0 .79 0 0 0 0 .76 2.1 0 0 0 -.7"/></filter><rect width="${TILE}" height="${TILE}" filter="url(#wisps)"/>`,
}
const LEFT: Readonly<Record<Fog, number>> = { none: 0, thin: 0.34, thick: 0.66 }
interface FogLayerProps {
  readonly places: readonly SeenPlace[]
  readonly land: Box
  readonly size: MapCardSize
}
/** Fog has no end that one could see. */
const FADES =
  'linear-gradient(90deg, #0000, #000 18%, #000 82%, #0000), linear-gradient(#0000, #000 18%, #000 82%, #0000)'
export function FogLayer({ places, land, size }: FogLayerProps): ReactNode {
  const wisps = useBaked(FOG)
  const field = useMemo(() => around(land, size.width * 2.4), [land, size])
  const mask = places.map((place) => {
    const { x, y } = middleOf(boxOfPlace(place, size))
    const [rx, ry] = [size.width * 0.92, size.height * 0.98]
    const at = `${x - field.x}px ${y - field.y}px`
    return `radial-gradient(${rx}px ${ry}px at ${at}, rgb(0 0 0 / ${LEFT[place.fog]}) 52%, #000)`
  })
  return (
    <div
      className="eh-fog"
      style={{
        left: field.x,
        top: field.y,
        width: field.width,
        height: field.height,
        backgroundImage: wisps === null ? undefined : `url("${wisps}")`,
        maskImage: [...mask, FADES].join(', '),
      }}
      aria-hidden="true"
    />
  )
}
