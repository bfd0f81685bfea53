/** Games of Forgeflame that are soon over, for those who have to click their way through. */
import { forgeflame, type O, type S } from '@emberhall/forgeflame'
import { type Answer, type Ask, Match, type SaveFile, save } from '@emberhall/kernel'

/** Does as little as possible, except where it can interrupt. */
export function leastWord(offered: readonly string[]): string {
  return offered.find((word) => /^(absorb:|stop$|pass$)/.test(word)) ?? offered.at(-1)!
}
function answerTo({ kind, options, min }: Ask): Answer | null {
  if (kind === 'number' || kind === 'fate') return null
  if (kind !== 'one') return kind === 'order' ? options : options.slice(0, min)
  const offered = options.map((option) => forgeflame.game.words.print(option))
  return options[offered.indexOf(leastWord(offered))]!
}
export interface ShortGame {
  readonly save: SaveFile
  readonly answers: number
}
/** The shortest of so many games in which such an answer is given, at its beginning. */
export function shortGame(games: number, isWanted: (word: string) => boolean): ShortGame {
  const options = { recruitment: 'random', short: true, confirmEnd: false }
  let found: ShortGame | null = null
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start<S, O>(forgeflame.game, { seats: 2, seed, options })
    const start = save(match)
    let answers = 0
    let isGiven = false
    for (; !match.isOver && answers < (found?.answers ?? 200); answers++) {
      const seat = match.waiting()[0]!
      const answer = answerTo(match.askOf(seat)!)
      if (answer === null) break
      isGiven ||= typeof answer === 'number' && isWanted(forgeflame.game.words.print(answer))
      match.play(seat, answer)
    }
    if (match.isOver && isGiven) found = { save: start, answers }
  }
  if (found === null) throw new Error('no such answer is given in any of these games')
  return found
}
