/** Games brought to a certain point, as files that the hall opens. */
import { botOf, decide } from '@emberhall/bots'
import { type Ask, type Core, FORCED, Fate, hashText, type LogLine, Match, ONLY_CHOICES } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import { fail } from '../fail.ts'
import { nextWord } from './play.ts'

/** A solo game of bots, up to the first question of this kind. */
export function savedAt<S extends Core, O>(module: GameModule<S, O>, isWanted: (ask: Ask) => boolean): SaveFile {
  const bot = botOf(module, 'heuristic')
  for (let seed = 1; seed < 60; seed++) {
    const match = dealt(module, 1, module.quickOptions(1), seed)
    while (!match.isOver) {
      if (isWanted(match.askOf(0)!)) return save(match)
      match.play(0, decide(match, 0, bot, new Fate(seed)))
    }
  }
  return fail('no game comes to that')
}
/** A solo game just before an answer after which there is only one choice. */
export function savedBeforeOnlyChoice<S extends Core, O>(
  module: GameModule<S, O>,
): { readonly save: SaveFile; readonly answer: string; readonly only: string } {
  const { game } = module
  const bot = botOf(module, 'heuristic')
  for (let seed = 1; seed < 60; seed++) {
    const match = dealt(module, 1, module.quickOptions(1), seed)
    while (!match.isOver) {
      const answer = decide(match, 0, bot, new Fate(seed))
      const twin = match.fork()
      twin.setWindow(0, ONLY_CHOICES, 'always')
      twin.play(0, answer)
      const only = twin.askOf(0)
      if (twin.parts().ledger.entries().at(-1)!.tag === FORCED && only!.kind === 'one' && typeof answer === 'number')
        return { save: save(match), answer: game.words.print(answer), only: game.words.print(only!.options[0]!) }
      match.play(0, answer)
    }
  }
  return fail('no game comes to that')
}
export interface Before {
  readonly save: SaveFile
  /** What is answered then. */
  readonly answer: string
  /** What it comes to. */
  readonly news: readonly LogLine[]
}
/** A game of bots just before an answer that brings such news. */
export function savedBefore<S extends Core, O>(
  module: GameModule<S, O>,
  setup: { readonly seats: number; readonly options?: Options },
  isWanted: (news: readonly LogLine[], match: Match<S, O>) => boolean,
): Before {
  const { seats } = setup
  const options = { ...module.quickOptions(seats), ...setup.options }
  const bot = botOf(module, 'heuristic')
  for (let seed = 1; seed <= GAMES; seed++) {
    const match = dealt(module, seats, options, seed)
    const fate = new Fate(seed)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      const answer = decide(match, seat, bot, fate)
      const [told, before] = [match.log(seat).length, typeof answer === 'number' ? save(match) : null]
      match.play(seat, answer)
      const news = match.log(seat).slice(told)
      if (before !== null && isWanted(news, match))
        return { save: before, answer: module.game.words.print(answer as number), news }
    }
  }
  return fail('no game comes to that')
}
/** How many answers a game takes, this many at most, if all are as `nextWord` has them. */
function lengthOf<S extends Core, O>(match: Match<S, O>, most: number): number {
  const { words } = match.table.game
  let answers = 0
  for (; !match.isOver && answers < most; answers++) {
    const seat = match.waiting()[0]!
    const { kind, options: offered, min } = match.askOf(seat)!
    const word = nextWord(offered.map((option) => words.print(option)))
    match.play(seat, kind === 'one' ? words.parse(word) : offered.slice(0, min))
  }
  return answers
}
type Options = Readonly<Record<string, unknown>>
function dealt<S extends Core, O>({ game }: GameModule<S, O>, seats: number, options: Options, seed: number) {
  return Match.start<S, O>(game, { seats, options, seed })
}
const GAMES = 150
/** The beginning of the shortest of many games that take this many answers. */
export function shortGame<S extends Core, O>(
  module: GameModule<S, O>,
  seats: number,
  options: Options,
  least: number,
): SaveFile {
  let found: SaveFile | null = null
  let most = 200
  for (let seed = 1; seed <= GAMES; seed++) {
    const match = dealt(module, seats, options, seed)
    const start = save(match)
    const answers = lengthOf(match, most)
    if (!match.isOver || answers < least || answers >= most) continue
    found = start
    most = answers
  }
  return found ?? fail('no game is that long')
}
/** The seed of a game that takes at least this many answers with each of these options. */
export function longDeal<S extends Core, O>(
  module: GameModule<S, O>,
  seats: number,
  kinds: readonly Options[],
  least: number,
): number {
  for (let seed = 1; seed <= GAMES; seed++)
    if (kinds.every((options) => lengthOf(dealt(module, seats, options, seed), least) === least)) return seed
  return fail('no game is that long')
}
/** A solo game of bots that is over. */
export function savedOver<S extends Core, O>(module: GameModule<S, O>): SaveFile {
  const match = dealt(module, 1, module.quickOptions(1), 1)
  const bot = botOf(module, 'heuristic')
  while (!match.isOver) match.play(0, decide(match, 0, bot, new Fate(1)))
  return save(match)
}
/** The same save as an older Emberhall with other rules would have written it. */
export function changed(file: SaveFile, change: Partial<SaveFile>): SaveFile {
  const { sum: _, ...body } = { ...file, ...change }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
/** What is put into the input for files. */
export function fileOf(content: unknown): {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
} {
  return { name: 'table.save.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) }
}
