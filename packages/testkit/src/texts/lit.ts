/** What a drawn table offers to the hand: everything lit, by the key of the thing. */
import { type Ask, at, type Core, type Match, type View } from '@emberhall/kernel'
import type { GameWords, Lang } from '@emberhall/speech'
import { NAMES } from '../drawn.ts'
import { LANGS } from './words.ts'

/** The keys of all that is lit in a page, each as often as it is. */
export function litIn(markup: string): string[] {
  const tags = [...markup.matchAll(/<\w+ [^>]*data-spot="open"[^>]*>/g)].map(([tag]) => tag)
  return tags.map((tag) => at(/data-key="([^"]*)"/.exec(tag)!, 1))
}
interface Lighting {
  readonly markup: string
  /** What legal choices are about, by key. */
  readonly legal: Iterable<string>
  /** What may be lit besides, because its choices are laid out one by one elsewhere. */
  readonly also?: Iterable<string>
  /** Things that are shown twice on purpose. */
  readonly isTwofold?: (key: string) => boolean
}
/** Where what is lit and what is legal part ways. */
function lightProblems({ markup, legal, also = [], isTwofold = () => false }: Lighting): string[] {
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

/** One question of a course of play. */
interface Questioned<S extends Core, O> {
  readonly match: Match<S, O>
  readonly ask: Ask
  readonly view: View<S>
}
interface Course<S extends Core, O> {
  readonly words: Readonly<Record<Lang, GameWords<S>>>
  readonly course: Iterable<Match<S, O>>
  /** A page takes its time to draw: after the first three, one question of a kind in this many is looked at. */
  readonly every: number
  /** The page drawn for whoever is asked, and what may be chosen there; null where there is nothing to light. */
  readonly look: (questioned: Questioned<S, O>) => Lighting | null
}
/** What is wrong with the pages of a whole game, and how many kinds of question came up. */
export function courseProblems<S extends Core, O>({ words, course, every, look }: Course<S, O>) {
  const problems: string[] = []
  const asked = new Map<string, number>()
  for (const match of course) {
    if (match.isOver) break
    for (const ask of match.asks().filter(({ answer }) => answer === null)) {
      const { name } = ask.def
      const nth = asked.get(name) ?? 0
      asked.set(name, nth + 1)
      const view = match.view(ask.seat)
      problems.push(...promptProblems(words, ask, view, NAMES))
      const lighting = nth < 3 || nth % every === 0 ? look({ match, ask, view }) : null
      if (lighting !== null) problems.push(...pageProblems(lighting).map((problem) => `${name}: ${problem}`))
    }
  }
  return { problems, kinds: asked.size }
}
function pageProblems(lighting: Lighting): string[] {
  const { markup } = lighting
  return [
    ...lightProblems(lighting),
    ...(markup.split('PROMPT').length === 2 ? [] : ['not one prompt']),
    ...(/undefined|NaN|\[object|Infinity/.exec(markup) ?? []),
  ]
}
