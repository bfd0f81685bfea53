import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import {
  acting,
  atUpkeep,
  enemiesAct,
  foe,
  health,
  hero,
  type Playing,
  preparing,
  thing,
  turnOf,
  zoneOf,
} from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { type FoeWish, type Scene, scene } from './scene.ts'

afterEach(allDone)

const O1 = { ground: { tokens: [{ kind: 'objective', id: 'o1', zone: 'a1' }] } } as const
const exit = (letter: string, zone: 'c1' | 'd1') => ({ kind: 'exit', id: `exit${letter}`, zone, letter }) as const
const carrier = (t: Playing): number => thing(t, 'o1').hero

describe('Start and Exit', () => {
  test('FG-19.1 heroes start on the zones that are marked', () => {
    const t = scene({ scene: 'c7' }).agenda('gather').begin()
    expect([namedBy(t, 'start'), namedBy(t, 'start', 1)]).toEqual([['0:a3'], ['1:a3']])
    t.refuses(0, 'start:0:a2', 'FG-18.3')
  })
  test('FG-19.2 all leave by the same exit, and some scenes ask for one', () => {
    const t = scene({
      ground: { tokens: [exit('A', 'c1'), exit('B', 'd1')], objectives: [{ kind: 'exit', letters: ['A'] }] },
    })
    const leaving = () => t.agenda('leave').begin().asked(0, 'exit').notAsked(1).offersExactly(0, ['exit:0', 'exit:1'])
    expect(lines(leaving().answer(0, 'exit:0'), 'verdict')).toEqual(['verdict won field'])
    expect(lines(leaving().answer(0, 'exit:1'), 'verdict')).toEqual(['verdict lost field'])
  })
})

