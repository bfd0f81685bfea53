/** What the log leads to is lit on the table: as long as somebody rests on its name, and after a press for a while. */
import { create } from 'zustand'

interface Lit {
  readonly key: string | null
  /** It was pressed, and outlasts the pointer. */
  readonly isHeld: boolean
}
const DARK: Lit = { key: null, isHeld: false }
export const useLit = create<Lit>(() => DARK)

export const light = (key: string): void => useLit.setState({ key, isHeld: false })
export const darken = (): void => useLit.setState(DARK)
/** What was pressed stays lit. */
export function unlight(): void {
  if (!useLit.getState().isHeld) darken()
}
/** Brings it into sight as well, if it stands in a list. What lies on the table, if it is drawn there. */
export function lightUp(key: string): Element | null {
  useLit.setState({ key, isHeld: true })
  const thing = document.querySelector(`.frame [data-key="${CSS.escape(key)}"]`)
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return thing
}
