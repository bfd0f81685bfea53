import { type RuleBooks, ruleIds, ruleTextProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'

const LIST = `## MI-1 Sacks
- **MI-1.1** Ten sacks fit.
- **MI-1.2** An eleventh does not (MI-1.1, A-1).
## MI-2 Wheels
- **MI-2.1** Wheels turn.
- **A-1** Sacks are full.
`
const book = (words: readonly string[]) => ({
  chapters: { 'MI-1': `${words[0]} I`, 'MI-2': `${words[0]} II` },
  rules: Object.fromEntries(
    ['MI-1.1', 'MI-1.2', 'MI-2.1'].map((id) => [id, { title: `${words[0]} ${id}`, text: `${words[1]} ${id}` }]),
  ),
})
const sound: RuleBooks = { list: LIST, id: /MI-\d+\.\d+/, en: book(['Rule', 'Text']), fr: book(['Règle', 'Texte']) }
const wrong = (books: RuleBooks): string[] =>
  Object.entries(ruleTextProblems(books)).flatMap(([what, problems]) => problems.map((it) => `${what}: ${it}`))
const told = (id: string, text: string, title = 'X'): RuleBooks => ({
  ...sound,
  fr: { ...sound.fr, rules: { ...sound.fr.rules, [id]: { title, text } } },
})

test('a sound list and its books have no problem', () => {
  expect(ruleIds(sound)).toEqual(['MI-1.1', 'MI-1.2', 'MI-2.1'])
  expect(wrong(sound)).toEqual([])
})
test.each([
  [{ ...sound, list: LIST.replace('MI-1.2', 'MI-1.3') }, 'numbered without a gap: MI-1.3'],
  [{ ...sound, list: LIST.replace('MI-2.1', 'MI-1.3') }, 'heading of its chapter: MI-1.3'],
  [{ ...sound, list: `${LIST}- **MI-2.1** Again.\n` }, 'listed once: MI-2.1'],
  [{ ...sound, list: LIST.replace(' Wheels turn.', '') }, 'has a text in the list: MI-2.1'],
  [{ ...sound, list: LIST.replace('(MI-1.1,', '(MI-7.1,') }, 'are referred to: MI-7.1'],
  [{ ...sound, list: LIST.replace(', A-1)', ', A-2)') }, 'no other is named: A-2'],
  [
    { ...sound, en: { ...sound.en, rules: {} } },
    'English has the rules of the list, in its order: nothing instead of MI-1.1',
  ],
  [{ ...sound, fr: { ...sound.fr, chapters: {} } }, 'chapters of English: nothing instead of MI-1'],
  [told('MI-1.1', ''), 'is empty: MI-1.1'],
  [told('MI-1.1', 'Text MI-1.1'), 'translated: MI-1.1'],
  [told('MI-1.1', 'Texte MI-1.2'), 'comes twice in one language: Texte MI-1.2'],
  [told('MI-1.1', 'Quoi ?'), 'stays with its word: MI-1.1'],
  [told('MI-1.1', 'Quoi "donc"'), 'typewriter: MI-1.1'],
])('what is wrong is named (%#)', (books, problem) => {
  expect(wrong(books)).toContainEqual(expect.stringContaining(problem))
})
