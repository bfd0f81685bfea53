/** A number that counts its way to a new value. */
import { MOVE_MS } from '@emberhall/ui'
import { useEffect, useRef, useState } from 'react'
import { usePace } from './pace.ts'

export function Count({ n }: { readonly n: number }) {
  const pace = usePace()
  const [shown, setShown] = useState(n)
  const from = useRef(n)
  useEffect(() => {
    if (pace === 0 || from.current === n) {
      from.current = n
      setShown(n)
      return
    }
    const step = Math.sign(n - from.current)
    const every = (MOVE_MS / Math.abs(n - from.current)) * pace
    const timer = window.setInterval(() => {
      from.current += step
      setShown(from.current)
      if (from.current === n) window.clearInterval(timer)
    }, every)
    return () => window.clearInterval(timer)
  }, [n, pace])
  return <>{shown}</>
}
