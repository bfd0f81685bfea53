/** What every page has around it: the ground, the way of the act, the frame's parts. */
import type { ReactNode } from 'react'
import { useDesk } from '../model/desk.ts'
import { Ground } from './Ground.tsx'
import { Progress } from './Progress.tsx'

interface ShellProps {
  readonly kind: string
  readonly picture: string
  /** Beside the page: what stands in the picture itself. */
  readonly scene?: ReactNode | undefined
  /** The page itself takes the whole width. */
  readonly isWide?: boolean
  readonly children: ReactNode
}
export function Shell({ kind, picture, scene, isWide = false, children }: ShellProps) {
  const { parts, phone } = useDesk()
  return (
    <div
      className={`fgp fgp-on-${kind} ${phone ? 'fgp-phone' : 'fgp-desk'}`}
      data-wide={isWide || undefined}
      data-scene={scene !== undefined || undefined}
    >
      <Ground id={picture} />
      <header className="fgp-top">
        {parts.brand}
        {!phone && <Progress />}
        {parts.top}
        {phone && parts.tools}
      </header>
      {phone && <Progress />}
      {scene !== undefined && <div className="fgp-scene">{scene}</div>}
      {children}
      <div className="fgp-near">
        <div className="fgp-prompt">{parts.prompt}</div>
        {!phone && <div className="fgp-tools">{parts.tools}</div>}
      </div>
    </div>
  )
}
