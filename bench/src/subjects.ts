/** What can be measured: the reference game, and every game that can be played. */
import type { Game } from '@emberhall/kernel'
import { loadStraight, type Straight } from '@emberhall/lab'
import { loadGame } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { SEATS } from './seventeen/content.ts'
import { seventeen } from './seventeen/game.ts'

export interface Subject {
  readonly game: Game
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
export const REFERENCE = 'seventeen'

/** What is played where a game begins otherwise with something else: fights are what takes time. */
const OPTIONS: Readonly<Record<string, Subject['options']>> = { fateforge: { play: 'training', training: 'c2' } }

export async function loadSubject(name: string): Promise<Subject> {
  if (name === REFERENCE) return { game: seventeen as unknown as Game, seats: SEATS, options: {} }
  return subjectIn(name, await loadGame(name))
}
/** The same game loaded with its generators erased. */
export interface StraightSubject extends Subject, Pick<Straight<unknown>, 'playStraight'> {}
export function loadStraightSubject(name: string): StraightSubject {
  if (name !== REFERENCE) {
    const { exports, playStraight } = loadStraight<{ module: GameModule }>(`@emberhall/${name}`)
    return { ...subjectIn(name, exports.module), playStraight }
  }
  const address = new URL('seventeen/game.ts', import.meta.url).href
  const { exports, playStraight } = loadStraight<{ seventeen: Game }>(address)
  return { game: exports.seventeen, seats: SEATS, options: {}, playStraight }
}
function subjectIn(name: string, { game }: GameModule): Subject {
  const { min, max } = game.def.seats
  return { game, seats: Math.min(max, Math.max(min, 2)), options: OPTIONS[name] ?? {} }
}
