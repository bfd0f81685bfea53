/** A finger on one square, moved by the arrow keys; what lies under it is said, and chosen with Enter. */
import type { Lang } from '@emberhall/speech'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import type { Box } from './camera.ts'
import type { Square } from './types.ts'
import type { CameraDesk } from './useCamera.ts'
import { describe, type Ground, keysAt, step } from './walk.ts'
import { BOARD_WORDS } from './words.ts'

const PAN = 80
const ARROWS: Readonly<Record<string, Square>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
interface WalkerProps {
  readonly ground: Ground
  readonly lang: Lang
  /** Where the first key puts the finger. */
  readonly start: Square
  readonly at: Square | null
  readonly go: (to: Square) => void
  readonly world: RefObject<HTMLElement | null>
  readonly desk: CameraDesk
  readonly whole: Box
}
export function Walker({ ground, lang, start, at, go, world, desk, whole }: WalkerProps): ReactNode {
  const [isAtEdge, setAtEdge] = useState(false)
  const words = BOARD_WORDS[lang]
  const walk = (by: Square): void => {
    const to = at === null ? start : step(ground, at, by)
    setAtEdge(to === null)
    if (to !== null) go({ x: to.x, y: to.y })
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, shiftKey } = event
    const arrow = ARROWS[key]
    if (arrow !== undefined && shiftKey) desk.panBy({ x: -arrow.x * PAN, y: -arrow.y * PAN })
    else if (arrow !== undefined) walk(arrow)
    else if (key === '+' || key === '=') desk.zoomBy(1.25)
    else if (key === '-') desk.zoomBy(0.8)
    else if (key === '0') desk.show(whole)
    else if ((key === 'Enter' || key === ' ') && at !== null) choose(world.current, keysAt(ground, at))
    else return
    event.preventDefault()
  }
  const said = at === null ? '' : isAtEdge ? words.edge : describe(ground, at, lang)
  return (
    <div
      className="eh-walker"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is walked over by keyboard from here
      tabIndex={0}
      aria-label={`${words.board}. ${words.how}`}
      onKeyDown={press}
    >
      <output className="eh-walked">{said}</output>
    </div>
  )
}
/** Presses what can be chosen on a square, or else lets it say why not. */
function choose(world: HTMLElement | null, keys: readonly string[]): void {
  const spots = [...(world?.querySelectorAll<HTMLElement>('button[data-key]') ?? [])].filter(({ dataset }) =>
    keys.includes(dataset['key'] ?? ''),
  )
  const open = spots.find(({ dataset }) => dataset['spot'] === 'open')
  ;(open ?? spots[0])?.click()
}
