/** What the eye rests on: the lantern follows it. */
import { createContext, useContext } from 'react'

export const PointedContext = createContext<string | null>(null)
export const usePointed = (): string | null => useContext(PointedContext)
/** How the things on the table say so; they need not hear what it rests on now. */
export const PointContext = createContext<(at: string | null) => void>(() => {})
export const usePoint = (): ((at: string | null) => void) => useContext(PointContext)
