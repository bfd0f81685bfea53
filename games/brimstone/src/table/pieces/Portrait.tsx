/** Somebody's head on a lit ground. */
import { Baked } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { portraitPicture, whoOf } from '../art/figures/index.ts'

interface PortraitProps {
  /** The id of a class or an enemy. */
  readonly id: string
  readonly colour: string
}
export function Portrait({ id, colour }: PortraitProps) {
  return (
    <span className="sb-portrait" style={{ '--who': colour } as CSSProperties} aria-hidden="true">
      <Baked picture={portraitPicture(whoOf(id))} />
    </span>
  )
}
