/** FF-8.5, FF-1.9: Treasure tokens. Their values are known to their holder only. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import { L } from '../logs.ts'
import { type T, Z } from '../state.ts'

export function takeTreasure(t: T, seat: Seat): void {
  const treasure = t.top(Z.treasurePile)
  if (treasure < 0) return t.note(L.noTreasure, seat)
  t.move(treasure, Z.treasures + seat)
  t.note(L.treasure, seat, treasure)
}
/** One of a player's, blind. */
export function blindTreasure(t: T, owner: Seat): CardId {
  const theirs = t.cards(Z.treasures + owner)
  return at(theirs, t.random('treasure', theirs.length))
}
/** Players other than this one who hold a Treasure. */
export function holders(t: T, seat: Seat): Seat[] {
  const out: Seat[] = []
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && t.cards(Z.treasures + other).length > 0) out.push(other)
  return out
}
