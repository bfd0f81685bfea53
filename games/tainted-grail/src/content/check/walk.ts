/** TG-38.6 Every word of the vocabulary that stands somewhere in a thing, however deep: what the pack exercises. */
import type { Condition, Cost, Effect, Flag, Mod, Power, CardAbility } from '../types.ts'

export interface Words {
  readonly effect?: (effect: Effect, field: string) => void
  readonly condition?: (condition: Condition, field: string) => void
  readonly cost?: (cost: Cost, field: string) => void
  readonly power?: (power: Power | CardAbility, field: string) => void
  readonly mod?: (mod: Mod, field: string) => void
  readonly flag?: (flag: Flag, field: string) => void
}

/** Content is plain data, and each family of words has a field of its own: `do`, `is`, `pay`, `on`, `mod`, `flag`. */
export function walk(thing: object, words: Words, field = ''): void {
  const named = (word: string): boolean => typeof (thing as Readonly<Record<string, unknown>>)[word] === 'string'
  if (named('do')) words.effect?.(thing as Effect, field)
  if (named('is')) words.condition?.(thing as Condition, field)
  if (named('pay')) words.cost?.(thing as Cost, field)
  if (named('on')) words.power?.(thing as Power, field)
  if (named('mod')) words.mod?.(thing as Mod, field)
  if (named('flag')) words.flag?.(thing as Flag, field)
  for (const [key, value] of Object.entries(thing) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null) continue
    const inner = Array.isArray(thing) ? `${field}[${lettered(value) ?? key}]` : field === '' ? key : `${field}.${key}`
    walk(value, words, inner)
  }
}
/** Options of a verse are called by their letter. */
function lettered(value: object): string | undefined {
  return 'id' in value && typeof value.id === 'string' && value.id.length === 1 ? value.id : undefined
}
