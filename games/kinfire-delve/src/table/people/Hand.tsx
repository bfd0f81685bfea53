/** The hand in front: a fan on a wide screen, a strip of tiles in the thumb zone of a narrow one. */
import { at } from '@emberhall/kernel'
import type { CSSProperties } from 'react'
import { printed, Z } from '../../state.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { LanternPicture } from '../cards/Lantern.tsx'
import { Tile } from '../cards/Tile.tsx'
import { cardKey } from '@emberhall/ui'
import { called, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'

/** Cards lie by colour, then by value, as people sort them. */
function useHand(): readonly number[] {
  const { t, me } = useTableau()
  const order = (card: number): number => {
    if (at(t.s.faces, card) < 0) return 999
    const { colours, value } = printed(t, card)
    const first = { red: 0, green: 1, blue: 2 }[at(colours, 0)] ?? 3
    return (colours.length === 3 ? 6 : first * 2 + (colours.length - 1)) * 10 - value
  }
  return t.cards(Z.hand + me).toSorted((a, b) => order(a) - order(b) || a - b)
}
export function Fan() {
  const tableau = useTableau()
  const { lang, me, t } = tableau
  const hand = useHand()
  return (
    <section
      className="kd-hand"
      aria-label={tell(lang, 'handLabel')}
      style={{ '--n': hand.length } as CSSProperties}
      data-anchor="hand"
    >
      {hand.map((card, i) => {
        const p = seen(tableau, card)
        const off = i - (hand.length - 1) / 2
        const style = { '--off': off, '--i': i } as CSSProperties
        return (
          <Spot
            key={card}
            at={cardKey(card)}
            card={card}
            zoom={p === null ? null : { card }}
            name={p === null ? tell(lang, 'lookBack') : called(tableau, card)}
            className="kd-held"
            style={style}
          >
            {p === null ? (
              <CardBack back={{ of: 'skill', seeker: seekerOf(t, me) }} />
            ) : (
              <CardFace card={p.card} lang={lang} density="hand" />
            )}
          </Spot>
        )
      })}
    </section>
  )
}
export function Strip() {
  const tableau = useTableau()
  const { lang, me, t } = tableau
  const hand = useHand()
  const lantern = t.cards(Z.lantern + me)[0]
  return (
    <section
      className="kd-strip"
      aria-label={tell(lang, 'handLabel')}
      style={{ '--n': hand.length } as CSSProperties}
      data-anchor="hand"
    >
      {hand.map((card) => {
        const p = seen(tableau, card)
        return (
          <Spot
            key={card}
            at={cardKey(card)}
            card={card}
            zoom={p === null ? null : { card }}
            name={p === null ? tell(lang, 'lookBack') : called(tableau, card)}
            className="kd-held-tile"
          >
            {p === null ? (
              <CardBack back={{ of: 'skill', seeker: seekerOf(t, me) }} />
            ) : (
              <Tile card={p.card} lang={lang} />
            )}
          </Spot>
        )
      })}
      {lantern !== undefined && t.s.charged[me] && (
        <Spot
          at={cardKey(lantern)}
          card={lantern}
          name={called(tableau, lantern)}
          className="kd-held-tile kd-lamp-tile"
        >
          <Tile card={printed(t, lantern).card} lang={lang} bar={<LanternPicture lit />} />
        </Spot>
      )}
    </section>
  )
}
export function seekerOf(t: ReturnType<typeof useTableau>['t'], seat: number): string {
  const card = t.cards(Z.seeker + seat)[0]
  return card === undefined ? '' : printed(t, card).key
}
