import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, foe, health, reacting, zoneOf } from './acting.ts'
import { lines } from './asking.ts'
import { castle, deeds, hunter, named } from './naming.ts'
import type { FoeWish, Scene } from './scene.ts'

afterEach(allDone)

const both = (at: 'a1' | 'b1' | 'b2' = 'b1'): Scene['heroes'] => ({ 'sylvan-guard': { at }, mercenary: { at } })
const colours = (t: ReturnType<typeof acting>) => lines(t, 'named').map((line) => line.split(' ')[1])

describe('which colours react', () => {
  const four: readonly FoeWish[] = [
    { enemy: 'archer', at: 'd3' },
    { enemy: 'conscript', at: 'd3' },
    { enemy: 'militia-guard', at: 'd3' },
    { enemy: 'lieutenant', at: 'd3' },
  ]
  test('FG-28.1 FG-28.3 two different colours are drawn among those on the board, in order', () => {
    const t = reacting({ enemies: four }).roll('colour', [1], [0]).begin()
    expect(colours(t)).toEqual(['red', 'blue'])
    // The colour drawn first is no longer among those drawn from.
    const other = reacting({ enemies: four }).roll('colour', [1], [1]).begin()
    expect(colours(other)).toEqual(['red', 'green'])
    const last = reacting({ enemies: four }).roll('colour', [3], [2]).begin()
    expect(colours(last)).toEqual(['purple', 'green'])
  })
  test('FG-28.3 each colour once, however many tokens it has', () => {
    const enemies = [...four, ...[2, 3, 4, 5].map((init) => ({ enemy: 'conscript', at: 'd3', init }) as const)]
    const counts = new Map<string, number>()
    for (let first = 0; first < 4; first++)
      for (let second = 0; second < 3; second++) {
        const t = reacting({ enemies }).roll('colour', [first], [second]).begin()
        const key = colours(t).join()
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    expect([counts.size, ...counts.values()]).toEqual([12, ...new Array<number>(12).fill(1)])
  })
  test('FG-28.1 a single colour reacts alone', () => {
    const t = reacting({ enemies: [four[0]!, { ...four[0]!, init: 2 }] }).begin()
    expect(colours(t)).toEqual(['blue'])
  })
  test('FG-28.2 a colour without a token gives its place to one that was not named', () => {
    const t = named({ enemies: [four[0]!, four[1]!] }, 'white', 'blue').begin()
    expect(colours(t)).toEqual(['red', 'blue'])
    const alone = named({ enemies: [four[0]!] }, 'white', 'blue').begin()
    expect(colours(alone)).toEqual(['blue'])
  })
  const scripted = (round: number, enemies: readonly FoeWish[], more: Scene = {}) =>
    reacting({ ground: { reactions: [['purple', 'red'], [], ['green']] }, enemies, round, ...more })
  test('FG-28.3 a scene may name the colours of a round; the order is that of the script', () => {
    expect(colours(scripted(1, four).begin())).toEqual(['purple', 'red'])
    const open = scripted(2, four).roll('colour', [1], [0]).begin()
    expect(colours(open)).toEqual(['red', 'blue'])
    const beyond = scripted(4, four).roll('colour', [0], [0]).begin()
    expect(colours(beyond)).toEqual(['blue', 'red'])
  })
  test('FG-28.3 FG-7.4 what the script leaves open is drawn among the others', () => {
    const t = scripted(3, four).roll('colour', [2]).begin()
    expect(colours(t)).toEqual(['green', 'purple'])
    const lone = scripted(1, four, { seats: 1 }).roll('colour', [1]).begin()
    expect(colours(lone)).toEqual(['purple', 'red', 'green'])
  })
  test('FG-28.2 a colour of the script without a token gives its place to another', () => {
    const t = scripted(1, four.slice(0, 3)).roll('colour', [1]).begin()
    expect(colours(t)).toEqual(['green', 'red'])
    expect(colours(scripted(1, [four[0]!]).begin())).toEqual(['blue'])
  })
  test('FG-28.3 the dead of the ward gate rise in a fixed order', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'risen', at: 'c2' },
      { enemy: 'bone-archer', at: 'c2' },
      { enemy: 'elite-ghost', at: 'c2' },
    ]
    const heroes: Scene['heroes'] = { mercenary: {}, shaman: {}, lord: {} }
    const lines = [1, 2, 3].map((round) => colours(reacting({ scene: 'sq2', heroes, enemies, round }).begin()))
    expect(lines).toEqual([
      ['red', 'blue'],
      ['green', 'red'],
      ['blue', 'green'],
    ])
  })
  test('FG-28.2 a type wiped out before its moment is replaced as well', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'conscript', at: 'd1', gone: true },
      { enemy: 'archer', at: 'd1' },
      { enemy: 'militia-guard', at: 'd3' },
      { enemy: 'sicario', at: 'd3' },
    ]
    const t = named({ enemies }, 'red', 'blue').roll('colour', [1]).begin()
    expect(colours(t)).toEqual(['brown', 'blue'])
  })
  test('FG-28.7 FG-28.1 a boss acts after the named types', () => {
    const roster = [
      { enemy: 'risen', init: 1, zone: 'b1' },
      { enemy: 'bone-archer', init: 1, zone: 'c1' },
    ] as const
    const heroes: Scene['heroes'] = { lord: { at: 'b2' }, shaman: { at: 'b2' } }
    const t = reacting(castle(heroes, roster, { order: ['shaman', 'lord'] }))
      .roll('colour', [1], [0])
      .begin()
      .answer(0, 'who:0')
    expect(colours(t)).toEqual(['red', 'blue'])
    expect(deeds(t)).toEqual([
      'acts risen.1 1',
      'foeMoved risen.1 b1 b2',
      'acts bone-archer.1 1',
      'foeShoots bone-archer.1 lord',
      'foeMoved hollow-castellan.1 c2 b2',
      'foeStrikes hollow-castellan.1 shaman',
    ])
    expect(health(t, 'shaman')).toEqual([5, 1, 0])
  })
})

