/** The hand in front: cards on a wide screen, tiles in the thumb zone of a narrow one. */
import { at } from '@emberhall/kernel'
import { cardKey, Spot, useMedia } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { asKind } from '../../printed.ts'
import { pawnOf, Z } from '../../state.ts'
import { ActionHeld, ActionTile, CardBack, StateMark } from '../art/index.ts'
import { seen, textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

/** Cards lie by adventurer, as people sort them. */
function useHand(): readonly number[] {
  const { t, me } = useTableau()
  return t.cards(Z.hand + me).toSorted((a, b) => at(t.s.faces, a) - at(t.s.faces, b) || a - b)
}
/** With more cards than this there is no room for words: on a narrow desk, and on any. */
const [FEW, MANY] = [4, 6]
export function Hand({ tiles = false }: { readonly tiles?: boolean }) {
  const tableau = useTableau()
  const { lang, t } = tableau
  const hand = useHand()
  const isNarrow = useMedia('(max-width: 1180px)')
  const isTight = tiles || hand.length > (isNarrow ? FEW : MANY)
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
        const text = textIn(tableau, p)
        return (
          <Spot key={card} at={cardKey(card)} card={card} name={text.name} className="ff-held" style={style}>
            {isTight ? (
              <ActionTile {...action.card} name={text.name} />
            ) : (
              <ActionHeld {...action.card} name={text.name}>
                <span>{text.lines.join(' ')}</span>
              </ActionHeld>
            )}
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
