import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import {
  acting,
  energy,
  foe,
  health,
  hero,
  type Playing,
  pool,
  preparing,
  reacting,
  screen,
  turnOf,
  zoneOf,
} from './acting.ts'
import { lines, namedBy } from './asking.ts'
import { type HeroWish, type Scene, scene, showing, Z } from './scene.ts'

afterEach(allDone)

const sylvan = (wish: HeroWish, more: Scene = {}): Playing =>
  acting({ ...more, heroes: { 'sylvan-guard': wish, shaman: { at: 'd3' } } })

describe('results and turns', () => {
  test('FG-25.1 dice are shown when the action phase begins', () => {
    const faces = ['strike.red', 'strike.red', 'move.yellow', 'fail.yellow']
    const t = preparing()
      .roll('dice', showing(...faces))
      .answer(0, 'roll:0:15')
      .answer(0, 'confirm:0')
    expect(lines(t, 'shows', 1)).toEqual([])
    t.answer(1, 'roll:1:15').answer(1, 'confirm:1')
    expect(lines(t, 'shows', 1)).toEqual([])
    t.answer(0, 'order:21')
    expect(lines(t, 'shows', 1).slice(0, 4)).toEqual(
      faces.map((word) => `shows mercenary ${word.split('.')[1]!} ${word.split('.')[0]!}`),
    )
    expect(t.view(1).state.heroes[0]!.pool).toHaveLength(4)
    t.asked(1, 'turn')
  })
  test('FG-25.2 WE-4 Shoot, Move, Strike: as often as resources allow, in any order', () => {
    const guard = { enemies: [{ enemy: 'militia-guard', at: 'b1' }] } as const
    const results: HeroWish = { pool: ['shoot.blue', 'move.yellow', 'strike.red'] }
    const t = sylvan(results, guard)
    expect(namedBy(t, 'strike')).toEqual([])
    t.answer(0, 'shoot:0:shoot.blue').answer(0, 'move:b1:move.yellow').answer(0, 'strike:0:strike.red')
    expect([foe(t).red, foe(t).gone, pool(t, 'sylvan-guard')]).toEqual([2, false, []])
    const other = sylvan(results, guard).answer(0, 'move:b1:move.yellow').answer(0, 'strike:0:strike.red')
    expect(namedBy(other, 'shoot')).toEqual([])
    expect(other.state.enemies[0]!.red).toBe(1)
  })
  test('FG-25.2 FG-15.5 FG-12.5 WE-5 a chain with a skill and boots', () => {
    const t = sylvan(
      {
        pool: ['fail.blue', 'shootSkill.blue', 'move.yellow', 'strike.red'],
        active: ['quick-draw'],
        items: { clothing: 'boots-of-celerity' },
        energy: 0,
      },
      { enemies: [{ enemy: 'militia-guard', at: 'b1' }] },
    )
    t.answer(0, 'shoot:0:shootSkill.blue').answer(0, 'card:quick-draw:0').answer(0, 'shoot:0:shoot.card')
    expect([foe(t).red, foe(t).gone]).toEqual([2, false])
    t.answer(0, 'card:boots-of-celerity:0').answer(0, 'move:b1:action.1').answer(0, 'strike:0:strike.red')
    expect([foe(t).red, foe(t).gone, pool(t, 'sylvan-guard')]).toEqual([3, true, ['fail.blue']])
    t.refuses(0, 'card:boots-of-celerity:0', 'FG-15.5')
    t.offersExactly(0, ['end'])
  })
  test('FG-25.3 the energy move: once a turn, an action', () => {
    const portal: Scene['ground'] = { tokens: [{ kind: 'portal', id: 'portal', zone: 'a1', to: ['d1'] }] }
    const t = sylvan({ active: ['quick-draw'] }, { ground: portal })
    expect(t.refusal(0, 'card:quick-draw:0', 'FG-14.7')).toHaveLength(1)
    t.answer(0, 'move:b1:energy').refuses(0, 'move:c1:energy', 'FG-25.3')
    expect([energy(t, 'sylvan-guard'), zoneOf(hero(t, 'sylvan-guard')), pool(t, 'sylvan-guard')]).toEqual([
      [4, 1],
      'b1',
      [],
    ])
    const through = sylvan({}, { ground: portal }).answer(0, 'portal:0:energy')
    expect([zoneOf(hero(through, 'sylvan-guard')), energy(through, 'sylvan-guard')]).toEqual(['d1', [4, 1]])
    through.refuses(0, 'move:d2:energy', 'FG-25.3')
    const again = turnOf({ heroes: { 'sylvan-guard': { also: { energyMove: true } }, shaman: {} } }).begin()
    again.offers(0, 'move:b1:energy')
  })
  test('FG-25.4 any enemy in range may be aimed at', () => {
    const t = sylvan(
      { pool: ['strike.red'] },
      {
        enemies: [
          { enemy: 'conscript', at: 'a1', init: 4 },
          { enemy: 'conscript', at: 'a1', init: 2 },
          { enemy: 'archer', at: 'a1' },
        ],
      },
    )
    expect(namedBy(t, 'strike')).toEqual(['0:strike.red', '1:strike.red', '2:strike.red'])
  })
  test('FG-25.5 what a card gave is used at any time of the turn', () => {
    const t = sylvan(
      { pool: ['move.yellow', 'move.yellow'], active: ['quick-draw'] },
      { enemies: [{ enemy: 'conscript', at: 'c1' }] },
    )
    t.answer(0, 'card:quick-draw:0').answer(0, 'move:b1:move.yellow').answer(0, 'shoot:0:shoot.card')
    expect(foe(t).red).toBe(1)
  })
})

