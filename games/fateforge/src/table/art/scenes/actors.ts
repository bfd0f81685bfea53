import { paint } from '@emberhall/ink'
import { type Acting, type PoseName, stands } from '@emberhall/ink/person'
import { FOLK, type FolkId } from '../parts/cast.ts'
import { HEROES, type HeroId } from '../parts/cast-heroes.ts'

/** Who plays which part in the scene that is being drawn; null: everybody their own. */
let parts: Map<HeroId, HeroId | null> | null = null
/** Nobody of the table stands in it: it hangs behind them when all is over. */
let isOver = false
function drawnWith<R>(cast: Map<HeroId, HeroId | null>, draw: () => R): R {
  parts = cast
  try {
    return draw()
  } finally {
    parts = null
  }
}
/** The parts of a scene, in the order in which they come on; found by a drawing that nobody sees. */
export function partsIn(draw: () => string): readonly HeroId[] {
  const met = new Map<HeroId, HeroId | null>()
  drawnWith(met, () => paint(draw))
  return [...met.keys()]
}
/** A scene with the heroes of one table in it: own parts first, then those nobody else plays; the rest stay away. */
export function playedBy(table: readonly HeroId[], roles: readonly HeroId[], draw: () => string): string {
  isOver = table.length === 0
  try {
    return drawnWith(castOf(table, roles), draw)
  } finally {
    isOver = false
  }
}
function castOf(table: readonly HeroId[], roles: readonly HeroId[]): Map<HeroId, HeroId | null> {
  const free = table.filter((id) => !roles.includes(id))
  return new Map(roles.map((role) => [role, table.includes(role) ? role : (free.shift() ?? null)]))
}
/** Somebody in a scene; a negative size looks left. */
export function hero(part: HeroId, pose: PoseName, x: number, y: number, size = 1, act: Acting = {}, turn = 0): string {
  if (parts?.has(part) === false) parts.set(part, null)
  const id = parts === null ? part : (parts.get(part) ?? null)
  return id === null ? '' : stands(HEROES[id], pose, x, y, size, act, turn)
}
const FRIENDS: ReadonlySet<FolkId> = new Set(['villager', 'elder', 'hadrel', 'sefa', 'orm'])
export const folk = (id: FolkId, pose: PoseName, x: number, y: number, size = 1, act: Acting = {}, turn = 0): string =>
  FRIENDS.has(id)
    ? stands(FOLK[id], pose, x, y, size, act, turn)
    : foe(() => stands(FOLK[id], pose, x, y, size, act, turn))
/** Enemies are gone from it then. */
export const foe = (draw: () => string): string => (isOver ? '' : draw())
