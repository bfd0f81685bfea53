/** Games of Forgeflame that are soon over, for those who have to click their way through. */
import { forgeflame, type O, type S } from '@emberhall/forgeflame'
import { type Answer, type Ask, Match } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'

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
/** A game for two with this many answers left to give, among them one that is wanted. */
export function savedNearEnd(left: number, isWanted: (word: string) => boolean): SaveFile {
  for (let seed = 1; seed < 100; seed++) {
    const match = Match.start<S, O>(forgeflame.game, { seats: 2, seed, options: OPTIONS })
    const saves: SaveFile[] = []
    const words: string[] = []
    while (!match.isOver) {
      saves.push(save(match))
      const seat = match.waiting()[0]!
      const answer = answerTo(match.askOf(seat)!)
      if (answer === null) break
      words.push(typeof answer === 'number' ? forgeflame.game.words.print(answer) : '')
      match.play(seat, answer)
    }
    if (match.isOver && words.slice(-left).some(isWanted)) return saves.at(-left)!
  }
  throw new Error('no such answer is given in any of these games')
}
const OPTIONS = { recruitment: 'random', short: true, confirmEnd: false }
