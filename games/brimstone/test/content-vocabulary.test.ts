/** Every word that content may use is taken up somewhere in the rules: a card that says what nobody reads does nothing. */
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { KINDS, RULES, untaken } from './vocabulary.ts'

it.each(KINDS)('knows the words for each $what', ({ words }) => {
  expect(words.length).toBeGreaterThan(2)
})
it('finds a rule for every word', () => {
  expect(untaken(RULES)).toEqual([])
})
describe('tells, with the line that declares it,', () => {
  it.each([
    ['moment', 'moveRolled', "abilitiesOf(t, h, 'moveRolled')"],
    ['exception', 'dragFree', "hasFlag(t, h, 'dragFree')"],
    ['effect', 'selfHeal', "case 'selfHeal'"],
    ['figure', 'voices', "modsOf(t, h, 'voices')"],
    ['condition', 'otherWorld', "case 'otherWorld'"],
    ['limit', 'throw', "renew(t, ['throw'], h)"],
  ])('a %s %s that nobody takes up any more', (what, word, taker) => {
    expect(RULES).toContain(taker)
    expect(untaken(RULES.replaceAll(taker, ''))).toEqual([
      expect.stringMatching(new RegExp(`^content/types/effects\\.ts:\\d+: the ${what} ${word}: no rule takes it up$`)),
    ])
  })
})
/** All enemies are meant where nothing else is said: on the board, or in the last fight. */
it('has rules for the enemies that content means', () => {
  const meant = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('foes' in value && typeof value.foes === 'string') meant.add(value.foes)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(CONTENT)
  for (const word of ['all', 'finale', 'finaleCard']) meant.delete(word)
  expect(meant.size).toBeGreaterThan(0)
  expect([...meant].filter((word) => !RULES.includes(`'${word}'`))).toEqual([])
})
