import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { HeroId } from '../src/content/types.ts'
import { ZONES } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import { acting, enemiesAct, foe, health, type Playing, thing, turnOf, zoneOf } from './acting.ts'
import { against, lines } from './asking.ts'
import { deeds } from './naming.ts'
import { gameWith, type HeroWish, scene, thingNo, Z } from './scene.ts'

afterEach(allDone)

const ALL: readonly HeroId[] = ['mercenary', 'shaman', 'lord', 'rogue']
const party = (n: number): Partial<Record<HeroId, HeroWish>> =>
  Object.fromEntries(ALL.slice(0, n).map((id) => [id, {}]))
const ids = CONTENT.enemies.map(({ id }) => id)
const thingAt = (id: string, token: string): number =>
  CONTENT.scenes.find((printed) => printed.id === id)!.tokens.findIndex((printed) => printed.id === token)
/** `recruit.1@c2` */
const roster = (t: Playing): string[] =>
  t.state.enemies.map(({ card, init, zone }) => `${ids[card] ?? 'castellan'}.${init}@${ZONES[zone]}`)
/** The scene as the story lays it out, with this flag set. */
const laid = (node: string, flag?: string, n = 2) =>
  scene({ scene: 'c1', heroes: party(n), options: { play: 'campaign', until: 'end' } })
    .set((s) => {
      s.node = node
      s.flags = flag === undefined ? [] : [flag]
    })
    .agenda('tell')

