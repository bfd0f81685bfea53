/** What can be measured: the reference game, and every game that can be played. */
import { readdirSync } from 'node:fs'
import type { Core, Game } from '@emberhall/kernel'
import { SEATS } from './seventeen/content.ts'
import { seventeen } from './seventeen/game.ts'

export interface Subject {
  readonly game: Game<Core, unknown>
  readonly seats: number
}
export const REFERENCE = 'seventeen'

export function gameNames(): string[] {
  return readdirSync(new URL('../../games', import.meta.url)).sort()
}
/** Throws when the game cannot be imported or has no module to show. */
export async function loadSubject(name: string): Promise<Subject> {
  if (name === REFERENCE) return { game: seventeen as unknown as Game<Core, unknown>, seats: SEATS }
  const shown = (await import(`@emberhall/${name}`)) as Readonly<Record<string, unknown>>
  const module = Object.values(shown).find(isGameModule)
  if (module === undefined) throw new Error(`@emberhall/${name} exports no game yet`)
  const { min, max } = module.game.def.seats
  return { game: module.game, seats: Math.min(max, Math.max(min, 2)) }
}
function isGameModule(value: unknown): value is { game: Game<Core, unknown> } {
  return typeof value === 'object' && value !== null && 'game' in value && 'quickOptions' in value
}
