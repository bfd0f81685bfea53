/** Options of a game, typed as `key=value`, read by what the game declares. */
import type { Game } from '@emberhall/kernel'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import type { Texts } from './text/texts.ts'

type Field = Game['def']['options'][string]
const YES = ['true', 'yes', 'on', '1', 'oui', 'vrai']
const NO = ['false', 'no', 'off', '0', 'non', 'faux']

/** What may stand behind `key=`. */
function allowed(field: Field, t: Texts): string {
  if (field.kind === 'flag') return 'true | false'
  if (field.oneOf !== undefined) return field.oneOf.join(' | ')
  if (field.kind === 'int') return t.wholeNumber(field.min, field.max)
  if (field.kind === 'list') return t.listOfWords
  return t.anyText
}
/** One line an option: name, what it takes, what it is if nobody says anything. */
export function optionLines(game: Game, t: Texts): string[] {
  return Object.entries(game.def.options).map(([key, field]) => {
    const initial = field.kind === 'list' ? '' : String(field.initial)
    return `${key}=${allowed(field, t)}${initial === '' ? '' : `   (${t.byDefault} ${initial})`}`
  })
}

export function readGameOptions(game: Game, given: readonly string[], t: Texts): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  const known = Object.keys(game.def.options)
  for (const pair of given) {
    const cut = pair.indexOf('=')
    const key = cut < 0 ? pair : pair.slice(0, cut)
    const field = game.def.options[key]
    if (field === undefined || !Object.hasOwn(game.def.options, key))
      throw new Failure(t.unknownGameOption(game.id, key, nearest(key, known), optionLines(game, t)))
    const word = cut < 0 && field.kind === 'flag' ? 'true' : pair.slice(cut + 1)
    const value = cut < 0 && field.kind !== 'flag' ? undefined : read(field, word)
    if (value === undefined) throw new Failure(t.badGameOption(game.id, key, cut < 0 ? '' : word, allowed(field, t)))
    options[key] = value
  }
  return options
}
function read(field: Field, word: string): unknown {
  switch (field.kind) {
    case 'flag': {
      const low = word.toLowerCase()
      return YES.includes(low) ? true : NO.includes(low) ? false : undefined
    }
    case 'int': {
      const n = /^-?\d{1,9}$/.test(word) ? Number(word) : Number.NaN
      return n >= (field.min ?? -Infinity) && n <= (field.max ?? Infinity) ? n : undefined
    }
    case 'text':
      return field.oneOf === undefined || field.oneOf.includes(word) ? word : undefined
    case 'list': {
      const values = word === '' ? [] : word.split(',').map((part) => read(field.of!, part.trim()))
      return values.includes(undefined) ? undefined : values
    }
    case 'record':
      return undefined
  }
}
