/** What can be measured: the reference game, and every game that can be played. */
import type { Game } from '@emberhall/kernel'
import { loadStraight, type Straight } from '@emberhall/lab'
import { SEATS } from './seventeen/content.ts'
import { seventeen } from './seventeen/game.ts'

export interface Subject {
  readonly game: Game
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
export const REFERENCE = 'seventeen'

const GAMES: Readonly<Record<string, () => Promise<object>>> = {
  'kinfire-delve': () => import('@emberhall/kinfire-delve'),
  forgeflame: () => import('@emberhall/forgeflame'),
  fateforge: () => import('@emberhall/fateforge'),
}
/** What is played where a game begins otherwise with something else: fights are what takes time. */
const OPTIONS: Readonly<Record<string, Subject['options']>> = { fateforge: { play: 'training', training: 'c2' } }
export const gameNames: readonly string[] = Object.keys(GAMES)

/** Throws when the game cannot be imported or has no module to show. */
export async function loadSubject(name: string): Promise<Subject> {
  if (name === REFERENCE) return { game: seventeen as unknown as Game, seats: SEATS, options: {} }
  return subjectIn(name, await GAMES[name]!())
}
/** The same game loaded with its generators erased. */
export interface StraightSubject extends Subject, Pick<Straight<unknown>, 'playStraight'> {}
export function loadStraightSubject(name: string): StraightSubject {
  if (name !== REFERENCE) {
    const { exports, playStraight } = loadStraight<object>(`@emberhall/${name}`)
    return { ...subjectIn(name, exports), playStraight }
  }
  const address = new URL('seventeen/game.ts', import.meta.url).href
  const { exports, playStraight } = loadStraight<{ seventeen: Game }>(address)
  return { game: exports.seventeen, seats: SEATS, options: {}, playStraight }
}
function subjectIn(name: string, exports: object): Subject {
  const module = Object.values(exports).find(isGameModule)
  if (module === undefined) throw new Error(`@emberhall/${name} exports no game yet`)
  const { min, max } = module.game.def.seats
  return { game: module.game, seats: Math.min(max, Math.max(min, 2)), options: OPTIONS[name] ?? {} }
}
function isGameModule(value: unknown): value is { game: Game } {
  return typeof value === 'object' && value !== null && 'game' in value && 'quickOptions' in value
}
