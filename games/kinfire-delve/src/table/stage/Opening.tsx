/** The curtain opens on the Master's stage. */
import { m } from 'motion/react'
import { useEffect, useRef, useState } from 'react'
import { Cloth } from '../board/Curtain.tsx'
import { useScene } from '../model/scene.ts'
import { usePace } from './pace.ts'

export function Opening() {
  const { t } = useScene()
  const pace = usePace()
  const { phase } = t.s
  const last = useRef(phase)
  const [opens, setOpens] = useState(false)
  useEffect(() => {
    const before = last.current
    last.current = phase
    if (before !== 'descent' || phase !== 'finale' || pace === 0) return
    setOpens(true)
    const timer = window.setTimeout(() => setOpens(false), 2400 * pace)
    return () => window.clearTimeout(timer)
  }, [phase, pace])
  if (!opens) return null
  const move = { duration: 1.7 * pace, delay: 0.5 * pace, ease: [0.6, 0, 0.3, 1] as const }
  return (
    <div className="kd-opening" aria-hidden="true">
      <m.div initial={{ x: 0 }} animate={{ x: '-104%' }} transition={move}>
        <Cloth folds={6} side="left" />
      </m.div>
      <m.div initial={{ x: 0 }} animate={{ x: '104%' }} transition={move}>
        <Cloth folds={6} side="right" />
      </m.div>
    </div>
  )
}
