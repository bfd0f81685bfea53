/** What a number has just gained or lost, for a moment. */
import { setMoving } from '@emberhall/ui'
import { useEffect, useRef, useState } from 'react'
import { usePace } from './pace.ts'

export function Flash({ n }: { readonly n: number }) {
  const pace = usePace()
  const last = useRef(n)
  const [by, setBy] = useState(0)
  useEffect(() => {
    const change = n - last.current
    last.current = n
    if (change === 0 || pace === 0) return
    setBy(change)
    const timer = window.setTimeout(() => setBy(0), 1300 * pace)
    return () => window.clearTimeout(timer)
  }, [n, pace])
  if (by === 0) return null
  return (
    <b key={`${n} ${by}`} className="kd-flash" data-loss={by < 0 || undefined} aria-hidden="true">
      {by > 0 ? `+${by}` : `−${-by}`}
    </b>
  )
}
/** Shakes what it wraps when the number falls, lights it when it rises. */
export function useJolt(n: number) {
  const pace = usePace()
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(n)
  useEffect(() => {
    const change = n - last.current
    last.current = n
    const element = ref.current
    if (change === 0 || pace === 0 || element === null) return
    const shake = ['0 0', '-6px 2px', '5px -3px', '-4px 1px', '0 0'].map((translate) => ({ translate }))
    const glow = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.7)' }, { filter: 'brightness(1)' }]
    setMoving(element, change < 0 ? shake : glow, pace)
    if (change < 0) setMoving(element, [{ filter: 'brightness(2.2)' }, { filter: 'brightness(1)' }], pace)
  }, [n, pace])
  return ref
}
