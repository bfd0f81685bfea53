/** What a command is given. */
import type { GameModule, Lang } from '@emberhall/speech'
import { gameIds, loadGame } from '@emberhall/roster'
import type { Args, Spec } from './args.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import type { Texts } from './text/texts.ts'

export interface Context {
  readonly lang: Lang
  readonly t: Texts
}
export interface Command {
  readonly options: Spec
  /** Returns the exit code. */
  readonly run: (args: Args, context: Context) => Promise<number>
}

/** The one word that a command needs, and no more. */
export function onlyWord(args: Args, t: Texts, missing: string): string {
  const [word, ...rest] = args.positionals
  if (word === undefined) throw new Failure(missing)
  if (rest.length > 0) throw new Failure(t.tooManyWords(rest.join(' ')))
  return word
}
export async function gameCalled(id: string, t: Texts): Promise<GameModule> {
  const known = gameIds()
  if (!known.includes(id)) throw new Failure(t.unknownGame(id, nearest(id, known), known.join(', ')))
  return loadGame(id)
}
export async function wantedGame(args: Args, t: Texts): Promise<GameModule> {
  return gameCalled(onlyWord(args, t, t.gameMissing(gameIds().join(', '))), t)
}
