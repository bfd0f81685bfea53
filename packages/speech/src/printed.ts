/** Printed things by their ids. */
import type { Lang } from './module.ts'

/** Each with what tells of it in a language. */
export const byId = <X extends { readonly id: string }, Text>(
  list: readonly X[],
  text: (lang: Lang, one: X) => Text,
): (readonly [string, (lang: Lang) => Text])[] => list.map((one) => [one.id, (lang) => text(lang, one)])
