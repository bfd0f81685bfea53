/** SB-40 What only a mission lets a hero do, instead of a Search. */
import { at as nth, aOf, bOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { connectorCells } from '../queries/board.ts'
import { boardOf, tilesAt } from '../queries/ground.ts'
import { tests } from '../effects/tests.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { SEALED } from '../parts.ts'
import { V } from '../questions.ts'
import { tileOf, type HeroNo, type T, type TileNo } from '../state.ts'
import { placeComing } from './arrive.ts'
import { advanceDarkness, resolveDread } from './darkness.ts'
import { win } from './finish.ts'
import { MUST_SCAVENGE, mustScavenge } from './search.ts'
import { rummage } from './trade.ts'

export function offerDeeds(t: T, h: HeroNo): void {
  const { s } = t
  const { special } = nth(bookOf(t).content.missions, s.mission)
  if (special === undefined || s.enemies.length > 0 || s.acting.isDone) return
  const { at } = nth(s.heroes, h)
  const reason = mustScavenge(t, h) ? MUST_SCAVENGE : null
  if (special.rule === 'sealRift' && s.stage === 'after') {
    const exit = nth(s.tiles, s.objective).exits.indexOf(SEALED)
    if (exit >= 0 && connectorCells(boardOf(t), s.objective, exit).includes(at)) t.offer(V.seal, 0, 0, reason)
  }
  if (special.rule === 'powder' && s.charges < special.charges)
    for (const tile of tilesAt(t, at)) if (canPlant(t, tile, special.distance)) t.offer(V.plant, tile, 0, reason)
}
/** SB-40.5 One a room, in a room whose token is revealed, this many doors from the Mine Entrance. */
function canPlant(t: T, tile: TileNo, distance: number): boolean {
  const { tile: no, isRevealed, charge } = tileOf(t, tile)
  return isRevealed && !charge && nth(bookOf(t).content.tiles, no).kind === 'room' && doorsFrom(t, tile) >= distance
}
function doorsFrom(t: T, tile: TileNo): number {
  const { tiles } = boardOf(t)
  const far = new Map([[0, 0]])
  const queue = [0]
  for (const at of queue)
    for (const next of nth(tiles, at).next)
      if (!far.has(next)) {
        far.set(next, far.get(at)! + 1)
        queue.push(next)
      }
  return far.get(tile) ?? 0
}
export function* doDeed(t: T, h: HeroNo, option: Option): Rule {
  const { s } = t
  const { special } = nth(bookOf(t).content.missions, s.mission)
  if (verbOf(option) === V.seal && special?.rule === 'sealRift') {
    s.acting.isDone = true
    if (yield* tests(t, h, special)) {
      s.sealer = h
      t.note(L.sealed, theHero(t, h))
      yield* win(t)
    }
    yield* advanceDarkness(t, special.darkness)
    return yield* placeComing(t)
  }
  if (verbOf(option) === V.plant && special?.rule === 'powder') {
    s.acting.isDone = true
    nth(s.tiles, aOf(option)).charge = true
    s.charges++
    t.note(L.planted, theHero(t, h), s.mission, s.charges)
    if (s.charges < special.charges) return
    s.stage = 'after'
    yield* resolveDread(t)
    return yield* placeComing(t)
  }
  yield* rummage(t, h, verbOf(option), aOf(option), bOf(option))
}
