/** A Skill card as a tile: picture, value, name and boost, for the hand on a phone and for what has been played. */
import { at } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { CSSProperties, ReactNode } from 'react'
import { Art } from '../art/index.tsx'
import type { Card } from '../../content/types.ts'
import { HUES, huesOf } from './colours.ts'
import { useDefs } from './defs.ts'
import { Gem } from './Gem.tsx'

interface TileProps {
  readonly card: Card
  readonly lang: Lang
  /** What stands on the bar instead of the boost. */
  readonly bar?: ReactNode
}
export function Tile({ card, lang, bar }: TileProps) {
  useDefs()
  if (card.kind !== 'skill' && card.kind !== 'lantern') return null
  const hues = huesOf(card.colours)
  const rim = { '--a': HUES[at(hues, 0)].base, '--b': HUES[hues.at(-1)!].base } as CSSProperties
  return (
    <div className={`kd-tile ${card.kind === 'lantern' ? 'kd-tile-lantern' : ''}`} style={rim} aria-hidden="true">
      <span className="kd-tile-art">
        <svg viewBox="0 0 220 220" preserveAspectRatio="xMidYMid slice">
          <Art id={card.id} />
        </svg>
      </span>
      <Gem hues={hues} value={card.value} lang={lang} size="100%" figure={42} letter={24} />
      <b>{card.name[lang]}</b>
      <span className="kd-tile-bar">
        {bar ??
          (card.kind === 'skill' && (
            <>
              <Gem hues={huesOf(card.boost.colours)} lang={lang} size="1rlh" />+{card.boost.value}
            </>
          ))}
      </span>
    </div>
  )
}
