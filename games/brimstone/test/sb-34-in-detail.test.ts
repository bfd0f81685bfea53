import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { faces } from './acting.ts'
import { finaleOver, POSSE } from './finale.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const terror = game.book.names.enemies.indexOf('en-terror')

test('SB-34.8 Hard-Core: who is down when the mission ends is dead, won or lost', () => {
  const won = finaleOver({
    heroes: [
      { ...POSSE[0], activated: true },
      { ...POSSE[1], down: 1, out: true, wounds: 13 },
    ],
    options: { hardcore: 'on' },
  })
    .roll('gain', faces(1), faces(1))
    .begin()
  won.over('won')
  expect(won.state.heroes.map(({ status }) => status)).toEqual(['active', 'dead'])
  const lost = scene({
    heroes: [{ at: [2, 6], wounds: 12 }],
    enemies: [{ type: 'en-terror', at: [2, 7], target: 0, moved: 1 }],
    options: { hardcore: 'on' },
  })
    .agenda('foesAttack', terror)
    .roll('foeToHit', faces(6, 1, 1))
    .roll('defense', faces(1))
    .begin()
  lost.over('allDown').notLogged('injury')
  expect(lost.state.heroes[0]!.status).toBe('dead')
})
test('SB-34.2 SB-34.11 a room’s own encounter comes out of the discard too, or is skipped', () => {
  const lake = (zone: number) =>
    scene({
      tiles: [
        { tile: 'm-drift', at: [2, 7], exits: [4] },
        { tile: 'm-lake', at: [0, 0], from: 0, via: 0 },
      ],
      heroes: [{ at: [2, 5], looked: 1 }],
      options: { advancedEncounters: true },
    })
      .zone(Z.tokensDown, ['xt-2'])
      .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
      .zone(zone, ['enc-black-lake'])
      .agenda('explore')
      .roll('door', faces(1))
      .top(Z.threatLow, ['th-low-2'])
  const t = lake(Z.encounterMinesPile).roll('test', faces(5, 1)).begin()
  expect(t.state.heroes[0]!.xp).toBe(10)
  const gone = lake(Z.aside).begin()
  gone.notLogged('encounter')
  expect(gone.state.enemies).toHaveLength(2)
})
test('SB-36.1 SB-13.2 nobody sees the stack of dread', () => {
  const t = scene().zone(Z.dreadStack, ['gd-frenzy', 'gd-tide']).begin()
  for (const seat of [0, -1]) expect(t.sees(seat, Z.dreadStack)).toEqual([null, null])
})
