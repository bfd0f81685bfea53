/** Whether a game's list of rules and its two books say the same. */
export interface RuleTexts {
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly chapters: Readonly<Record<string, string>>
}
export interface RuleBooks {
  /** RULES.md. */
  readonly list: string
  /** What a rule's id looks like, from its first letter to its last. */
  readonly id: RegExp
  readonly en: RuleTexts
  readonly fr: RuleTexts
}
const LOOSE_FRENCH = /[^\u00a0][:;!?»]|«[^\u00a0]/

/** The ids of the rules in the order of the list. */
export function ruleIds({ list, id }: Pick<RuleBooks, 'list' | 'id'>): string[] {
  return linesOf({ list, id }).map((line) => line.id)
}
/** What is wrong, by what should hold. */
export function ruleTextProblems(books: RuleBooks): Readonly<Record<string, readonly string[]>> {
  const { list, en, fr } = books
  const lines = linesOf(books)
  const ids = lines.map((line) => line.id)
  const all = [...Object.entries(en.rules), ...Object.entries(fr.rules)]
  const idsOf = (test: (said: string) => boolean, entries = all) =>
    entries.filter(([, { title, text }]) => test(`${title} ${text}`)).map(([id]) => id)
  return {
    'each rule is listed once': repeated(ids),
    'each rule has a text in the list': lines.filter(({ text }) => text.trim() === '').map(({ id }) => id),
    'the rules of a chapter are numbered without a gap': gaps(ids),
    'each rule stands under the heading of its chapter': misplaced(books),
    'English has the rules of the list, in its order': unlike(Object.keys(en.rules), ids),
    'French has the rules of the list, in its order': unlike(Object.keys(fr.rules), ids),
    'French has the chapters of English': unlike(Object.keys(fr.chapters), Object.keys(en.chapters)),
    'no title and no text is empty': all
      .filter(([, { title, text }]) => title.trim() === '' || text.trim() === '')
      .map(([id]) => id),
    'every text is translated': ids.filter((id) => en.rules[id]?.text === fr.rules[id]?.text),
    'no title or text comes twice in one language': [en, fr].flatMap(({ rules }) => [
      ...repeated(Object.values(rules).map(({ title }) => title)),
      ...repeated(Object.values(rules).map(({ text }) => text)),
    ]),
    'French punctuation stays with its word': idsOf((said) => LOOSE_FRENCH.test(said), Object.entries(fr.rules)),
    'no quotes are those of a typewriter': [
      ...idsOf((said) => /['"]/.test(said)),
      ...[...Object.values(en.chapters), ...Object.values(fr.chapters)].filter((title) => /['"]/.test(title)),
    ],
    'rulings are numbered without a gap, and no other is named': rulingProblems(list),
    'only rules that exist are referred to': strangers(books, ids),
  }
}
/** The rulings of the list, by number. */
export function rulingsOf(list: string): string[] {
  return [...list.matchAll(/^- \*\*(A-\d+)\*\* \S/gm)].map((match) => match[1]!)
}

function linesOf({ list, id }: Pick<RuleBooks, 'list' | 'id'>): { id: string; text: string }[] {
  const line = new RegExp(`^- \\*\\*(${id.source})\\*\\*(.*)$`, 'gm')
  return [...list.matchAll(line)].map(([, found, text]) => ({ id: found!, text: text! }))
}
const repeated = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i)
function unlike(found: readonly string[], wanted: readonly string[]): string[] {
  const length = Math.max(found.length, wanted.length)
  const at = Array.from({ length }, (_, i) => i).find((i) => found[i] !== wanted[i])
  return at === undefined ? [] : [`${found[at] ?? 'nothing'} instead of ${wanted[at] ?? 'nothing'}`]
}
/** Lettered rules, `4.3b`, belong to the one before them. */
function gaps(ids: readonly string[]): string[] {
  const whole = ids.filter((id) => /\d$/.test(id))
  const parts = Map.groupBy(whole, (id) => id.slice(0, id.lastIndexOf('.')))
  return [...parts].flatMap(([part, inside]) => inside.filter((id, i) => id !== `${part}.${i + 1}`))
}
function misplaced({ list, id, en }: RuleBooks): string[] {
  const [mark] = Object.keys(en.chapters)[0]!.split('-', 1)
  const parts = list.split(/^## /m).filter((part) => part.startsWith(`${mark}-`))
  const headings = parts.map((part) => part.split(' ', 1)[0]!)
  const strays = parts.flatMap((part, i) =>
    ruleIds({ list: part, id }).filter((rule) => !rule.startsWith(`${headings[i]}.`)),
  )
  return [...unlike(headings, Object.keys(en.chapters)), ...strays]
}
function rulingProblems(list: string): string[] {
  const rulings = rulingsOf(list)
  const named = [...list.matchAll(/\bA-\d+\b/g)].map((match) => match[0])
  return [
    ...rulings.filter((ruling, i) => ruling !== `A-${i + 1}`),
    ...named.filter((ruling) => !rulings.includes(ruling)),
  ]
}
/** A chapter may be named, or the part of one that has rules. */
function strangers({ list, en }: RuleBooks, ids: readonly string[]): string[] {
  const [mark] = Object.keys(en.chapters)[0]!.split('-', 1)
  const named = [...list.matchAll(new RegExp(`\\b${mark}-[A-Z]?\\d+(?:\\.\\w+)*\\b`, 'g'))].map((match) => match[0])
  const isKnown = (word: string) => ids.includes(word) || ids.some((id) => id.startsWith(`${word}.`))
  return named.filter((word) => !isKnown(word))
}
