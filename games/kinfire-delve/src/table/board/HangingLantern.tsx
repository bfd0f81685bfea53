/** The lantern is the cursor: it hangs beside the card that is being decided, and its pool of light lies there. */
import { at } from '@emberhall/kernel'
import { inSlot, masterCard } from '../../board.ts'
import { SLOTS } from '../../state.ts'
import { LanternShape } from '../cards/Lantern.tsx'
import { cardKey } from '@emberhall/ui'
import { useTableau } from '../model/tableau.ts'
import { usePointed } from '../stage/pointed.ts'
import { CORNERS } from './Slots.tsx'

/** Which card the light is on: the one attempted, the one looked at, or none yet. */
function useLit(): string {
  const { t, anchors } = useTableau()
  const pointed = usePointed()
  const places = [
    ...SLOTS.map((slot, i) => [inSlot(t, slot), at(CORNERS, i)] as const),
    [masterCard(t), 'middle'] as const,
  ]
  const found = t.s.attempt.open
    ? places.find(([card]) => card === t.s.attempt.target)
    : places.find(([card]) => pointed === cardKey(card))
  const only = places.filter(([card]) => (anchors.get(cardKey(card))?.open.length ?? 0) > 0)
  return found?.[1] ?? (only.length === 1 ? at(only, 0)[1] : 'rest')
}
export function HangingLantern() {
  const place = useLit()
  return (
    <div className={`kd-light kd-light-${place}`} aria-hidden="true">
      <i className="kd-poollight" />
      <div className="kd-hanging">
        <svg className="kd-sway" viewBox="-60 -64 120 112">
          <circle r="58" cy="4" fill="url(#kd-glow-amber)" opacity=".75" />
          <LanternShape lit />
          <circle cy="4" r="36" fill="url(#kd-glow-gold)" opacity=".55" />
        </svg>
      </div>
    </div>
  )
}
