/** The cards of a map: their pictures below the fog, their plates above it. */
import type { CSSProperties, ReactNode } from 'react'
import { Baked } from '../baked.tsx'
import { Spot } from '../stage/Spot.tsx'
import type { Box } from '../viewport/camera.ts'
import type { PlaceMark, MapPlace, SeenPlace } from './types.ts'

const styleOf = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })

export function PlacePicture({ place, box }: { readonly place: SeenPlace; readonly box: Box }): ReactNode {
  return (
    <div className="eh-map-picture" style={styleOf(box)} aria-hidden="true">
      <Baked picture={place.picture} />
    </div>
  )
}
interface PlaceSpotProps {
  readonly place: MapPlace
  readonly box: Box
  /** How it is called by those who cannot see it. */
  readonly name: string
  /** What is written into a card that has not been seen. */
  readonly unseen: string
  readonly mark: PlaceMark | undefined
}
export function PlaceSpot({ place, box, name, unseen, mark }: PlaceSpotProps): ReactNode {
  const { key, number, says } = place
  return (
    <Spot
      at={key}
      name={name}
      className={place.isSeen ? 'eh-place' : 'eh-place eh-unseen'}
      style={styleOf(box)}
      {...(says !== undefined && { says })}
    >
      {place.isSeen ? (
        <span
          className="eh-place-plate"
          style={{ '--letters': place.name.length, '--signs': place.signs?.length ?? 0 } as CSSProperties}
        >
          {number !== undefined && <b>{number}</b>}
          <span>{place.name}</span>
          {place.signs?.map(({ key: sign, shape }) => (
            <i key={sign}>{shape}</i>
          ))}
        </span>
      ) : (
        <span className="eh-unseen-plate">
          {number !== undefined && <b>{number}</b>}
          <span>{unseen}</span>
        </span>
      )}
      {mark?.cost !== undefined && <b className="eh-place-cost">{mark.cost}</b>}
      {mark?.warning !== undefined && <em className="eh-warning">{mark.warning}</em>}
    </Spot>
  )
}
