/** What a drawn table offers to the hand: everything lit, by the key of the thing. */
import { type Ask, at, type Core, type View } from '@emberhall/kernel'
import type { GameWords, Lang } from '@emberhall/speech'
import { LANGS } from './words.ts'

/** The keys of all that is lit in a page, each as often as it is. */
export function litIn(markup: string): string[] {
  const tags = [...markup.matchAll(/<\w+ [^>]*data-spot="open"[^>]*>/g)].map(([tag]) => tag)
  return tags.map((tag) => at(/data-key="([^"]*)"/.exec(tag)!, 1))
}
export interface Lighting {
  readonly markup: string
  /** What legal choices are about, by key. */
  readonly legal: Iterable<string>
  /** What may be lit besides, because its choices are laid out one by one elsewhere. */
  readonly also?: Iterable<string>
  /** Things that are shown twice on purpose. */
  readonly isTwofold?: (key: string) => boolean
}
/** Where what is lit and what is legal part ways. */
export function lightProblems({ markup, legal, also = [], isTwofold = () => false }: Lighting): string[] {
  const lit = litIn(markup)
  const wanted = new Set(legal)
  const allowed = new Set([...wanted, ...also])
  return [
    ...[...wanted].filter((key) => !lit.includes(key)).map((key) => `${key} may be chosen and is not lit`),
    ...lit.filter((key) => !allowed.has(key)).map((key) => `${key} is lit and cannot be chosen`),
    ...lit.filter((key, i) => lit.indexOf(key) !== i && !isTwofold(key)).map((key) => `${key} is lit twice`),
  ]
}
/** A question asks something, in both languages, and not the same. */
export function promptProblems<S extends Core>(
  words: Readonly<Record<Lang, GameWords<S>>>,
  ask: Ask,
  view: View<S>,
  names: readonly string[],
): string[] {
  const [en, fr] = LANGS.map((lang) => words[lang].prompt(ask, view, names)) as [string, string]
  return [en, fr].some((prompt) => prompt.trim() === '') || en === fr ? [`${ask.def.name}: “${en}” “${fr}”`] : []
}
