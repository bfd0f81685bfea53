/** The item in hand: the place it was taken from. */
import { createContext, useContext } from 'react'

interface Hand {
  readonly from: number | null
  readonly hold: (from: number | null) => void
}
export const HandContext = createContext<Hand>({ from: null, hold: () => {} })
export const useHand = (): Hand => useContext(HandContext)
