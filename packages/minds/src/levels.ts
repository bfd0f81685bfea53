/** How well somebody plays who is no person. */
import type { Core } from '@emberhall/kernel'
import type { Brain, Effort, Position } from '@emberhall/speech'
import { candidates } from './candidates.ts'
import { type Mind, mindOf, type Thinker } from './rollout.ts'
import { think, thinking, type Thinking } from './think.ts'

export const LEVELS = ['easy', 'normal', 'strong', 'master'] as const
export type Level = (typeof LEVELS)[number]
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name)

/** Who looks ahead: two levels, and whoever is asked for advice. */
export type Ponderer = 'strong' | 'master' | 'adviser'
/** At a table nobody waits for longer: what has been found by then is answered. */
export const PATIENCE_MS: Readonly<Record<Ponderer, number>> = { strong: 150, master: 2000, adviser: 500 }
export const isPonderer = (name: string | null): name is Ponderer => name !== null && Object.hasOwn(PATIENCE_MS, name)
const EFFORTS: Readonly<Record<'strong' | 'master', Effort>> = {
  strong: { rollouts: 60, turns: 3 },
  master: { rollouts: 400, turns: 3 },
}
export function effortOf({ outlook }: Mind, who: Ponderer): Effort {
  const level = who === 'adviser' ? 'strong' : who
  return outlook[level] ?? EFFORTS[level]
}

/** A beginner answers one question in so many without weighing anything. */
const CARELESS = 10
function careless<S extends Core, O>(mind: Mind<S, O>, position: Position<S, O>): ReturnType<Brain<S, O>> {
  const plain = mind.plain(position)
  if (position.random(CARELESS) > 0) return plain
  const others = candidates(mind.game, mind.outlook, position, plain)
  return others[position.random(others.length)] ?? plain
}

/** A player of this level; where nobody can look ahead it plays plainly, and where nobody plays plainly there is none. */
export function playerOf<S extends Core, O>(module: Thinker<S, O>, level: Level): Brain<S, O> | null {
  const plain = module.brains['heuristic']
  if (plain === undefined) return null
  if (level === 'normal') return plain
  return (position) => {
    const mind = mindOf(module, position.options, position.seats)
    if (mind === null) return plain(position)
    if (level === 'easy') return careless(mind, position)
    return think(mind, position, effortOf(mind as Mind, level), { isBrief: true }).answer
  }
}
/** The same in pieces; null where nothing is to be thought about. An adviser also says what other answers are worth, and is not brief. */
export function ponderingOf<S extends Core, O>(
  module: Thinker<S, O>,
  who: string,
  position: Position<S, O>,
): Thinking | null {
  if (!isPonderer(who)) return null
  const mind = mindOf(module, position.options, position.seats)
  return mind === null ? null : thinking(mind, position, effortOf(mind as Mind, who), { isBrief: who !== 'adviser' })
}
