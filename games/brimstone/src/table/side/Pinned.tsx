/** Cards that remain in play, pinned on the rock; and the one that is being dealt with. */
import { cardKey, Spot } from '@emberhall/ui'
import { Z } from '../../state.ts'
import { cardCalled } from '../../text/speech.ts'
import { Face } from '../cards/Face.tsx'
import { useTableau } from '../model/tableau.ts'

/** Lines after which nothing that was drawn before is dealt with any more. */
const FRESH = new Set(['turn', 'activates', 'foesAct', 'walked'])

export function Pinned() {
  const { t, sp, lang, log } = useTableau()
  const remaining = t.cards(Z.remains)
  const recent = log.slice(log.findLastIndex(({ what }) => FRESH.has(what)))
  const isNew = (card: number): boolean =>
    recent.some(({ args }) => args.some((arg) => typeof arg === 'object' && arg.card === card))
  const last = t.cards(Z.drawn).findLast((card) => t.face(card) >= 0 && isNew(card))
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
