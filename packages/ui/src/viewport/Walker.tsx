/** A finger on one place, moved by the arrow keys; what lies under it is said, and chosen with Enter. */
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import type { Box, Point } from './camera.ts'
import type { CameraDesk } from './useCamera.ts'
import type { Walk } from './walk.ts'

const PAN = 80
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
interface WalkerProps<P> {
  readonly walk: Walk<P>
  readonly at: P | null
  readonly go: (to: P) => void
  readonly world: RefObject<HTMLElement | null>
  readonly desk: CameraDesk
  readonly whole: Box
}
export function Walker<P>({ walk, at, go, world, desk, whole }: WalkerProps<P>): ReactNode {
  const [edge, setEdge] = useState<string | null>(null)
  const move = (to: P): void => {
    setEdge(null)
    go(to)
  }
  const step = (by: Point): void => {
    const to = at === null ? walk.start : walk.step(at, by)
    if (to !== null) move(to)
    else if (at !== null) setEdge(walk.edge(at, by))
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, shiftKey } = event
    const arrow = ARROWS[key]
    const { leap } = walk
    if (arrow !== undefined && shiftKey) desk.panBy({ x: -arrow.x * PAN, y: -arrow.y * PAN })
    else if (arrow !== undefined) step(arrow)
    else if (key === '+' || key === '=') desk.zoomBy(1.25)
    else if (key === '-') desk.zoomBy(0.8)
    else if (key === '0') desk.show(whole)
    else if ((key === 'PageDown' || key === 'PageUp') && leap !== undefined)
      move(at === null ? walk.start : leap(at, key === 'PageDown' ? 1 : -1))
    else if ((key === 'Enter' || key === ' ') && at !== null) choose(world.current, walk.keysAt(at))
    else return
    event.preventDefault()
  }
  return (
    <div
      className="eh-walker"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is walked over by keyboard from here
      tabIndex={0}
      aria-label={walk.label}
      onKeyDown={press}
    >
      <output className="eh-walked">{at === null ? '' : (edge ?? walk.describe(at))}</output>
    </div>
  )
}
/** Presses what can be chosen at a place, or else lets it say why not. */
function choose(world: HTMLElement | null, keys: readonly string[]): void {
  const spots = [...(world?.querySelectorAll<HTMLElement>('button[data-key]') ?? [])].filter(({ dataset }) =>
    keys.includes(dataset['key'] ?? ''),
  )
  const open = spots.find(({ dataset }) => dataset['spot'] === 'open')
  ;(open ?? spots[0])?.click()
}
