import { describe, expect, test } from 'vitest'
import { nearest } from '../src/nearest.ts'
import type { Question } from '../src/table/choices.ts'
import { textsOf } from '../src/text/texts.ts'
import { commandIn, readTyped } from '../src/typed.ts'

const t = textsOf('en')
function question(kind: string, labels: readonly string[], more: object = {}): Question {
  const choices = labels.map((label, i) => ({ option: i, word: `take:${i}`, label }))
  return { ask: { kind, min: 1, max: 2 }, choices, barred: [], dice: [], ...more } as unknown as Question
}
const read = (line: string, q: Question) => readTyped(line, q, t)

describe('one of several', () => {
  const q = question('one', ['L’épaule d’abord', 'Rope and Hook', 'Rope alone', 'Pass'], {
    barred: [{ option: 9, word: 'take:9', label: 'Lantern', reason: 'not charged', rule: 'VA-6.3' }],
  })
  test.each([
    ['2', 'take:1'],
    ['take:3', 'take:3'],
    ["l'epaule", 'take:0'],
    ['HOOK', 'take:1'],
    ['rope a', { problem: t.ambiguous('rope a', ['Rope and Hook', 'Rope alone']) }],
    ['pass', 'take:3'],
    ['lantern', { problem: t.notPossible('Lantern – not charged (VA-6.3)') }],
    ['7', { problem: t.notUnderstood('7') }],
    ['zebra', { problem: t.notUnderstood('zebra') }],
  ])('%s', (line, expected) => {
    expect(read(line, q)).toEqual(typeof expected === 'string' ? { value: expected } : expected)
  })
})

describe('several', () => {
  const q = question('some', ['Rope', 'Hook', 'Lamp'])
  test.each([
    ['1 3', ['take:0', 'take:2']],
    ['3,1', ['take:2', 'take:0']],
    ['rope, lamp', ['take:0', 'take:2']],
    ['hook', ['take:1']],
    ['-', []],
    ['1x2 3', ['take:0', 'take:0', 'take:2']],
  ])('%s', (line, value) => expect(read(line, q)).toEqual({ value }))
  test('one of them unknown', () => expect(read('rope, boat', q)).toHaveProperty('problem'))
})

test('a number', () => {
  expect(read('3', question('number', []))).toEqual({ value: 'number:3' })
  expect(read('three', question('number', []))).toEqual({ value: 'three' })
})
test('dice by number, by name, or by face', () => {
  const q = question('fate', [], {
    dice: [
      ['red', 'red', 'blue'],
      ['light', 'dark'],
    ],
  })
  expect(read('3 2', q)).toEqual({ value: ['face:2', 'face:1'] })
  expect(read('blue, light', q)).toEqual({ value: ['face:2', 'face:0'] })
  expect(read('face:1 d', q)).toEqual({ value: ['face:1', 'face:1'] })
  expect(read('pink', q)).toHaveProperty('problem')
})

test('commands in both languages, with and without accents', () => {
  expect(commandIn('règle VA-5.4')).toEqual({ command: 'rule', rest: 'VA-5.4' })
  expect(commandIn('regle VA-5.4')).toEqual({ command: 'rule', rest: 'VA-5.4' })
  expect(commandIn('why not')).toEqual({ command: 'why', rest: 'not' })
  expect(commandIn('  U  ')).toEqual({ command: 'undo', rest: '' })
  expect(commandIn('undoing')).toBeNull()
})

test('the word that was meant', () => {
  expect(nearest('simualte', ['play', 'simulate'])).toBe('simulate')
  expect(nearest('vale', ['mountain', 'vale-of-ash'])).toBe('vale-of-ash')
  expect(nearest('xyz', ['play', 'simulate'])).toBeUndefined()
})

test('both languages know the same texts', () => {
  const [en, fr] = [textsOf('en'), textsOf('fr')]
  expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted())
  expect(Object.keys(fr.help)).toEqual(Object.keys(en.help))
  expect(Object.keys(fr.reasons)).toEqual(Object.keys(en.reasons))
  expect(fr.commands).toHaveLength(en.commands.length)
})
