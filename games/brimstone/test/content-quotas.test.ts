import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'

const { enemies, elites, threats, tiles, tokens, worlds } = CONTENT
const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length

describe('9.1 what the pack holds', () => {
  it('8 enemy types with 12 Elite abilities among them', () => {
    expect(enemies).toHaveLength(8)
    expect(elites).toHaveLength(12)
  })
  it('8 Low, 8 Med, 8 High and 4 Epic Threat cards, and 6 of the other world', () => {
    const levels = ['low', 'med', 'high', 'epic', 'world'] as const
    expect(levels.map((level) => count(threats, (card) => card.level === level))).toEqual([8, 8, 8, 4, 6])
  })
  it('12 tiles of the Mines and their entrance, 8 of the other world', () => {
    expect(count(tiles, ({ world }) => world === 'w-mines')).toBe(13)
    expect(count(tiles, ({ world }) => world === 'w-glass')).toBe(8)
    expect(worlds.map(({ id }) => id)).toEqual(['w-mines', 'w-glass'])
  })
  it('12 Exploration tokens, six with a Clue, two with a Gate, one with Growing Dread', () => {
    expect(tokens).toHaveLength(12)
    expect(count(tokens, ({ clue }) => clue === true)).toBe(6)
    expect(count(tokens, ({ gate }) => gate === true)).toBe(2)
    expect(count(tokens, ({ dread }) => dread === true)).toBe(1)
  })
})
