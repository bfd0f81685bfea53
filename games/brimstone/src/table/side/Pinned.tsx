/** Cards that remain in play, pinned on the rock; the one that is being dealt with; and how the last fight went. */
import { cardKey, Sheet, Spot } from '@emberhall/ui'
import { Suspense, useState } from 'react'
import { Z } from '../../state.ts'
import { cardCalled } from '../../text/speech.ts'
import { Face } from '../cards/Face.tsx'
import { isFresh } from '../end/fight.ts'
import { aftermath } from '../later.tsx'
import { TableauContext, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { tellEnd } from '../end/words.ts'

/** Lines after which nothing that was drawn before is dealt with any more. */
const FRESH = new Set(['turn', 'activates', 'foesAct', 'walked'])

export function Pinned() {
  const { t, sp, lang, log, beat } = useTableau()
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
      {beat === null && isFresh(log) && <Fought />}
    </div>
  )
}
/** Nobody has to read it, and whoever was too quick for it may. */
function Fought() {
  const tableau = useTableau()
  const { lang } = tableau
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="sb-remains sb-fought" onClick={() => setOpen(true)}>
        {tellEnd(lang, 'fight.won')}
      </button>
      {isOpen && (
        <Sheet
          title={tellEnd(lang, 'fight.last')}
          closeLabel={tell(lang, 'close')}
          side="middle"
          onClose={() => setOpen(false)}
        >
          <TableauContext value={tableau}>
            <Suspense fallback={null}>
              <aftermath.Screen />
            </Suspense>
          </TableauContext>
        </Sheet>
      )}
    </>
  )
}
