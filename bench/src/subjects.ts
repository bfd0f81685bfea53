/** What can be measured: the reference game, and every game that can be played. */
import type { Game } from '@emberhall/kernel'
import { loadStraight, loadStudy, type Straight } from '@emberhall/lab'
import type { Measured, Study } from '@emberhall/lab/study'
import { loadGame } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { SEATS } from './seventeen/content.ts'
import { seventeen } from './seventeen/game.ts'

export interface Subject {
  readonly game: Game
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly budgets?: Measured['budgets']
}
export const REFERENCE = 'seventeen'

export async function loadSubject(name: string): Promise<Subject> {
  if (name === REFERENCE) return { game: seventeen as unknown as Game, seats: SEATS, options: {} }
  return subjectIn(await loadGame(name), await loadStudy(name))
}
/** The same game loaded with its generators erased. */
export interface StraightSubject extends Subject, Pick<Straight<unknown>, 'playStraight'> {}
export async function loadStraightSubject(name: string): Promise<StraightSubject> {
  if (name !== REFERENCE) {
    const { exports, playStraight } = loadStraight<{ module: GameModule }>(`@emberhall/${name}`)
    return { ...subjectIn(exports.module, await loadStudy(name)), playStraight }
  }
  const address = new URL('seventeen/game.ts', import.meta.url).href
  const { exports, playStraight } = loadStraight<{ seventeen: Game }>(address)
  return { game: exports.seventeen, seats: SEATS, options: {}, playStraight }
}
function subjectIn({ game }: GameModule, study: Study | null): Subject {
  const { min, max } = game.def.seats
  const { options = {}, seats = Math.min(max, Math.max(min, 2)), budgets } = study?.measured ?? {}
  return { game, seats, options, ...(budgets && { budgets }) }
}
