/** Which of the words of a story are the package's own; every other word belongs to the game. */
import type { Condition, Terms } from './types.ts'

export const isFlag = (word: object): word is { readonly flag: string } => 'flag' in word
export const isNot = <G extends Terms>(word: object): word is { readonly not: Condition<G> } => 'not' in word
export const isAll = <G extends Terms>(word: object): word is { readonly all: readonly Condition<G>[] } => 'all' in word
export const isAny = <G extends Terms>(word: object): word is { readonly any: readonly Condition<G>[] } => 'any' in word
export const isSet = (word: object): word is { readonly set: string } => 'set' in word
export const isClear = (word: object): word is { readonly clear: string } => 'clear' in word