describe('Objective tokens', () => {
  const dog: FoeWish = { enemy: 'guard-dog', at: 'a1', stun: true }
  test('FG-19.3 taken without an action, whatever enemies stand there', () => {
    const t = acting({ ...O1, enemies: [dog] }).answer(0, 'pickUp:0:0')
    expect(carrier(t)).toBe(0)
    t.asked(0, 'turn').lacks(0, 'pickUp:0:0')
    acting({ ...O1, heroes: { mercenary: { at: 'b1' }, shaman: {} } }).refuses(0, 'pickUp:0:0', 'FG-25.2')
  })
  test('FG-19.3 in preparation, before and after the roll', () => {
    const t = preparing({ ...O1, enemies: [dog] })
      .offers(0, 'pickUp:0:0')
      .offers(1, 'pickUp:1:0')
    expect(carrier(t.answer(1, 'pickUp:1:0'))).toBe(1)
    const later = preparing(O1).answer(0, 'roll:0:15').answer(0, 'pickUp:0:0')
    expect(carrier(later)).toBe(0)
  })
  test('FG-19.3 on another hero’s turn, as it begins or when the token comes free', () => {
    const away: Scene = { ...O1, heroes: { mercenary: { at: 'b1', pool: ['shoot.blue'] }, shaman: {} } }
    const t = turnOf(away).begin().asked(1, 'pickUp').answer(1, 'pickUp:1:0')
    expect([carrier(t), t.asked(0, 'turn').agenda]).toEqual([1, ['heroTurn', 'enemyTurns', 'upkeep']])
    const defended = turnOf({ ...away, enemies: [{ enemy: 'guard-dog', at: 'a1', defends: 'o1' }] }).begin()
    defended.asked(0, 'turn').answer(0, 'shoot:0:shoot.blue').asked(1, 'pickUp').answer(1, 'pickUp:1:0')
    expect(carrier(defended)).toBe(1)
    const declined = turnOf(away).begin().pass(1).asked(0, 'turn')
    expect(carrier(declined)).toBe(-1)
  })
  test('FG-19.3 in upkeep, but not in the middle of an enemy’s activation', () => {
    const t = enemiesAct({
      ground: { columns: 2, rows: 1, tokens: [{ kind: 'objective', id: 'o1', zone: 'b1' }] },
      heroes: { mercenary: {}, shaman: { health: 0 } },
      enemies: [{ enemy: 'bruiser', at: 'a1' }],
    }).begin()
    expect(zoneOf(hero(t, 'mercenary'))).toBe('b1')
    expect(lines(t, 'upkeep')).toEqual(['upkeep 1'])
    expect(carrier(t.asked(0, 'pickUp').answer(0, 'pickUp:0:0'))).toBe(0)
  })
  test('FG-19.4 who is knocked out drops its tokens, and nobody else', () => {
    const t = turnOf({
      ground: {
        tokens: [
          { kind: 'objective', id: 'o1', zone: 'a1' },
          { kind: 'trap', id: 'trap', zone: 'b1' },
        ],
      },
      content: { traps: [{ id: 'spikes', mishaps: [{ mishap: 'damage', n: 2 }] }] },
      heroes: { mercenary: { health: 2, pool: ['move.yellow'] }, shaman: { at: 'b1' } },
    })
      .set((s) => void (s.objects[0]!.hero = 0))
      .begin()
    expect(t.options(0).filter((word) => /drop|give|pass/.test(word))).toEqual([])
    t.answer(0, 'move:b1:move.yellow').logged('droppedToken', ['mercenary', '*'])
    expect([carrier(t), zoneOf(thing(t, 'o1'))]).toEqual([-1, 'b1'])
    expect(carrier(t.asked(1, 'pickUp').answer(1, 'pickUp:1:0'))).toBe(1)
  })
  test('FG-19.5 WE-19 a defended token cannot be used, not even if the defender is stunned', () => {
    const guarded = (stun: boolean) =>
      acting({
        ...O1,
        heroes: { mercenary: { pool: ['strike.red', 'strike.red'] }, shaman: {} },
        enemies: [{ enemy: 'recruit', at: 'a1', defends: 'o1', stun }],
      })
    expect(against(guarded(false), 'pickUp:0:0')).toEqual(['FG-19.5'])
    const t = guarded(true)
    t.refuses(0, 'pickUp:0:0', 'FG-19.5')
    t.answer(0, 'strike:0:strike.red').refuses(0, 'pickUp:0:0', 'FG-19.5')
    t.answer(0, 'strike:0:strike.red').answer(1, 'pass').offers(0, 'pickUp:0:0')
  })
  test('FG-19.6 who defends never moves', () => {
    const defender: FoeWish = { enemy: 'recruit', at: 'b1', defends: 'o1' }
    const ground = { tokens: [{ kind: 'objective', id: 'o1', zone: 'b1' }] } as const
    const still = enemiesAct({
      ground,
      enemies: [defender],
      heroes: { mercenary: { at: 'a1' }, shaman: { at: 'd3' } },
    }).begin()
    expect([zoneOf(foe(still)), lines(still, 'idle')]).toEqual(['b1', ['idle recruit.1']])
    const pushing = acting({
      ground,
      heroes: { shaman: { at: 'b1', pool: ['move.yellow'], active: ['ancestral-wind'] }, lord: {} },
      enemies: [defender],
    }).answer(0, 'card:ancestral-wind:0')
    pushing.refuses(0, 'push:0:action.1', 'FG-40.4')
    const called = enemiesAct({
      ground,
      heroes: { mercenary: { at: 'd3' }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'lieutenant', at: 'a1' }, defender],
    }).begin()
    expect([zoneOf(foe(called, 1)), lines(called, 'called')]).toEqual(['b1', []])
  })
})

