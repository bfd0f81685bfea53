/** Anything on the table that can be chosen or looked at: one button, or one for each colour it can be chosen in. */
import { at, type CardId } from '@emberhall/kernel'
import { cardKey, lookMode, NO_ANCHOR, useLook, useHold, type Zoom } from '@emberhall/ui'
import { type CSSProperties, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { percent } from '@emberhall/speech'
import { Gem } from '../cards/Gem.tsx'
import type { Anchor, Choice } from '../model/choices.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { usePoint } from './pointed.ts'

/** What is printed on a thing is for the eyes: who listens hears its name, and nothing twice. */
function useSilent() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!(ref.current instanceof HTMLButtonElement)) return
    for (const part of ref.current.children)
      if (!part.hasAttribute('data-name')) part.setAttribute('aria-hidden', 'true')
  })
  return ref
}

interface SpotProps {
  /** The key of its anchor. */
  readonly at: string
  /** The card in it, for flights and for looking closely. */
  readonly card?: CardId
  readonly zoom?: Zoom | null
  readonly name: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}
export function Spot({ at, card, zoom, name, className = '', style, children }: SpotProps) {
  const tableau = useTableau()
  const { anchors, words, lang } = tableau
  const anchor = anchors.get(at) ?? NO_ANCHOR
  const what = zoom === undefined ? (card === undefined ? null : { card }) : zoom
  const ways = anchor.open.map(({ label, option }) => ({ label, take: () => tableau.take(option) }))
  const { look, handlers } = useLook(what, tableau.zoom, ways)
  const point = usePoint()
  const tip = useId()
  const [shows, setShows] = useState(false)
  const silent = useSilent()
  const state = anchor.open.length > 0 ? 'open' : anchor.blocked.length > 0 ? 'blocked' : 'idle'
  useHold([at], silent, `${state} ${anchor.open.length > 1}`)
  const reasons = state === 'blocked' ? anchor.blocked.map((why) => words.why(why)) : []
  const only = anchor.open.length === 1 ? anchor.open[0] : undefined
  const hold = (): void => {
    point(at)
    setShows(true)
  }
  const release = (): void => {
    point(null)
    setShows(false)
  }
  const shared = {
    ref: (element: HTMLElement | null) => void (silent.current = element),
    'data-key': card === undefined ? at : cardKey(card),
    'data-spot': state,
    'data-picked': anchor.pick > 0 ? anchor.pick : undefined,
    'data-card': card,
    style,
    onFocus: hold,
    onBlur: release,
    onMouseEnter: hold,
    onMouseLeave: release,
  }
  const inside = (
    <>
      {children}
      {anchor.pick > 0 && <b className="kd-pick">{anchor.pick}</b>}
      {reasons.length > 0 && (
        <span className="kd-why" id={tip} role="tooltip" data-shows={shows || undefined}>
          {reasons.join(' ')}
        </span>
      )}
    </>
  )
  if (anchor.open.length > 1) {
    return (
      <div {...shared} {...handlers} className={`kd-spot ${className}`} role="group" aria-label={name}>
        {inside}
        <span className="kd-ways">
          {anchor.open.map((choice) => (
            <Way key={choice.option} choice={choice} />
          ))}
        </span>
      </div>
    )
  }
  const press = ({ currentTarget }: MouseEvent): void => {
    if (only !== undefined && lookMode() === 'off') tableau.take(only.option)
    else if (state === 'idle') look(currentTarget)
    setShows(state === 'blocked')
  }
  return (
    <button
      {...shared}
      {...handlers}
      type="button"
      className={`kd-spot ${className}`}
      aria-disabled={state === 'blocked' || undefined}
      aria-pressed={anchor.pick > 0 || undefined}
      aria-describedby={reasons.length > 0 ? tip : undefined}
      onClick={press}
    >
      <span className="hidden" data-name>
        {nameOf(anchor, name, reasons, lang)}
      </span>
      {inside}
      {only !== undefined && <Odds chance={only.chance} />}
    </button>
  )
}
function nameOf({ open, pick }: Anchor, name: string, reasons: readonly string[], lang: 'en' | 'fr'): string {
  const own = open.length === 1 ? at(open, 0).label : reasons.length > 0 ? name : tell(lang, 'look', { name })
  return pick > 0 ? `${own}, ${tell(lang, 'picked', { n: pick })}` : own
}

/** One of several ways to take the same thing. */
function Way({ choice }: { readonly choice: Choice }) {
  const { take, lang, picks } = useTableau()
  return (
    <button
      type="button"
      className="kd-way"
      aria-label={choice.label}
      title={choice.label}
      aria-pressed={picks.includes(choice.option) || undefined}
      onClick={() => take(choice.option)}
    >
      {choice.colour === null ? tell(lang, 'choose') : <Gem hues={[choice.colour]} lang={lang} size="1.875rlh" />}
      {choice.chance !== null && <b>{percent(lang, choice.chance)}</b>}
    </button>
  )
}
/** One calm number and a thin bar. */
function Odds({ chance }: { readonly chance: number | null }) {
  const { lang } = useTableau()
  if (chance === null) return null
  return (
    <span className="kd-odds" aria-hidden="true">
      <b>{percent(lang, chance)}</b>
      <i style={{ '--p': chance } as CSSProperties} />
    </span>
  )
}
