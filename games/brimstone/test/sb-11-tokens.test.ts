import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CAPPED, DOOR, GATE, UNDETERMINED } from '../src/parts.ts'
import { type S, Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { ENTRANCE, game, scene, type Scene } from './scene.ts'

afterEach(allDone)
const CROSSCUT = [
  { tile: 'm-drift', at: [2, 6], exits: [4] },
  { tile: 'm-crosscut', at: [0, 0], from: 0, via: 0 },
] as const
/** The token of the room is about to be turned. */
const turning = (token: string, wish: Scene = {}) =>
  scene({ tiles: CROSSCUT, heroes: [{ at: [2, 4], looked: 1 }], ...wish })
    .zone(Z.tokensDown, [token])
    .set((s: S) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
    .agenda('explore')

test('SB-11.3 SB-11.10 EX-27 one roll an icon, again where the exit is taken, and the rest is closed', () => {
  const t = turning('xt-7').roll('door', faces(1), faces(2), faces(6)).top(Z.encounterMines, ['enc-spring']).begin()
  expect(t.state.tiles[1]!.exits).toEqual([DOOR, CAPPED, DOOR])
})
test('SB-11.1 SB-11.4 SB-11.5 SB-4.11 a Gate is one in the Advanced game only', () => {
  const basic = turning('xt-10', { options: { mode: 'basic' } })
    .roll('door', faces(3))
    .top(Z.encounterMines, ['enc-spring'])
    .begin()
  expect(basic.state.tiles[1]!.exits).toEqual([CAPPED, DOOR, CAPPED])
  const advanced = turning('xt-10', { options: { mode: 'advanced' } })
    .roll('door', faces(3))
    .top(Z.encounterMines, ['enc-spring'])
    .begin()
  expect(advanced.state.tiles[1]!.exits).toEqual([CAPPED, GATE, CAPPED])
})
test('SB-11.5 SB-19.2 SB-19.4 SB-19.9 SB-9.6 an Attack draws a Threat of the posse’s level onto the tile', () => {
  const t = turning('xt-2').roll('door', faces(1)).top(Z.threatLow, ['th-low-2']).begin()
  t.untilAsked(0, 'flee')
  expect(t.state.enemies).toHaveLength(2)
  expect(t.zone(Z.threatLowPile)).toEqual(['th-low-2'])
  expect(t.state.fight.groups).toBe(1)
})
test('SB-11.6 SB-11.7 SB-11.11 SB-13.5 SB-32.1 SB-32.2 SB-32.5 EX-28 the last clue brings the finale and nothing else', () => {
  const t = turning('xt-1', { set: (s) => void (s.clues = 1) })
    .zone(Z.dreadStack, ['gd-despair'])
    .top(Z.threatHigh, ['th-high-6'])
    .begin()
  expect(t.state.tiles[1]!.exits).toEqual([CAPPED, CAPPED, CAPPED])
  expect(t.state.stage).toBe('finale')
  expect(t.state.enemies).toHaveLength(3)
  expect(t.zone(Z.dreadPile)).toEqual(['gd-despair'])
  t.logged('objective')
})
test('SB-11.7 SB-11.10 SB-13.2 the dread of the last token still adds its card, which is turned at once', () => {
  const t = turning('xt-12', { set: (s) => void (s.clues = 1) })
    .top(Z.dread, ['gd-despair'])
    .top(Z.threatHigh, ['th-high-6'])
    .begin()
  expect(t.zone(Z.dreadPile)).toEqual(['gd-despair'])
})
test('SB-11.8 of several tokens the posse chooses; after an Attack the others stay down', () => {
  const tiles = [
    { tile: 'm-gallery', at: [0, 5] },
    { tile: 'm-gallery', at: [0, 0], exits: [UNDETERMINED, UNDETERMINED] },
  ] as const
  const t = scene({ tiles, heroes: [{ at: [2, 5] }, { at: [2, 3] }] })
    .zone(Z.tokensDown, ['xt-2', 'xt-3'])
    .set((s) => s.tiles.forEach((tile, i) => void (tile.token = s.zones[Z.tokensDown]![i]!)))
    .agenda('explore')
    .roll('door', faces(1))
    .top(Z.threatLow, ['th-low-2'])
    .begin()
  t.asked(0, 'tokenOrder').answer(0, 'tile:0')
  expect(t.state.tiles.map(({ isRevealed }) => isRevealed)).toEqual([true, false])
})
test('SB-11.9 an empty stack is made of the revealed tokens', () => {
  const t = acting({ tiles: ENTRANCE, heroes: [{ at: [1, -1] }, { at: [1, 3] }] })
    .zone(Z.tokens, [], Z.tokensUp)
    .top(Z.mapMines, ['m-gallery'])
    .set((s) => void (s.heroes[1]!.activated = false))
    .begin()
  t.answer(0, 'look:0:0')
  expect(t.state.tiles[1]!.token).toBeGreaterThanOrEqual(0)
})
test('SB-11.12 the fallen reveal nothing', () => {
  const t = turning('xt-6', { heroes: [{ at: [2, 4], down: 1 }, { at: [2, 9] }] }).begin()
  expect(t.state.tiles[1]!.isRevealed).toBe(false)
})
test('SB-12.1 SB-12.2 SB-12.3 SB-12.4 EX-7 a die a point of skill, one that reaches it is enough', () => {
  const t = turning('xt-6')
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-miners-ghost'])
    .roll('test', faces(3, 5))
    .begin()
  t.logged('passed')
  expect(t.state.heroes[0]!.xp).toBe(20)
  const failed = turning('xt-6')
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-miners-ghost'])
    .roll('test', faces(4, 4))
    .begin()
  failed.logged('failed')
  expect(failed.state.depth.darkness).toBe(15)
})
test('SB-12.5 SB-12.8 SB-19.15 EX-8 of two Encounters the test is finished before enemies are placed', () => {
  for (const first of ['enc-nest', 'enc-miners-ghost']) {
    const t = turning('xt-9', { heroes: [{ at: [2, 4], looked: 1, wounds: 3 }] })
      .roll('door', faces(1), faces(3))
      .top(Z.encounterMines, ['enc-nest', 'enc-miners-ghost'])
      .roll('peril', faces(1))
      .roll('test', faces(3, 5))
      .begin()
    t.asked(0, 'encounterOrder').answer(0, `card:${first}`)
    expect(t.state.heroes[0]!.xp).toBe(20)
    expect(t.state.enemies).toHaveLength(3)
    const told = t.log(0).map((line) => line.split(' ')[0])
    expect(told.indexOf('passed')).toBeLessThan(told.indexOf('arrived'))
  }
})
test('SB-12.6 you are who looked last, or one of those there', () => {
  const t = turning('xt-6', { heroes: [{ at: [2, 4] }, { at: [3, 4] }] })
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-spring'])
    .begin()
  t.asked(0, 'finder').offersExactly(0, ['hero:0', 'hero:1'])
  expect(t.state.outcome).toBe('none')
  const known = turning('xt-6', { heroes: [{ at: [2, 4] }, { at: [3, 4], looked: 1 }] })
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-spring'])
    .begin()
  expect(known.match.asks()[0]!.def.name).not.toBe('finder')
})
test('SB-12.7 an Encounter pays in Loot', () => {
  const t = turning('xt-6')
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-strongbox'])
    .roll('test', faces(5, 1))
    .shuffle(Z.loot, ['lt-stone'])
    .begin()
  expect(t.state.heroes[0]!.darkStone).toBe(1)
})
test('SB-34.2 SB-34.11 EX-46 a special room brings its own encounter before the token’s Attack', () => {
  const tiles = [
    { tile: 'm-drift', at: [2, 7], exits: [4] },
    { tile: 'm-lake', at: [0, 0], from: 0, via: 0 },
  ] as const
  const t = turning('xt-2', { tiles, heroes: [{ at: [2, 5], looked: 1 }], options: { advancedEncounters: true } })
    .roll('door', faces(1))
    .roll('test', faces(1, 5))
    .top(Z.threatLow, ['th-low-2'])
    .begin()
  expect(t.zone(Z.encounterMinesPile)).toEqual(['enc-black-lake'])
  expect(t.luck().filter((line) => line.startsWith('shuffle encounterMines'))).toHaveLength(1)
  expect(t.state.heroes[0]!.xp).toBe(10)
  expect(t.state.enemies).toHaveLength(2)
  const told = t.log(0).map((line) => line.split(' ')[0])
  expect(told.indexOf('passed')).toBeLessThan(told.indexOf('arrived'))
  const again = turning('xt-2', { tiles, heroes: [{ at: [2, 5], looked: 1 }], options: { advancedEncounters: true } })
    .zone(Z.encounterMinesPile, ['enc-black-lake', 'enc-spring'])
    .roll('door', faces(1))
    .roll('test', faces(1, 5))
    .top(Z.threatLow, ['th-low-2'])
    .begin()
  expect(again.zone(Z.encounterMinesPile)).toEqual(['enc-spring', 'enc-black-lake'])
})
test('SB-36.3 what one looks at, all see', () => {
  const t = turning('xt-6', { seats: 2, heroes: [{ at: [2, 4], looked: 1, gold: 30 }, { at: [3, 4] }] })
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-prospector'])
    .top(Z.mapMines, ['m-drift', 'm-bend', 'm-fork'])
    .begin()
  t.answer(0, 'choice:0')
  expect(t.sees(1, Z.drawn)).toEqual(expect.arrayContaining(['m-drift', 'm-bend', 'm-fork']))
  expect(game.faceKeys).toContain('m-fork')
})
