import { OPEN_OPTION, refused } from './anchors.ts'
import { describe, expect, test } from 'vitest'
import { breathsOf } from '../src/page/reading.ts'
import { choicesToShow } from '../src/stage/choices.ts'

describe('a page of story', () => {
  const choices = ['dive', 'bell', 'ghost', 'leave'].map((key) => ({ key, label: key }))
  test('numbers what is offered or refused, and leaves no gap for what nobody may know of', () => {
    const anchors = new Map([
      ['dive', OPEN_OPTION],
      ['bell', refused('spirit')],
      ['leave', OPEN_OPTION],
    ])
    expect(choicesToShow(choices, anchors).map(({ choice, digit }) => `${digit} ${choice.key}`)).toEqual([
      '1 dive',
      '2 bell',
      '3 leave',
    ])
  })
  test('has nine keys and no tenth', () => {
    const many = Array.from({ length: 11 }, (_, i) => ({ key: `${i}`, label: `${i}` }))
    const anchors = new Map(many.map(({ key }) => [key, OPEN_OPTION]))
    expect(choicesToShow(many, anchors).map(({ digit }) => digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null])
  })
  test('is read sentence by sentence, and knows which passage that is', () => {
    expect(breathsOf(['It rains. Nobody comes.', '', 'What now?'])).toEqual([
      { text: 'It rains.', passage: 0 },
      { text: 'Nobody comes.', passage: 0 },
      { text: 'What now?', passage: 2 },
    ])
  })
})
