/** One stop of the Tab key for a whole list: up and down between its lines, left and right within one. */
import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const STOPS = 'a, button'
const stopsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(STOPS)]

export function useRoving(list: RefObject<HTMLElement | null>, lines: readonly unknown[]) {
  // Whoever comes with Tab starts at the latest line.
  useEffect(() => {
    const root = list.current
    if (root === null) return
    const here = document.activeElement
    for (const stop of stopsIn(root)) if (stop.tabIndex !== -1 && stop !== here) stop.tabIndex = -1
    if (root.contains(here)) return
    const last = root.lastElementChild
    if (last !== null) stopsIn(last)[0]?.setAttribute('tabindex', '0')
  }, [list, lines])
  const rest = (): void => {
    const here = document.activeElement
    for (const stop of list.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) stop.tabIndex = -1
    if (here instanceof HTMLElement) here.tabIndex = 0
  }
  const move = (event: KeyboardEvent): void => {
    const line = document.activeElement?.closest('li')
    if (line === null || line === undefined) return
    const to = stopAt(line, event.key)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    to.focus()
  }
  return { onFocus: rest, onKeyDown: move }
}
function stopAt(line: Element, key: string): HTMLElement | undefined {
  const stops = stopsIn(line)
  const at = stops.indexOf(document.activeElement as HTMLElement)
  switch (key) {
    case 'ArrowRight':
      return stops[at + 1] ?? stops[at]
    case 'ArrowLeft':
      return stops[at - 1] ?? stops[at]
    case 'ArrowDown':
      return firstOf(line.nextElementSibling ?? line)
    case 'ArrowUp':
      return firstOf(line.previousElementSibling ?? line)
    case 'Home':
      return firstOf(line.parentElement?.firstElementChild ?? line)
    case 'End':
      return firstOf(line.parentElement?.lastElementChild ?? line)
    default:
      return undefined
  }
}
const firstOf = (line: Element): HTMLElement | undefined => stopsIn(line)[0]
