/** FG-18.1, FG-18.7 The ground of a scene: which zones touch, and how far apart they are. */
import { at } from '@emberhall/kernel'
import type { Zone } from './content/types.ts'
import { sceneNow, ZONE } from './book.ts'
import type { T, ZoneNo } from './state.ts'
import type { Scene } from './content/scene-types.ts'

export const FAR = 99
const ROWS = 3
const ALL = 12

/** The open ways at a moment: doors that are closed cut them (FG-U11.2). */
export interface Ways {
  readonly near: readonly (readonly ZoneNo[])[]
  readonly distance: readonly (readonly number[])[]
}

export function zonesOf(scene: Scene): ZoneNo[] {
  const missing = new Set((scene.missing ?? []).map((zone) => ZONE[zone]))
  const out: ZoneNo[] = []
  for (let zone = 0; zone < ALL; zone++) {
    const [column, row] = [Math.floor(zone / ROWS), zone % ROWS]
    if (column < scene.columns && row < scene.rows && !missing.has(zone)) out.push(zone)
  }
  return out
}

const known = new WeakMap<Scene, Map<number, Ways>>()

/** How far it is from one zone to another; FAR where no way leads. */
export const apart = ({ distance }: Ways, a: ZoneNo, b: ZoneNo): number => at(at(distance, a), b)

/** The ways of the scene under way. */
export function waysOf(t: T): Ways {
  const scene = sceneNow(t)
  let closed = 0
  let bit = 1
  const { objects } = t.s
  for (let i = 0; i < objects.length; i++) {
    const thing = objects[i]!
    if (thing.kind !== 'door') continue
    if (!thing.done) closed |= bit
    bit <<= 1
  }
  let byDoors = known.get(scene)
  if (byDoors === undefined) known.set(scene, (byDoors = new Map<number, Ways>()))
  let ways = byDoors.get(closed)
  if (ways === undefined) byDoors.set(closed, (ways = layWays(scene, closed)))
  return ways
}

function layWays(scene: Scene, closed: number): Ways {
  const zones = new Set(zonesOf(scene))
  const cut = new Set((scene.walls ?? []).map(edge))
  const doors = scene.tokens.filter((token) => token.kind === 'door')
  doors.forEach((door, i) => (closed & (1 << i)) !== 0 && cut.add(edge([door.zone, door.other])))
  const near = Array.from({ length: ALL }, (_, zone) => {
    if (!zones.has(zone)) return []
    const [column, row] = [Math.floor(zone / ROWS), zone % ROWS]
    const beside = [
      ...(column > 0 ? [zone - ROWS] : []),
      ...(row > 0 ? [zone - 1] : []),
      ...(row < ROWS - 1 ? [zone + 1] : []),
      ...(column < ALL / ROWS - 1 ? [zone + ROWS] : []),
    ]
    return beside.filter((other) => zones.has(other) && !cut.has(edgeOf(zone, other)))
  })
  return { near, distance: near.map((_, from) => distancesFrom(near, from)) }
}
const edge = ([a, b]: readonly [Zone, Zone]): string => edgeOf(ZONE[a], ZONE[b])
const edgeOf = (a: ZoneNo, b: ZoneNo): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
function distancesFrom(near: readonly (readonly ZoneNo[])[], from: ZoneNo): number[] {
  const far = new Array<number>(ALL).fill(FAR)
  far[from] = 0
  const queue = [from]
  for (const zone of queue)
    for (const next of at(near, zone))
      if (far[next] === FAR) {
        far[next] = at(far, zone) + 1
        queue.push(next)
      }
  return far
}

/** Portals join nothing here: only heroes who take one pass (FG-U5.4, FG-U5.5). */
export const near = (t: T, zone: ZoneNo): readonly ZoneNo[] => at(waysOf(t).near, zone)
export const distance = (t: T, a: ZoneNo, b: ZoneNo): number => apart(waysOf(t), a, b)

/** FG-31.1 The zones next on a shortest way. */
export function stepsToward(t: T, from: ZoneNo, to: ZoneNo): ZoneNo[] {
  const far = distance(t, from, to)
  if (far >= FAR || from === to) return []
  return near(t, from).filter((zone) => distance(t, zone, to) === far - 1)
}

/** It slows heroes only (FG-U3.3). */
export const isDifficult = (t: T, zone: ZoneNo): boolean =>
  sceneNow(t).difficult?.some((name) => ZONE[name] === zone) ?? false

/** FG-U2.1, FG-U2.2, FG-U2.3 A shot is stopped if every shortest way ends over a barricaded side. */
export function canShootInto(t: T, from: ZoneNo, into: ZoneNo): boolean {
  const barricades = sceneNow(t).barricades
  if (barricades === undefined || from === into) return true
  const here = barricades.filter(({ zone }) => ZONE[zone] === into)
  if (here.length === 0) return true
  const closed = new Set(here.flatMap((barricade) => barricade.from.map((zone) => ZONE[zone])))
  const far = distance(t, from, into)
  return near(t, into).some((zone) => distance(t, from, zone) === far - 1 && !closed.has(zone))
}
