/** Whether the dice lie still: what they add is only told once they do. */
import { useSkippable } from '@emberhall/ui'
import { useCallback, useEffect, useState } from 'react'
import type { S } from '../../state.ts'

const FALL = 600
export function useLanded({ turn, attempt }: S, pace: number): boolean {
  const roll = attempt.open && attempt.dice.length > 0 ? `${turn} ${attempt.dice.join(' ')}` : ''
  const [landed, setLanded] = useState(roll)
  useEffect(() => {
    if (roll === '' || pace === 0) return setLanded(roll)
    const timer = window.setTimeout(() => setLanded(roll), FALL * pace)
    return () => window.clearTimeout(timer)
  }, [roll, pace])
  const land = useCallback(() => setLanded(roll), [roll])
  const hasLanded = pace === 0 || roll === '' || landed === roll
  useSkippable(!hasLanded, land)
  return hasLanded
}
