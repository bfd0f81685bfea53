/** How long things take to happen; 0 where they simply have happened. */
import { createContext, useContext } from 'react'

export const PaceContext = createContext(0)
export const usePace = (): number => useContext(PaceContext)
