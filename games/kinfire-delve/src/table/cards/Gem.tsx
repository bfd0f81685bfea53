/** The value of a card in a gem whose shape is its colour. */
import type { Lang } from '@emberhall/speech'
import type { CSSProperties } from 'react'
import { GEM_HEART, GEM_RIM, type Hue, HUES, LETTERS } from './colours.ts'

function Stone({ hue, clip }: { readonly hue: Hue; readonly clip?: string }) {
  return (
    <g clipPath={clip}>
      <path d={GEM_RIM[hue]} fill="#0a0714" />
      <path d={GEM_RIM[hue]} fill="none" stroke="url(#kd-gemrim)" strokeWidth="4.5" strokeLinejoin="round" />
      <path d={GEM_HEART[hue]} fill={`url(#kd-gem-${hue})`} />
      <path d={GEM_HEART[hue]} fill="url(#kd-gemshade)" />
      <path d={GEM_HEART[hue]} fill="none" stroke={HUES[hue].light} strokeWidth="1.2" opacity=".7" />
    </g>
  )
}
interface GemProps {
  readonly hues: readonly Hue[]
  readonly value?: number | string
  readonly lang: Lang
  /** Size of the figure in the box of 72 by 84. */
  readonly figure?: number
  /** Size of the letter; none on a stone without a value. */
  readonly letter?: number
  readonly altered?: boolean
}
export function GemShape({ hues, value, lang, figure = 40, letter = 15, altered = false }: GemProps) {
  const letters = hues.map((hue) => LETTERS[lang][hue]).join('/')
  const [a, b] = hues
  const hasLetter = letters !== '' && value !== undefined && letter > 0
  return (
    <g>
      {b === undefined ? (
        <Stone hue={a!} />
      ) : (
        <>
          <Stone hue={a!} clip="url(#kd-half-left)" />
          <Stone hue={b} clip="url(#kd-half-right)" />
          <path d="M37.5 3L34.5 81" stroke="#fff1cf" strokeWidth="1.6" opacity=".8" />
        </>
      )}
      {value !== undefined && (
        <text
          x="36"
          y={hasLetter ? 50 : 56}
          textAnchor="middle"
          className="kd-gv"
          fontSize={figure}
          data-altered={altered || undefined}
        >
          {value}
        </text>
      )}
      {hasLetter && (
        <text x="36" y={52 + letter} textAnchor="middle" className="kd-gl" fontSize={letter}>
          {letters}
        </text>
      )}
    </g>
  )
}
/** Its size as in a style sheet; fixed ones in `rlh`, which grows with the table. */
export function Gem({ size = '2.4em', ...gem }: GemProps & { readonly size?: string }) {
  return (
    <svg className="kd-gem" style={{ '--size': size } as CSSProperties} viewBox="-2 -2 76 88" aria-hidden="true">
      <GemShape {...gem} />
    </svg>
  )
}
