/** Cards that remain in play, pinned on the rock; and the one that is being dealt with. */
import { cardKey, Spot } from '@emberhall/ui'
import { Z } from '../../state.ts'
import { cardCalled } from '../../text/speech.ts'
import { Face } from '../cards/Face.tsx'
import { useTableau } from '../model/tableau.ts'

export function Pinned() {
  const { t, sp, lang } = useTableau()
  const remaining = t.cards(Z.remains)
  const drawn = t.cards(Z.drawn).filter((card) => t.face(card) >= 0)
  const last = drawn.at(-1)
  return (
    <div className="sb-pinned">
      {last !== undefined && (
        <Spot at={`drawn ${last}`} name={cardCalled(sp, t, last)} card={last} className="sb-drawn">
          <Face id={sp.game.faceKeys[t.face(last)] ?? ''} lang={lang} />
        </Spot>
      )}
      {remaining.map((card) => (
        <Spot key={card} at={cardKey(card)} name={cardCalled(sp, t, card)} card={card} className="sb-remains">
          <b>{cardCalled(sp, t, card)}</b>
        </Spot>
      ))}
    </div>
  )
}
