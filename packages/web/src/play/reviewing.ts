/** Looks over a finished game in the worker, in slices, as long as somebody waits for it. */
import { position } from '@emberhall/bots'
import type { Answer, Match, Seat } from '@emberhall/kernel'
import { type Review, reviewing, type Turn } from '@emberhall/minds'
import { load, type SaveFile } from '@emberhall/saves'
import type { GameShell, Lang } from '@emberhall/speech'
import { inSlices } from './slices.ts'

export interface ReviewOf {
  readonly file: SaveFile
  /** The seat that is looked through; below 0: all of them. */
  readonly eyes: Seat
  readonly lang: Lang
  readonly names: readonly string[]
}
export interface ReviewProgress {
  readonly done: number
  readonly all: number
}
/** What turned the game, in words. */
export interface ToldTurn extends Turn {
  readonly prompt: string
  readonly chosen: string
  readonly better: string
}
export interface Reviewed extends Omit<Review, 'turns'> {
  readonly turns: readonly ToldTurn[]
}
const SLICE_MS = 12
let wanted = 0

/** Only the last one that was begun goes on. */
export function stopReview(): void {
  wanted++
}
/** Null where nobody can look ahead, or it was stopped. */
export async function review(
  shell: GameShell,
  { file, eyes, lang, names }: ReviewOf,
  tell: (progress: ReviewProgress) => void,
): Promise<Reviewed | null> {
  const own = ++wanted
  const module = await shell.players()
  const { match } = load(module.game, file)
  const found = await inSlices(reviewing(module, match, eyes, position), SLICE_MS, (progress) => {
    if (own === wanted) tell(progress)
    return own === wanted
  })
  return found === null ? null : inWords(shell, match, found, lang, names)
}
function inWords(shell: GameShell, match: Match, found: Review, lang: Lang, names: readonly string[]): Reviewed {
  const words = shell.module.words[lang]
  const turns = found.turns.map((turn): ToldTurn => {
    const { at, seat, answer, better } = found.points[turn.point]!
    const then = match.before(at)
    const view = then.view(seat)
    const ask = then.askOf(seat)!
    const said = (given: Answer): string =>
      [given]
        .flat()
        .map((option) => words.option(option, ask, view, names))
        .join(', ')
    return { ...turn, prompt: words.prompt(ask, view, names), chosen: said(answer), better: said(better) }
  })
  return { ...found, turns }
}
