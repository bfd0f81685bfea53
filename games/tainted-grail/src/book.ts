/** The content as the rules read it: by number, with what depends only on it worked out once. */
import { found } from '@emberhall/kernel'
import type { Condition, Content, Effect, Flag, Mod, Offer, Power, Rule, TileAction } from './content/types.ts'
import { type CardFace, cardFaces } from './decks.ts'
import type { Names } from './names.ts'
import { WHEN } from './prose/when.ts'
import { makeSequenceBook, type SequenceBook } from './sequence/print.ts'
import type { T } from './state.ts'

/** What a thing does while it is in force. */
export interface Source {
  readonly powers: readonly Power[]
  readonly mods: readonly Mod[]
  readonly flags: readonly Flag[]
}
export type Effects = readonly Effect[]
/** What can be done as an action, or used, besides what places offer: numbered for options and for `used` marks. */
export type Deed = Power | TileAction | Offer

export interface Book {
  readonly content: Content
  readonly faces: readonly CardFace[]
  readonly names: Names
  readonly sequence: SequenceBook
  readonly items: readonly Source[]
  readonly secrets: readonly Source[]
  readonly skills: readonly Source[]
  /** By number of event; story events have none. */
  readonly events: readonly Source[]
  readonly deeds: readonly Deed[]
  readonly deedNo: ReadonlyMap<Deed, number>
  readonly lists: readonly Effects[]
  readonly listNo: ReadonlyMap<Effects, number>
  /** Verses, then dreams and nightmares. */
  readonly verses: Content['verses']
  readonly verseNo: ReadonlyMap<string, number>
  /** By verse: when the passages are told that are told only sometimes. */
  readonly passages: readonly (readonly Condition[])[]
  /** Places in their lists by printed number. */
  readonly locationNo: ReadonlyMap<number, number>
  readonly secretNo: ReadonlyMap<number, number>
  readonly itemNo: ReadonlyMap<number, number>
}

export function makeBook(content: Content): Book {
  const { characters, locations, encounters, cards, items, secrets, skills, statuses, tasks } = content
  const of = (list: readonly { readonly rules: readonly Rule[] }[]): Source[] =>
    list.map(({ rules }) => sourceOf(rules))
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  const verses = [...content.verses, ...content.dreams]
  const events = [...of(content.storyEvents.map(() => ({ rules: [] }))), ...of(content.randomEvents)]
  const sources = [...of(items), ...of(secrets), ...of(skills), ...events]
  const deeds: Deed[] = [
    ...characters.map(({ action }) => action),
    ...sources.flatMap(({ powers, flags }) => [
      ...powers,
      ...flags.flatMap((own) => (own.flag === 'peddler' ? own.offers : [])),
    ]),
  ]
  const lists = collectLists(content)
  const byNumber = (list: readonly { readonly number: number }[]): Map<number, number> =>
    new Map(list.map(({ number }, no) => [number, no]))
  return {
    content,
    faces: cardFaces(content),
    names: {
      characters: ids(characters),
      locations: ids(locations),
      encounters: ids(encounters),
      cards: ids(cards),
      items: ids(items),
      secrets: ids(secrets),
      skills: ids(skills),
      events: [...ids(content.storyEvents), ...ids(content.randomEvents)],
      statuses: ids(statuses),
      verses: ids(verses),
      tasks: ids(tasks),
    },
    sequence: makeSequenceBook(content),
    items: of(items),
    secrets: of(secrets),
    skills: of(skills),
    events,
    deeds,
    deedNo: new Map(deeds.map((deed, no) => [deed, no])),
    lists,
    listNo: new Map(lists.map((list, no) => [list, no])),
    verses,
    verseNo: new Map(verses.map(({ id }, no) => [id, no])),
    passages: verses.map(({ id }) => Object.values(WHEN[id] ?? {})),
    locationNo: byNumber(locations),
    secretNo: byNumber(secrets),
    itemNo: byNumber(items),
  }
}
function sourceOf(rules: readonly Rule[]): Source {
  return {
    powers: rules.filter((rule): rule is Power => 'on' in rule),
    mods: rules.filter((rule): rule is Mod => 'mod' in rule),
    flags: rules.filter((rule): rule is Flag => 'flag' in rule),
  }
}
/** Every list of effects, in the order of the content. */
function collectLists(content: Content): Effects[] {
  const lists = new Set<Effects>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && value.some(isEffect)) lists.add(value as Effects)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(content)
  return [...lists]
}
const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Effect>).do === 'string'

export const bookOf = (t: T): Book => (t.game as unknown as { readonly book: Book }).book
const numbered = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
export const numberOf = (names: readonly string[], id: string): number => {
  let numbers = numbered.get(names)
  if (numbers === undefined) numbered.set(names, (numbers = new Map(names.map((name, no) => [name, no]))))
  return found(numbers.get(id), id)
}
export const deedNo = (t: T, deed: Deed): number => found(bookOf(t).deedNo.get(deed), 'a deed of the content')
export const locationNo = (t: T, number: number): number =>
  found(bookOf(t).locationNo.get(number), `location ${number}`)
export const secretNo = (t: T, number: number): number => found(bookOf(t).secretNo.get(number), `secret ${number}`)