describe('which token of a colour', () => {
  test('FG-28.4 at most one of a type activates', () => {
    const enemies: readonly FoeWish[] = [1, 2, 3].map((init) => ({ enemy: 'recruit', at: 'b1', init }))
    const t = named({ heroes: { mercenary: { at: 'b1' }, shaman: { at: 'd3' } }, enemies }, 'red').begin()
    expect(deeds(t)).toEqual(['acts recruit.1 0', 'foeStrikes recruit.1 mercenary'])
    expect(health(t, 'mercenary')).toEqual([8, 1, 0])
  })
  test('FG-28.4a only tokens with a valid hero at exactly the section’s distance are candidates', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'archer', at: 'b1', init: 1 },
      { enemy: 'archer', at: 'd1', init: 2 },
      { enemy: 'archer', at: 'c1', init: 3 },
    ]
    const t = named({ heroes: { mercenary: { at: 'b1' }, shaman: { at: 'a3' } }, enemies }, 'blue').begin()
    expect(deeds(t)).toEqual(['acts archer.3 0', 'foeShoots archer.3 mercenary'])
    const near = named(
      { content: hunter(2), heroes: both(), enemies: [{ enemy: 'hunter', at: 'c1' }] },
      'white',
    ).begin()
    expect([deeds(near), zoneOf(foe(near))]).toEqual([[], 'c1'])
  })
  test('FG-28.4b the lowest initiative among the candidates acts', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'recruit', at: 'b1', init: 5 },
      { enemy: 'recruit', at: 'b1', init: 2 },
      { enemy: 'recruit', at: 'b1', init: 4 },
    ]
    const t = named({ heroes: { mercenary: { at: 'b1' }, shaman: { at: 'd3' } }, enemies }, 'red').begin()
    expect(deeds(t)).toEqual(['acts recruit.2 0', 'foeStrikes recruit.2 mercenary'])
  })
  test('FG-28.4c sections come before initiative', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'guard-dog', at: 'd1', init: 1 },
      { enemy: 'guard-dog', at: 'c1', init: 6 },
    ]
    const t = named({ heroes: { mercenary: { at: 'b1' }, shaman: { at: 'b1' } }, enemies }, 'white').begin()
    expect(deeds(t)).toEqual(['acts guard-dog.6 1', 'foeMoved guard-dog.6 c1 b1', 'foeStrikes guard-dog.6 mercenary'])
    expect(zoneOf(foe(t, 0))).toBe('d1')
  })
  test('FG-28.4d a type without a candidate does nothing, and no other takes its place', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'conscript', at: 'c1' },
      { enemy: 'archer', at: 'c1' },
      { enemy: 'guard-dog', at: 'c1' },
    ]
    const t = named({ heroes: { mercenary: { at: 'b1' }, shaman: { at: 'a3' } }, enemies }, 'red', 'blue').begin()
    t.logged('noReaction', ['red'])
    expect(colours(t)).toEqual(['red', 'blue'])
    expect(deeds(t)).toEqual(['acts archer.1 0', 'foeShoots archer.1 mercenary'])
  })
})