describe('gems and food', () => {
  const gem = { kind: 'gem', id: 'gem', zone: 'b1', gem: 'yellow' } as const
  const food = { kind: 'food', id: 'food', zone: 'b1' } as const
  test('FG-19.7 collected at once where no enemy is, in any phase', () => {
    const t = acting({
      ground: { tokens: [gem, food] },
      heroes: { mercenary: { pool: ['move.yellow', 'strike.red'] }, shaman: {} },
      enemies: [{ enemy: 'guard-dog', at: 'b1' }],
    })
    t.answer(0, 'move:b1:move.yellow')
    expect([t.state.gold, t.state.food]).toEqual([0, 0])
    t.answer(0, 'strike:0:strike.red').logged('collectedGem', ['mercenary', 'yellow'])
    expect([t.state.gold, t.state.food]).toEqual([1, 1])
    const sprint = preparing({ ground: { tokens: [gem] } })
      .answer(0, 'roll:0:15')
      .answer(0, 'sprint:0:b1')
    expect(sprint.state.gold).toBe(1)
  })
  test('FG-19.7 whenever the last enemy is gone, on whosoever’s turn; not by who is knocked out', () => {
    const shot = (lord: number) =>
      acting({
        ground: { tokens: [gem] },
        heroes: { mercenary: { pool: ['shoot.blue'] }, lord: { at: 'b1', health: lord } },
        enemies: [{ enemy: 'guard-dog', at: 'b1' }],
      }).answer(0, 'shoot:0:shoot.blue')
    expect([shot(8).state.gold, shot(0).state.gold]).toEqual([1, 0])
    const fled = enemiesAct({
      ground: { tokens: [gem, { kind: 'exit', id: 'exitA', zone: 'b1', letter: 'A' }] },
      heroes: { mercenary: { at: 'b1' }, shaman: {} },
      enemies: [{ enemy: 'fleeing-courier', at: 'b1' }],
    }).begin()
    fled.logged('fled', ['fleeing-courier.1']).logged('collectedGem', ['mercenary', 'yellow'])
    expect(fled.state.gold).toBe(1)
    const pushed = acting({
      ground: { tokens: [gem] },
      heroes: { shaman: { at: 'b1', pool: ['move.yellow'], active: ['ancestral-wind'] }, lord: {} },
      enemies: [{ enemy: 'recruit', at: 'b1' }],
    })
    pushed.answer(0, 'card:ancestral-wind:0').answer(0, 'push:0:action.1').answer(0, 'zone:c1')
    expect(pushed.state.gold).toBe(1)
  })
  test('FG-19.8 an enemy carries its token and drops it where it is defeated', () => {
    const t = acting({
      heroes: {
        mercenary: { at: 'b1', pool: ['strike.red', 'strike.red'], active: ['grapple'] },
        shaman: { at: 'd3' },
      },
      enemies: [{ enemy: 'archer', at: 'c1', carries: ['red'] }],
    })
    t.answer(0, 'card:grapple:0').answer(0, 'pull:0:action.1').answer(0, 'strike:0:strike.red')
    t.logged('dropped', ['archer.1', 'b1'])
    expect(t.state.gold).toBe(3)
    const killed = acting({
      heroes: { mercenary: { at: 'b1', pool: ['strike.red'] }, shaman: { at: 'd3' } },
      enemies: [
        { enemy: 'archer', at: 'b1', carries: ['red', 'food'] },
        { enemy: 'conscript', at: 'b1' },
      ],
    }).answer(0, 'strike:0:strike.red')
    expect(killed.state.objects.map(({ kind, n, done, ...at }) => [kind, n, zoneOf(at), done])).toEqual([
      ['gem', 1, 'b1', false],
      ['food', 0, 'b1', false],
    ])
    expect(killed.state.gold).toBe(0)
  })
})

describe('cubes and Parry tokens', () => {
  test('FG-19.9 black cubes count each for itself and stay in upkeep', () => {
    const t = atUpkeep({
      heroes: {
        shaman: { items: { clothing: 'padded-coat', pack2: 'shamanic-drum' }, also: { drum: 2 } },
        lord: { at: 'd3' },
      },
      enemies: [{ enemy: 'lieutenant', at: 'c1' }],
    }).begin()
    const { drum, slots } = hero(t, 'shaman')
    expect([drum, slots[2]!.cubes, foe(t).armor]).toEqual([2, 2, 2])
  })
  test('FG-19.10 red cubes are damage, gone after upkeep', () => {
    const t = atUpkeep({ enemies: [{ enemy: 'militia-guard', at: 'c1', red: 2 }] }).begin()
    expect([foe(t).red, foe(t).gone]).toEqual([0, false])
  })
  test('FG-19.11 a Parry token prevents one damage, what is left goes in upkeep', () => {
    const t = enemiesAct({
      heroes: { lord: { also: { parry: 2 } }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'conscript', at: 'a1' }],
    }).begin()
    t.asked(0, 'prevent').offersExactly(0, ['prevent:1:0', 'pass']).answer(0, 'prevent:1:0')
    expect([health(t, 'lord'), hero(t, 'lord').parry]).toEqual([[8, 0, 0], 0])
    expect(lines(t, 'prevented')).toEqual(['prevented lord 1 0'])
    const keeping = atUpkeep({
      heroes: { lord: { items: { secondary: 'kite-shield' }, also: { parry: 2 } }, shaman: { also: { parry: 1 } } },
      enemies: [{ enemy: 'conscript', at: 'c1', parry: 1 }],
    }).begin()
    keeping.asked(0, 'keepParry').answer(0, 'prevent:1:0')
    expect([hero(keeping, 'lord').parry, hero(keeping, 'shaman').parry, foe(keeping).parry]).toEqual([1, 0, 0])
  })
})
