/** What can be measured: the reference game, and every game that can be played. */
import type { Game } from '@emberhall/kernel'
import { SEATS } from './seventeen/content.ts'
import { seventeen } from './seventeen/game.ts'

export interface Subject {
  readonly game: Game
  readonly seats: number
}
export const REFERENCE = 'seventeen'

const GAMES: Readonly<Record<string, () => Promise<object>>> = {
  'kinfire-delve': () => import('@emberhall/kinfire-delve'),
}
export const gameNames: readonly string[] = Object.keys(GAMES)

/** Throws when the game cannot be imported or has no module to show. */
export async function loadSubject(name: string): Promise<Subject> {
  if (name === REFERENCE) return { game: seventeen as unknown as Game, seats: SEATS }
  const shown: unknown[] = Object.values(await GAMES[name]!())
  const module = shown.find(isGameModule)
  if (module === undefined) throw new Error(`@emberhall/${name} exports no game yet`)
  const { min, max } = module.game.def.seats
  return { game: module.game, seats: Math.min(max, Math.max(min, 2)) }
}
function isGameModule(value: unknown): value is { game: Game } {
  return typeof value === 'object' && value !== null && 'game' in value && 'quickOptions' in value
}