describe('tokens that cannot', () => {
  const alone: Scene['heroes'] = { mercenary: { at: 'b1' }, shaman: { at: 'd3' } }
  test('FG-28.5 a stunned one is passed over for the next of its type', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'assassin', at: 'b1', init: 1, stun: true },
      { enemy: 'assassin', at: 'b1', init: 4 },
    ]
    const t = named({ heroes: alone, enemies }, 'brown').begin()
    expect(deeds(t)).toEqual(['acts assassin.4 0', 'foeStrikes assassin.4 mercenary'])
    expect(health(t, 'mercenary')).toEqual([7, 2, 0])
  })
  test('FG-28.5 with none left the type does nothing, without a replacement', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'assassin', at: 'b1', init: 1, stun: true },
      { enemy: 'conscript', at: 'b1' },
    ]
    const t = named({ heroes: alone, enemies }, 'brown').begin()
    t.logged('noReaction', ['brown'])
    expect(colours(t)).toEqual(['brown'])
    expect(deeds(t)).toEqual([])
  })
  test('FG-28.5 one that defends and would have to move is passed over, and so is one behind a barricade', () => {
    const tokens = [{ kind: 'objective', id: 'o1', zone: 'c1' }] as const
    const enemies: readonly FoeWish[] = [
      { enemy: 'recruit', at: 'c1', init: 1, defends: 'o1' },
      { enemy: 'recruit', at: 'b2', init: 2 },
    ]
    const t = named({ ground: { tokens }, heroes: alone, enemies }, 'red').begin()
    expect(deeds(t)).toEqual(['acts recruit.2 1', 'foeMoved recruit.2 b2 b1'])
    const archers: readonly FoeWish[] = [
      { enemy: 'archer', at: 'c1', init: 1 },
      { enemy: 'archer', at: 'a1', init: 3 },
    ]
    const barricades = [{ zone: 'b1', from: ['c1'] }] as const
    const shot = named({ ground: { barricades }, heroes: alone, enemies: archers }, 'blue').begin()
    expect(deeds(shot)).toEqual(['acts archer.3 0', 'foeShoots archer.3 mercenary'])
  })
  test('FG-28.6 the others are looked at from the same section onward', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'recruit', at: 'b1', init: 1, stun: true },
      { enemy: 'recruit', at: 'c1', init: 2 },
      { enemy: 'recruit', at: 'b1', init: 3 },
    ]
    const t = named({ heroes: alone, enemies }, 'red').begin()
    expect(deeds(t)).toEqual(['acts recruit.3 0', 'foeStrikes recruit.3 mercenary'])
  })
  test('FG-28.6 an ignored token is not asked again for a later section', () => {
    // The second section would take it toward the Shaman, two zones away.
    const enemies: readonly FoeWish[] = [{ enemy: 'knife-thrower', at: 'b2', init: 1 }]
    const barricades = [{ zone: 'b1', from: ['b2'] }] as const
    const heroes: Scene['heroes'] = { mercenary: { at: 'b1' }, shaman: { at: 'd2' } }
    const t = named({ ground: { barricades }, heroes, enemies }, 'blue').begin()
    t.logged('noReaction', ['blue'])
    expect(zoneOf(foe(t))).toBe('b2')
  })
})

describe('worked examples', () => {
  test('WE-6 FG-24.1 FG-24.2 the reactions lie between the turns of two heroes', () => {
    const t = acting({
      heroes: { 'sylvan-guard': { at: 'a1' }, rogue: { at: 'a1' } },
      enemies: [{ enemy: 'archer', at: 'd3' }],
      slot: 1,
    })
    expect(t.agenda).toEqual(['reactions', 'heroTurn', 'enemyTurns', 'upkeep'])
    t.asked(0, 'turn').notLogged('reactions').answer(0, 'end').asked(1, 'turn').logged('reactions')
    t.notLogged('enemyTurns').answer(1, 'end').logged('enemyTurns')
    expect(t.log(0).filter((line) => /^(turn|reactions|enemyTurns|upkeep)\b/.test(line))).toEqual([
      'reactions',
      'turn rogue',
      'enemyTurns',
      'upkeep 1',
    ])
  })
  test('WE-7 FG-28.4b of two Assassins only the one with initiative 1 acts', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'assassin', at: 'b1', init: 4 },
      { enemy: 'assassin', at: 'b1', init: 1 },
    ]
    const t = named({ heroes: both(), enemies }, 'brown').begin()
    expect(deeds(t)).toEqual(['acts assassin.1 0', 'foeStrikes assassin.1 sylvan-guard'])
    expect(health(t, 'sylvan-guard')).toEqual([5, 2, 0])
  })
  test('WE-8 FG-28.1 FG-28.4a FG-28.4c FG-30.2 FG-30.3 Dogs and Archers react', () => {
    const enemies: readonly FoeWish[] = [
      { enemy: 'guard-dog', at: 'a1', init: 1 },
      { enemy: 'guard-dog', at: 'c1', init: 4 },
      { enemy: 'archer', at: 'b1', init: 1 },
      { enemy: 'archer', at: 'b2', init: 2 },
    ]
    const t = reacting({ heroes: both(), enemies }).roll('colour', [0], [0]).begin()
    t.asked(0, 'enemyTarget').offersExactly(0, ['who:0', 'who:1']).answer(0, 'who:1')
    expect(deeds(t)).toEqual([
      'acts guard-dog.1 1',
      'foeMoved guard-dog.1 a1 b1',
      'foeStrikes guard-dog.1 sylvan-guard',
      'acts archer.2 0',
      'foeShoots archer.2 mercenary',
    ])
    expect([health(t, 'sylvan-guard'), health(t, 'mercenary')]).toEqual([
      [6, 1, 0],
      [8, 1, 0],
    ])
    expect(zoneOf(foe(t, 1))).toBe('c1')
  })
})
