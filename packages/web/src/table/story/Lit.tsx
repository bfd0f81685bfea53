/** A ring around what the log speaks of. */
import { type ReactNode, useRef } from 'react'
import { useFollow } from '../pointing/useFollow.ts'
import { useLit } from './shown.ts'

export function Lit(): ReactNode {
  const key = useLit((lit) => lit.key)
  const layer = useRef<HTMLDivElement>(null)
  useFollow(layer, key !== null)
  return (
    <div ref={layer} className="pointed" aria-hidden="true">
      {key === null ? null : <i key={key} className="lit" data-at={key} />}
    </div>
  )
}
