/** SB-2.2 Whom to be: a face, and what it is good at. The figures are there for whoever looks closely. */
import type { Lang } from '@emberhall/speech'
import type { CSSProperties } from 'react'
import type { HeroClass } from '../../content/types.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { LOOKS } from './decks.ts'

export function Who({ hero, lang }: { readonly hero: HeroClass; readonly lang: Lang }) {
  return (
    <article className="sb-card sb-who" data-deck="hero" style={{ '--deck': LOOKS.hero.colour } as CSSProperties}>
      <header>
        <h3>{hero.name[lang]}</h3>
      </header>
      <Portrait id={hero.id} colour="#c79a5c" />
      <p>
        <b>{hero.goodAt[lang]}</b>
      </p>
      <p className="sb-card-kind">{hero.flavour[lang]}</p>
    </article>
  )
}
