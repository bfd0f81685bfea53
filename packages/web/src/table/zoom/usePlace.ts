/** Keeps a panel clear of what it speaks of and of the question. */
import { beforePaint } from '@emberhall/ui'
import { type RefObject, useLayoutEffect } from 'react'
import { placeFor, roomsBeside } from './room.ts'

const GAP = 12
const KEPT = '.prompt, .eh-note, [role="tooltip"][data-shows]'
/** As it is, with a smaller picture, with words alone: the first that there is room for. */
const SIZES = ['', 'small', 'bare'] as const

export function usePlace(panel: RefObject<HTMLElement | null>, from: Element | null, isFree: boolean): void {
  useLayoutEffect(() =>
    beforePaint(() => {
      const element = panel.current
      if (element === null) return undefined
      if (!isFree) return () => wear(element, '')
      const kept = [...document.querySelectorAll(KEPT), ...(from === null ? [] : [from])].map(outlineOf)
      const near = from?.getBoundingClientRect()
      return () => place(element, kept, near)
    }),
  )
}
function place(element: HTMLElement, kept: readonly DOMRect[], near: DOMRect | undefined): void {
  const { style } = element
  const before = style.left === '' ? null : { left: Number.parseFloat(style.left), top: Number.parseFloat(style.top) }
  const screen = { left: GAP, top: GAP, right: innerWidth - GAP, bottom: innerHeight - GAP }
  const rooms = roomsBeside(screen, kept)
  const wish = before ?? (near === undefined ? screen : { left: near.right + GAP, top: near.top })
  for (const size of SIZES) {
    wear(element, size)
    const { offsetWidth: width, offsetHeight: height } = element
    const { left, top, right, bottom } = placeFor({ width, height }, rooms.length > 0 ? rooms : [screen], wish)
    style.left = `${left}px`
    style.top = `${top}px`
    style.maxWidth = `${right - left}px`
    style.maxHeight = `${bottom - top}px`
    if (right - left >= width && bottom - top >= height) return
  }
}
function wear(element: HTMLElement, size: string): void {
  element.removeAttribute('style')
  element.dataset['size'] = size
}
function outlineOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMRect(x - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP)
}