describe('how scenes are laid out', () => {
  test('FG-C2.1 some enemies come only with three heroes or four', () => {
    const here = (n: number) => {
      const places = [undefined, 3, 4].map((heroes, i) => ({
        enemy: 'recruit',
        init: i + 1,
        zone: 'c1' as const,
        ...(heroes === undefined ? {} : { heroes }),
      }))
      return roster(scene({ game: gameWith({ roster: places }), scene: 'field', heroes: party(n) }).begin())
    }
    expect([here(2), here(3), here(4)]).toEqual([
      ['recruit.1@c1'],
      ['recruit.1@c1', 'recruit.2@c1'],
      ['recruit.1@c1', 'recruit.2@c1', 'recruit.3@c1'],
    ])
    for (const { id, roster: printed } of CONTENT.scenes) {
      const more = [2, 3, 4].map((n) => scene({ scene: id, heroes: party(n) }).begin().state.enemies)
      const bosses = id === 'c7' ? 1 : 0
      expect(more.map((foes) => foes.length - bosses)).toEqual(
        [2, 3, 4].map((n) => printed.filter(({ heroes = 0 }) => heroes <= n).length),
      )
    }
  })
  test('FG-C2.2 a red gem more with three heroes, two with four, farthest from the start', () => {
    const gems = (n: number) =>
      scene({ scene: 'c3', heroes: party(n) })
        .begin()
        .state.objects.flatMap(({ id, zone, n: gem }) => (id.startsWith('more-') ? [`${ZONES[zone]}.${gem}`] : []))
    expect([gems(2), gems(3), gems(4)]).toEqual([[], ['c1.1'], ['c1.1', 'c3.1']])
  })
  test('FG-C2.3 the story changes who waits: warned, toll paid, talk won', () => {
    const ford = roster(laid('c1').begin())
    expect(roster(laid('c1', 'act1.warned').begin())).toEqual(ford.filter((foe) => foe !== 'guard-dog.4@c2'))
    const gate = laid('c2').begin()
    const all = roster(gate)
    expect(gate.state.enemies.find(({ tag }) => tag === 'archer3')!.carries).toEqual([1])
    expect(roster(laid('c2', 'act1.tollPaid').begin())).toEqual(all.filter((foe) => foe !== 'archer.3@d2'))
    expect(roster(laid('c2', 'act1.tollTalked').begin())).toEqual(all.filter((foe) => foe !== 'conscript.1@b2'))
  })
  test('FG-C2.3 the story changes who waits: gate lost, late', () => {
    const marsh = laid('c3').begin()
    const hard = laid('c3', 'act1.gateLost').begin()
    expect([marsh.state.lastRound, hard.state.lastRound]).toEqual([4, 3])
    expect(roster(hard)).toEqual([...roster(marsh), 'marsh-wolf.4@c1'])
    expect(hard.state.slots).toEqual([0, 1, 0])
    expect(roster(laid('c4', 'act1.late').begin())).toEqual([...roster(laid('c4').begin()), 'knife-thrower.2@d3'])
  })
  test('FG-C2.3 after a tip one token less, never the informant', () => {
    const tokens = ({ state }: Playing) =>
      state.objects.filter(({ kind, done }) => kind === 'exploration' && !done).map(({ id }) => id)
    expect(tokens(laid('c4').begin())).toHaveLength(3)
    for (const [gone, find] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const t = laid('c4', 'act1.tip').roll('tip', [gone], [find]).begin()
      expect(tokens(t)).toEqual(['search1', 'search2', 'search3'].filter((_, i) => i !== gone))
      expect(t.state.finds).toEqual(find === 0 ? ['informant', 'trap'] : ['informant', 'gem'])
    }
  })
  test('FG-C2.4 each time the cellar is lost one enemy fewer waits, never the defender', () => {
    const cellar = (tries: number) =>
      roster(
        laid('c4x')
          .set((s) => void (s.tries = tries))
          .begin(),
      )
    const all = cellar(0)
    expect(all[0]).toBe('recruit.1@c2')
    expect([cellar(1), cellar(2)]).toEqual([all.slice(0, -1), all.slice(0, -2)])
    expect([cellar(all.length - 1), cellar(all.length + 3)]).toEqual([['recruit.1@c2'], ['recruit.1@c2']])
  })
  test('FG-C2.4 it must be won to go on, and counts as the main story', () => {
    const after = (verdict: 'won' | 'lost') =>
      scene({ scene: 'c1', options: { play: 'campaign', until: 'end' } })
        .set((s) => {
          s.node = 'c4x'
          Object.assign(s, { sceneMain: true, sceneEasing: true, tries: 1, victory: 0, verdict })
        })
        .agenda('afterFight')
        .begin()
    const lost = after('lost').untilAsked(0, 'ready')
    expect([lost.state.scene, lost.state.tries]).toEqual(['c4x', 2])
    expect(roster(lost)).toEqual(roster(laid('c4x').begin()).slice(0, -2))
    const won = after('won')
    expect([won.state.victory, won.state.tries, won.state.node === 'c4x']).toEqual([1, 0, false])
  })
})

