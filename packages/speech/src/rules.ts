/**
 * The rule book of a game: one Markdown text a language, `games/<id>/rules/en.md` and `fr.md`. Players, readers of the
 * repository and the audit (`npm run rules`) have it all from there.
 *
 *     # Title, and whatever is to be said before the first chapter
 *     ## VA-1 Setup
 *     ### VA-1.3 Tokens within reach
 *     The rule, in one paragraph.
 *     > **A-2** A ruling: how the rule is read where the printed book leaves it open.
 *     > _Physical._ A note for those who work on the game. Players do not see it; only the English book has them.
 */
import type { Lang } from './module.ts'

/** How the table reads a rule where the printed book is silent, unreadable or of two minds. */
interface Ruling {
  readonly id: string
  readonly text: string
}
/** `Physical` rules have no digital counterpart: the audit asks neither code nor test of them. */
interface RuleNote {
  readonly kind: string
  readonly text: string
}
export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rulings: readonly Ruling[]
  readonly notes: readonly RuleNote[]
}
interface RuleChapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleText[]
}
export type RuleBook = readonly RuleChapter[]

const CHAPTER = /^## ([A-Z]+-[A-Z]?\d+) (\S.*)$/
const RULE = /^### ([A-Z]+-[A-Z]?\d+(?:\.[A-Z]{2})?\.\d+[a-z]?) (\S.*)$/
const RULING = /^> \*\*(A-\d+)\*\* (\S.*)$/
const NOTE = /^> _([A-Z][a-z ]*)\._ ?(.*)$/
const TEXT = /^[^#>|\s]/

interface OpenRule {
  id: string
  title: string
  text: string
  rulings: Ruling[]
  notes: RuleNote[]
}
interface OpenChapter {
  id: string
  title: string
  rules: OpenRule[]
}
/** Reads a book. Whatever is not written as above is refused, with its line. */
export function readRules(markdown: string): RuleBook {
  const book: OpenChapter[] = []
  const lines = markdown.split(/\r?\n/)
  const from = lines.findIndex((line) => line.startsWith('## '))
  for (const [i, line] of lines.entries()) {
    if (i < from || line === '' || hasTaken(book, line)) continue
    throw new SyntaxError(`line ${i + 1} is no chapter, rule, text, ruling or note: ${line}`)
  }
  return book
}
/** Whether a line has its place at the end of the book as read so far; it stands there now. */
function hasTaken(book: OpenChapter[], line: string): boolean {
  const chapter = book.at(-1)
  const rule = chapter?.rules.at(-1)
  const [, id = '', words = ''] = CHAPTER.exec(line) ?? RULE.exec(line) ?? RULING.exec(line) ?? NOTE.exec(line) ?? []
  if (CHAPTER.test(line)) book.push({ id, title: words, rules: [] })
  else if (RULE.test(line)) chapter?.rules.push({ id, title: words, text: '', rulings: [], notes: [] })
  else if (rule === undefined) return false
  else if (RULING.test(line)) rule.rulings.push({ id, text: words })
  else if (NOTE.test(line)) rule.notes.push({ kind: id, text: words })
  else if (!TEXT.test(line) || rule.text !== '') return false
  else rule.text = line
  return true
}

/** The books of a game, each read when somebody opens it. @example ruleBooks({ en: () => import('../rules/en.md?raw'), … }) */
export function ruleBooks(
  texts: Readonly<Record<Lang, () => Promise<{ readonly default: string }>>>,
): Readonly<Record<Lang, () => Promise<RuleBook>>> {
  const opened = (lang: Lang) => async () => readRules((await texts[lang]()).default)
  return { en: opened('en'), fr: opened('fr') }
}
/** The book without the rules whose ids begin so. */
export function openRules(book: RuleBook, locked: readonly string[]): RuleBook {
  if (locked.length === 0) return book
  const isOpen = ({ id }: RuleText): boolean => !locked.some((start) => id.startsWith(start))
  return book.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(isOpen) }))
}
