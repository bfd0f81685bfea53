import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { beyondGate } from './beyond.ts'
import { lastClue, POSSE } from './finale.ts'
import { game } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const RIFT = { mission: 'mi-rift', mode: 'advanced' } as const
const typesOf = (t: { state: { enemies: { type: number }[] } }) =>
  t.state.enemies.map(({ type }) => names.enemies[type])

test('SB-29.1 SB-29.2 EX-48 Epic for three heroes, or for fewer who wish it; otherwise High', () => {
  for (const [heroes, epicForSmallPosse, isEpic] of [
    [1, false, false],
    [2, false, false],
    [2, true, true],
    [3, false, true],
  ] as const) {
    const t = lastClue({ heroes: POSSE.slice(0, heroes), options: { ...RIFT, epicForSmallPosse } })
      .top(Z.threatEpic, ['th-epic-1'])
      .top(Z.threatHigh, ['th-high-6'])
      .begin()
    expect(typesOf(t)).toEqual(isEpic ? ['en-colossus'] : ['en-terror', 'en-terror', 'en-terror'])
  }
})
test('SB-29.3 Epic cards are the same everywhere, but call for cards of the world they are in', () => {
  const t = beyondGate(
    { heroes: POSSE.slice(0, 3), options: { ...RIFT, epicForSmallPosse: true }, set: (s) => void (s.clues = 2) },
    { 0: [3, 5] },
  )
    .zone(Z.tokensDown, ['xt-1'])
    .set((s) => void (s.tiles[2]!.token = s.zones[Z.tokensDown]![0]!))
    .agenda('explore')
    .top(Z.threatEpic, ['th-epic-4'])
    .top(Z.threatOther, ['th-glass-1'])
    .begin()
  expect(typesOf(t)).toEqual(['en-colossus', 'en-hound', 'en-hound'])
  const mines = lastClue({ heroes: POSSE.slice(0, 3), options: RIFT })
    .top(Z.threatEpic, ['th-epic-4'])
    .top(Z.threatLow, ['th-low-2'])
    .begin()
  expect(mines.zone(Z.threatLowPile)).toEqual(['th-low-2'])
})
