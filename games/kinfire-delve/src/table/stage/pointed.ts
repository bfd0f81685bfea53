/** What the eye rests on: the lantern follows it. */
import { createContext, useContext } from 'react'

interface Pointed {
  readonly at: string | null
  readonly point: (at: string | null) => void
}
export const PointedContext = createContext<Pointed>({ at: null, point: () => {} })
export const usePointed = (): Pointed => useContext(PointedContext)
