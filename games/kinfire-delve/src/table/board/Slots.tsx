/** The four cards around the Master, clockwise from the upper left. */
import { at } from '@emberhall/kernel'
import { inSlot } from '../../board.ts'
import { SLOTS } from '../../state.ts'
import { CardFace } from '../cards/CardFace.tsx'
import type { Density } from '../cards/shells.tsx'
import { cardKey } from '@emberhall/ui'
import { called, liveOf, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'

/** North, east, south, west as they lie on the table. */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const

export function Slots({ density }: { readonly density: Density }) {
  const tableau = useTableau()
  const { t, lang } = tableau
  const { attempt, flipped } = t.s
  return SLOTS.map((slot, i) => {
    const card = inSlot(t, slot)
    const side = at(CORNERS, i)
    const p = card < 0 ? null : seen(tableau, card)
    if (p === null) {
      return (
        <div key={slot} className={`kd-slot kd-${side} kd-empty`} role="img" aria-label={tell(lang, 'emptySlot')} />
      )
    }
    const isTrial = p.kind === 'challenge' || p.kind === 'gauntlet'
    return (
      <div
        key={slot}
        className={`kd-slot kd-${side}`}
        data-target={(attempt.open && attempt.target === card) || undefined}
      >
        <Spot key={card} at={cardKey(card)} card={card} name={called(tableau, card)} className="kd-lies">
          <CardFace
            card={p.card}
            lang={lang}
            density={density}
            live={isTrial ? liveOf(tableau, card) : undefined}
            turned={flipped[card] === 1}
          />
        </Spot>
      </div>
    )
  })
}