describe('what lies there', () => {
  test('FG-C2.5 informant, gem and trap are dealt at random to the exploration tokens', () => {
    const search = (n: number) =>
      turnOf({
        scene: 'c4',
        enemies: [],
        heroes: { lord: { at: 'b1', pool: ['focus.green'] }, shaman: { at: 'a2' } },
      })
        .top(Z.trapDeck, ['spikes'])
        .roll('find', [n])
        .begin()
        .answer(0, `use:${thingAt('c4', 'search1')}:focus.green`)
    const informant = search(0)
    expect([informant.state.found, informant.state.finds]).toEqual([['informant'], ['gem', 'trap']])
    expect(search(1).state.gold).toBe(3)
    const trap = search(2).asked(0, 'prevent').pass(0)
    expect([lines(trap, 'trap'), health(trap, 'lord'), thing(trap, 'trap1').done]).toEqual([
      ['trap lord spikes'],
      [7, 1, 0],
      false,
    ])
  })
  test('FG-C2.6 the Courier leaves with what it carries when it activates at exit A', () => {
    const courier = (at: 'd1' | 'd2') =>
      enemiesAct({
        scene: 'c4',
        heroes: { lord: { at: 'a2' }, shaman: { at: 'a2' } },
        enemies: [{ enemy: 'fleeing-courier', at, carries: ['blue'] }],
      }).begin()
    const there = courier('d2')
    expect([zoneOf(foe(there)), foe(there).gone, foe(there).carries]).toEqual(['d1', false, [2]])
    const gone = courier('d1')
    expect([
      foe(gone).gone,
      foe(gone).fled,
      gone.state.objects.some(({ kind, n }) => kind === 'gem' && n === 2),
    ]).toEqual([true, true, false])
    expect(deeds(gone)).toEqual(['acts fleeing-courier.1 2'])
    gone.logged('fled', ['fleeing-courier.1'])
  })
  test('FG-C2.7 a chest never holds what the group has or had; else a red gem', () => {
    const open = (items: HeroWish['items'], graveyard: readonly string[] = []) =>
      turnOf({
        scene: 'c2',
        enemies: [],
        heroes: { lord: { at: 'b2', pool: ['focus.green'] }, shaman: { items: items! } },
      })
        .set((s) => void (s.graveyard = [...graveyard]))
        .begin()
        .answer(0, `use:${thingAt('c2', 'chest')}:focus.green`)
    expect(lines(open({ main: 'iron-sword' }), 'gotItem')).toEqual(['gotItem hunting-bow'])
    expect(lines(open({ main: 'hunting-bow' }), 'gotItem')).toEqual(['gotItem iron-sword'])
    const both = open({ main: 'hunting-bow' }, ['iron-sword'])
    expect([lines(both, 'gotItem'), both.state.gold]).toEqual([[], 3])
    expect(CONTENT.scenes.flatMap(({ id, chest }) => (chest === undefined ? [] : [[id, ...chest]]))).toEqual([
      ['c2', 'iron-sword', 'hunting-bow'],
      ['c4', 'padded-coat', 'cloak-of-reeds'],
      ['c6', 'war-horn'],
      ['c7', 'healing-potion'],
    ])
  })
  test('FG-C2.8 story cards come with C1, C3, and C5 or C6 won', () => {
    const cards = (node: string, verdict: 'won' | 'lost') =>
      scene({ scene: 'c1', options: { play: 'campaign', until: 'end' } })
        .set((s) => void Object.assign(s, { node, verdict, sceneMain: true, victory: 0, storyCards: [] }))
        .agenda('afterFight')
        .begin().state.storyCards
    const won = ['c1', 'c2', 'c3', 'c5', 'c6'].map((node) => cards(node, 'won'))
    expect(won).toEqual([['satchel'], [], ['lantern-oil'], ['castellan-seal'], ['castellan-seal']])
    expect(['c1', 'c3', 'c5', 'c6'].flatMap((node) => cards(node, 'lost'))).toEqual([])
  })
  test('FG-C2.9 lanterns and altars are used once, with a Focus, for good', () => {
    const t = acting({
      scene: 'c3',
      enemies: [],
      heroes: { lord: { at: 'b1', pool: ['focus.green', 'focus.green'] }, shaman: { at: 'a2' } },
    })
    const light = `use:${thingAt('c3', 'lantern1')}:focus.green`
    t.answer(0, light).logged('device', ['lord', 'c3.lantern1'])
    expect([thing(t, 'lantern1').done, against(t, light)]).toEqual([true, ['FG-U1.5']])
    t.refuses(0, light, 'FG-U1.5')
    const fallen = enemiesAct({
      scene: 'c3',
      heroes: { lord: { at: 'b1', health: 1 }, shaman: { at: 'a2' } },
      enemies: [{ enemy: 'risen', at: 'b1' }],
    })
      .set((s) => void (s.objects[thingNo(s, 'lantern1')]!.done = true))
      .begin()
    expect([fallen.state.heroes[0]!.down, thing(fallen, 'lantern1').done]).toEqual([true, true])
  })
})
