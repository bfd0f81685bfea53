/** How seats are told apart: by colour, and by a mark as well, so that nobody needs the colour. */
import { createContext, useContext } from 'react'

export const COLOURS = ['#e8793a', '#4fb8d6', '#8fce6a', '#c98af0', '#e8cf5a', '#f29ab2'] as const
export const MARKS = ['●', '▲', '■', '◆', '★', '⬟'] as const

/** The colours that people at this table have chosen, by seat. */
export const SeatColours = createContext<readonly string[]>(COLOURS)
export function useSeatColour(seat: number): string {
  return useContext(SeatColours)[seat] ?? COLOURS[0]
}
