/** Where the lines of the frame may break: not before a sign that belongs to its word, nor between a figure and what it counts. */
import type { Lang } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { messages } from '../src/text/messages.ts'

const texts = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) => (typeof value === 'string' ? [value] : texts(value as object)))
const LOOSE: Readonly<Record<Lang, RegExp>> = {
  en: /[}#\d] (?:%|(?:h|min|s)(?![\w’]))/,
  fr: /[}#\d] (?:%|(?:h|min|s)(?![\w’]))| [:;?!»]|« /,
}
test.each(['en', 'fr'] as const)('what belongs together stays on one line, in %s', (lang) => {
  expect(texts(messages[lang]).filter((text) => LOOSE[lang].test(text))).toEqual([])
})
