/** The prose by the id of what it is told of. */
import type { Lang } from '@emberhall/speech'
import { type PartProse, PROSE } from '../prose/index.ts'

type Shelf =
  | 'letters'
  | 'special'
  | 'encounters'
  | 'stages'
  | 'locations'
  | 'items'
  | 'secrets'
  | 'skills'
  | 'statuses'
  | 'randoms'

/** In one paragraph; nothing where nothing is written. */
export function proseOf(lang: Lang, shelf: Shelf, id: string): string {
  const texts: Readonly<Record<string, string>> = PROSE[lang][shelf]
  return flat(texts[id])
}
export function partProse(lang: Lang, id: string): PartProse | undefined {
  const parts: Readonly<Record<string, PartProse>> = PROSE[lang].parts
  return parts[id]
}
export const flat = (text: string | undefined): string => (text ?? '').replaceAll('\n', ' ')

/** What is told of a printed thing besides its rules. */
export function flavourOf(lang: Lang, id: string): string {
  const [, kind, number = ''] = /^(loc|item|secret)-(\d+)$/.exec(id) ?? []
  if (kind !== undefined) return proseOf(lang, NUMBERED[kind] ?? 'items', number)
  return SHELVES.map((shelf) => proseOf(lang, shelf, id)).find((text) => text !== '') ?? ''
}
const NUMBERED: Readonly<Record<string, Shelf>> = { loc: 'locations', item: 'items', secret: 'secrets' }
const SHELVES: readonly Shelf[] = ['encounters', 'skills', 'statuses', 'randoms']
