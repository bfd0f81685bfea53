/** Whether every text is there in both languages, and set as their printers set it. */
import type { Lang } from '@emberhall/speech'
import type { Node, Story, Terms, Text } from '../types.ts'
import type { Path } from '../ways.ts'
import type { Report } from './problem.ts'
import { textsOf } from './sites.ts'

const LANGUAGES: readonly Lang[] = ['en', 'fr']
const STRAIGHT = /['"]/
/** A high mark must stand behind a space that does not break, or behind another such mark. */
const LOOSE_BEFORE = /(?<![\u00a0\u202f])»|(?<![\u00a0\u202f:;!?])[:;!?]/
const LOOSE_AFTER = /«(?![\u00a0\u202f])/

export function checkTexts<G extends Terms>(names: ReadonlySet<string>, story: Story<G>, report: Report<G>): void {
  const check = (node: Node<G> | null, path: Path, text: Text) => {
    for (const [lang, message] of flawsOf(text, names)) report(node, [...path, lang], `${lang}: ${message}`)
  }
  check(null, ['title'], story.title)
  for (const node of story.nodes) for (const { path, value } of textsOf(node)) check(node, path, value)
}

function flawsOf(text: Text, names: ReadonlySet<string>): [lang: Lang, message: string][] {
  const missing = LANGUAGES.filter((lang) => (text?.[lang] ?? '').trim() === '')
  if (missing.length > 0) return missing.map((lang) => [lang, 'the text is missing'])
  const { en, fr } = text
  const flaws: [Lang, string][] = []
  for (const lang of LANGUAGES)
    if (STRAIGHT.test(text[lang]))
      flaws.push([lang, `straight quotes near ${near(text[lang], STRAIGHT)}; use ’ “ ” « »`])
  if (en === fr && !names.has(en)) flaws.push(['fr', 'the text is the same in both languages'])
  if (LOOSE_BEFORE.test(fr)) flaws.push(['fr', `no non-breaking space before the mark near ${near(fr, LOOSE_BEFORE)}`])
  if (LOOSE_AFTER.test(fr)) flaws.push(['fr', `no non-breaking space after « near ${near(fr, LOOSE_AFTER)}`])
  return flaws
}
function near(text: string, pattern: RegExp): string {
  const at = text.search(pattern)
  return `“${text.slice(Math.max(0, at - 12), at + 8)}”`
}
