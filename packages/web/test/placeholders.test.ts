import { expect, test } from 'vitest'
import { calledIn } from '../src/table/placeholders.ts'

test('seats that nobody has named are called in the language of whoever reads, and names stay', () => {
  expect(calledIn('Player 2', 'fr')).toBe('Joueur 2')
  expect(calledIn('Joueur 12', 'en')).toBe('Player 12')
  expect(calledIn('Player Two', 'fr')).toBe('Player Two')
  expect(calledIn('My Player 2', 'fr')).toBe('My Player 2')
})
