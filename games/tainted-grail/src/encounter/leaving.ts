/** Leaving a combat before its end: fleeing, of one's own will or not (TG-14.6, TG-25.14, TG-26.2, TG-26.5, TG-26.6, TG-32.3). */
import { aOf, type Rule } from '@emberhall/kernel'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { bit, together } from '../parties.ts'
import { DIAL_FACES } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, seatOf, type T } from '../state.ts'
import { changeTrack } from '../survival/tracks.ts'
import { modIn } from './powers.ts'
import { encounterNo, enemyOf, goesOn, isPresent, present, stillIn } from './queries.ts'
import { strike } from './strike.ts'

/** TG-26.5, TG-26.6, TG-26.7 Loses 1 Energy, suffers the opportunity attack, leaves the combat and not the location. With C3 a dial decides (TG-32.3). */
export function* flee(t: T, c: CharacterNo): Rule {
  const e = t.s.encounter
  yield* breakAway(t, c)
  if (!goesOn(t, c)) return
  if (isOn(t, 'C3')) {
    e.fleeTried = true
    const [face = 0] = yield* t.roll('flee', [DIAL_FACES.length], seatOf(t, c), Q.flip)
    t.note(L.flipped, face)
    if (DIAL_FACES[face] === 'skull') return t.note(L.fleeFails, c)
  }
  t.s.tally.fled++
  t.note(L.flees, c, encounterNo(t))
  e.out |= bit(c)
}
function* breakAway(t: T, c: CharacterNo): Rule {
  const energy = Math.max(0, 1 + modIn(t, c, 'fleeEnergy'))
  if (energy > 0) changeTrack(t, c, 'energy', -energy)
  t.note(L.opportunity, encounterNo(t), c)
  yield* strike(t, c, enemyOf(t).opportunity, 'opportunity')
}
/** TG-26.2, TG-32.3 Those whose decks were too short flee, in an order of the players' choice. */
export function* forcedFlights(t: T): Rule {
  const e = t.s.encounter
  while (e.ending === 'none' && (e.mustFlee & stillIn(t)) !== 0) {
    const due = e.mustFlee & stillIn(t)
    for (const c of present(t)) if ((due & bit(c)) !== 0) t.offer(V.character, c)
    const c = aOf(yield* together(t, stillIn(t), Q.flightOrder))
    e.mustFlee &= ~bit(c)
    t.note(L.forcedOut, c)
    yield* breakAway(t, c)
    if (isPresent(t, c)) e.out |= bit(c)
  }
  e.mustFlee = 0
}
