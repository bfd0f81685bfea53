/** An option is a small number inside (verb, two arguments); outside a word (`play:17:red`), which travels, is saved and compared. */
import { RuleFault } from './why.ts'

/** What an argument of a verb means: a card, a seat, a plain number, or one of a list of words. */
export type ArgKind = 'card' | 'seat' | 'n' | readonly string[]
export type VerbTable = Readonly<Record<string, readonly ArgKind[]>>
export type Option = number

/** An argument of an option is a whole number from 0 to this. */
export const MAX_ARG = 4095
export const pack = (verb: number, a = 0, b = 0): Option => (verb << 24) | (a << 12) | b
export const verbOf = (o: Option): number => o >>> 24
export const aOf = (o: Option): number => (o >>> 12) & MAX_ARG
export const bOf = (o: Option): number => o & MAX_ARG

/** The kernel's own verbs. A game's verbs follow them. */
const OWN: VerbTable = { pass: [], number: ['n'], yes: [], no: [], face: ['n'], trigger: ['card', 'n'], done: [] }
const OWN_NAMES = Object.keys(OWN)
export const PASS = pack(1)
export const NUMBER = 2
export const YES = pack(3)
export const NO = pack(4)
export const FACE = 5
export const TRIGGER = 6
export const DONE = pack(7)

export type Verbs<T extends VerbTable> = { readonly [K in keyof T]: number }
/** A verb is written down in seven bits, beside two arguments. */
const MAX_VERBS = 127
function checkVerbs(table: VerbTable): void {
  for (const [name, args] of Object.entries(table)) {
    if (OWN_NAMES.includes(name)) throw new RuleFault(`verb ${name} belongs to the kernel`)
    if (args.length > 2) throw new RuleFault(`verb ${name} has more than two arguments`)
  }
  const count = OWN_NAMES.length + Object.keys(table).length
  if (count > MAX_VERBS)
    throw new RuleFault(`too many verbs: ${count} of ${MAX_VERBS}, corrections and the kernel's own among them`)
}
/** Codes for a game's verbs, in the order declared. @example const V = verbs({ play: ['card', COLOURS], reroll: [] }) */
export function verbs<const T extends VerbTable>(table: T): Verbs<T> {
  checkVerbs(table)
  return Object.fromEntries(Object.keys(table).map((name, i) => [name, OWN_NAMES.length + 1 + i])) as Verbs<T>
}

/** Turns options into words and back. */
export class Words {
  readonly names: readonly string[]
  readonly args: readonly (readonly ArgKind[])[]
  private readonly codes = new Map<string, number>()
  constructor(table: VerbTable) {
    checkVerbs(table)
    this.names = ['', ...OWN_NAMES, ...Object.keys(table)]
    this.args = [[], ...Object.values(OWN), ...Object.values(table)]
    this.names.forEach((name, code) => this.codes.set(name, code))
  }
  print(o: Option): string {
    const verb = verbOf(o)
    const kinds = this.args[verb]!
    let word = this.names[verb]!
    if (kinds.length > 0) word += `:${printArg(kinds[0]!, aOf(o))}`
    if (kinds.length > 1) word += `:${printArg(kinds[1]!, bOf(o))}`
    return word
  }
  /** The option a word stands for, or -1. */
  parse(word: string): Option {
    if (word.length > 80) return -1
    const parts = word.split(':')
    const verb = this.codes.get(parts[0]!)
    if (!verb || parts.length !== this.args[verb]!.length + 1) return -1
    const values = this.args[verb]!.map((kind, i) => parseArg(kind, parts[i + 1]!))
    return values.some((v) => v < 0) ? -1 : pack(verb, values[0] ?? 0, values[1] ?? 0)
  }
  /** An option taken apart for display. */
  explain(o: Option): { verb: string; args: { kind: ArgKind; value: number }[] } {
    const kinds = this.args[verbOf(o)]!
    return { verb: this.names[verbOf(o)]!, args: kinds.map((kind, i) => ({ kind, value: i === 0 ? aOf(o) : bOf(o) })) }
  }
}
function printArg(kind: ArgKind, value: number): string {
  return typeof kind === 'string' ? String(value) : kind[value]!
}
function parseArg(kind: ArgKind, word: string): number {
  if (typeof kind !== 'string') return kind.indexOf(word)
  return /^(0|[1-9]\d{0,3})$/.test(word) && Number(word) <= MAX_ARG ? Number(word) : -1
}
