import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { makeBrimstone } from '../src/game.ts'
import { Z } from '../src/state.ts'
import { acting, faces, letThemCome } from './acting.ts'
import { BX, boardIn, cellOf, game, scene, where } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)
const upgrade = (id: string): number => names.upgrades.indexOf(id)
const RANCHER = 'cl-rancher'

test('SB-23.1 SB-23.2 SB-23.4 SB-23.7 SB-23.9 SB-23.17 EX-19 a die a point of Combat; a critical ignores Defense', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: RANCHER }], enemies: [{ type: 'en-terror', at: [2, 7] }] })
    .roll('toHitMelee', faces(6, 1))
    .roll('damage', faces(2))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.enemies[0]!.wounds).toBe(2)
  const plain = acting({ heroes: [{ at: [2, 6], class: RANCHER }], enemies: [{ type: 'en-terror', at: [2, 7] }] })
    .roll('toHitMelee', faces(5, 1))
    .roll('damage', faces(2))
    .begin()
  plain.answer(0, 'melee')
  expect(plain.state.enemies[0]!.wounds).toBe(0)
})
test('SB-23.9 SB-23.10 EX-19 a 6 and damage 2 against Defense 5: 2 Wounds, and none if it is Tough', () => {
  const { abilities } = CONTENT.enemies.find(({ id }) => id === 'en-colossus')!.normal
  expect(abilities.map(({ name }) => name.en)).toContain('Tough')
  const struck = (more: typeof abilities) => {
    const enemies = CONTENT.enemies.map((enemy) =>
      enemy.id === 'en-terror' ? { ...enemy, normal: { ...enemy.normal, defense: 5, abilities: more } } : enemy,
    )
    const t = acting({
      game: makeBrimstone({ ...CONTENT, enemies }),
      heroes: [{ at: [2, 6], class: RANCHER }],
      enemies: [{ type: 'en-terror', at: [2, 7] }],
    })
      .roll('toHitMelee', faces(6, 1))
      .roll('damage', faces(2))
      .begin()
    return t.answer(0, 'melee').state.enemies[0]!.wounds
  }
  expect(struck([])).toBe(2)
  expect(struck(abilities)).toBe(0)
})
test('SB-23.10 EX-19 the tough take criticals as ordinary hits', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: RANCHER }], enemies: [{ type: 'en-colossus', at: [2, 7] }] })
    .roll('toHitMelee', faces(6, 1))
    .roll('damage', faces(2))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.enemies[0]!.wounds).toBe(0)
})
test('SB-23.7 SB-23.8 EX-18 Defense is taken off each hit', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: RANCHER }], enemies: [{ type: 'en-terror', at: [2, 7] }] })
    .roll('toHitMelee', faces(4, 5))
    .roll('damage', faces(3, 5))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.enemies[0]!.wounds).toBe(2)
})
test('SB-23.14 SB-23.11 EX-20 big enemies pay for each hit that wounds', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: RANCHER }], enemies: [{ type: 'en-terror', at: [2, 7] }] })
    .roll('toHitMelee', faces(6, 6))
    .roll('damage', faces(2, 4))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.heroes[0]!.xp).toBe(50)
})
test('SB-23.11 SB-23.15 SB-18.3 EX-14 the killer gets the XP, 5 more for each Elite ability', () => {
  const t = acting({
    heroes: [{ at: [2, 6], class: RANCHER }],
    enemies: [
      { type: 'en-strangler', at: [2, 7], wounds: 7 },
      { type: 'en-strangler', at: [0, 0] },
    ],
    set: (s) => void (s.fight.elite[type('en-strangler')] = 0b10100),
  })
    .roll('toHitMelee', faces(6, 1))
    .roll('damage', faces(6))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.heroes[0]!.xp).toBe(35)
  expect(t.state.enemies).toHaveLength(1)
})
test('SB-23.3 SB-23.6 shots go to whom they reach, adjacent enemies first', () => {
  const heroes = [{ at: [2, 6], class: RANCHER, items: ['gr-pistol'] }] as const
  const t = acting({
    heroes,
    enemies: [
      { type: 'en-strangler', at: [2, 3] },
      { type: 'en-strangler', at: [2, 7] },
    ],
  })
    .roll('toHitRanged', faces(4, 1))
    .roll('damage', faces(3))
    .begin()
  t.answer(0, 'shoot:0')
  expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 1])
  const far = acting({ heroes, enemies: [{ type: 'en-strangler', at: [0, 0] }] }).begin()
  far.refuses(0, 'shoot:0', 'SB-7.8')
})
test('SB-23.5 hits are assigned one by one or together', () => {
  const t = acting({
    heroes: [{ at: [2, 6], class: RANCHER }],
    enemies: [
      { type: 'en-spider', at: [2, 7] },
      { type: 'en-spider', at: [3, 7] },
    ],
  })
    .roll('toHitMelee', faces(4, 6))
    .roll('damage', faces(6), faces(6))
    .begin()
  t.answer(0, 'melee')
    .asked(0, 'assign')
    .offersExactly(0, ['allHits:0', 'hit:0:0', 'hit:0:1', 'allHits:1', 'hit:1:0', 'hit:1:1'])
  t.answer(0, 'hit:1:1')
  expect(t.state.heroes[0]!.xp).toBe(20)
})
test('SB-23.13 SB-23.17 EX-29 two guns score no criticals, and each keeps its hits', () => {
  const t = acting({
    heroes: [{ at: [2, 6], class: RANCHER, items: ['gr-pistol', 'sg-sixshooter'] }],
    enemies: [{ type: 'en-terror', at: [2, 4] }],
  })
    .roll('toHitRanged', faces(6, 2, 5, 6))
    .roll('damage', faces(4, 4, 4))
    .begin()
  t.answer(0, 'dual:0:0')
  expect(t.state.enemies[0]!.wounds).toBe(3)
  const apart = acting({
    heroes: [{ at: [2, 6], class: RANCHER, items: ['gr-pistol', 'sg-sixshooter'] }],
    enemies: [
      { type: 'en-terror', at: [2, 4] },
      { type: 'en-terror', at: [3, 4] },
    ],
  })
    .roll('toHitRanged', faces(6, 2, 5, 6))
    .begin()
  apart.answer(0, 'dual:0:0').asked(0, 'assign')
  const { hits, crits } = apart.state.about
  expect([hits, crits]).toEqual([3, 0])
  apart.offersExactly(0, ['allHits:0', 'hit:0:0', 'hit:0:1', 'allHits:1', 'hit:1:0', 'hit:1:1']) // One of each gun.
})
test('SB-23.12 SB-23.16 EX-41 one Free Attack a turn, at any point after the die', () => {
  const heroes = [{ at: [2, 6] as const, class: 'cl-saloon', upgrades: [upgrade('su-knife-act')] }]
  const enemies = [{ type: 'en-terror', at: [2, 7] }] as const
  const t = acting({ heroes, enemies }).roll('toHitMelee', faces(1, 1)).begin()
  const use = t.options(0).find((word) => word.startsWith('use:'))!
  t.answer(0, use).lacks(0, [use]).offers(0, ['melee'])
  expect(t.state.heroes[0]!.freeAttack).toBe(true)
  const used = acting({ heroes: heroes.map((hero) => ({ ...hero, freeAttack: true })), enemies }).begin()
  expect(used.options(0).some((word) => word.startsWith('use:'))).toBe(false)
  // Two things that each grant one.
  const both = acting({
    heroes: [{ ...heroes[0]!, items: ['gr-pistol'], upgrades: [upgrade('su-knife-act'), upgrade('up-gunhand-3')] }],
    enemies,
  })
    .roll('toHitMelee', faces(1, 1))
    .begin()
  const ways = both.options(0).filter((word) => word.startsWith('use:'))
  expect(ways).toHaveLength(2)
  both.answer(0, use).lacks(0, ways).offers(0, ['melee'])
})
test('SB-23.18 SB-28.1 with the last enemy the attack and the turn end', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: RANCHER }], enemies: [{ type: 'en-spider', at: [2, 7] }] })
    .roll('toHitMelee', faces(6, 6))
    .roll('damage', faces(6, 6))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.fight.isOn).toBe(false)
  expect(t.state.turn).toBe(2)
})
test('SB-24.1 SB-24.2 SB-24.4 SB-24.5 SB-24.7 SB-27.7 dynamite lands, and everybody near takes a die', () => {
  const t = acting({
    heroes: [{ at: [2, 8], class: 'cl-bandit', bag: ['dynamite'] }, { at: [2, 6] }],
    enemies: [
      { type: 'en-strangler', at: [3, 5] },
      { type: 'en-strangler', at: [0, 0] },
    ],
  })
    .roll('toHitRanged', faces(4))
    .roll('explosion', faces(5, 3))
    .begin()
  t.answer(0, 'throw')
  t.lacks(0, [`square:${cellOf(boardIn(t), [2, 1])}`]).offers(0, [`square:${cellOf(boardIn(t), [2, 2])}`])
  t.lacks(0, [`square:${cellOf(boardIn(t), [0, 0])}`]).answer(0, `square:${cellOf(boardIn(t), [2, 5])}`)
  expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([5, 0])
  expect(t.state.heroes[1]!.wounds).toBe(3)
  expect(t.state.heroes[0]!.bag).toEqual([])
})
test('SB-24.3 SB-24.8 EX-35 a miss bounces by the rose, and a wall cancels it', () => {
  for (const [face, x, y] of [
    [1, 4, 4],
    [2, 5, 4],
    [3, 6, 4],
    [4, 6, 5],
    [5, 6, 6],
    [6, 5, 6],
    [7, 4, 6],
    [8, 4, 5],
  ] as const) {
    const t = acting({
      tiles: [{ tile: 'm-gallery', at: [3, 4] }],
      heroes: [{ at: [5, 7], class: 'cl-bandit', bag: ['dynamite'] }],
      enemies: [{ type: 'en-strangler', at: [8, 4] }],
    })
      .roll('toHitRanged', faces(2))
      .roll('bounces', faces(1))
      .roll('bounce', [face - 1])
      .begin()
    t.answer(0, 'throw').answer(0, `square:${cellOf(boardIn(t), [5, 5])}`)
    t.logged('bounces', [face, cellOf(boardIn(t), [x, y])])
  }
  const wall = acting({
    heroes: [{ at: [2, 7], class: 'cl-bandit', bag: ['dynamite'] }],
    enemies: [{ type: 'en-strangler', at: [5, 0] }],
  })
    .roll('toHitRanged', faces(2))
    .roll('bounces', faces(1))
    .roll('bounce', [7])
    .begin()
  wall.answer(0, 'throw').answer(0, `square:${cellOf(boardIn(wall), [2, 5])}`)
  wall.logged('bounces', [8, cellOf(boardIn(wall), [2, 5])])
  expect(wall.state.outcome).toBe('none')
})
test('SB-25.3 SB-25.8 SB-25.9 SB-26.9 whoever still has its target beside it stays, and strikes first', () => {
  const t = scene({
    heroes: [
      { at: [2, 6], class: RANCHER },
      { at: [2, 8], class: RANCHER },
    ],
    enemies: [
      { type: 'en-hound', at: [0, 0] },
      { type: 'en-hound', at: [3, 5], target: 0 },
    ],
  })
    .agenda('foes', type('en-hound'))
    .afterwards('activate')
    .roll('foeToHit', faces(1, 1), faces(1, 1))
    .begin()
  expect(where(t, t.state.enemies[1]!.at)).toEqual([3, 5])
  expect(t.state.enemies.map(({ target }) => target)).toEqual([1, 0])
})
test('SB-25.7 SB-25.11 SB-25.6 SB-26.7 who reaches nobody comes nearer, without a target and without an attack', () => {
  const t = letThemCome(
    scene({ heroes: [{ at: [2, 8], class: RANCHER }], enemies: [{ type: 'en-tentacle', at: [0, 0] }] })
      .agenda('foes', type('en-tentacle'))
      .afterwards('activate')
      .begin(),
  )
  expect(t.state.enemies[0]!.target).toBe(-1)
  t.notLogged('foeAttacks')
  expect(where(t, t.state.enemies[0]!.at)[1]).toBe(3)
})
test('SB-26.4 SB-26.5 SB-26.6 SB-26.8 SB-26.3 shooters choose anew, and move only if there is nobody to shoot', () => {
  const sling = (at: readonly [number, number]) =>
    scene({ heroes: [{ at: [2, 8], class: RANCHER }], enemies: [{ type: 'en-slinger', at }] })
      .agenda('foes', type('en-slinger'))
      .afterwards('activate')
  const t = letThemCome(sling([2, 3]).roll('foeToHit', faces(1, 1)).begin())
  expect(where(t, t.state.enemies[0]!.at)).toEqual([2, 3])
  const far = letThemCome(sling([5, 0]).roll('foeToHit', faces(1, 1)).begin())
  expect(where(far, far.state.enemies[0]!.at)).not.toEqual([5, 0])
  const near = letThemCome(sling([2, 7]).roll('foeToHit', faces(1)).begin())
  expect(near.state.enemies[0]!.target).toBe(0)
})
test('SB-27.1 SB-27.2 a Large one walks through smaller ones, who take its square', () => {
  const t = letThemCome(
    scene({
      heroes: [{ at: [2, 8], class: RANCHER }],
      enemies: [
        { type: 'en-terror', at: [2, 5] },
        { type: 'en-spider', at: [2, 6] },
        { type: 'en-spider', at: [3, 6] },
      ],
      set: (s) => void (s.fight.activated = [type('en-spider')]),
    })
      .agenda('foes', type('en-terror'))
      .afterwards('activate')
      .roll('foeToHit', faces(1, 1, 1))
      .begin(),
  )
  expect(t.state.enemies[0]!.target).toBe(0)
  expect(t.state.enemies.slice(1).some(({ at }) => where(t, at)[1] < 6)).toBe(true)
})
test('SB-18.1 SB-18.6 more Health by an Elite ability counts for the wounded too', () => {
  const t = acting({
    heroes: [{ at: [2, 6], class: RANCHER }],
    enemies: [{ type: 'en-strangler', at: [2, 7], wounds: 7 }],
    set: (s) => void (s.fight.elite[type('en-strangler')] = 0b10),
  })
    .roll('toHitMelee', faces(6, 1))
    .roll('damage', faces(2))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.enemies[0]!.wounds).toBe(9)
})
test('SB-18.2 the Brutal side is for experienced posses', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: RANCHER, level: 5 }], enemies: [{ type: 'en-spider', at: [2, 7] }] })
    .roll('toHitMelee', faces(6, 1))
    .roll('damage', faces(4))
    .begin()
  t.answer(0, 'melee')
  expect(t.state.enemies[0]!.wounds).toBe(4)
})
test('SB-28.2 SB-28.3 SB-28.7 SB-28.8 after a fight one breathes, gets up, and what held for it ends', () => {
  const t = scene({
    heroes: [
      { at: [2, 6], wounds: 5, activated: true },
      { at: [3, 6], wounds: 4 },
      { at: [2, 7], down: 1, wounds: 13 },
    ],
    set: (s) => {
      s.fight.isOn = true
      s.fight.elite[0] = 1
    },
  })
    .agenda('fightEnd')
    .roll('breath', faces(5))
    .roll('chart', faces(3, 4))
    .roll('recover', faces(2, 2))
    .begin()
  t.asked(0, 'breath').answer(0, 'takeGrit')
  expect(t.state.heroes.map(({ wounds, grit, down }) => [wounds, grit, down])).toEqual([
    [2, 0, 0],
    [4, 1, 0],
    [9, 0, 0],
  ])
  expect(t.state.fight.elite.every((bits) => bits === 0)).toBe(true)
})
test('SB-28.5 a Loot deck that has run out is shuffled again, and drawing goes on', () => {
  const many = scene({ heroes: [{ at: [2, 6] }] }).agenda('openLoot', 0, 3)
  for (let i = 1; i < 7; i++) many.afterwards('openLoot', 0, 3)
  const t = many.afterwards('endTurn').begin()
  for (let n = 0; n < 40 && t.match.askOf(0)?.def.name !== 'flee'; n++) t.match.play(0, t.match.askOf(0)!.options[0]!)
  expect(t.log(0).filter((line) => line.startsWith('found ')).length).toBeGreaterThanOrEqual(21)
})
test('SB-28.4 SB-28.5 SB-28.6 EX-25 a card for each group, three at most, one shuffle for all', () => {
  for (const [groups, each] of [
    [1, 1],
    [3, 3],
    [5, 3],
  ] as const) {
    const t = scene({
      heroes: [{ at: [2, 6] }, { at: [3, 6] }, { at: [2, 7] }, { at: [3, 7] }],
      set: (s) => {
        s.fight.isOn = true
        s.fight.groups = groups
      },
    })
      .agenda('loot')
      .afterwards('afterFight')
      .afterwards('endTurn')
      .begin()
    t.untilStep('turn')
    expect(t.log(0).filter((line) => line.startsWith('found '))).toHaveLength(4 * each)
    expect(t.luck().filter((line) => line.startsWith('shuffle loot'))).toHaveLength(1)
    expect(t.zone(Z.loot).length + t.zone(Z.drawn).length).toBe(18)
  }
  expect(BX).toHaveLength(2)
})
