/** Moments of a game that are worth a picture, as save files. Bots go on until each has come. */
import { botOf, decide, playOut } from '@emberhall/bots'
import { at, BadInput, type Core, Fate, found as mustBe, type LogLine, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'

type Test<S extends Core, O> = (match: Match<S, O>) => boolean
export interface Moment<S extends Core = Core, O = unknown> {
  readonly when: Test<S, O>
  /** What is answered then, where bots never would. */
  readonly answer?: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}
/** What is only seen while it happens: the picture is taken as this line is shown. */
interface Film<S extends Core, O> {
  readonly shows: string
  /** Whether these news are the ones. */
  readonly also?: (news: readonly LogLine[], match: Match<S, O>) => boolean
  /** What is answered wherever it is on offer, where bots never would. */
  readonly answer?: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}
export type Moments<S extends Core = Core, O = unknown> = Readonly<Record<string, Moment<S, O>>>
export type Films<S extends Core = Core, O = unknown> = Readonly<Record<string, Film<S, O>>>
/** What the folder of a game shows in `src/album`. */
export interface Album {
  readonly moments: Moments
  readonly films?: Films
}

/** @example when: asks<S, O>('prepare', 'turn') */
export const asks =
  <S extends Core, O>(...questions: readonly string[]): Test<S, O> =>
  (match) =>
    !match.isOver && questions.includes(at(match.asks(), 0).def.name)

/** The match at its end, played by the game's own player. */
export function toItsEnd<S extends Core, O>(module: GameModule<S, O>, match: Match<S, O>, seed: number): Match<S, O> {
  const bot = botOf(module, 'heuristic')
  playOut(
    match,
    Array.from({ length: match.seats }, () => bot),
    new Fate(seed),
  )
  return match
}

const MOST_GAMES = 60
interface Dealt {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}
/** What was played towards, by its name: games of the same kind are played together, until all of it has come. */
function towards<S extends Core, O, Wanted extends Dealt, Found>(
  module: GameModule<S, O>,
  wishes: Readonly<Record<string, Wanted>>,
  course: (match: Match<S, O>, seed: number, wanted: Map<string, Wanted>, found: Map<string, Found>) => void,
): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  const tables = Map.groupBy(Object.entries(wishes), ([, { seats, options }]) => JSON.stringify([seats, options]))
  for (const table of tables.values())
    for (let seed = 1; seed <= MOST_GAMES; seed++) {
      const wanted = new Map(table.filter(([name]) => !found.has(name)))
      if (wanted.size === 0) break
      const [, { seats, options = {} }] = at(table, 0)
      const match = Match.start(module.game, { seats, seed, options: { ...module.quickOptions(seats), ...options } })
      course(match, seed, wanted, found)
    }
  const missing = Object.keys(wishes).filter((name) => !found.has(name))
  if (missing.length > 0) throw new BadInput(`no game of ${module.game.id} came to ${missing.join(', ')}`)
  return new Map(Object.keys(wishes).map((name) => [name, mustBe(found.get(name), name)]))
}
/** The text of a save for every moment. */
export function playMoments<S extends Core, O>(
  module: GameModule<S, O>,
  moments: Moments<S, O>,
): ReadonlyMap<string, string> {
  const bot = botOf(module, 'heuristic')
  return towards(module, moments, (match, seed, wanted, found: Map<string, string>) => {
    const fate = new Fate(seed)
    for (;;) {
      for (const [name, { when, answer }] of wanted)
        if (when(match)) {
          found.set(name, JSON.stringify(save(answered(match, answer))))
          wanted.delete(name)
        }
      if (match.isOver || wanted.size === 0) return
      const seat = at(match.waiting(), 0)
      match.play(seat, decide(match, seat, bot, fate))
    }
  })
}
/** The text of a save for one moment. */
export function saveAt<S extends Core, O>(module: GameModule<S, O>, moment: Moment<S, O>): string {
  return mustBe(playMoments(module, { it: moment }).get('it'), 'the moment')
}
/** A table just before something happens, and the answer that lets it. */
export interface Eve {
  readonly save: string
  readonly answer: string
  readonly shows: string
}
export function playFilms<S extends Core, O>(module: GameModule<S, O>, films: Films<S, O>): ReadonlyMap<string, Eve> {
  const bot = botOf(module, 'heuristic')
  return towards(module, films, (match, seed, wanted, found: Map<string, Eve>) => {
    const fate = new Fate(seed)
    // At a table nobody presses what is settled.
    for (const name of module.settled ?? [])
      for (let one = 0; one < match.seats; one++) match.setWindow(one, name, 'habit')
    while (!match.isOver && wanted.size > 0) {
      const before = JSON.stringify(save(match))
      const told = match.log(0).length
      const seat = at(match.waiting(), 0)
      const look = (after: Match<S, O>, answer: string, isLookedFor: (own: string | undefined) => boolean): void => {
        const news = after.log(0).slice(told)
        for (const [name, { shows, also = () => true, answer: own }] of wanted)
          if (isLookedFor(own) && news.some(({ what }) => what === shows) && also(news, after)) {
            found.set(name, { save: before, answer, shows })
            wanted.delete(name)
          }
      }
      for (const word of offered(match, seat))
        if ([...wanted.values()].some(({ answer }) => answer === word))
          look(answered(match, word), word, (own) => own === word)
      const option = decide(match, seat, bot, fate)
      match.play(seat, option)
      // Answers of several parts are not given with one press.
      if (typeof option === 'object' || match.isOver) continue
      look(match, match.game.words.print(option), (own) => own === undefined)
    }
  })
}
const offered = <S extends Core, O>(match: Match<S, O>, seat: number): readonly string[] =>
  match.askOf(seat)?.options.map((option) => match.game.words.print(option)) ?? []
/** A copy of the match in which this has been answered. */
function answered<S extends Core, O>(match: Match<S, O>, value: string | undefined): Match<S, O> {
  if (value === undefined) return match
  const { match: copy } = load(match.game, save(match))
  const verdict = copy.answer({ seat: at(copy.waiting(), 0), question: copy.question, value })
  if (!verdict.ok) throw new BadInput(`"${value}" was refused: ${at(verdict.why, 0).code}`)
  return copy
}
