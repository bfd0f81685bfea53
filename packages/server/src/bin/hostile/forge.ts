/** Saves and campaigns as nobody honest would write them, each with a sum that fits. */
import { begin, startScene, writeCampaign } from '@emberhall/campaign'
import { hashState, hashText, Match, type Option, type Seat } from '@emberhall/kernel'
import { save, type SaveFile } from '@emberhall/saves'
import { campaign, friends } from '@emberhall/roster/kinds'
import { ApiRefusal, type Person } from '../driver.ts'
import { Mishap } from '../mishap.ts'

const { game } = friends

/** Nearly as large as a file may be, and as one that is only taken to be refused. */
export const LARGE = 950_000
export const HUGE = 7_900_000
/** For whom these games are laid out. */
export const ALONE = [{ kind: 'me' }]

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
  const [there, back] = detour(match, last)
  match.correct(0, there)
  match.correct(last, back)
  const file = save(match)
  const again = [there, back].map((option) => `${last}^${game.words.print(option)}`)
  return forged(file, { history: [...file.history, ...Array.from({ length: times }, () => again).flat()] })
}
/** Two corrections of which the second, of this seat, takes back the first. */
function detour(match: Match, seat: Seat): readonly [Option, Option] {
  for (const there of match.corrections(0)) {
    const away = match.fork()
    away.correct(0, there)
    for (const back of away.corrections(seat)) {
      const home = away.fork()
      home.correct(seat, back)
      if (hashState(game, home.table.s) === hashState(game, match.table.s)) return [there, back]
    }
  }
  throw new Mishap('unsuited', `nothing that ${game.id} puts right can be put back`)
}
/** A campaign for one at its beginning. */
export function smallCampaign(seed: number): object {
  const beginning = { id: `forged-${seed}`, name: 'Forged', seats: ['Mallory'], at: 0 }
  const document = begin(campaign, beginning)
  return writeCampaign(campaign, startScene(campaign, document, seed).document)
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
