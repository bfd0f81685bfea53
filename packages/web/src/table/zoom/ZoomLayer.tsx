/** Something looked at closely, alone or beside something that was kept to compare. */
import { useMedia } from '@emberhall/ui'
import { type ReactNode, useMemo, useRef } from 'react'
import { useBindings } from '../../keys/bindings.ts'
import { byKey } from '../../keys/rules.ts'
import { useKeys } from '../useKeys.ts'
import { Panel, type PanelProps } from './Panel.tsx'
import { usePlace } from './usePlace.ts'
import type { ZoomDesk } from './useZoom.ts'

export interface ZoomLayerProps extends Omit<PanelProps, 'look' | 'isPinned'> {
  readonly desk: ZoomDesk
}
export function ZoomLayer(props: ZoomLayerProps): ReactNode {
  const { look, pinned } = props.desk
  return look === null && pinned === null ? null : <Panels {...props} />
}
function Panels(props: ZoomLayerProps): ReactNode {
  const { look, pinned } = props.desk
  const ref = useRef<HTMLDivElement>(null)
  const isNarrow = useMedia('(max-width: 700px)')
  const isPassing = pinned === null && look?.isPassing === true
  usePlace(ref, (look ?? pinned)?.from ?? null, isPassing || !isNarrow)
  const { pin } = props.desk
  const bindings = useBindings()
  const keys = useMemo(() => byKey(bindings, { pin }), [bindings, pin])
  useKeys(keys, true, 'first')
  return (
    <div
      ref={ref}
      className="zooms"
      data-passing={isPassing || undefined}
      data-pair={pinned === null ? undefined : look === null ? 'half' : 'whole'}
    >
      {pinned === null ? null : <Panel {...props} look={pinned} isPinned />}
      {look === null ? null : <Panel {...props} look={look} isPinned={false} />}
    </div>
  )
}
