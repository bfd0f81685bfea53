import { stripVTControlCharacters } from 'node:util'
import type { Panel } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'
import type { Question, Speech } from '../src/table/choices.ts'
import { INK, inkFor, NO_INK } from '../src/table/ink.ts'
import { box, columns, widthOf, wrap } from '../src/table/layout.ts'
import { plainScreen, richScreen, type Screenful } from '../src/table/screen.ts'
import { textsOf } from '../src/text/texts.ts'

const panels: Panel[] = [
  { title: 'Well', lines: ['Health: 8 of 10.', 'Deck: 31 cards.'] },
  { title: 'North: Great Stag', lines: ['Red Combat.', 'Progress: 2 of 5.', 'Penalty: Suffer 1 damage.'] },
  {
    title: 'East: The Maze',
    lines: ['Green Obstacle.', 'The progress that this attempt places is also placed on the others.'],
  },
  { title: 'Ana', lines: ['Lantern charged.', '  Rope and Hook: green skill, value 3'] },
]
const why = { reason: 'not your colour', rule: 'VA-5.4' }
const question = {
  seat: 0,
  ask: { kind: 'one', min: 1, max: 1 },
  prompt: 'Ana: play an action against Great Stag?',
  rule: 'VA-5.4',
  choices: [
    { option: 1, word: 'play:3:red', label: 'Shoulder First: 3 points, 85 %' },
    { option: 2, word: 'pass', label: 'No action: 2 %' },
  ],
  barred: [
    { option: 3, word: 'play:4:green', label: 'Rope and Hook', ...why },
    { option: 4, word: 'play:5:green', label: 'Featherfall', ...why },
  ],
  dice: [],
} as unknown as Question
const speech = { names: ['Ana'], t: textsOf('en') } as unknown as Speech
const screenful: Screenful = { panels, begins: true, story: ['Ana leads the way.'], notices: ['Taken back.'], question }

describe('the table', () => {
  for (const width of [80, 140])
    test(`at ${width} columns`, async () => {
      const lines = richScreen(() => width, NO_INK).whole(screenful, speech)
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/table-${width}.txt`)
    })
  test('in plain lines', async () => {
    const screen = plainScreen(NO_INK)
    await expect(`${screen.whole(screenful, speech).join('\n')}\n`).toMatchFileSnapshot('./golden/table-plain.txt')
    const again = screen.whole(
      { ...screenful, panels: panels.with(0, { title: 'Well', lines: ['Health: 7 of 10.'] }) },
      speech,
    )
    expect(again).toContain('  Health: 7 of 10.')
    expect(again).not.toContain('North: Great Stag:')
  })
  test('with colours it is the same text', () => {
    const plain = richScreen(() => 100, NO_INK).whole(screenful, speech)
    const coloured = richScreen(() => 100, INK).whole(screenful, speech)
    expect(coloured.map((line) => stripVTControlCharacters(line))).toEqual(plain)
    expect(coloured.join('')).not.toBe(plain.join(''))
  })
})

test('what is told as it happens and stands on the table is printed once', () => {
  const page: Panel = { title: 'The Well', lines: ['It is dark.', 'Something drips.'] }
  const told = { ...screenful, panels: [page], story: ['The Well.\nIt is dark.\nSomething drips.'] }
  for (const screen of [plainScreen(NO_INK), richScreen(() => 80, NO_INK)]) {
    const text = screen.whole(told, speech).join('\n')
    expect(['It is dark.', 'Something drips.'].map((line) => text.split(line).length - 1)).toEqual([1, 1])
  }
})

describe('lines', () => {
  test('break at spaces and go on set in', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', '  three', '  four'])
    expect(wrap('  one two three', 9)).toEqual(['  one two', '    three'])
    expect(wrap('short', 9)).toEqual(['short'])
  })
  test('a word that is too long is cut', () => {
    for (const line of wrap('see Donaudampfschifffahrtsgesellschaft now', 12))
      expect(widthOf(line)).toBeLessThanOrEqual(12)
    expect(
      wrap('abcdefghijklmnop', 6)
        .map((l) => l.trim())
        .join(''),
    ).toBe('abcdefghijklmnop')
  })
  test('letters of two parts count once', () => expect(widthOf('e\u0301té')).toBe(3))
  test('a box is as wide as it is told, whatever its title', () => {
    const lines = box({ title: 'A title that is far too long for this', lines: ['x'] }, 20, NO_INK)
    for (const line of lines) expect(widthOf(line)).toBe(20)
  })
  test('no panels, no lines', () => expect(columns([], 80, NO_INK)).toEqual([]))
})

describe('colour', () => {
  const TTY = { isTTY: true }
  test('is for terminals that want it', () => {
    expect(inkFor(TTY, {})).toBe(INK)
    expect(inkFor({}, {})).toBe(NO_INK)
    expect(inkFor(TTY, { NO_COLOR: '1' })).toBe(NO_INK)
    expect(inkFor(TTY, { TERM: 'dumb' })).toBe(NO_INK)
    expect(inkFor({}, { FORCE_COLOR: '1' })).toBe(INK)
  })
  test('marks the words for colours, not parts of words', () => {
    expect(INK.table('a red card')).toContain('\x1b[')
    expect(INK.table('une carte verte')).toContain('\x1b[')
    expect(INK.table('hundred, bluer, vertige')).toBe('hundred, bluer, vertige')
  })
})
