/** FG-29 Enemy turns. */
import { theFoe } from '../naming.ts'
import { inColour } from './foes.ts'
import type { Rule } from '@emberhall/kernel'
import { COLOURS } from '../content/types.ts'
import { foeCard } from '../book.ts'
import { L } from '../log.ts'
import { foeAt, type FoeNo, type T } from '../state.ts'
import { bossTurn } from './boss.ts'
import { allDown, endFight } from './harm.ts'
import { heroesAt } from './targets.ts'
import { canPerform, performSection, activationAbility } from './bands.ts'

/** FG-20.5, FG-29.1, FG-29.2 Colour by colour, the lowest initiative first, then the boss. */
export function* enemyTurns(t: T, colour: number): Rule {
  t.s.phase = 'enemies'
  t.s.acting = -1
  if (colour === 0) t.note(L.enemyTurns)
  if (COLOURS[colour] === 'boss') {
    yield* bossTurn(t)
    return allDown(t) ? endFight(t) : undefined
  }
  for (const foe of inColour(t, colour)) {
    if (foeAt(t, foe).gone) continue
    yield* enemyTurn(t, foe)
    if (allDown(t)) return endFight(t)
  }
  t.next('enemyTurns', colour + 1)
}
/** FG-29.3, FG-29.6 The first section with a valid hero at its distance as things stand now, or nothing. */
function* enemyTurn(t: T, foe: FoeNo): Rule {
  const card = foeCard(t, foe)
  const n = card.band.findIndex((section) => heroesAt(t, foe, section).length > 0)
  const section = card.band[n]
  if (section !== undefined && canPerform(t, foe, section)) yield* performSection(t, foe, n)
  else t.note(L.idle, theFoe(t, foe))
  yield* activationAbility(t, foe) // FG-29.4
}
