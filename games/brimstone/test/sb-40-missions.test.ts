import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { TOKENS } from '../src/content/types.ts'
import { CAPPED, SEALED } from '../src/parts.ts'
import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { beyondGate } from './beyond.ts'
import { finaleOver, lastClue, POSSE } from './finale.ts'
import { boardIn, cellOf, ENTRANCE, game, scene, where } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const RIFT = { mission: 'mi-rift', mode: 'advanced' } as const
const SON = { mission: 'mi-son' } as const
const POWDER = { mission: 'mi-powder' } as const

test('SB-40.1 the finale opens a rift at one exit, by a roll, and caps the others', () => {
  const t = lastClue({ options: RIFT }).roll('door', faces(5)).top(Z.threatHigh, ['th-high-6']).begin()
  expect(t.state.tiles[1]!.exits).toEqual([CAPPED, SEALED])
  const won = finaleOver({
    heroes: [{ ...POSSE[0], activated: true }],
    options: RIFT,
    set: (s) => void (s.tiles[1]!.exits = [CAPPED, SEALED]),
  }).begin()
  won.goesOn()
  expect(won.state.stage).toBe('after')
})
test('SB-40.1 it is sealed from its own squares, not among enemies, and the sealer finds an Artifact', () => {
  const sealing = (
    at: readonly [number, number],
    enemies: readonly { type: string; at: readonly [number, number] }[],
  ) =>
    acting({
      heroes: [{ at }, { at: [3, 6] }],
      enemies,
      options: RIFT,
      set: (s) => {
        Object.assign(s, { stage: 'after', objective: 1 })
        s.tiles[1]!.exits = [SEALED, CAPPED]
      },
    })
  expect(sealing([0, 1], []).begin().options(0)).not.toContain('seal')
  expect(
    sealing([-1, 1], [{ type: 'en-spider', at: [5, 3] }])
      .begin()
      .options(0),
  ).not.toContain('seal')
  const t = sealing([-1, 1], [])
    .roll('test', faces(4, 5))
    .roll('darkStone', faces(6))
    .top(Z.artifactMines, ['ma-idol'])
    .begin()
  expect(t.options(0)).not.toContain('look:1:0')
  t.answer(0, 'seal').over('won')
  expect(t.state.heroes.map(({ items }) => items.map(({ item }) => names.items[item]))).toEqual([['ma-idol'], []])
})
test('SB-40.2 after the finale the boy stands in the room, and in the dark the Darkness comes nearer', () => {
  const t = finaleOver({ heroes: [{ ...POSSE[0], activated: true }], options: SON }).begin()
  expect(where(t, t.state.boy)).toEqual([0, 0])
  const leading = (isOut: boolean) =>
    scene({
      heroes: [{ at: [2, 6] }],
      options: SON,
      set: (s) => {
        Object.assign(s, { stage: 'after', boy: s.heroes[0]!.at })
        s.lantern.isOut = isOut
      },
    }).agenda('endTurn')
  expect(leading(false).begin().state.depth.darkness).toBe(16)
  expect(leading(true).begin().state.depth.darkness).toBe(15)
})
test('SB-40.2 he blocks nobody, follows at no cost, and is not home among enemies', () => {
  const home = (enemies: readonly { type: string; at: readonly [number, number] }[]) =>
    scene({
      tiles: ENTRANCE,
      heroes: [{ at: [0, 0] }],
      enemies,
      options: SON,
      set: (s) =>
        Object.assign(s, {
          stage: 'after',
          boy: cellOf(boardIn(scene({ tiles: ENTRANCE, heroes: [{ at: [0, 0] }] }).begin()), [1, 3]),
        }),
    }).agenda('endTurn')
  home([]).begin().over('won')
  const t = home([{ type: 'en-tentacle', at: [3, 0] }]).begin()
  t.goesOn()
  expect(t.state.outcome).toBe('none')
})
test('SB-40.3 the lamp starts with 8 oil, and Lamp Oil adds 6', () => {
  const t = scene({ heroes: [{ at: [2, 6] }], options: { mission: 'mi-lamp' } })
    .agenda('missionStart')
    .begin()
  expect(t.state.lantern.oil).toBe(8)
  const burning = scene({
    heroes: [{ at: [2, 6] }],
    options: { mission: 'mi-lamp' },
    set: (s) => void (s.lantern.oil = 8),
  })
    .agenda('endTurn')
    .begin()
  expect(burning.state.lantern).toMatchObject({ oil: 7, isOut: false })
})
test('SB-40.4 clues of the OtherWorld count; its High Threat comes, with a Colossus for five', () => {
  for (const [heroes, types] of [
    [4, ['en-hound', 'en-slinger']],
    [5, ['en-colossus', 'en-hound', 'en-slinger']],
  ] as const) {
    const t = beyondGate(
      {
        heroes: POSSE.slice(0, heroes),
        options: { mission: 'mi-threshold' },
        set: (s) => void (s.clues = 1),
      },
      { 0: [3, 5] },
    )
      .zone(Z.tokensDown, ['xt-1'])
      .set((s) => void (s.tiles[2]!.token = s.zones[Z.tokensDown]![0]!))
      .agenda('explore')
      .top(Z.threatOther, ['th-glass-3'])
      .begin()
    expect(t.state.clues).toBe(2)
    const met = new Set(t.state.enemies.map(({ type }) => names.enemies[type]))
    expect(met).toEqual(new Set(types))
    expect(t.state.fight.groups).toBe(heroes === 5 ? 2 : 1)
  }
})
const TUNNEL = [
  ...ENTRANCE,
  { tile: 'm-drift', at: [1, -6], from: 0, via: 0 },
  { tile: 'm-gallery', at: [-1, -11], from: 1, via: 0 },
] as const
test('SB-40.5 two Dynamite more for each, and charges only where they may be planted', () => {
  const t = scene({ heroes: [{ at: [2, 6] }, { at: [3, 6] }], options: POWDER })
    .agenda('missionStart')
    .begin()
  for (const { bag } of t.state.heroes) expect(bag).toEqual([TOKENS.indexOf('dynamite'), TOKENS.indexOf('dynamite')])
  const planting = (change: (tile: { isRevealed: boolean; charge: boolean }) => void) =>
    acting({
      tiles: TUNNEL,
      heroes: [{ at: [1, -8] }],
      options: POWDER,
      set: (s) => {
        s.tiles[2]!.isRevealed = true
        change(s.tiles[2]!)
      },
    })
      .begin()
      .options(0)
  expect(planting(() => {})).toContain('plant:2')
  expect(planting((tile) => void (tile.charge = true))).not.toContain('plant:2')
  expect(planting((tile) => void (tile.isRevealed = false))).not.toContain('plant:2')
  const near = acting({
    tiles: [ENTRANCE[0]!, { tile: 'm-gallery', at: [-1, -5], from: 0, via: 0 }],
    heroes: [{ at: [1, -3] }],
    options: POWDER,
    set: (s) => void (s.tiles[1]!.isRevealed = true),
  }).begin()
  expect(near.options(0)).not.toContain('plant:1')
})
test('SB-40.5 an Ambush every third turn without enemies; with all charges planted the way home wins', () => {
  const ending = (quiet: number, charges: number, at: readonly [number, number], isQuiet = true) =>
    scene({
      tiles: TUNNEL,
      heroes: [{ at: [1, 2] }, { at }],
      options: POWDER,
      set: (s) => void Object.assign(s, { turn: 7, quiet, isQuiet, charges }),
    }).agenda('endTurn')
  const third = ending(2, 0, [1, 3]).top(Z.threatLow, ['th-low-2']).begin()
  expect(third.state.enemies).toHaveLength(2)
  third.logged('ambush')
  expect(ending(3, 0, [1, 3]).begin().state.enemies).toEqual([])
  const loud = ending(3, 0, [1, 3], false).begin()
  expect([loud.state.enemies, loud.state.quiet]).toEqual([[], 3])
  ending(3, 3, [1, 3]).begin().over('won')
  ending(3, 3, [1, -3]).begin().goesOn()
  ending(3, 2, [1, 3]).begin().goesOn()
})
test('SB-32.1 SB-32.2 SB-32.4 SB-40.6 what the missions ask and pay', () => {
  expect(CONTENT.missions.map(({ id, mode, clues, finale }) => [id, mode, clues, finale?.threat ?? 'none'])).toEqual([
    ['mi-fistful', 'basic', 2, 'high'],
    ['mi-rift', 'advanced', 3, 'epic'],
    ['mi-son', 'basic', 2, 'posse'],
    ['mi-lamp', 'basic', 2, 'high'],
    ['mi-threshold', 'advanced', 2, 'otherWorldHigh'],
    ['mi-powder', 'basic', 0, 'none'],
  ])
  expect(scene().begin().match.options.mission).toBe('mi-fistful')
})
