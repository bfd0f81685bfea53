/** What every face of a card is built on: its frame, its name, its type and its rules, and the gem in the corner. */
import type { Lang } from '@emberhall/speech'
import type { CSSProperties, ReactNode } from 'react'
import type { Card } from '../../content/types.ts'
import type { Hue } from './colours.ts'
import { useDefs } from './defs.ts'
import { GemShape } from './Gem.tsx'
import { Rules } from './parts.tsx'
import { faceText, type CardLine } from './rules.ts'
import type { Density } from './shells.tsx'

/** How a card stands on the table now. */
export interface Live {
  readonly have: number
  readonly need: number
  /** What the attempt under way would add. */
  readonly coming?: number
}

export interface CardFaceProps {
  readonly card: Card
  readonly lang: Lang
  readonly density: Density
  readonly width?: number
  readonly live?: Live | undefined
  /** The other side of a Gauntlet card. */
  readonly turned?: boolean
}

interface FrameProps {
  readonly of: CardFaceProps
  readonly kind: string
  readonly name: string
  readonly type: string
  readonly lines: readonly CardLine[]
  readonly drawing: ReactNode
  readonly children?: ReactNode
}

const nameSize = (name: string): string => (name.length > 22 ? 'long' : name.length > 15 ? 'mid' : 'short')

export function CardBox({
  width,
  className,
  children,
}: {
  readonly width?: number | undefined
  readonly className: string
  readonly children: ReactNode
}) {
  useDefs()
  const style = width === undefined ? {} : ({ '--w': `${width / 16}rlh` } as CSSProperties)
  return (
    <div className={`kd-card ${className}`} style={style} aria-hidden="true">
      {children}
    </div>
  )
}

export function Frame({ of, kind, name, type, lines, drawing, children }: FrameProps) {
  const { lang, density, width, card } = of
  const { flavour } = faceText(card, lang)
  return (
    <CardBox width={width} className={`kd-${kind} kd-at-${density}`}>
      <svg className="kd-frame" viewBox="0 0 252 352">
        {drawing}
      </svg>
      <div className="kd-name" data-size={nameSize(name)}>
        <span>{name}</span>
      </div>
      {density === 'full' && <p className="kd-type">{type}</p>}
      <Rules lines={lines} flavour={flavour} lang={lang} density={density} />
      {children}
    </CardBox>
  )
}

/** Gem figures and letters grow where the card shrinks. */
const LETTER_SIZE: Readonly<Record<Density, number>> = { full: 15, board: 20, hand: 22, phone: 30 }

export function CornerGem({
  hues,
  value,
  lang,
  density,
  altered,
}: {
  readonly hues: readonly Hue[]
  readonly value: number
  readonly lang: Lang
  readonly density: Density
  readonly altered?: boolean
}) {
  const big = density === 'full' ? 62 : density === 'phone' ? 80 : 72
  return (
    <g transform={`translate(${density === 'full' ? 3 : -1} ${density === 'full' ? 1 : -4}) scale(${big / 72})`}>
      <ellipse cx="38" cy="50" rx="36" ry="40" fill="#000" opacity=".45" />
      <GemShape
        hues={hues}
        value={value}
        lang={lang}
        figure={value > 9 ? 34 : 40}
        letter={LETTER_SIZE[density]}
        altered={altered ?? false}
      />
    </g>
  )
}
