/** SB-30 Gates and OtherWorlds. */
import { at as nth, aOf, bOf, type Rule } from '@emberhall/kernel'
import { printed } from '../printed.ts'
import { cappedRooms } from '../queries/conditions.ts'
import { worldOf } from '../queries/ground.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { CAPPED, GATE } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { tileOf, type HeroNo, type T, type TileNo, Z } from '../state.ts'
import { pick, posse } from './posse.ts'
import { linkGate, placeThroughGate, topMap } from './tiles.ts'

/** SB-30.2, SB-30.3, SB-30.5 A world is drawn, and its first tile laid in a section of its own. */
export function* lookThroughGate(t: T, h: HeroNo, tile: TileNo, exit: number): Rule {
  const world = drawWorld(t)
  t.note(L.gateLook, theHero(t, h), world)
  const card = topMap(t, world)
  if (card >= 0) placeThroughGate(t, card, tile, exit, world)
}
/** SB-30.2, SB-30.7 A random World card not in play; without one a world in play, as a new section. */
function drawWorld(t: T): number {
  const left = t.cards(Z.worlds)
  if (left.length === 0) {
    const up = t.cards(Z.worldsUp).map((card) => printed(t, card, 'world').no)
    const others = up.filter((world) => world !== 0)
    return pick(t, 'world', others.length > 0 ? others : up)
  }
  const card = t.top(Z.worlds)
  t.move(card, Z.worldsUp)
  return printed(t, card, 'world').no
}

/** SB-30.7, SB-30.14 When the last hero has left a world that was entered, its card goes back. */
export function watchWorlds(t: T): void {
  const { s } = t
  const here = new Set(s.heroes.flatMap(({ at, status }, h) => (at >= 0 && status !== 'dead' ? [worldOf(t, h)] : [])))
  for (const world of here) if (!s.entered.includes(world)) s.entered.push(world)
  for (const card of t.cards(Z.worldsUp).slice()) {
    const { no } = printed(t, card, 'world')
    if (here.has(no) || !s.entered.includes(no)) continue
    s.entered = s.entered.filter((world) => world !== no)
    t.move(card, Z.worlds)
    t.shuffle(Z.worlds)
  }
}
/** SB-30.1 A Gate at a random capped exit of a room; false if it has none. */
export function addGate(t: T, tile: TileNo): number {
  const capped = tileOf(t, tile).exits.flatMap((exit, i) => (exit === CAPPED ? [i] : []))
  if (capped.length === 0) return -1
  const exit = pick(t, 'exit', capped)
  tileOf(t, tile).exits[exit] = GATE
  t.note(L.gate, tileOf(t, tile).tile)
  return exit
}
/** A Gate that leads to one on a Mines room of the posse's choice. */
export function* addGateToMines(t: T, tile: TileNo): Rule {
  for (const room of cappedRooms(t)) t.offer(V.exit, room, tileOf(t, room).exits.indexOf(CAPPED))
  const chosen = yield* posse(t, Q.gateTo)
  const exit = addGate(t, tile)
  if (exit < 0) return
  nth(t.s.tiles, aOf(chosen)).exits[bOf(chosen)] = GATE
  linkGate(t, { a: tile, exitA: exit, b: aOf(chosen), exitB: bOf(chosen) })
}
