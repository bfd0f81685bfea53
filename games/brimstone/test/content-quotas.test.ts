import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'

const { classes, startingUpgrades, paths, items, enemies, elites, threats, tiles, tokens, worlds } = CONTENT
const { encounters, darkness, dread, depthEvents, scavenge, loot } = CONTENT
const { injuries, madness, mutations, towns, reserveTowns, hazards, locations, nights, forges, missions } = CONTENT
const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length
const printed = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0)

describe('9.1 what the pack holds', () => {
  it('4 classes, each with 3 starting upgrades, six lines of growth and 4 paths of 3 ranks', () => {
    expect(classes).toHaveLength(4)
    for (const { id, growth } of classes) {
      expect(count(startingUpgrades, (upgrade) => upgrade.class === id)).toBe(3)
      expect(count(paths, (path) => path.class === id)).toBe(4)
      expect(growth).toHaveLength(6)
    }
  })
  it('8 starting items, 20 Gear, 10 Mine and 8 OtherWorld Artifacts, 10 Personal Items', () => {
    const decks = ['starting', 'gear', 'mineArtifact', 'otherArtifact', 'personal'] as const
    expect(decks.map((deck) => count(items, (item) => item.deck === deck))).toEqual([8, 20, 10, 8, 10])
  })
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
  it('16 encounters of the Mines and 10 of the Glass Barrens', () => {
    expect(count(encounters, ({ world }) => world === 'w-mines')).toBe(16)
    expect(count(encounters, ({ world }) => world === 'w-glass')).toBe(10)
  })
  it('12 Darkness, 7 Growing Dread, and 6 Depth Events a world', () => {
    expect(darkness).toHaveLength(12)
    expect(dread).toHaveLength(7)
    for (const { id } of worlds) expect(count(depthEvents, ({ world }) => world === id)).toBe(6)
  })
  it('12 Scavenge cards, a third of each kind, and 18 Loot cards, 4 for Gear and 2 for Artifacts', () => {
    const lucks = ['good', 'bad', 'nothing'] as const
    expect(lucks.map((luck) => printed(scavenge.filter((card) => card.luck === luck)))).toEqual([4, 4, 4])
    expect(printed(loot)).toBe(18)
    expect(loot.map(({ id, copies }) => [id, copies]).slice(-2)).toEqual([
      ['lt-gear', 4],
      ['lt-artifact', 2],
    ])
  })
  it('7 Injuries, 8 kinds of Madness, 8 Mutations', () => {
    expect([injuries, madness, mutations].map(({ length }) => length)).toEqual([7, 8, 8])
  })
  it('3 towns and a camp, 4 names in reserve, 8 hazards of the road', () => {
    expect(towns.map(({ size }) => size)).toEqual(['camp', 'small', 'medium', 'large'])
    expect(reserveTowns).toHaveLength(4)
    expect(hazards).toHaveLength(8)
  })
  it('6 locations with 6 events each, 6 nights, 4 forges', () => {
    expect(locations.map(({ events }) => events.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(nights).toHaveLength(6)
    expect(forges).toHaveLength(4)
  })
  it('6 missions, two of them for the advanced game', () => {
    expect(missions).toHaveLength(6)
    expect(count(missions, ({ mode }) => mode === 'advanced')).toBe(2)
  })
})
