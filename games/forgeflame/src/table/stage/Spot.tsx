/** Anything on the table that can be chosen or looked at. */
import type { CardId } from '@emberhall/kernel'
import { useLook, type Zoom } from '@emberhall/ui'
import { type CSSProperties, type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Anchor, NO_ANCHOR } from '../model/choices.ts'
import { useScene } from '../model/scene.ts'
import { tell } from '../words.ts'
import { placeOf, useNotes } from './notes.ts'

const PATIENCE_MS = 700
interface SpotProps {
  /** The key of its anchor. */
  readonly at: string
  readonly name: string
  readonly card?: CardId
  /** Looked at closely when it rests; what it says when it cannot be looked at so. */
  readonly zoom?: Zoom | null
  readonly says?: readonly string[]
  readonly className?: string
  readonly style?: CSSProperties
  /** A figure that walks: who it is, and the site it stands on. */
  readonly piece?: { readonly who: string; readonly at: string }
  readonly children: ReactNode
}
/** A thing is a button as soon as there is something to do with it, or to see. */
export function Spot({ at, name, card, zoom, says, className = '', style, piece, children }: SpotProps) {
  const { anchors, words, lang, choose, zoom: zoomOn } = useScene()
  const { show, point } = useNotes()
  const anchor = anchors.get(at) ?? NO_ANCHOR
  const what = zoom === undefined ? (card === undefined ? null : { card }) : zoom
  const { onlyLooked, handlers } = useLook(what, zoomOn)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const state = anchor.open.length > 0 ? 'open' : anchor.blocked.length > 0 ? 'blocked' : 'idle'
  const shared = {
    'data-spot': state,
    'data-picked': anchor.pick > 0 ? anchor.pick : undefined,
    'data-card': card,
    'data-piece': piece?.who,
    'data-at': piece?.at,
    className: `ff-spot ${className}`,
    style,
  }
  const shown = (
    <span className="ff-shown" aria-hidden="true">
      {children}
      {anchor.pick > 0 && <b className="ff-pick">{anchor.pick}</b>}
    </span>
  )
  if (state === 'idle' && what === null && says === undefined) return <div {...shared}>{shown}</div>
  const reasons = state === 'blocked' ? anchor.blocked.map((why) => words.why(why)) : []
  const lines = state === 'blocked' ? reasons : state === 'idle' ? (says ?? []) : []
  const explain = (element: Element): void => {
    if (lines.length > 0) show({ title: name, lines, ways: [], ...placeOf(element) })
  }
  /** Something that can be chosen speaks of itself only to those who wait. */
  const introduce = (element: Element): void => {
    if (state !== 'open' || says === undefined) return
    timer.current = window.setTimeout(
      () => show({ title: name, lines: says, ways: [], ...placeOf(element) }),
      PATIENCE_MS,
    )
  }
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (onlyLooked()) return
    window.clearTimeout(timer.current)
    if (anchor.open.length === 1) {
      show(null)
      choose(anchor.open[0]!)
    } else if (anchor.open.length > 1)
      show({ title: name, lines: [], ways: anchor.open, ...placeOf(event.currentTarget) })
    else if (state === 'idle' && what !== null) zoomOn(what)
    else explain(event.currentTarget)
  }
  const rest = (event: FocusEvent | MouseEvent): void => {
    point(at)
    if (state === 'blocked' || what === null) explain(event.currentTarget)
    if (event.type === 'mouseenter') introduce(event.currentTarget)
  }
  const leave = (): void => {
    point(null)
    window.clearTimeout(timer.current)
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
      <span className="hidden">{nameOf(anchor, name, lines, lang)}</span>
      {shown}
    </button>
  )
}
function nameOf({ open, pick }: Anchor, name: string, lines: readonly string[], lang: 'en' | 'fr'): string {
  const ways = open.map((choice) => choice.label).join('; ')
  const own = open.length === 1 ? ways : open.length > 1 ? `${name}. ${ways}` : [name, ...lines].join('. ')
  return pick > 0 ? `${own}, ${tell(lang, 'picked', { n: pick })}` : own
}
