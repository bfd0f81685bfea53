/** Where the group believes it is: a note between people, kept in this browser and unknown to the rules. */
import { useEffect, useState } from 'react'

const KEY = 'emberhall.fateforge.figure'
function kept(walk: string): string | null {
  try {
    const [of, place] = (localStorage.getItem(KEY) ?? '').split(' ')
    return of === walk && place !== undefined ? place : null
  } catch {
    return null
  }
}
/** @param walk tells this walk from others: the figure of another is not on the map. */
export function useFigure(walk: string): readonly [place: string | null, put: (place: string) => void] {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => setPlace(kept(walk)), [walk])
  const put = (next: string): void => {
    setPlace(next)
    try {
      localStorage.setItem(KEY, `${walk} ${next}`)
    } catch {
      // Without storage the figure stands as long as the page.
    }
  }
  return [place, put]
}
