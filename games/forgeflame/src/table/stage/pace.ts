/** How long things take to happen; 0 where they simply have happened. */
import { createContext, useContext } from 'react'

export const PaceContext = createContext(0)
export const usePace = (): number => useContext(PaceContext)
export function calm(pace: number): number {
  const reduced = typeof window !== 'undefined' && window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  return reduced ? 0 : pace
}
