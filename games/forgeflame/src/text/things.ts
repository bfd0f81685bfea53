import { type Lang, sayer } from '@emberhall/speech'
import type { Ore, Symbol } from '../content/types.ts'
import { en, type Messages } from './things.en.ts'
import { fr } from './things.fr.ts'

export const say = sayer<keyof Messages>({ en, fr })

export function oreName(ore: Ore, lang: Lang): string {
  return say(lang, `ore.${ore}`)
}

export function symbolName(symbol: Symbol, lang: Lang): string {
  return say(lang, `symbol.${symbol}`)
}

export function commas(parts: readonly string[], lang: Lang): string {
  return parts.reduce((a, b) => say(lang, 'comma', { a, b }))
}

/** How often each comes, in the order of their first coming. */
export function tally<T>(things: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}
