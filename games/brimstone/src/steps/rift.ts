/** SB-40.1 Seal the Rift. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import { SEALED } from '../parts.ts'
import { tileOf, type T, type TileNo } from '../state.ts'
import { plainDice } from './dice.ts'

/** One exit of the Objective room, rolled on its card, gets a Gate that nobody passes. */
export function* openRift(t: T, tile: TileNo): Rule {
  const room = tileOf(t, tile)
  const { exitOfFace } = nth(bookOf(t).plans, room.tile)
  const exit = exitOfFace[(yield* plainDice(t, 'door', 1))[0]! - 1]!
  room.exits[exit] = SEALED
  t.note(L.rift, room.tile)
}
