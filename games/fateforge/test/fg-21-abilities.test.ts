import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { enemyText } from '../src/text/foeText.ts'
import { acting, enemiesAct, foe, health, hero, type Playing, preparing, reacting, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { type FoeWish, type HeroWish, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

/** Enemies take their turns while the heroes stand far off, at a1 and a2. */
const far = (...enemies: readonly FoeWish[]): Playing =>
  enemiesAct({ heroes: { mercenary: { at: 'a1' }, shaman: { at: 'a2' } }, enemies }).begin()
const facing = (wish: HeroWish, enemies: readonly FoeWish[], more: Scene = {}): Playing =>
  acting({ ...more, heroes: { 'sylvan-guard': wish, mercenary: { at: 'd3' } }, enemies })

describe('when they act', () => {
  test('FG-21.5 on hero turns, on the enemy’s own activation, or in upkeep', () => {
    expect(
      against(facing({ pool: ['move.yellow'] }, [{ enemy: 'militia-guard', at: 'a1' }]), 'move:b1:move.yellow'),
    ).toEqual(['FG-21.7a'])
    const risen: FoeWish = { enemy: 'risen', at: 'd1' }
    const turns = far(risen)
    expect(turns.log(0).filter((line) => /^(rebuilt|upkeep)/.test(line))).toEqual(['upkeep 1', 'rebuilt risen.1'])
    expect(lines(reacting({ enemies: [risen] }).begin(), 'rebuilt')).toEqual([])
    const call = far({ enemy: 'lieutenant', at: 'd1' }, { enemy: 'conscript', at: 'd3' })
    expect(lines(call, 'called')).toEqual(['called lieutenant.1 conscript.1 d2'])
  })
  test('FG-21.6 always when possible, even if the band gives nothing to do', () => {
    const pair = (stun: boolean): FoeWish[] => [
      { enemy: 'lieutenant', at: 'd1', stun },
      { enemy: 'conscript', at: 'd3' },
    ]
    const t = far(...pair(false))
    expect([lines(t, 'idle'), zoneOf(foe(t, 1))]).toEqual([['idle conscript.1', 'idle lieutenant.1'], 'd2'])
    expect(zoneOf(foe(far(...pair(true)), 1))).toBe('d3')
  })
  test('FG-21.6 in reactions only for the enemy that reacts', () => {
    const wanted: Scene = { heroes: { mercenary: { at: 'a1' }, shaman: { at: 'a2' } } }
    const pair = [
      { enemy: 'lieutenant', at: 'd1' },
      { enemy: 'conscript', at: 'd3' },
    ] as const
    const t = reacting({ ...wanted, enemies: pair }).begin()
    expect([lines(t, 'named').length, lines(t, 'called')]).toEqual([2, []])
    const near = { heroes: { mercenary: { at: 'd1' }, shaman: { at: 'a2' } } } as const
    expect(lines(reacting({ ...near, enemies: pair }).begin(), 'called')).toHaveLength(1)
  })
  test('FG-21.7 every ability of the cards is told in both languages', () => {
    for (const enemy of CONTENT.enemies)
      for (const lang of ['en', 'fr'] as const) {
        const { lines: told } = enemyText(enemy, lang)
        const extra = Number(enemy.activation !== undefined) + Number(enemy.rebuilds !== undefined)
        expect(told).toHaveLength(enemy.band.length + enemy.traits.length + extra)
      }
    const named = new Set(CONTENT.enemies.flatMap(({ traits }) => traits))
    expect([...named].toSorted()).toEqual(['block', 'frightening', 'frontLine', 'lifeDrain', 'stealth'])
  })
})

describe('Block', () => {
  const ground: Scene['ground'] = { tokens: [{ kind: 'portal', id: 'portal', zone: 'a1', to: ['d1'] }] }
  const boots: HeroWish = { pool: ['move.yellow'], items: { clothing: 'boots-of-celerity' } }
  const ghost = (stun: boolean): FoeWish[] => [{ enemy: 'elite-ghost', at: 'a1', stun }]
  test('FG-21.7a FG-21.8 WE-20 no Move, energy move, card’s Move or portal leads out', () => {
    const t = facing(boots, ghost(false), { ground }).answer(0, 'card:boots-of-celerity:0')
    for (const word of [
      'move:b1:move.yellow',
      'move:b1:energy',
      'move:b1:action.1',
      'portal:0:move.yellow',
      'portal:0:energy',
    ])
      t.refuses(0, word, 'FG-21.7a')
    expect(namedBy(t, 'move')).toEqual([])
    const free = facing(boots, ghost(true), { ground }).answer(0, 'card:boots-of-celerity:0')
    free.offers(0, [
      'move:b1:move.yellow',
      'move:b1:energy',
      'move:b1:action.1',
      'portal:0:move.yellow',
      'portal:0:energy',
    ])
    facing(boots, [{ enemy: 'elite-ghost', at: 'a1', gone: true }]).offers(0, 'move:b1:move.yellow')
  })
  test('FG-21.7a FG-21.8 WE-20 nor does a Sprint', () => {
    const sprint = (stun: boolean) =>
      preparing({ heroes: { 'sylvan-guard': {}, mercenary: { at: 'd3' } }, enemies: ghost(stun) }).answer(
        0,
        'roll:0:15',
      )
    expect(against(sprint(false), 'sprint:0:b1')).toEqual(['FG-21.7a'])
    expect(namedBy(sprint(true), 'sprint')).toEqual(['0:a2', '0:b1'])
  })
  test('FG-21.8 being pulled out, and leaving at the end, are not voluntary', () => {
    const t = enemiesAct({
      heroes: { mercenary: { at: 'a1' }, shaman: { at: 'd3' } },
      enemies: [
        { enemy: 'militia-guard', at: 'a1' },
        { enemy: 'barrow-knight', at: 'b1' },
      ],
    })
    const pulled = t.top(Z.fearDeck, ['scream']).begin()
    expect(zoneOf(hero(pulled, 'mercenary'))).toBe('b1')
    const out = scene({
      ground: { tokens: [{ kind: 'exit', id: 'exitA', zone: 'b1', letter: 'A' }] },
      enemies: [{ enemy: 'militia-guard', at: 'a1' }],
    })
    const left = out.agenda('leave').begin()
    expect(lines(left, 'leaves')).toEqual(['leaves mercenary 2', 'leaves shaman 2'])
  })
})

describe('Life Drain', () => {
  const ghost = (armor: number, parry = 0): Playing =>
    enemiesAct({
      heroes: { mercenary: { also: { parry } }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'elite-ghost', at: 'a1', armor }],
    }).begin()
  test('FG-21.7b WE-20 damage in its zone gives it an armor cube, two at most', () => {
    expect([0, 1, 2].map((armor) => foe(ghost(armor)).armor)).toEqual([1, 2, 2])
    expect(health(ghost(1), 'mercenary')[0]).toBe(8)
  })
  test('FG-21.9 WE-20 not if the damage was prevented', () => {
    const t = ghost(1, 1).answer(0, 'prevent:1:0')
    expect([foe(t).armor, lines(t, 'drained')]).toEqual([1, []])
  })
})

describe('who may be aimed at', () => {
  const both: HeroWish = { pool: ['strike.red', 'shoot.blue'] }
  test('FG-21.7c Front Line protects the others in its zone', () => {
    const line = (at: 'a1' | 'b1', stun = false): FoeWish[] => [
      { enemy: 'bruiser', at, stun },
      { enemy: 'recruit', at },
      { enemy: 'knife-thrower', at: at === 'a1' ? 'b1' : 'a1' },
    ]
    const here = facing(both, line('a1'))
    expect([namedBy(here, 'strike'), namedBy(here, 'shoot')]).toEqual([['0:strike.red'], ['2:shoot.blue']])
    here.refuses(0, 'strike:1:strike.red', 'FG-25.4')
    const there = facing(both, line('b1'))
    expect([namedBy(there, 'strike'), namedBy(there, 'shoot')]).toEqual([['2:strike.red'], ['0:shoot.blue']])
    expect(namedBy(facing(both, line('a1', true)), 'strike')).toEqual(['0:strike.red', '1:strike.red'])
  })
  test('FG-21.7d Stealth: only from its own zone', () => {
    const wish: HeroWish = { pool: ['shoot.blue', 'strike.red', 'focus.green'], active: ['hunters-mark'] }
    const at = (zone: 'a1' | 'b1', stun = false) => facing(wish, [{ enemy: 'assassin', at: zone, stun }])
    at('b1').refuses(0, 'shoot:0:shoot.blue', 'FG-25.4')
    expect(against(at('b1'), 'card:hunters-mark:0')).toEqual(['FG-14.8'])
    expect(namedBy(at('a1'), 'strike')).toEqual(['0:strike.red'])
    expect(namedBy(at('b1', true), 'shoot')).toEqual(['0:shoot.blue'])
    const roots = (stun: boolean) =>
      acting({
        heroes: { shaman: { pool: ['focus.green', 'move.yellow'], active: ['roots'] }, lord: {} },
        enemies: [
          { enemy: 'assassin', at: 'b1', stun },
          { enemy: 'recruit', at: 'c1' },
        ],
      }).answer(0, 'card:roots:0')
    expect(foe(roots(false), 1).stun).toBe(true)
  })
  test('FG-21.7e who meets a Frightening enemy draws a fear card', () => {
    const t = scene({
      heroes: { 'sylvan-guard': { pool: ['move.yellow'] }, mercenary: { at: 'd3' } },
      enemies: [{ enemy: 'barrow-knight', at: 'b1' }],
    })
    const drawn = t.agenda('act').afterwards('upkeep').top(Z.fearDeck, ['scream']).begin()
    drawn.answer(0, 'move:b1:move.yellow').logged('fear', ['sylvan-guard', 'scream'])
    expect(hero(drawn, 'sylvan-guard').energySpent).toBe(1)
  })
})

describe('Call', () => {
  const lieutenant: FoeWish = { enemy: 'lieutenant', at: 'd1' }
  test('FG-21.7f the closest minion of the type comes a zone nearer', () => {
    const t = far(lieutenant, { enemy: 'conscript', at: 'd3', init: 1 }, { enemy: 'conscript', at: 'c1', init: 2 })
    expect([zoneOf(foe(t, 1)), zoneOf(foe(t, 2))]).toEqual(['d3', 'd1'])
    const beyond = far(lieutenant, { enemy: 'conscript', at: 'c3', init: 1 })
    expect([zoneOf(foe(beyond, 1)), lines(beyond, 'called')]).toEqual(['c3', []])
    const here = far(lieutenant, { enemy: 'conscript', at: 'd1', init: 1 }, { enemy: 'conscript', at: 'd2', init: 2 })
    expect(lines(here, 'called')).toEqual(['called lieutenant.1 conscript.2 d1'])
    const tie = far(lieutenant, { enemy: 'conscript', at: 'd3', init: 4 }, { enemy: 'conscript', at: 'b1', init: 2 })
    expect([zoneOf(foe(tie, 1)), zoneOf(foe(tie, 2))]).toEqual(['d3', 'c1'])
    const archers = far(lieutenant, { enemy: 'archer', at: 'd2' })
    expect(lines(archers, 'called')).toEqual([])
  })
  test('FG-21.12 passes over who may never move or has no way, and moves the stunned', () => {
    const ground = {
      tokens: [{ kind: 'objective', id: 'o1', zone: 'd2' }],
      walls: [
        ['a3', 'b3'],
        ['a2', 'a3'],
      ],
    } as const
    const calling = (...reds: readonly FoeWish[]) =>
      enemiesAct({
        ground,
        heroes: { mercenary: { at: 'a1' }, shaman: { at: 'a2' } },
        enemies: [{ enemy: 'bone-singer', at: 'd1' }, ...reds],
      }).begin()
    const rooted = calling({ enemy: 'risen', at: 'd2', defends: 'o1' }, { enemy: 'risen', at: 'd3', init: 3 })
    expect(lines(rooted, 'called')).toEqual(['called bone-singer.1 risen.3 d2'])
    const cut = calling({ enemy: 'risen', at: 'a3' })
    expect(lines(cut, 'called')).toEqual([])
    const stunned = calling({ enemy: 'risen', at: 'd3', stun: true })
    expect([zoneOf(foe(stunned, 1)), lines(stunned, 'idle')]).toEqual(['d2', ['idle risen.1', 'idle bone-singer.1']])
  })
})

describe('what enemy actions do', () => {
  test('FG-21.10 Pull takes a hero from an adjacent zone, then the Strike reaches it', () => {
    const t = enemiesAct({
      heroes: { mercenary: { at: 'b1', items: { pack2: 'lamp-of-the-dead' } }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'barrow-knight', at: 'a1' }],
    }).begin()
    expect([zoneOf(hero(t, 'mercenary')), health(t, 'mercenary')[0], hero(t, 'mercenary').stun]).toEqual([
      'a1',
      8,
      false,
    ])
  })
  test('FG-21.11 the closest minion, then the lowest initiative, at any distance', () => {
    const singer: FoeWish = { enemy: 'bone-singer', at: 'c1' }
    const parried = (...reds: readonly FoeWish[]) =>
      lines(
        enemiesAct({ heroes: { mercenary: { at: 'a1' }, shaman: { at: 'a1' } }, enemies: [singer, ...reds] }).begin(),
        'foeParry',
      )
    const risen = (init: number, at: FoeWish['at']): FoeWish => ({ enemy: 'risen', at, init, stun: true })
    expect(parried(risen(3, 'd1'), risen(1, 'd2'))).toEqual(['foeParry risen.3'])
    expect(parried(risen(3, 'd2'), risen(1, 'c3'))).toEqual(['foeParry risen.1'])
    expect(parried(risen(2, 'a3'))).toEqual(['foeParry risen.2'])
  })
})
