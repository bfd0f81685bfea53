import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, energy, health, hero } from './acting.ts'
import { against } from './asking.ts'
import { type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

/** The fight is over; whether it was won depends on who left. */
const after = (heroes: Scene['heroes'], left: readonly number[] = []) =>
  scene({ heroes })
    .agenda('aftermath')
    .set((s) => void (s.left = [...left]))

test('FG-35.1 who stands regains 1 health and 1 energy, after a fight won or lost', () => {
  const heroes: Scene['heroes'] = { mercenary: { health: 4, energy: 2 }, shaman: {} }
  const lost = after(heroes).begin().over('lost')
  expect([health(lost, 'mercenary'), energy(lost, 'mercenary')]).toEqual([
    [5, 4, 0],
    [3, 1],
  ])
  const won = after(heroes, [0, 1]).begin().over('won')
  expect([health(won, 'mercenary'), energy(won, 'mercenary')]).toEqual([
    [5, 4, 0],
    [3, 1],
  ])
  expect([health(won, 'shaman'), energy(won, 'shaman')]).toEqual([
    [6, 0, 0],
    [6, 0],
  ])
})
test('FG-35.2 who is down draws a corruption card, then has 2 and 2', () => {
  const t = after({ mercenary: {}, shaman: { health: 0, energy: 5 } }, [0])
    .top(Z.corruptionDeck, ['sudden-chill'])
    .begin()
  t.logged('lostEnergy', ['shaman', 2])
  expect([health(t, 'shaman'), energy(t, 'shaman')]).toEqual([
    [2, 4, 0],
    [2, 4],
  ])
  expect([hero(t, 'shaman').down, t.zone(Z.corruptionGrave)]).toEqual([false, ['sudden-chill']])
})
test('FG-35.2 with a maximum of 1 or 2 as much as there is', () => {
  const t = after({ mercenary: {}, shaman: { health: 0, energy: 0 } }, [0])
    .top(Z.corruptionDeck, ['cold-hands'])
    .begin()
  expect([health(t, 'shaman'), energy(t, 'shaman')]).toEqual([
    [2, 4, 0],
    [2, 3],
  ])
})
test('FG-35.3 single-use cards can be used again, set-aside health returns', () => {
  const rogue = {
    active: ['vanish'],
    items: { pack2: 'smoke-pellet' },
    pool: ['focus.green'],
    aside: 2,
    health: 3,
  } as const
  const t = acting({ heroes: { rogue, shaman: {} } })
  t.answer(0, 'card:vanish:0').answer(0, 'card:smoke-pellet:0')
  expect(against(t, 'card:vanish:0')).toEqual(['FG-14.5'])
  expect(against(t, 'card:smoke-pellet:0')).toEqual(['FG-15.12'])
  const over = after({ rogue, shaman: {} }, [0, 1])
    .set((s) => void (s.heroes[0]!.spent = [s.heroes[0]!.active[0]!, s.heroes[0]!.slots[3]!.item]))
    .begin()
  expect([hero(over, 'rogue').spent, health(over, 'rogue')]).toEqual([[], [6, 0, 0]])
})
test('FG-35.4 nothing else is restored: the next scene begins with what is left, the bag is open again', () => {
  const won = scene({
    scene: 'c1',
    enemies: [],
    heroes: { mercenary: { at: 'c1', health: 3, energy: 1 }, shaman: { at: 'c1' } },
    options: { play: 'campaign', until: 'end' },
  })
    .agenda('aftermath')
    .set((s) => {
      s.left = [0, 1]
      s.food = 2
    })
    .begin()
  expect([health(won, 'mercenary'), energy(won, 'mercenary')]).toEqual([
    [4, 5, 0],
    [2, 2],
  ])
  won.answer(0, 'camp').answer(0, 'eat:0')
  expect([health(won, 'mercenary'), energy(won, 'mercenary'), won.state.food]).toEqual([[5, 4, 0], [3, 1], 1])
  won.answer(0, 'leave').untilAsked(0, 'ready')
  expect([won.state.scene, health(won, 'mercenary'), energy(won, 'mercenary')]).toEqual(['c2', [5, 4, 0], [3, 1]])
})
test('FG-35.5 first the tokens set aside come back, then health is set', () => {
  const t = after({ mercenary: {}, shaman: { health: 0, also: { healthSpent: 4, healthAside: 2 } } }, [0])
    .top(Z.corruptionDeck, ['doubt'])
    .begin()
  expect(health(t, 'shaman')).toEqual([2, 4, 0])
})
test('FG-35.5 fear and trap cards go back into their decks', () => {
  const t = after({ mercenary: {}, shaman: {} }, [0, 1])
    .zone(Z.fear, ['frozen'])
    .zone(Z.fearPile, ['scream'])
    .zone(Z.trapPile, ['spikes', 'net'])
    .begin()
  expect([Z.fearDeck, Z.fear, Z.fearPile, Z.trapDeck, Z.trapPile].map((z) => t.zone(z).length)).toEqual([
    16, 0, 0, 8, 0,
  ])
})
