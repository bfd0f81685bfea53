/** Players that are no people. A bot is a name and a brain; all it ever holds is a position. */
import { type Answer, BadInput, type Core, type Why } from '@emberhall/kernel'
import { isLevel, LEVELS, playerOf, random, type Thinker } from '@emberhall/minds'
import type { Brain, GameModule, Known } from '@emberhall/speech'

export interface Bot<S extends Core = Core, O = unknown> {
  readonly name: string
  readonly brain: Brain<S, O>
}

/** The bots that can sit at a table of this game: the levels where it has somebody who plays plainly, its own, and chance. */
export function botNames<S extends Core, O>(module: Thinker<S, O>): string[] {
  const levels = module.brains['heuristic'] === undefined ? [] : LEVELS
  return [...new Set([...Object.keys(module.brains), ...levels, 'random'])]
}
/** The brain of this name: one of the game's own, one of a level, or `random`, which can play anything. */
export function brainOf<S extends Core, O>(module: Thinker<S, O>, name: string): Brain<S, O> {
  if (Object.hasOwn(module.brains, name)) return module.brains[name]!
  if (name === 'random') return random
  const player = isLevel(name) ? playerOf(module, name) : null
  if (player !== null) return player
  throw new BadInput(`${module.game.id} has no bot called "${name}"; there are: ${botNames(module).join(', ')}`)
}
export function botOf<S extends Core, O>(module: Thinker<S, O>, name: string): Bot<S, O> {
  return { name, brain: brainOf(module, name) }
}
/** The bot of this name; where there is none any more, as at a table kept long ago, whoever plays plainly. */
export function botOrPlain<S extends Core, O>(module: Thinker<S, O>, name: string | null): Bot<S, O> {
  const names = botNames(module)
  return botOf(module, name !== null && names.includes(name) ? name : names[0]!)
}
/** Why a good player would answer so, as far as the game can tell. */
export function reasonsFor<S extends Core, O>(
  module: Pick<GameModule<S, O>, 'reasons'>,
  known: Known<S, O>,
  answer: Answer,
): readonly Why[] {
  return known.ask.kind === 'fate' ? [] : (module.reasons?.(known, answer) ?? [])
}
