import { openRules, readRules } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'

const BOOK = `# Mill

What is said before the first chapter is free.
- So is how.

## MI-1 Sacks

### MI-1.1 Ten

Ten sacks fit (MI-U2.1).

> **A-1** Sacks are full.

> _Physical._ A screen has no dust.

> _Ours._

## MI-U2 Wheels

### MI-U2.1 Turning

Wheels turn.
`
const WHEELS = { id: 'MI-U2.1', title: 'Turning', text: 'Wheels turn.', rulings: [], notes: [] }

test('chapters, rules, rulings and notes are read from their marks', () => {
  const sacks = {
    id: 'MI-1.1',
    title: 'Ten',
    text: 'Ten sacks fit (MI-U2.1).',
    rulings: [{ id: 'A-1', text: 'Sacks are full.' }],
    notes: [
      { kind: 'Physical', text: 'A screen has no dust.' },
      { kind: 'Ours', text: '' },
    ],
  }
  const book = [
    { id: 'MI-1', title: 'Sacks', rules: [sacks] },
    { id: 'MI-U2', title: 'Wheels', rules: [WHEELS] },
  ]
  expect(readRules(BOOK)).toEqual(book)
  expect(readRules(BOOK.replaceAll('\n', '\r\n'))).toEqual(book)
})
test('what is locked is left out, its chapter stays', () => {
  expect(openRules(readRules(BOOK), ['MI-U2.']).map(({ rules }) => rules.length)).toEqual([1, 0])
})

describe('a line that has no place in a book is refused', () => {
  test.each([
    ['## MI-3', 'a chapter without a title'],
    ['### MI-3.1', 'a rule without a title'],
    ['### Turning', 'a rule without an id'],
    ['#### MI-3.1 Turning', 'a heading of another kind'],
    ['A second paragraph.', 'more than one paragraph'],
    ['> A quotation.', 'neither ruling nor note'],
    ['| a | table |', 'a table'],
    [' indented', 'an indented line'],
  ])('%s: %s', (line) => {
    expect(() => readRules(`${BOOK}\n${line}\n`)).toThrow(`line 24 is no chapter, rule, text, ruling or note: ${line}`)
  })
  test('a text before the first rule of a chapter', () => {
    expect(() => readRules('## MI-1 Sacks\n\nAbout sacks.\n')).toThrow('line 3')
  })
  test('everything in a book without chapters', () => {
    expect(() => readRules('# Mill\n')).toThrow('line 1')
  })
})
