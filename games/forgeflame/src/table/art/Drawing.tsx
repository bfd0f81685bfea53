import { paint } from '@emberhall/ink'
import { drawingBy, type Placed } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { LIGHT } from './palette.ts'

export type { Placed } from '@emberhall/ui'
export const Drawing = drawingBy((draw) => paint(draw, LIGHT))

/** A picture made of others. Where one of them changes, only that one is drawn anew, and most have been drawn before. */
export function Pieced({ view, at, className, children }: Placed & { view: string; children: ReactNode }) {
  if (at === undefined)
    return (
      <svg className={className} viewBox={view} overflow="visible" aria-hidden="true">
        {children}
      </svg>
    )
  const { x, y, scale = 1, flip = false } = at
  return (
    <g className={className} transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      {children}
    </g>
  )
}
/** Where a part of it stands that was drawn in its measure. */
export const HERE = { x: 0, y: 0 } as const
