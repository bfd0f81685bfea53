/** What the log leads to is lit on the table: as long as somebody rests on its name, and a while after a press. */
import { create } from 'zustand'

const LIT_MS = 3200
export const useLit = create<{ readonly key: string | null }>(() => ({ key: null }))
let timer = 0

export function light(key: string): void {
  clearTimeout(timer)
  timer = 0
  useLit.setState({ key })
}
/** What was pressed stays lit for its while. */
export function unlight(): void {
  if (timer === 0) useLit.setState({ key: null })
}
/** Brings it into sight as well, if it stands in a list. What lies on the table, if it is drawn there. */
export function lightUp(key: string): Element | null {
  light(key)
  const thing = document.querySelector(`.frame [data-key="${CSS.escape(key)}"]`)
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  timer = window.setTimeout(() => {
    timer = 0
    unlight()
  }, LIT_MS)
  return thing
}
