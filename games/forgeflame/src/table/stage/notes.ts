/** What hangs over the table for a moment: why something cannot be chosen, or in which ways it can. */
import { createContext, useContext } from 'react'
import type { Choice } from '../model/choices.ts'

export interface Note {
  readonly title: string
  readonly lines: readonly string[]
  readonly ways: readonly Choice[]
  /** The middle of what it belongs to, and its top and bottom, on the screen. */
  readonly x: number
  readonly top: number
  readonly bottom: number
}
interface Desk {
  readonly note: Note | null
  readonly show: (note: Note | null) => void
  /** What the eye rests on, by its key. */
  readonly pointed: string | null
  readonly point: (key: string | null) => void
}
export const NotesContext = createContext<Desk>({ note: null, show: () => {}, pointed: null, point: () => {} })
export const useNotes = (): Desk => useContext(NotesContext)
export function placeOf(element: Element): Pick<Note, 'x' | 'top' | 'bottom'> {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return { x: left + width / 2, top, bottom }
}
