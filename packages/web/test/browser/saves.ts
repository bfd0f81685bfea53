/** Games brought to a certain point, as files that the hall opens. */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botOf, decide } from '@emberhall/bots'
import { type Ask, type Core, FORCED, Fate, hashText, type LogLine, Match, ONLY_CHOICES } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import type { GameModule } from '@emberhall/speech'
import { nextWord } from './play.ts'

/** A solo game of bots, up to the first question of this kind. */
export function savedAt(isWanted: (ask: Ask) => boolean): SaveFile {
  for (let seed = 1; seed < 60; seed++) {
    const options = kinfireDelve.quickOptions(1)
    const match = Match.start(kinfireDelve.game, { seats: 1, options, seed })
    const bot = botOf(kinfireDelve, 'heuristic')
    while (!match.isOver) {
      if (isWanted(match.askOf(0)!)) return save(match)
      match.play(0, decide(match, 0, bot, new Fate(seed)))
    }
  }
  throw new Error('no game comes to that')
}
/** A solo game just before an answer after which there is only one choice. */
export function savedBeforeOnlyChoice(): { readonly save: SaveFile; readonly answer: string; readonly only: string } {
  const { game } = kinfireDelve
  const bot = botOf(kinfireDelve, 'heuristic')
  for (let seed = 1; seed < 60; seed++) {
    const match = Match.start(game, { seats: 1, options: kinfireDelve.quickOptions(1), seed })
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
  throw new Error('no game comes to that')
}
interface Before {
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
    const match = Match.start(module.game, { seats, options, seed })
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
  throw new Error('no game comes to that')
}
/** How many answers a game takes, at most so many, if all are as `nextWord` has them. */
function lengthOf(match: ReturnType<typeof dealt>, most: number): number {
  const { words } = kinfireDelve.game
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
const dealt = (seats: number, options: Options, seed: number) =>
  Match.start(kinfireDelve.game, { seats, options, seed })
const GAMES = 150
/** The beginning of the shortest of many games that take so many answers. */
export function shortGame(seats: number, options: Options, least: number): SaveFile {
  let found: SaveFile | null = null
  let most = 200
  for (let seed = 1; seed <= GAMES; seed++) {
    const match = dealt(seats, options, seed)
    const start = save(match)
    const answers = lengthOf(match, most)
    if (!match.isOver || answers < least || answers >= most) continue
    found = start
    most = answers
  }
  if (found === null) throw new Error('no game is that long')
  return found
}
/** What deals a game that takes so many answers, whichever of these options it is played with. */
export function longDeal(seats: number, kinds: readonly Options[], least: number): number {
  for (let seed = 1; seed <= GAMES; seed++)
    if (kinds.every((options) => lengthOf(dealt(seats, options, seed), least) === least)) return seed
  throw new Error('no game is that long')
}
/** A solo game of bots that is over. */
export function savedOver(): SaveFile {
  const match = Match.start(kinfireDelve.game, { seats: 1, options: kinfireDelve.quickOptions(1), seed: 1 })
  const bot = botOf(kinfireDelve, 'heuristic')
  while (!match.isOver) match.play(0, decide(match, 0, bot, new Fate(1)))
  return save(match)
}
/** The same save as an older Emberhall with other rules would have written it. */
export function changed(file: SaveFile, change: Partial<SaveFile>): SaveFile {
  const { sum: _, ...body } = { ...file, ...change }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
export function fileOf(name: string, content: unknown): string {
  const file = join(tmpdir(), `emberhall-${process.pid}-${name}.save.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
