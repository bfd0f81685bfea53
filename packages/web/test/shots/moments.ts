/** Moments of a game that are worth a picture, as save files. Bots go on until each has come. */
import { botOf, decide } from '@emberhall/bots'
import { type Core, Fate, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import type { Page } from 'playwright-core'

/** The name of a moment, with the size and language before it. */
export type Shot = (name: string) => Promise<void>
type Test<S extends Core, O> = (match: Match<S, O>) => boolean
export interface Moment<S extends Core, O> {
  readonly when: Test<S, O>
  /** What is answered then, where bots never would. */
  readonly answer?: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}
export interface GameAlbum<S extends Core = Core, O = unknown> {
  readonly module: GameModule<S, O>
  readonly moments: Readonly<Record<string, Moment<S, O>>>
  /** Screens that only this game has. */
  readonly screens?: (page: Page, url: string, shot: Shot) => Promise<void>
}
export const asks =
  <S extends Core, O>(...questions: readonly string[]): Test<S, O> =>
  (match) =>
    !match.isOver && questions.includes(match.asks()[0]!.def.name)

const MOST_GAMES = 60

/** The text of a save for every moment. */
export function playMoments<S extends Core, O>({ module, moments }: GameAlbum<S, O>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const tables = Map.groupBy(Object.entries(moments), ([, m]) => JSON.stringify([m.seats, m.options]))
  for (const wanted of tables.values())
    for (let seed = 1; seed <= MOST_GAMES && wanted.some(([name]) => !found.has(name)); seed++)
      playThrough(module, wanted, seed, found)
  const missing = Object.keys(moments).filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`no game of ${module.game.id} came to ${missing.join(', ')}`)
  return new Map(Object.keys(moments).map((name) => [name, found.get(name)!]))
}
/** The text of a save for one moment. */
export function saveAt<S extends Core, O>(module: GameModule<S, O>, moment: Moment<S, O>): string {
  return playMoments({ module, moments: { it: moment } }).get('it')!
}
function playThrough<S extends Core, O>(
  module: GameModule<S, O>,
  wanted: readonly (readonly [string, Moment<S, O>])[],
  seed: number,
  found: Map<string, string>,
): void {
  const [, { seats, options = {} }] = wanted[0]!
  const match = Match.start(module.game, { seats, seed, options: { ...module.quickOptions(seats), ...options } })
  const bot = botOf(module, 'heuristic')
  const fate = new Fate(seed)
  for (;;) {
    for (const [name, { when, answer }] of wanted)
      if (!found.has(name) && when(match)) found.set(name, JSON.stringify(save(answered(match, answer))))
    if (match.isOver || wanted.every(([name]) => found.has(name))) return
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
}
/** A copy of the match in which this has been answered. */
function answered<S extends Core, O>(match: Match<S, O>, value: string | undefined): Match<S, O> {
  if (value === undefined) return match
  const { match: copy } = load(match.game, save(match))
  const verdict = copy.answer({ seat: copy.waiting()[0]!, question: copy.question, value })
  if (!verdict.ok) throw new Error(`"${value}" was refused: ${verdict.why[0]!.code}`)
  return copy
}
/** Opens a save as a person opens a file, and lifts the curtain where somebody else sat before. */
export async function open(page: Page, url: string, text: string): Promise<void> {
  await page.goto(url)
  await page.locator('.play').first().waitFor()
  const file = { name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('[data-question], .end-actions, .curtain').first().waitFor()
  const curtain = page.locator('.curtain .main')
  if ((await curtain.count()) > 0) await curtain.click()
  await page.locator('[data-question], .end-actions').first().waitFor()
}
