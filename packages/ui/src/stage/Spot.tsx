/** Anything on a drawn table that can be chosen or looked at. */
import type { CardId } from '@emberhall/kernel'
import { type CSSProperties, type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Zoom } from '../contract.ts'
import { hasLooked, lookMode } from '../looking.ts'
import { useLook } from '../useLook.ts'
import { useHold } from './holds.ts'
import { type Anchor, NO_ANCHOR, placeOf, useStage } from './stage.ts'

const PATIENCE_MS = 700
export interface SpotProps {
  /** The key of its anchor. */
  readonly at: string
  readonly name: string
  /** The card it is; looked at closely unless something else is named. */
  readonly card?: CardId | undefined
  /** Looked at closely when the pointer rests, or when it is pressed and cannot be chosen. */
  readonly zoom?: Zoom | null
  /** What it says of itself. */
  readonly says?: readonly string[]
  readonly className?: string
  readonly style?: CSSProperties
  /** A figure that moves: who it is, and where it stands. */
  readonly piece?: { readonly who: string; readonly at: string }
  readonly children: ReactNode
}
/** A thing is a button as soon as there is something to do with it, or to see. */
export function Spot({ at, name, card, zoom: named, says, className = '', style, piece, children }: SpotProps) {
  const zoom = named === undefined ? (card === undefined ? null : { card }) : named
  const { anchors, why, choose, noteNow, show, point, pickWords, zoom: zoomOn } = useStage()
  const anchor = anchors.get(at) ?? NO_ANCHOR
  const ways = anchor.open.map((choice) => ({ label: choice.label, take: () => choose(choice) }))
  const { look, handlers } = useLook(zoom, zoomOn, ways)
  const timer = useRef(0)
  const thing = useRef<HTMLElement>(null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const state = anchor.open.length > 0 ? 'open' : anchor.blocked.length > 0 ? 'blocked' : 'idle'
  useHold([at], thing, state)
  const shared = {
    ref: (element: HTMLElement | null) => void (thing.current = element),
    'data-key': at,
    'data-card': card,
    'data-spot': state,
    'data-picked': anchor.pick > 0 ? anchor.pick : undefined,
    'data-piece': piece?.who,
    'data-at': piece?.at,
    className: `eh-spot ${className}`,
    style,
  }
  const shown = (
    <span className="eh-shown" aria-hidden="true">
      {children}
      {anchor.pick > 0 && <b className="eh-pick">{anchor.pick}</b>}
    </span>
  )
  if (state === 'idle' && zoom === null && says === undefined)
    return (
      <div {...shared} role="img" aria-label={name}>
        {shown}
      </div>
    )
  const reasons = state === 'blocked' ? anchor.blocked.map(why) : []
  const lines = state === 'blocked' ? reasons : state === 'idle' ? (says ?? []) : []
  const explain = (element: Element): void => {
    if (lines.length > 0) show({ title: name, lines, ways: [], ...placeOf(element) })
  }
  /** Something that can be chosen speaks of itself only to those who wait, unless it is looked at anyway. */
  const introduce = (element: Element): void => {
    if (state !== 'open' || says === undefined || zoom !== null) return
    timer.current = window.setTimeout(
      () => show({ title: name, lines: says, ways: [], ...placeOf(element) }),
      PATIENCE_MS,
    )
  }
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    window.clearTimeout(timer.current)
    if (lookMode() !== 'off') {
      show({ title: name, lines: [...reasons, ...(says ?? [])], ways: anchor.open, ...placeOf(event.currentTarget) })
      hasLooked()
    } else if (anchor.open.length === 1) {
      show(null)
      choose(anchor.open[0]!)
    } else if (anchor.open.length > 1)
      show({ title: name, lines: [], ways: anchor.open, ...placeOf(event.currentTarget) })
    else if (state === 'idle' && zoom !== null) look(event.currentTarget)
    else explain(event.currentTarget)
  }
  const rest = (event: FocusEvent | MouseEvent): void => {
    point(at)
    if (state === 'blocked' || zoom === null) explain(event.currentTarget)
    if (event.type === 'mouseenter') introduce(event.currentTarget)
  }
  const leave = (): void => {
    point(null)
    window.clearTimeout(timer.current)
    // What can be chosen from stays: the eye and the focus go there.
    if ((noteNow()?.ways.length ?? 0) > 0) return
    if (lines.length > 0 || says !== undefined) show(null)
  }
  return (
    <button
      {...shared}
      {...handlers}
      type="button"
      aria-disabled={state === 'blocked' || undefined}
      aria-pressed={anchor.pick > 0 || undefined}
      onClick={press}
      onFocus={rest}
      onBlur={leave}
      onMouseEnter={rest}
      onMouseLeave={leave}
    >
      <span className="hidden">{nameOf(anchor, name, lines, pickWords)}</span>
      {shown}
    </button>
  )
}
function nameOf(
  { open, pick }: Anchor,
  name: string,
  lines: readonly string[],
  pickWords: (n: number) => string,
): string {
  const ways = open.map((choice) => choice.label).join('; ')
  const own = open.length > 0 ? (ways.includes(name) ? ways : `${name}. ${ways}`) : [name, ...lines].join('. ')
  return pick > 0 ? `${own}, ${pickWords(pick)}` : own
}
