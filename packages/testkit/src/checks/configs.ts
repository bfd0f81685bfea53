/** The tables a game can be played at, read from its options: flags both ways, every value of a list of words. */
import { at, BadInput, type Core, Fate, type Game, readOptions } from '@emberhall/kernel'
import type { Brain } from '@emberhall/speech'

/** What the checks need of a game's module. */
export interface Subject<S extends Core = Core, O = unknown> {
  readonly game: Game<S, O>
  quickOptions?(seats: number): Record<string, unknown>
  /** A player who gets further than chance does. */
  readonly brains?: { readonly heuristic?: Brain<S, O> }
}
export interface Config {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
const MOST = 512

export function configsOf<S extends Core, O>(subject: Subject<S, O>, onlySeats?: number): Config[] {
  const { min, max } = subject.game.def.seats
  const counts = onlySeats === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [onlySeats]
  return counts.flatMap((seats) => variants(subject, seats).map((options) => ({ seats, options })))
}
function variants<S extends Core, O>(subject: Subject<S, O>, seats: number): Record<string, unknown>[] {
  const { game } = subject
  let all: Record<string, unknown>[] = [subject.quickOptions?.(seats) ?? {}]
  for (const [key, field] of Object.entries(game.def.options)) {
    const values = field.kind === 'flag' ? [false, true] : field.oneOf
    if (values === undefined || all.length * values.length > MOST) continue
    all = all.flatMap((options) => values.map((value) => ({ ...options, [key]: value })))
  }
  return all.filter((options) => isUsable(game, options, seats))
}
export function isUsable<S extends Core, O>(
  game: Game<S, O>,
  options: Record<string, unknown>,
  seats: number,
): boolean {
  try {
    readOptions(game, options, seats)
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}
/** The table for a seed. */
export function configFor(configs: readonly Config[], seed: number): Config {
  return at(configs, new Fate(seed).below(configs.length))
}
