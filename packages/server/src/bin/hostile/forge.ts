/** Saves and campaigns as nobody honest would write them, each with a sum that fits. */
import { begin, startScene, writeCampaign } from '@emberhall/campaign'
import { chronicles } from '@emberhall/fateforge'
import { hashText, Match, save, type SaveFile } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { ApiRefusal, type Person } from '../driver.ts'

/** Nearly as large as a file may be, and as one that is only taken to be refused. */
export const LARGE = 950_000
export const HUGE = 7_900_000
/** For whom these games are laid out. */
export const ALONE = [{ kind: 'me' }]

const { game } = kinfireDelve as unknown as GameModule
const begun = (seed: number, seats = 1): Match => Match.start(game, { seats, seed, options: {} })

/** A game for one, just begun. */
export const smallSave = (seed: number): SaveFile => save(begun(seed))
/** The same with something changed, and a sum that fits. */
export function forged<T extends object>(file: T, change: object): T {
  const { sum: _, ...body } = { ...file, ...change } as T & { readonly sum: string }
  return { ...body, sum: hashText(JSON.stringify(body)) } as unknown as T
}
/** A game with a long record, all of it by the rules: the last seat puts something right, and back, so many times; the first began. */
export function longSave(seed: number, times: number, seats = 1): SaveFile {
  const match = begun(seed, seats)
  const last = seats - 1
  match.correct(0, game.words.parse('lessHealth'))
  match.correct(last, game.words.parse('moreHealth'))
  const file = save(match)
  const again = [`${last}^lessHealth`, `${last}^moreHealth`]
  return forged(file, { history: [...file.history, ...Array.from({ length: times }, () => again).flat()] })
}
/** A campaign for one at its beginning. */
export function smallCampaign(seed: number): object {
  const beginning = { id: `forged-${seed}`, name: 'Forged', seats: ['Mallory'], at: 0 }
  const document = begin(chronicles, { ...beginning, options: { seats: 1, options: {} } })
  return writeCampaign(chronicles, startScene(chronicles, document, seed).document)
}

/** What became of a file: null if it was taken, why not, or that the server did not even listen to the end. */
export async function brought(person: Person, path: string, body: object): Promise<ApiRefusal | 'cut off' | null> {
  try {
    await person.post(path, body)
    return null
  } catch (error) {
    if (error instanceof ApiRefusal) return error
    if (error instanceof TypeError) return 'cut off'
    throw error
  }
}
export const codeOf = (answer: ApiRefusal | 'cut off' | null): string =>
  answer === null ? 'taken' : answer === 'cut off' ? answer : answer.code
