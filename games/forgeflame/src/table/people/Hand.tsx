/** The hand in front: cards on a wide screen, tiles in the thumb zone of a narrow one. */
import { at } from '@emberhall/kernel'
import { cardKey, Spot } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { asKind } from '../../printed.ts'
import { pawnOf, Z } from '../../state.ts'
import { ActionTile, CardBack, StateMark } from '../art/index.ts'
import { Face } from '../Face.tsx'
import { seen, textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

/** Cards lie by adventurer, as people sort them. */
function useHand(): readonly number[] {
  const { t, me } = useTableau()
  return t.cards(Z.hand + me).toSorted((a, b) => at(t.s.faces, a) - at(t.s.faces, b) || a - b)
}
export function Hand({ tiles = false }: { readonly tiles?: boolean }) {
  const tableau = useTableau()
  const { lang, t } = tableau
  const hand = useHand()
  return (
    <section
      className={tiles ? 'ff-strip' : 'ff-hand'}
      aria-label={tell(lang, 'hand')}
      style={{ '--n': Math.max(1, hand.length) } as CSSProperties}
      data-anchor="hand"
    >
      {hand.map((card, i) => {
        const p = seen(tableau, card)
        const style = { '--off': i - (hand.length - 1) / 2 } as CSSProperties
        if (p === null)
          return (
            <div key={card} className="ff-held" style={style} data-card={card}>
              <CardBack back="action" />
            </div>
          )
        const action = asKind(p, 'action')
        const { stun, slow } = pawnOf(t, action.adv)
        return (
          <Spot
            key={card}
            at={cardKey(card)}
            card={card}
            name={textIn(tableau, p).name}
            className="ff-held"
            style={style}
          >
            {tiles ? <ActionTile {...action.card} name={textIn(tableau, p).name} /> : <Face p={p} lang={lang} />}
            {(stun || slow) && (
              <i className="ff-held-marks">
                {stun && <StateMark mark="stun" />}
                {slow && <StateMark mark="slow" />}
              </i>
            )}
          </Spot>
        )
      })}
      {hand.length === 0 && <p className="ff-empty">{tell(lang, 'noHand')}</p>}
    </section>
  )
}
