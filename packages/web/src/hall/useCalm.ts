/** What can wait comes in the first moment in which there is nothing else to do, and stays. */
import { useEffect, useState } from 'react'

const SOON_MS = 50
export function useCalm(isBusy: boolean): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    if (isCalm || isBusy) return
    const timer = setTimeout(() => setCalm(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [isCalm, isBusy])
  return isCalm
}
