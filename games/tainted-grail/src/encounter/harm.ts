/** Health lost in an encounter, and what comes of it (TG-20.2, TG-20.3, TG-26.9, TG-27.3). */
import { at as nth, type Rule } from '@emberhall/kernel'
import { discardItem } from '../items/holding.ts'
import { L } from '../log.ts'
import { bit } from '../parties.ts'
import { type CharacterNo, characterOf, type T } from '../state.ts'
import { lose } from '../survival/attributes.ts'
import { settle } from '../survival/settle.ts'
import { changeTrack, isDying } from '../survival/tracks.ts'
import { encounterNo, hasTrait, present } from './queries.ts'

/** TG-23.23 So much Health is lost; robbers look at everybody before anybody is taken out (TG-27.3). */
export function* hurt(t: T, c: CharacterNo, n: number): Rule<number> {
  const lost = -changeTrack(t, c, 'health', -n)
  if (lost > 0 && hasTrait(t, 'robber')) rob(t)
  yield* settled(t)
  return lost
}
/** TG-27.3 */
function rob(t: T): void {
  const e = t.s.encounter
  if (e.ending !== 'none' || present(t).some((c) => characterOf(t, c).health > 1)) return
  t.note(L.robbed, encounterNo(t))
  for (const c of present(t)) {
    const own = characterOf(t, c)
    lose(t, c, 'wealth', own.wealth)
    while (own.items.length > 0) discardItem(t, c, nth(own.items, 0).item)
  }
  e.ending = 'robbed'
}
/** After every change: what always holds, and who is dying is out (TG-20.2, TG-20.3, TG-26.9, TG-30.4). */
export function* settled(t: T): Rule {
  const e = t.s.encounter
  yield* settle(t)
  for (const c of present(t)) {
    if (!isDying(t, c)) continue
    t.note(L.takenOut, c)
    e.out |= bit(c)
    if (e.kind === 'diplomacy' && e.ending === 'none') e.ending = 'lost'
  }
}
