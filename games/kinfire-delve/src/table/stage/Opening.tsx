/** The curtain opens on the Master's stage. */
import { useSkippable } from '@emberhall/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Cloth } from '../board/Curtain.tsx'
import { useTableau } from '../model/tableau.ts'
import { usePace } from './pace.ts'

export function Opening() {
  const { t } = useTableau()
  const pace = usePace()
  const { phase } = t.s
  const last = useRef(phase)
  const [opens, setOpens] = useState(false)
  useEffect(() => {
    const before = last.current
    last.current = phase
    if (before !== 'descent' || phase !== 'finale' || pace === 0) return
    setOpens(true)
    const timer = window.setTimeout(() => setOpens(false), 900 * pace)
    return () => window.clearTimeout(timer)
  }, [phase, pace])
  const close = useCallback(() => setOpens(false), [])
  useSkippable(opens, close)
  if (!opens) return null
  return (
    <div className="kd-opening" aria-hidden="true">
      <div>
        <Cloth folds={6} side="left" />
      </div>
      <div>
        <Cloth folds={6} side="right" />
      </div>
    </div>
  )
}
