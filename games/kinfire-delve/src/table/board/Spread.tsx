/** Cards of a pile, laid out to choose from. */
import { at } from '@emberhall/kernel'
import { Z } from '../../state.ts'
import { CardFace } from '../cards/CardFace.tsx'
import type { Density } from '../cards/shells.tsx'
import { spreadOut } from '../model/choices.ts'
import { cardKey } from '@emberhall/ui'
import { called, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'

export function Spread({ density }: { readonly density: Density }) {
  const tableau = useTableau()
  const { t, anchors, lang } = tableau
  const cards = spreadOut(t, anchors, { phone: density === 'phone' })
  if (cards.length === 0) return null
  const from = t.s.where[at(cards, 0)]
  const title = tell(lang, from === Z.well ? 'spreadWell' : from === Z.played ? 'spreadPlayed' : 'spreadDiscard')
  return (
    <section className="kd-spread" aria-label={title}>
      <h2>{title}</h2>
      <div>
        {cards.map((card) => {
          const p = seen(tableau, card)
          return (
            p !== null && (
              <Spot key={card} at={cardKey(card)} card={card} name={called(tableau, card)} className="kd-lies">
                <CardFace
                  card={p.card}
                  lang={lang}
                  density={p.kind === 'skill' ? (density === 'phone' ? 'phone' : 'hand') : density}
                />
              </Spot>
            )
          )
        })}
      </div>
    </section>
  )
}
