/** The picture of a card, cut to the window of its frame. */
import { Art } from '../art/index.tsx'

interface PictureProps {
  readonly id: string
  /** A Master drawn in all its height. */
  readonly tall?: boolean
  readonly clip: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export function Picture({ id, clip, tall = false, ...box }: PictureProps) {
  return (
    <g clipPath={`url(#kd-${clip})`}>
      <svg {...box} viewBox={tall ? '0 0 320 320' : '0 0 320 220'} preserveAspectRatio="xMidYMid slice">
        <Art id={id} tall={tall} />
      </svg>
    </g>
  )
}
