/** A ring around what the log speaks of. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useFollow } from '../pointing/useFollow.ts'
import { darken, useLit } from './shown.ts'

const LIT_MS = 3200
/** While it is looked at closely, the table may be covered: what was pressed stays lit until a while after. */
export function Lit({ isLooking }: { readonly isLooking: boolean }): ReactNode {
  const { key, isHeld } = useLit()
  const layer = useRef<HTMLDivElement>(null)
  useFollow(layer, key !== null)
  useEffect(() => {
    if (!isHeld || isLooking) return undefined
    const timer = setTimeout(darken, LIT_MS)
    return () => clearTimeout(timer)
  }, [key, isHeld, isLooking])
  return (
    <div ref={layer} className="pointed" aria-hidden="true">
      {key === null ? null : <i key={key} className="lit" data-at={key} />}
    </div>
  )
}
