/** What the pieces of a table share without handing it on from one to the next. */
import { type Context, createContext, useContext } from 'react'

/** A piece was drawn outside of what it belongs to. */
class Stray extends Error {
  constructor(of: string) {
    super(`a piece stands outside of ${of}`)
  }
}
/** A context that must be there, and the way to it. */
export function within<T>(of: string): readonly [Context<T | null>, () => T] {
  const context = createContext<T | null>(null)
  const use = (): T => {
    const value = useContext(context)
    if (value === null) throw new Stray(of)
    return value
  }
  return [context, use]
}
