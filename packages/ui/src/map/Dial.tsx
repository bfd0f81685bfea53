/** What runs down: a number, and as many lit arcs around it as are left. */
import type { ReactNode } from 'react'
import { arcsOf } from './geometry.ts'

export function Dial({ value, of }: { readonly value: number; readonly of: number }): ReactNode {
  return (
    <svg className="eh-dial" viewBox="-20 -20 40 40" data-low={value <= 1 || undefined}>
      <circle r="19" />
      {arcsOf(of, 15).map((arc, i) => (
        <path key={arc} d={arc} data-left={i < value || undefined} />
      ))}
      <text y="6">{value}</text>
    </svg>
  )
}
