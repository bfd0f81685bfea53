/** Houses along a street, and who stands before them. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Baked } from '../baked.tsx'
import { setMoving } from '../moving.ts'
import { Spot } from '../stage/Spot.tsx'
import type { StreetPerson, StreetPlace } from './types.ts'

/** Its name says it all; it can be gone to by keyboard nevertheless. */
const NOTHING_MORE: readonly never[] = []
interface HouseProps {
  readonly place: StreetPlace
  readonly name: string
  /** A word for a door that does not open. */
  readonly shut: string
  readonly isLooked: boolean
  readonly children: ReactNode
}
export function House({ place, name, shut, isLooked, children }: HouseProps): ReactNode {
  const { key, front, sign, closed, visits } = place
  return (
    <li className="eh-house" data-looked={isLooked || undefined} data-closed={closed !== undefined || undefined}>
      <Spot at={key} name={name} className="eh-house-spot" says={NOTHING_MORE}>
        <Baked picture={front} />
        {sign !== undefined && <span className="eh-house-sign">{sign}</span>}
        {closed !== undefined && <span className="eh-house-shut">{shut}</span>}
        {visits !== undefined && (
          <span className="eh-house-visits">
            {Array.from({ length: visits.of }, (_, i) => (
              <i key={i} data-made={i < visits.made || undefined} />
            ))}
          </span>
        )}
      </Spot>
      {children}
    </li>
  )
}
/** Whoever comes is seen to step up. */
export function Person({ person, pace }: { readonly person: StreetPerson; readonly pace: number }): ReactNode {
  const { key, name, picture, plate, bubble } = person
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current !== null && pace > 0)
      setMoving(ref.current, [{ transform: 'translateX(-40px)', opacity: 0 }, {}], pace, { easing: 'ease-out' })
  }, [pace])
  return (
    <div ref={ref} className="eh-stroller">
      <Spot at={key} name={bubble === undefined ? name : `${name}: ${bubble}`} className="eh-stroller-spot">
        {bubble !== undefined && <span className="eh-bubble">{bubble}</span>}
        <Baked picture={picture} />
        <span className="eh-plate">{plate}</span>
      </Spot>
    </div>
  )
}
