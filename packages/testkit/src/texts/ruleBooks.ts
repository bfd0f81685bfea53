/** The rule books of a game, and whether its two languages say the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lang, type RuleBook, type RuleText, readRules } from '@emberhall/speech'

export type RuleBooks = Readonly<Record<Lang, RuleBook>>

export function readBooks(folder: string): RuleBooks {
  const book = (lang: Lang): RuleBook => readRules(readFileSync(join(folder, 'rules', `${lang}.md`), 'utf8'))
  return { en: book('en'), fr: book('fr') }
}
export const rulesOf = (book: RuleBook): RuleText[] => book.flatMap(({ rules }) => rules)
export const rulingsOf = (book: RuleBook): string[] =>
  rulesOf(book).flatMap(({ rulings }) => rulings.map(({ id }) => id))

/** Rules and rulings that one language has and the other lacks. */
export function untranslated({ en, fr }: RuleBooks): string[] {
  const has = { en: keysOf(en), fr: keysOf(fr) }
  const lacks = (lang: Lang, other: Lang): string[] =>
    has[other].filter((key) => !has[lang].includes(key)).map((key) => `${key} is not in rules/${lang}.md`)
  return [...lacks('fr', 'en'), ...lacks('en', 'fr')]
}
/** What is wrong, by what should hold. */
export function ruleBookProblems({ en, fr }: RuleBooks): Readonly<Record<string, readonly string[]>> {
  const ids = rulesOf(en).map(({ id }) => id)
  const all = [...rulesOf(en), ...rulesOf(fr)]
  const french = new Map(rulesOf(fr).map((rule) => [rule.id, rule]))
  return {
    'both languages have the same rules and rulings': untranslated({ en, fr }),
    'both languages have them in the same order': unlike(keysOf(fr), keysOf(en)),
    'chapters, rules and rulings come once': [...repeated(keysOf(en)), ...repeated(keysOf(fr))],
    'the rules of a chapter are numbered without a gap': gaps(ids),
    'lettered rules follow the one they belong to, from a on': strayLetters(ids),
    'each rule stands in its chapter': en.flatMap(({ id, rules }) =>
      rules.filter((rule) => !rule.id.startsWith(`${id}.`)).map((rule) => rule.id),
    ),
    'no rule is without a text': all.filter(({ text }) => text === '').map(({ id }) => id),
    'every text is translated': rulesOf(en).flatMap(({ id, text, rulings }) => [
      ...(french.get(id)?.text === text ? [id] : []),
      ...rulings.filter((ruling) => french.get(id)?.rulings.some((it) => it.text === ruling.text)).map((it) => it.id),
    ]),
    'no title or text comes twice in one language': [en, fr].flatMap((book) => [
      ...repeated(rulesOf(book).map(({ title }) => title)),
      ...repeated(rulesOf(book).map(({ text }) => text)),
    ]),
    'French punctuation stays with its word': saidIn(fr, LOOSE_FRENCH),
    'no quotes are those of a typewriter': [...saidIn(en, /['"]/), ...saidIn(fr, /['"]/)],
    'rulings are numbered without a gap, and no other is named': [...rulingProblems(en), ...rulingProblems(fr)],
    'only rules that exist are referred to': [...strangers(en), ...strangers(fr)],
    'notes are in English only': rulesOf(fr).flatMap(({ id, notes }) => (notes.length > 0 ? [id] : [])),
  }
}
const LOOSE_FRENCH = /[^\u00a0][:;!?»%]|«[^\u00a0]/

const keysOf = (book: RuleBook): string[] =>
  book.flatMap((chapter) => [
    chapter.id,
    ...chapter.rules.flatMap(({ id, rulings }) => [id, ...rulings.map((ruling) => ruling.id)]),
  ])
/** All that a book says, under the id that says it. */
function saidOf(book: RuleBook): (readonly [id: string, said: string])[] {
  return book.flatMap((chapter) => [
    [chapter.id, chapter.title] as const,
    ...chapter.rules.flatMap(({ id, title, text, rulings, notes }) => [
      [id, title] as const,
      [id, text] as const,
      ...rulings.map((ruling) => [ruling.id, ruling.text] as const),
      ...notes.map((note) => [id, note.text] as const),
    ]),
  ])
}
const saidIn = (book: RuleBook, pattern: RegExp): string[] =>
  saidOf(book)
    .filter(([, said]) => pattern.test(said))
    .map(([id]) => id)

const repeated = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i)
function unlike(found: readonly string[], wanted: readonly string[]): string[] {
  const length = Math.max(found.length, wanted.length)
  const at = Array.from({ length }, (_, i) => i).find((i) => found[i] !== wanted[i])
  return at === undefined ? [] : [`${found[at] ?? 'nothing'} instead of ${wanted[at] ?? 'nothing'}`]
}
function gaps(ids: readonly string[]): string[] {
  const whole = ids.filter((id) => /\d$/.test(id))
  const parts = Map.groupBy(whole, (id) => id.slice(0, id.lastIndexOf('.')))
  // A chapter may say in a rule 0 when it does not apply.
  return [...parts].flatMap(([part, inside]) => {
    const first = inside[0] === `${part}.0` ? 0 : 1
    return inside.filter((id, i) => id !== `${part}.${i + first}`)
  })
}
function strayLetters(ids: readonly string[]): string[] {
  const before = (id: string): string =>
    id.endsWith('a') ? id.slice(0, -1) : id.slice(0, -1) + String.fromCharCode(id.charCodeAt(id.length - 1) - 1)
  return ids.filter((id, i) => /[a-z]$/.test(id) && ids[i - 1] !== before(id))
}
function rulingProblems(book: RuleBook): string[] {
  const rulings = rulingsOf(book).toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)))
  const named = saidOf(book).flatMap(([, said]) => [...said.matchAll(/\bA-\d+\b/g)].map((match) => match[0]))
  return [
    ...rulings.filter((ruling, i) => ruling !== `A-${i + 1}`),
    ...named.filter((ruling) => !rulings.includes(ruling)),
  ]
}
/** A chapter may be named, or the part of one that has rules. */
function strangers(book: RuleBook): string[] {
  const ids = rulesOf(book).map(({ id }) => id)
  const marks = [...new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))]
  const named = new RegExp(`\\b(?:${marks.join('|')})-[A-Z]?\\d+(?:\\.\\w+)*\\b`, 'g')
  const isKnown = (word: string) => ids.includes(word) || ids.some((id) => id.startsWith(`${word}.`))
  return saidOf(book)
    .flatMap(([, said]) => [...said.matchAll(named)].map((match) => match[0]))
    .filter((word) => !isKnown(word))
}
