/** What stands on a board or a map, foot first. Who has moved is seen to walk. */
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Baked, type Picture } from '../baked.tsx'
import { Spot } from '../stage/Spot.tsx'
import type { Point, Room } from './camera.ts'
import { useSteps } from './useSteps.ts'

interface StandingProps {
  readonly at: string
  readonly name: string
  /** The name of the place it stands on. */
  readonly on: string
  readonly picture: Picture
  readonly foot: Point
  /** How high it is, and how much ground its shadow covers, in pixels of the board. */
  readonly height: number
  readonly shadow: Room
  /** The disc it stands on: its colour, and how wide it is. */
  readonly stand?: { readonly colour: string; readonly width: number } | undefined
  readonly says?: readonly string[] | undefined
  readonly way?: readonly Point[] | undefined
  readonly pace: number
  /** What hangs on it. */
  readonly children?: ReactNode
}
/** Who stands farther south stands in front, also on a board that has grown north of where it began. */
const depthOf = ({ y }: Point): number => 1000 + Math.round(y / 4)

export function Standing(props: StandingProps) {
  const { at, name, on, picture, foot, height, shadow, stand, says, way, pace, children } = props
  const ref = useRef<HTMLDivElement>(null)
  useSteps(ref, foot, way, pace)
  const width = (height * picture.width) / picture.height
  return (
    <div
      ref={ref}
      className="eh-standing"
      style={
        { left: foot.x - width / 2, top: foot.y - height, width, height, '--depth': depthOf(foot) } as CSSProperties
      }
    >
      <i className="eh-foot" style={{ width: shadow.width, height: shadow.height }} />
      {stand !== undefined && (
        <i className="eh-stand" style={{ width: stand.width, '--stand': stand.colour } as CSSProperties} />
      )}
      <Spot at={at} name={name} className="eh-figure" piece={{ who: at, at: on }} {...(says !== undefined && { says })}>
        <Baked picture={picture} />
        {children}
      </Spot>
    </div>
  )
}
