import { CHECK_NAMES, fuzz } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { duel } from './games/duel.ts'
import { hoard } from './games/example.ts'

describe('what holds for every game holds for', () => {
  it.each(CHECK_NAMES)('hoard: %s', (check) => {
    expect(fuzz({ game: hoard }, { games: 12, seed: 1, check }).failures).toEqual([])
  })
  it.each(CHECK_NAMES)('duel: %s', (check) => {
    expect(fuzz({ game: duel }, { games: 8, seed: 1, check }).failures).toEqual([])
  })
})
