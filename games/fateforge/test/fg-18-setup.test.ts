import { allDone, given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { objectiveText, sceneText } from '../src/text/placeText.ts'
import { distance } from '../src/ground.ts'
import { acting, enemiesAct, hero, type Playing, zoneOf } from './acting.ts'
import { namedBy } from './asking.ts'
import { between } from './outside.ts'
import { gameWith, type Scene, scene, zone } from './scene.ts'

afterEach(allDone)

const far = (t: Playing, a: Parameters<typeof zone>[0], b: Parameters<typeof zone>[0]): number =>
  distance(t.match.table, zone(a), zone(b))
/** The panels of a scene are closed: each player by itself makes ready. */
const gathering = (wanted: Scene = {}): Playing => scene(wanted).agenda('gather').begin()
/** A fight laid out by the game itself. */
const laid = (training: string, heroes: string[] = ['rogue', 'lord']) =>
  given(gameWith(), { seats: heroes.length, options: { play: 'training', training, heroes }, from: 'panels' })

describe('the board', () => {
  test('FG-18.1 one tile is one zone, distances count tiles', () => {
    const t = acting({ scene: 'c1' })
    expect([far(t, 'a1', 'a1'), far(t, 'a1', 'b1'), far(t, 'a1', 'b2'), far(t, 'a1', 'c2')]).toEqual([0, 1, 2, 3])
    const shot = acting({
      heroes: { mercenary: { pool: ['shoot.blue'] }, shaman: {} },
      enemies: [
        { enemy: 'conscript', at: 'b2' },
        { enemy: 'conscript', at: 'b1', init: 2 },
      ],
    })
    expect(namedBy(shot, 'shoot')).toEqual(['1:shoot.blue'])
  })
  test('FG-18.7 distance follows open ways: walls and closed doors cut, portals do not shorten', () => {
    const market = acting({ scene: 'c4' })
    expect([far(market, 'b2', 'b3'), far(market, 'b1', 'c1'), far(market, 'a2', 'b2')]).toEqual([3, 3, 1])
    const door = { kind: 'door', id: 'door', zone: 'a1', other: 'b1' } as const
    const by = (open: boolean) =>
      scene({ ground: { tokens: [door] } })
        .set((s) => void (s.objects[0]!.done = open))
        .begin()
    expect([far(by(false), 'a1', 'b1'), far(by(true), 'a1', 'b1')]).toEqual([3, 1])
    const crypt = acting({ scene: 'c5' })
    expect([far(crypt, 'a2', 'c3'), far(crypt, 'b1', 'c2')]).toEqual([3, 2])
    const walled = { walls: [['a1', 'b1']] } as const
    const shooter = { heroes: { mercenary: { pool: ['shoot.blue', 'move.yellow'] }, shaman: {} } }
    const t = acting({ ...shooter, ground: walled, enemies: [{ enemy: 'conscript', at: 'b1' }] })
    t.refuses(0, 'shoot:0:shoot.blue', 'FG-12.4')
    expect(namedBy(t, 'move').filter((word) => word.endsWith('yellow'))).toEqual(['a2:move.yellow'])
  })
  test('FG-18.4 enemies with an armor value begin with that many cubes', () => {
    const t = laid('c2').begin()
    const armor = t.state.enemies.map(({ card, armor: cubes }) => [gameWith().book.foes[card]!.id, cubes])
    expect(armor).toContainEqual(['lieutenant', 2])
    expect(armor).toContainEqual(['militia-guard', 0])
  })
})

describe('before the fight', () => {
  test('FG-18.2 objectives are told in both languages', () => {
    for (const printed of CONTENT.scenes)
      for (const lang of ['en', 'fr'] as const) {
        expect(sceneText(printed, lang).lines.length).toBeGreaterThan(0)
        for (const objective of printed.objectives) {
          expect(objectiveText(objective, printed, 'story', lang)).not.toBe('')
        }
      }
  })
  test('FG-18.2 the fight begins when everybody is ready', () => {
    const t = scene({ scene: 'c1' }).agenda('panels').begin().asked(0, 'ready').answer(0, 'ready')
    t.waitsFor(0, 1).answer(0, 'ready').waitsFor(1).notAsked(0)
    expect(t.state.round).toBe(1)
    t.answer(1, 'ready').asked(0, 'prepare').asked(1, 'prepare')
  })
  test('FG-18.3 with several Start zones each player chooses, with one nobody is asked', () => {
    const t = laid('c1').begin()
    expect(t.state.heroes.map(zoneOf)).toEqual(['a1', 'a1'])
    t.answer(0, 'ready').offers(0, 'start:0:a2').offers(1, 'start:1:a2')
    t.refuses(0, 'start:0:b1', 'FG-18.3')
    t.refuses(0, 'start:1:a2', 'FG-18.3')
    t.answer(1, 'start:1:a2').offers(1, 'start:1:a1')
    expect(t.state.heroes.map(zoneOf)).toEqual(['a1', 'a2'])
    const one = laid('c3').begin().answer(0, 'ready')
    expect(one.state.heroes.map(zoneOf)).toEqual(['a2', 'a2'])
    expect(namedBy(one, 'start')).toEqual([])
  })
  test('FG-18.5 the Rogue begins every fight in Stealth', () => {
    expect(hero(laid('c1').begin(), 'rogue').stealth).toBe(true)
    const seen = { rogue: { also: { stealth: false } }, lord: { also: { stealth: false } } }
    const next = between({ heroes: seen }).agenda('tell')
    const t = next
      .set((s) => {
        s.kind = 'none'
        s.act = 1
        s.node = 'c2'
      })
      .begin()
    expect([t.state.scene, hero(t, 'rogue').stealth, hero(t, 'lord').stealth]).toEqual(['c2', true, false])
  })
  test('FG-18.6 skills may still change, and allies are chosen after that, before the first dice', () => {
    const t = scene({ heroes: { lord: { active: ['riposte'] }, shaman: {} } }).agenda('gather')
    const play = t.set((s) => void (s.allies = [CONTENT.allies[0]!.id])).begin()
    play.answer(0, 'rest:riposte').lacks(0, `ally:${CONTENT.allies[0]!.id}:0`)
    expect(hero(play, 'lord').active).toEqual([])
    play.answer(0, 'ready').answer(1, 'ready').asked(0, 'ally').answer(0, `ally:${CONTENT.allies[0]!.id}:1`)
    expect(play.asked(0, 'prepare').state.ally).toMatchObject({ id: 0, escort: 1 })
  })
  test('FG-18.8 the Beast Master is whoever follows the last one, unless another is named', () => {
    const three = { heroes: { lord: {}, shaman: {}, rogue: {} } } as const
    const muster = () => scene(three).agenda('muster').begin().waitsFor(1).asked(1, 'master')
    expect(muster().answer(1, 'master:1').state.beastMaster).toBe(1)
    const other = muster().answer(1, 'master:2')
    expect(other.state.beastMaster).toBe(2)
    const round = scene(three)
      .agenda('muster')
      .set((s) => void (s.beastMaster = 2))
      .begin()
    round.waitsFor(0).asked(0, 'master')
    scene({ seats: 1 }).agenda('muster').begin().asked(0, 'ready')
  })
  test('FG-18.8 the Beast Master confirms what the group chooses while enemies act', () => {
    const struck = (master: 0 | 1) =>
      enemiesAct({ enemies: [{ enemy: 'conscript', at: 'a1' }] })
        .set((s) => void (s.beastMaster = master))
        .begin()
    expect(
      [0, 1].map((master) =>
        struck(master as 0 | 1)
          .asked(master, 'enemyTarget')
          .match.waiting(),
      ),
    ).toEqual([[0], [1]])
  })
  test('FG-18.9 items change hands while the panels are open, then only skills and start zones', () => {
    const wanted: Scene = {
      scene: 'c1',
      heroes: { lord: { items: { secondary: 'buckler' }, active: ['riposte'] }, shaman: {} },
    }
    const open = scene(wanted).agenda('panels').begin().answer(0, 'camp').answer(0, 'put:1.secondary:2.secondary')
    expect(hero(open, 'shaman').slots[1]!.item).toBeGreaterThan(0)
    const closed = gathering(wanted)
    expect(closed.refusal(0, 'put:1.secondary:2.secondary', 'FG-18.3')).toHaveLength(1)
    closed.refuses(0, 'camp', 'FG-18.3')
    closed.offersExactly(0, ['ready', 'start:0:a2', 'rest:riposte'])
  })
})
