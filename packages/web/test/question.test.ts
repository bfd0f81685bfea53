/** A question in its parts. */
import { describe, expect, test } from 'vitest'
import { questionIn, withoutName } from '../src/table/question.ts'

describe('the name of whoever is asked', () => {
  test.each([
    ['Ana: what does Béor do?', 'What does Béor do?'],
    ['Ana : où va Béor ?', 'Où va Béor ?'],
    ['Ana\u202f: à qui ?', 'À qui ?'],
    ['Anatole: who?', 'Anatole: who?'],
    ['Ana takes a card.', 'Ana takes a card.'],
  ])('%s', (prompt, bare) => expect(withoutName(prompt, 'Ana')).toBe(bare))
})
describe('the question and how things stand', () => {
  test.each([
    ['Where to? 5 squares left.', 'Where to?', '5 squares left.'],
    ['Rolled 3, needs 4+. Which dice again?', 'Which dice again?', 'Rolled 3, needs 4+.'],
    ['Où va Béor\u202f? Encore 2 cases. Le vent souffle.', 'Où va Béor\u202f?', 'Encore 2 cases. Le vent souffle.'],
    ['Recruit an adventurer.', 'Recruit an adventurer.', ''],
    ['Proposed: « Rest here. Who else? ». Agreed?', 'Agreed?', 'Proposed: « Rest here. Who else? ».'],
    ['Keep the hand, or exhaust (why? for cards. Two)?', 'Keep the hand, or exhaust (why? for cards. Two)?', ''],
  ])('%s', (text, question, state) => expect(questionIn(text)).toEqual({ question, state }))
})
