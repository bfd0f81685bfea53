/** Items, abilities and scars, each where it has something to say. */
import { reading } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { foeHealth } from '../src/queries/foes.ts'
import { bestValue } from '../src/queries/stats.ts'
import { canWear } from '../src/steps/items.ts'
import { diceOf, force } from '../src/steps/attack.ts'
import { type S, type T, Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { beyondGate } from './beyond.ts'
import { boardOf, BX, cellOf, game, scene } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const upgrade = (id: string): number => names.upgrades.indexOf(id)
const item = (id: string): number => names.items.indexOf(id)
const type = (id: string): number => names.enemies.indexOf(id)
const forge = (id: string): number => names.forges.indexOf(id)
const read = (t: { match: { view(seat: number): unknown } }): T => reading(game, t.match.view(0) as never)
const melee = { h: 0, kind: 'melee', guns: [], crits: -1 } as const
const use = (t: { options(seat: number): readonly string[] }): string[] =>
  t.options(0).filter((word) => word.startsWith('use:'))

describe('what is held in hand', () => {
  const held = (items: readonly string[], more: (s: S) => void = () => undefined) =>
    acting({
      heroes: [{ at: [2, 6], class: 'cl-rancher', items }],
      enemies: [{ type: 'en-terror', at: [2, 7] }],
      set: more,
    }).begin()
  test('SB-23.2 SB-23.17 each blade in hand adds its dice, and none that is not', () => {
    expect(diceOf(read(held([])), melee)).toEqual([2])
    expect(diceOf(read(held(['gr-hatchet', 'sg-hidden-blade'])), melee)).toEqual([4])
    const sheathed = held(['gr-hatchet', 'oa-saber'], (s) => void (s.heroes[0]!.items[1]!.ready = false))
    expect(diceOf(read(sheathed), melee)).toEqual([3])
  })
  test('SB-23.2 SB-23.17 SB-23.7 what a blade adds to damage counts in melee, and nothing of a gun does', () => {
    expect(force(read(held(['gr-pickaxe'])), melee, 0, 0).more).toBe(1)
    const edged = held(['gr-hatchet'], (s) => {
      s.heroes[0]!.items[0]!.forged = [forge('fg-edge')]
      s.heroes[0]!.items[0]!.attached = [item('gr-dark-grip')]
    })
    expect(force(read(edged), melee, 0, 0).more).toBe(2)
    const t = held(['gr-shotgun'], (s) => void (s.heroes[0]!.items[0]!.attached = [item('gr-dark-grip')]))
    expect(force(read(t), melee, 0, 0).more).toBe(0)
    const table = read(t)
    const guns = table.s.heroes[0]!.items
    expect(force(table, { h: 0, kind: 'ranged', guns, crits: -1 }, 0, 0).more).toBe(3)
  })
  test('SB-23.17 AC-9.1 a balanced weapon rolls one die more once a fight, and only the attack with it', () => {
    const balanced = (s: S) => void (s.heroes[0]!.items[0]!.forged = [forge('fg-balance')])
    const t = acting({
      heroes: [{ at: [2, 6], class: 'cl-rancher', items: ['gr-hatchet'] }],
      enemies: [{ type: 'en-terror', at: [2, 7] }],
      set: balanced,
    })
      .roll('toHitMelee', faces(1, 1, 1, 1))
      .begin()
    t.answer(0, 'melee').asked(0, 'declare').answer(0, use(t)[0]!)
    expect(t.state.heroes[0]!.items[0]!.used).toHaveLength(1)
    const gun = acting({
      heroes: [{ at: [2, 6], class: 'cl-rancher', items: ['gr-pistol'] }],
      enemies: [{ type: 'en-terror', at: [2, 7] }],
      set: balanced,
    })
      .roll('toHitMelee', faces(1, 1))
      .begin()
    gun.answer(0, 'melee').notAsked(0, 'declare')
    const second = acting({
      heroes: [{ at: [2, 6], class: 'cl-rancher', items: ['gr-pistol', 'sg-sixshooter'] }],
      enemies: [{ type: 'en-terror', at: [2, 4] }],
      set: (s) => void (s.heroes[0]!.items[1]!.forged = [forge('fg-balance')]),
    })
      .roll('toHitRanged', faces(1, 1, 1, 1, 1))
      .begin()
    second.answer(0, 'dual:0:0').asked(0, 'declare').answer(0, use(second)[0]!)
  })
  test('SB-1.3 SB-23.13 one point of Grit rolls dice of both guns again', () => {
    const t = acting({
      heroes: [{ at: [2, 6], class: 'cl-rancher', grit: 1, items: ['gr-pistol', 'sg-sixshooter'] }],
      enemies: [{ type: 'en-terror', at: [2, 4] }],
    })
      .roll('toHitRanged', faces(1, 2, 3, 1))
      .roll('toHitRanged', faces(1, 1))
      .begin()
    t.answer(0, 'dual:0:0').asked(0, 'reroll').answer(0, 'pickDice').answer(0, ['die:0', 'die:3'])
    expect(t.state.heroes[0]!.grit).toBe(0)
  })
  test('SB-23.9 SB-9.4 the Long Gun scores criticals on 5 from six squares on, and not nearer', () => {
    const shot = (y: number) => {
      const t = acting({
        heroes: [{ at: [2, y], class: 'cl-rancher', items: ['gr-rifle'], upgrades: [upgrade('up-longgun-3')] }],
        enemies: [{ type: 'en-terror', at: [2, 2] }],
      })
        .roll('toHitRanged', faces(5, 1))
        .roll('damage', faces(3))
        .begin()
      return t.answer(0, 'shoot:0').state.enemies[0]!.wounds
    }
    expect(shot(8)).toBe(3)
    expect(shot(7)).toBe(0)
  })
})

describe('what is worn', () => {
  const dressed = (worn: string, forged: readonly string[]) =>
    bestValue(
      read(
        acting({
          heroes: [{ at: [2, 6], items: [worn] }],
          set: (s) => void (s.heroes[0]!.items[0]!.forged = forged.map(forge)),
        }).begin(),
      ),
      0,
      'armor',
    )
  test('SB-14.5 AC-9.1 a Ward makes its clothing one better: 6+ where there was none, 5+ at best', () => {
    expect(dressed('gr-hat', [])).toBe(7)
    expect(dressed('gr-hat', ['fg-ward'])).toBe(6)
    expect(dressed('gr-duster', ['fg-ward'])).toBe(5)
    expect(dressed('gr-vest', ['fg-ward'])).toBe(5)
  })
  test('SB-17.6 AC-4.1 every zone that a mutation has taken stays empty', () => {
    const t = acting({
      heroes: [
        {
          at: [2, 6],
          items: ['gr-duster', 'gr-gloves', 'gr-hat'],
          mutations: [names.mutations.indexOf('mu-fingers'), names.mutations.indexOf('mu-foot')],
        },
      ],
    }).begin()
    const table = read(t)
    expect(table.s.heroes[0]!.items.map((held) => canWear(table, 0, held))).toEqual([false, false, true])
  })
})

describe('dice rolled again', () => {
  const lawman = { at: [2, 3], class: 'cl-lawman', items: ['sg-badge', 'gr-rope'] } as const
  const prospector = (heroes: object) =>
    scene({ heroes: [{ ...lawman, ...heroes }], set: (s) => void (s.tiles[1]!.token = 0) })
  test('SB-12.3 SB-1.2 things that help in tests help in those of One Hero too', () => {
    const room = (skill: string, dice: readonly number[]) =>
      prospector({})
        .agenda('explore')
        .set((s, card) => void (s.tiles[1]!.token = card('xt-6', Z.tokens)))
        .top(Z.encounterMines, [skill === 'cunning' ? 'enc-prospector' : 'enc-falls'])
        .roll('door', [0])
        .roll('test', faces(...dice))
    const badge = room('cunning', [1, 2, 3]).roll('test', faces(4)).begin()
    badge.asked(0, 'reroll').answer(0, use(badge)[0]!).answer(0, ['die:0'])
    const rope = room('agility', [1, 2])
      .roll('test', faces(1, 1))
      .roll('hits', faces(1))
      .roll('defense', faces(6))
      .begin()
    rope.asked(0, 'reroll').answer(0, use(rope)[0]!).answer(0, ['die:0', 'die:1'])
    rope.logged('failed')
    expect(rope.luck().filter((line) => line.startsWith('test'))).toHaveLength(2)
  })
  test('SB-24.3 a powder man rolls one bounce again in every throw', () => {
    const t = acting({
      heroes: [
        {
          at: [2, 8],
          class: 'cl-bandit',
          bag: ['dynamite', 'dynamite'],
          upgrades: [upgrade('su-powder-man'), upgrade('up-powder-2')],
        },
      ],
      enemies: [{ type: 'en-terror', at: [2, 3] }],
    })
      .roll('toHitRanged', faces(1), faces(1))
      .roll('bounces', [0], [0])
      .roll('bounce', [1], [1], [1], [1])
      .begin()
    const far = `square:${cellOf(boardOf(BX), [2, 4])}`
    t.answer(0, 'throw').answer(0, far).asked(0, 'bounceAgain').answer(0, use(t)[0]!)
    t.answer(0, use(t)[0]!).answer(0, far).asked(0, 'bounceAgain').answer(0, use(t)[0]!)
    expect(t.state.heroes[0]!.bag).toEqual([])
  })
  test('SB-5.12 SB-3.3 a Lamplighter has both dice rolled again, whoever holds the lantern', () => {
    const t = scene({
      heroes: [{ at: [2, 6] }, { at: [3, 6], upgrades: [upgrade('up-lamplighter-3')] }],
      set: (s) => void (s.depth.darkness = 11),
    })
      .agenda('holdBack')
      .roll('holdBack', faces(1, 2), faces(6, 5))
      .begin()
    t.asked(0, 'holdBackAgain').answer(0, use(t)[0]!)
    t.logged('heldBack', [11])
    expect(t.state.depth.darkness).toBe(11)
  })
  test('SB-3.7 what heals by an ability is the dice of whoever uses it', () => {
    const t = acting({
      heroes: [
        { at: [2, 6], grit: 1, items: ['gr-doctor-bag'] },
        { at: [3, 6], wounds: 6 },
      ],
      enemies: [{ type: 'en-terror', at: [2, 2] }],
    })
      .roll('heal', faces(1))
      .roll('heal', faces(5))
      .begin()
    t.answer(0, use(t)[0]!).asked(0, 'reroll').answer(0, 'spendGrit')
    expect(t.state.heroes.map(({ wounds, xp }) => [wounds, xp])).toEqual([
      [0, 25],
      [1, 0],
    ])
  })
})

describe('abilities at their moment', () => {
  test('AC-3.1 SB-7.1 who has a fixation scavenges when the die shows 6, before anything else', () => {
    const rolled = (die: number) =>
      scene({
        tiles: [{ tile: 'm-drift', at: [2, 5] }],
        heroes: [{ at: [2, 5], class: 'cl-saloon', madness: [names.madness.indexOf('md-fixation')] }],
      })
        .agenda('begin', 0)
        .roll('move', faces(die))
        .begin()
    const six = rolled(6)
    six.asked(0, 'act').offers(0, ['scavenge:0']).lacks(0, ['done'])
    expect(rolled(5).options(0)).toContain('done')
  })
  test('AC-3.1 SB-10.1 nor does he look through a door first', () => {
    const t = acting({ tiles: [{ tile: 'm-drift', at: [2, 5] }], heroes: [{ at: [2, 4] }] }, 4, { mustScavenge: true })
    expect(t.begin().blocks(0, 'look:0:0', 'AC-3.1').options(0)).not.toContain('look:0:0')
  })
  test('SB-28.4 a Scoundrel draws one Loot card more once an Adventure, three at most', () => {
    const loot = (groups: number) =>
      scene({
        heroes: [{ at: [2, 6], class: 'cl-bandit', upgrades: [upgrade('up-scoundrel-3')] }],
        set: (s) => void Object.assign(s.fight, { groups }),
      })
        .agenda('loot')
        .afterwards('afterFight')
        .afterwards('endTurn')
        .shuffle(Z.loot, ['lt-stone', 'lt-stone', 'lt-stone'])
        .begin()
    const t = loot(2)
    t.asked(0, 'moreLoot').answer(0, use(t)[0]!)
    expect(t.state.heroes[0]!.darkStone).toBe(3)
    expect(t.state.heroes[0]!.used).toHaveLength(1)
    const most = loot(3)
    most.notAsked(0, 'moreLoot')
    expect(most.state.heroes[0]!.darkStone).toBe(3)
  })
  test('SB-16.2 SB-28.8 whoever plays for the others after a fight is thanked', () => {
    const t = scene({
      heroes: [
        { at: [2, 6], items: ['pi-harmonica'] },
        { at: [3, 6], harm: 2 },
      ],
    })
      .agenda('afterFight')
      .afterwards('endTurn')
      .begin()
    expect(t.state.heroes.map(({ harm, xp }) => [harm, xp])).toEqual([
      [0, 5],
      [1, 0],
    ])
  })
  const psalm = (set: (s: S) => void = () => undefined) =>
    scene({
      seats: 2,
      heroes: [
        { at: [2, 2], items: ['ma-psalm'] },
        { at: [2, 6], class: 'cl-saloon' },
      ],
      enemies: [
        { type: 'en-hound', at: [3, 2] },
        { type: 'en-hound', at: [2, 7] },
      ],
      set,
    })
  test('SB-21.3 SB-17.16 a psalm is read before anybody acts, and quiets those on its tile only', () => {
    const t = psalm().agenda('turn').roll('holdBack', faces(6, 5)).begin()
    t.pass(0).asked(0, 'turnStart').answer(0, use(t)[0]!)
    expect(t.state.enemies.map(({ isMeek }) => isMeek)).toEqual([true, false])
    const scared = psalm((s) => void (s.enemies[0]!.isMeek = true))
      .agenda('begin', 0)
      .afterwards('begin', 1)
      .roll('move', faces(2), faces(2))
      .roll('willpower', faces(6))
      .begin()
    scared.notLogged('fear', ['cl-lawman.0.1']).answer(0, 'done').logged('fear')
  })
  test('SB-21.3 SB-6.8 and only until the turn ends', () => {
    const t = psalm((s) => void (s.enemies[0]!.isMeek = true))
      .agenda('endTurn')
      .begin()
    expect(t.state.enemies.map(({ isMeek }) => isMeek)).toEqual([false, false])
  })
  test('SB-17.15 SB-30.15 Flash slows the enemies of its own world, and no others', () => {
    const t = beyondGate(
      {
        heroes: [{ at: [2, 6] }],
        enemies: [
          { type: 'en-tentacle', at: [0, 0] },
          { type: 'en-slinger', at: [1, 0] },
        ],
        set: (s) => void (s.fight.flashes = [0]),
      },
      {},
      { 1: [3, 3] },
    )
      .agenda('activate')
      .begin()
    expect(t.state.fight.activated).toEqual([type('en-slinger')])
  })
  test('SB-18.3 SB-4.11 a Small enemy is Bloated by 1 in the Basic game too', () => {
    const healths = (['basic', 'advanced'] as const).map((mode) => {
      const t = acting({
        options: { mode },
        enemies: [
          { type: 'en-spider', at: [0, 0] },
          { type: 'en-strangler', at: [5, 0] },
        ],
        set: (s) => {
          s.fight.elite[type('en-spider')] = 1
          s.fight.elite[type('en-strangler')] = 2
        },
      }).begin()
      return [foeHealth(read(t), type('en-spider')), foeHealth(read(t), type('en-strangler'))]
    })
    expect(healths).toEqual([
      [4, 11],
      [4, 11],
    ])
  })
  test('SB-22.4 who could not get away does not walk on, though nobody holds him any more', () => {
    const t = acting({ heroes: [{ at: [2, 6] }], enemies: [{ type: 'en-spider', at: [0, 0] }] }, 4, { isHeld: true })
    expect(
      t
        .begin()
        .options(0)
        .filter((word) => word.startsWith('walk') || word === 'sprint'),
    ).toEqual([])
  })
  test('SB-20.3 whoever is marked seems to have one enemy less at him when they ambush', () => {
    const t = scene({
      heroes: [{ at: [2, 2] }, { at: [2, 7] }],
      enemies: [{ type: 'en-tentacle', at: [3, 2], target: 0 }],
      set: (s) => void (s.depth.darkness = 15),
    })
      .zone(Z.remains, ['dk-marked'])
      .set((s, card) => void (s.laidOn = [card('dk-marked') * 8]))
      .agenda('holdBack')
      .roll('holdBack', faces(1, 2))
      .top(Z.darkness, ['dk-hungry-ground'])
      .roll('hero', [0])
      .roll('peril', faces(1))
      .roll('target', [0])
      .begin()
    expect(t.state.enemies.map(({ target }) => target)).toEqual([0, 0])
  })
})
