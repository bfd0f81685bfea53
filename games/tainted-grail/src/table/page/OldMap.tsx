/** TG-3.11 The map that lay in somebody’s letter, with the names that places had when it was drawn. */
import type { Lang } from '@emberhall/speech'
import { Baked } from '@emberhall/ui'
import type { Character } from '../../content/types.ts'
import { PROSE } from '../../prose/index.ts'
import { mapPicture } from '../art/maps.ts'
import { tell } from '../words.ts'
import { type Mark, marksOn } from './marks.ts'

interface OldMapProps {
  readonly who: Character
  readonly lang: Lang
}
export function OldMap({ who, lang }: OldMapProps) {
  const marks = marksOn(who)
  const names: Readonly<Record<string, string>> = PROSE[lang].oldNames
  return (
    <figure className="tg-map" data-hand={who.id}>
      <figcaption className="hidden">{tell(lang, 'map', { who: who.name[lang] })}</figcaption>
      <Baked picture={mapPicture(who, marks)} />
      {marks.map(({ number, x, y }, i) => (
        <span
          key={number}
          data-low={marks.slice(0, i).some((one) => isBeside(one, { x, y })) || undefined}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {names[number]}
        </span>
      ))}
    </figure>
  )
}
/** Two names on one line would run into each other. */
const isBeside = (one: Pick<Mark, 'x' | 'y'>, other: Pick<Mark, 'x' | 'y'>): boolean =>
  Math.abs(one.x - other.x) < 34 && Math.abs(one.y - other.y) < 8
