import { readRules } from '@emberhall/speech'
import { ruleBookProblems, rulesOf, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'

const EN = `# Mill

## MI-1 Sacks

### MI-1.1 Ten

Ten sacks fit.

> **A-1** Sacks are full.

> _Note._ Sacks of cloth.

### MI-1.1a Wet sacks

Nine if they are wet.

### MI-1.2 Eleven

An eleventh does not (MI-1.1, A-1).

## MI-2 Wheels

### MI-2.1 Turning

Wheels turn.
`
const FR = `# Moulin

## MI-1 Les sacs

### MI-1.1 Dix

Dix sacs y tiennent.

> **A-1** Les sacs sont pleins.

### MI-1.1a Sacs mouillés

Neuf s’ils sont mouillés.

### MI-1.2 Onze

Un onzième, non (MI-1.1, A-1).

## MI-2 Les roues

### MI-2.1 Tourner

Les roues tournent.
`
const wrong = (en: string, fr: string): string[] =>
  Object.entries(ruleBookProblems({ en: readRules(en), fr: readRules(fr) })).flatMap(([what, problems]) =>
    problems.map((it) => `${what}: ${it}`),
  )
const inBoth = (find: string, replace: string): [string, string] => [
  EN.replace(find, replace),
  FR.replace(find, replace),
]

test('sound books have no problem', () => {
  expect(rulesOf(readRules(EN)).map(({ id }) => id)).toEqual(['MI-1.1', 'MI-1.1a', 'MI-1.2', 'MI-2.1'])
  expect(rulingsOf(readRules(FR))).toEqual(['A-1'])
  expect(wrong(EN, FR)).toEqual([])
})
test.each([
  [
    EN,
    FR.replace('### MI-2.1 Tourner\n\nLes roues tournent.', ''),
    'the same rules and rulings: MI-2.1 is not in rules/fr.md',
  ],
  [EN.replace('> **A-1** Sacks are full.', ''), FR, 'the same rules and rulings: A-1 is not in rules/en.md'],
  [EN, FR.replace('MI-1.1a', 'MI-1.2').replace('MI-1.2 Onze', 'MI-1.1a Onze'), 'in the same order: MI-1.2 instead'],
  [...inBoth('MI-1.2', 'MI-1.3'), 'numbered without a gap: MI-1.3'],
  [...inBoth('MI-1.1a', 'MI-1.1b'), 'from a on: MI-1.1b'],
  [...inBoth('MI-2.1', 'MI-1.3'), 'stands in its chapter: MI-1.3'],
  [...inBoth('MI-1.2', 'MI-2.1'), 'come once: MI-2.1'],
  [EN.replace('Wheels turn.', ''), FR, 'without a text: MI-2.1'],
  [EN, FR.replace('Les roues tournent.', 'Wheels turn.'), 'translated: MI-2.1'],
  [EN, FR.replace('Les sacs sont pleins.', 'Sacks are full.'), 'translated: A-1'],
  [EN, FR.replace('Les roues tournent.', 'Dix sacs y tiennent.'), 'twice in one language: Dix sacs y tiennent.'],
  [EN, FR.replace('tournent.', 'tournent !'), 'stays with its word: MI-2.1'],
  [EN.replace('Ten sacks', 'Ten "sacks"'), FR, 'typewriter: MI-1.1'],
  [...inBoth('**A-1**', '**A-2**'), 'numbered without a gap, and no other is named: A-2'],
  [EN, FR.replace(', A-1)', ', A-3)'), 'no other is named: A-3'],
  [EN.replace('(MI-1.1,', '(MI-7.1,'), FR, 'are referred to: MI-7.1'],
  [EN, `${FR}> _Note._ Des roues de bois.\n`, 'in English only: MI-2.1'],
])('what is wrong is named (%#)', (en, fr, problem) => {
  expect(wrong(en, fr)).toContainEqual(expect.stringContaining(problem))
})
