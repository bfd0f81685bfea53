/** What lies there from the beginning does not fall into place. */
import { useEffect, useState } from 'react'

export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), 400)
    return () => window.clearTimeout(timer)
  }, [])
  return isSettled
}
