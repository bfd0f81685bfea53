/** Who sits where, and with which options. */
import { botNames } from '@emberhall/bots'
import { at, readOptions } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import type { Context } from './command.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import type { Texts } from './text/texts.ts'

/** A seat is played by a person here, or by a bot of this name. */
export type Sitter = { readonly person: true } | { readonly bot: string }
const ME = ['me', 'moi', 'human']

export function readSeats(module: GameModule, given: string | undefined, t: Texts): Sitter[] {
  const { id, def } = module.game
  const words = /^-?\d{1,6}$/.test(given ?? '1') ? [] : given!.split(',').map((word) => word.trim())
  const count = words.length > 0 ? words.length : Number(given ?? def.seats.min)
  if (count < def.seats.min || count > def.seats.max)
    throw new Failure(t.badSeats(id, count, def.seats.min, def.seats.max))
  if (words.length === 0) return Array.from({ length: count }, () => ({ person: true }))
  const bots = botNames(module)
  return words.map((word) => {
    if (ME.includes(word)) return { person: true }
    if (word === 'bot') return { bot: at(bots, 0) }
    if (bots.includes(word)) return { bot: word }
    const known = ['me', 'bot', ...bots]
    throw new Failure(t.unknownBot(id, word, nearest(word, known), known.join(', ')))
  })
}

/** The options as they are, if the game can be played with them. */
export function checkedOptions(
  module: GameModule,
  options: Record<string, unknown>,
  seats: number,
  { lang, t }: Context,
): Record<string, unknown> {
  const { game } = module
  const { min, max } = game.def.seats
  if (seats < min || seats > max) throw new Failure(t.badSeats(game.id, seats, min, max))
  const complete = {
    ...Object.fromEntries(Object.entries(game.def.options).map(([k, f]) => [k, f.initial])),
    ...options,
  }
  const reasons = game.def.checkOptions?.(complete, seats) ?? []
  if (reasons.length > 0)
    throw new Failure(t.badOptions(reasons.map((w) => `${module.words[lang].why(w)} (${w.rule})`)))
  readOptions(game, options, seats)
  return options
}
