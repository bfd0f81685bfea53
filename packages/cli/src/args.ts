/** Reads the command line, and says what is wrong with it in the person's language. */
import { parseArgs } from 'node:util'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import type { Texts } from './text/texts.ts'

/** `value` needs one, `optional` may go without. */
type Kind = 'flag' | 'value' | 'values' | 'optional'
export type Spec = Readonly<Record<string, Kind>>

export interface Args {
  readonly positionals: readonly string[]
  has(name: string): boolean
  text(name: string): string | undefined
  all(name: string): readonly string[]
  /** A whole number from least to most. */
  number(name: string, least: number, most?: number): number | undefined
}

/** What every command understands. */
export const COMMON: Spec = { lang: 'value', help: 'flag' }

export function readArgs(argv: readonly string[], spec: Spec, t: Texts): Args {
  const options = Object.fromEntries(
    Object.entries(spec).map(([name, kind]) => {
      return [name, { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: true }]
    }),
  )
  const { tokens, positionals } = parseArgs({
    args: argv.map((word, i) => (isBare(word, argv[i + 1], spec) ? `${word}=` : word)),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<string, (string | true)[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const kind = spec[name]
    if (kind === undefined) throw new Failure(t.unknownOption(rawName, guess(name, spec), listed(spec)))
    if (kind === 'flag' && value !== undefined) throw new Failure(t.noValueWanted(rawName))
    // A word that begins with a dash is the next option, not a value.
    if ((kind === 'value' || kind === 'values') && (value === undefined || isOption(value, token.inlineValue)))
      throw new Failure(t.valueMissing(rawName))
    const before = given.get(name) ?? []
    if (before.length > 0 && kind !== 'values' && kind !== 'flag') throw new Failure(t.givenTwice(rawName))
    given.set(name, [...before, kind === 'optional' && value === '' ? true : (value ?? true)])
  }
  const text = (name: string): string | undefined => {
    const value = given.get(name)?.[0]
    return typeof value === 'string' ? value : undefined
  }
  return {
    positionals,
    has: (name) => given.has(name),
    text,
    all: (name) => (given.get(name) ?? []).filter((v) => typeof v === 'string'),
    number: (name, least, most = Number.MAX_SAFE_INTEGER) => {
      const value = text(name)
      if (value === undefined) return undefined
      const n = /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN
      if (!(n >= least && n <= most)) throw new Failure(t.notANumber(`--${name}`, value, least, most))
      return n
    },
  }
}
/** An option that may go without a value, and does. */
function isBare(word: string, next: string | undefined, spec: Spec): boolean {
  return word.startsWith('--') && spec[word.slice(2)] === 'optional' && (next === undefined || next.startsWith('-'))
}
const isOption = (value: string, isInline: boolean | undefined): boolean => value.startsWith('--') && isInline !== true
const listed = (spec: Spec): string =>
  Object.keys(spec)
    .map((name) => `--${name}`)
    .join(', ')
function guess(name: string, spec: Spec): string | undefined {
  const near = nearest(name, Object.keys(spec))
  return near === undefined ? undefined : `--${near}`
}