describe('the end of a turn', () => {
  test('FG-25.6 what is left is discarded, unless a card keeps it', () => {
    const t = sylvan({ pool: ['move.yellow', 'strike.red'] })
      .answer(0, 'end')
      .logged('turnEnds', ['sylvan-guard', 2])
    expect(pool(t, 'sylvan-guard')).toEqual([])
    const command = acting(
      {
        heroes: { lord: { pool: ['focus.green'], active: ['command'] }, shaman: {} },
        order: ['shaman', 'lord'],
      },
      'lord',
    )
    command.answer(0, 'card:command:0').answer(0, 'icon:strike')
    expect(pool(command, 'shaman')).toEqual(['strike.card'])
    command.answer(0, 'end').asked(1, 'prepare')
    expect(pool(command, 'shaman')).toEqual(['strike.card'])
    for (const seat of [0, 1]) command.answer(seat, `roll:${seat}:15`).answer(seat, `confirm:${seat}`)
    command.answer(0, 'order:21').asked(1, 'turn')
    expect(pool(command, 'shaman')[0]).toBe('strike.card')
    expect(pool(command.answer(1, 'end'), 'shaman')).toEqual([])
  })
  test('FG-25.6 with nothing left the turn still waits to be closed, unless that is switched off', () => {
    const done = sylvan({ energy: 0 }).asked(0, 'turn').offersExactly(0, ['end'])
    expect(done.state.acting).toBe(0)
    const quick = sylvan({ energy: 0 }, { options: { confirmEnd: false } })
    expect(lines(quick, 'turnEnds')).toEqual(['turnEnds sylvan-guard 0'])
  })
  test.each([
    ['has not confirmed', false],
    ['has confirmed', true],
  ])('FG-25.7 felled by Gas on another’s Sprint, a hero who %s has no dice, and the round goes on', (_, isReady) => {
    const t = scene({
      ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
      heroes: { mercenary: {}, shaman: { at: 'b1', health: 1 } },
    })
      .top(Z.trapDeck, ['gas'])
      .top(Z.corruptionDeck, ['lost-time'])
      .begin()
    t.answer(1, 'roll:1:15')
    if (isReady) t.answer(1, 'confirm:1')
    t.roll('dice', showing('strike.red', 'strike.red', 'fail.yellow', 'fail.yellow')).answer(0, 'roll:0:15')
    t.answer(0, 'sprint:0:b1').answer(0, 'spring')
    expect([hero(t, 'shaman').down, screen(t, 'shaman')]).toEqual([true, []])
    t.answer(0, 'confirm:0').asked(0, 'turn')
    expect(pool(t, 'shaman')).toEqual([])
    t.answer(0, 'revive:1').answer(0, 'end').asked(1, 'prepare')
    expect(t.state.round).toBe(2)
    for (const seat of [0, 1]) t.answer(seat, `roll:${seat}:15`).answer(seat, `confirm:${seat}`)
    t.answer(0, 'order:21').asked(1, 'turn')
    expect(pool(t, 'shaman')).toHaveLength(4)
  })
  test('FG-25.7 who is down before its turn has none', () => {
    const t = reacting({
      heroes: { 'sylvan-guard': { health: 1, pool: ['move.yellow'] }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'guard-dog', at: 'a1' }],
    }).begin()
    t.logged('skipped', ['sylvan-guard']).asked(1, 'turn')
    expect([hero(t, 'sylvan-guard').down, pool(t, 'sylvan-guard')]).toEqual([true, []])
  })
  test('FG-25.7 who falls on its own turn ends it there', () => {
    const t = sylvan(
      { health: 2, pool: ['move.yellow', 'strike.red'] },
      {
        ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
        content: { traps: [{ id: 'pitfall', mishaps: [{ mishap: 'damage', n: 2 }] }] },
      },
    )
    t.answer(0, 'move:b1:move.yellow').answer(0, 'spring').logged('turnEnds', ['sylvan-guard', 0]).asked(1, 'turn')
    expect([health(t, 'sylvan-guard'), pool(t, 'sylvan-guard')]).toEqual([[0, 7, 0], []])
  })
  test('FG-25.8 steps are taken back up to the last thing that was revealed', () => {
    const t = sylvan(
      { pool: ['move.yellow', 'strike.red', 'focus.green'] },
      {
        ground: { tokens: [{ kind: 'chest', id: 'chest', zone: 'b1' }], chest: ['iron-sword', 'hunting-bow'] },
        enemies: [{ enemy: 'conscript', at: 'b1' }],
      },
    )
    t.answer(0, 'move:b1:move.yellow').answer(0, 'strike:0:strike.red').undo('strict').undo('strict')
    expect([zoneOf(hero(t, 'sylvan-guard')), foe(t).red, pool(t, 'sylvan-guard').length]).toEqual(['a1', 0, 3])
    t.answer(0, 'move:b1:move.yellow').answer(0, 'use:0:focus.green').refusesUndo('strict', 'undoPastReveal')
    expect(t.match.game.def.undoRule).toBe('FG-25.8')
  })
})
