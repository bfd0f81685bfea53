/** KD-2 The parts of a turn. */
import { allDone, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Effect, EventCard } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { easy, GATES, inFinale, NONE, scene, told } from './bare.ts'
import { around, challenge, dice, event, skill, Z } from './table.ts'

afterEach(allDone)

const handSizes = (t: Play<S, O>) => [0, 1].map((seat) => t.zone(Z.hand + seat).length)
/** Picks a red challenge without an action; the dice decide. */
const bareHanded = (t: Play<S, O>, seat: number, card = 'plain') =>
  t.answer(seat, 'keepHand').answer(seat, `attempt:${card}:red`).pass(seat)

describe('the parts of a turn', () => {
  test('KD-2.1 exhaustion, choice, attempt, refill, cleanup, next Seeker, in this order', () => {
    // Entering play, this card takes a card back from the discard: before cleanup there is none.
    const early = challenge('early', { bold: [{ on: 'onEnter', do: [{ do: 'recover', n: 1 }] }] })
    const t = scene(
      { well: [easy, early] },
      {
        board: ['easy'],
        hands: [
          ['asha-red', 'asha-blue'],
          ['ben-red', 'ben-blue'],
        ],
      },
    )
      .top(Z.well, ['early'])
      .roll('dice', NONE)
      .begin()
    t.asked(0, 'exhaust').answer(0, 'keepHand')
    t.asked(0, 'choose').answer(0, 'attempt:easy:red')
    t.asked(0, 'action').answer(0, 'play:asha-red:red')
    t.asked(1, 'boost').answer(1, 'boost:ben-red')
    t.asked(1, 'exhaust')
    const parts = ['turn', 'attempted', 'acted', 'boosted', 'rolled', 'placed', 'completed', 'entered', 'turn']
    expect(told(t.log(0)).filter((what) => parts.includes(what))).toEqual(parts)
    t.notLogged('recovered')
    expect(t.zone(Z.discard + 0)).toEqual(['asha-red'])
    expect(t.zone(Z.discard + 1)).toEqual(['ben-red'])
  })
  test('KD-2.2 the choice is one card, no more and no less', () => {
    const t = scene({ well: [easy] }, { board: ['easy'] })
      .begin()
      .answer(0, 'keepHand')
    t.asked(0, 'choose', 'KD-2.2')
    expect(t.options(0)).toHaveLength(4)
    t.refuses(0, 'pass', 'KD-2.2')
    t.refuses(0, ['attempt:easy:red', 'attempt:plain:red'], 'KD-2.2')
    t.refuses(0, [], 'KD-2.2')
    t.asked(0, 'choose')
  })
  test('KD-2.3 every face-up card may be chosen, whatever the hand holds', () => {
    const cards = [challenge('reef'), challenge('glade', { colour: 'green' }), challenge('pool', { colour: 'blue' })]
    const t = scene(
      { well: [...cards, event('omen')] },
      { board: ['reef', 'glade', 'pool', 'omen'], hands: [['asha-red', 'asha-red']] },
    ).begin()
    t.answer(0, 'keepHand')
    expect(t.options(0)).toEqual(['attempt:reef:red', 'attempt:glade:green', 'attempt:pool:blue', 'resolve:omen'])
    t.answer(0, 'attempt:pool:blue').logged('attempted', [0, 'pool', 'blue', 5])
  })
  test('KD-2.3 KD-11.9 a Gauntlet card that lies face down may not', () => {
    const t = inFinale(scene(), ['gate-1']).begin().answer(0, 'keepHand')
    expect(t.options(0)).toEqual(['attempt:gate-2:green', 'attempt:gate-3:blue', 'attempt:gate-4:red'])
    t.refuses(0, 'attempt:gate-1:red', 'KD-11.9')
  })
  test('KD-2.4 after a completion the next Seeker plays', () => {
    const t = scene({ well: [easy] }, { board: ['easy'] })
      .roll('dice', dice('red', 'red', 'red', 'light'))
      .begin()
    bareHanded(t, 0, 'easy')
    t.logged('completed', ['easy', 4]).asked(1, 'exhaust').notAsked(0)
    expect([t.state.turn, t.state.active]).toEqual([2, 1])
  })
  test('KD-2.4 after an event and after a failure too', () => {
    const t = scene({ well: [event('omen')] }, { board: ['omen'] })
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:omen').asked(1, 'exhaust').notAsked(0)
    bareHanded(t, 1)
    t.asked(0, 'exhaust').notAsked(1)
    expect(told(t.log(0)).filter((what) => what === 'resolved' || what === 'attempted')).toHaveLength(2)
  })
  test('KD-2.5 an event is resolved, a challenge is attempted', () => {
    const g = scene({ well: [event('omen')] }, { board: ['omen'] })
    const t = g.begin().answer(0, 'keepHand').answer(0, 'resolve:omen')
    t.logged('resolved', [0, 'omen']).notLogged('attempted').notLogged('rolled').asked(1, 'exhaust')
    const u = g.begin().answer(0, 'keepHand').answer(0, 'attempt:plain:red')
    u.asked(0, 'action').logged('attempted').notLogged('resolved')
    expect([t.luck(), t.zone(Z.completed)]).toEqual([[], ['omen']])
  })
})

describe('the refill', () => {
  const sweep = skill('sweep', {
    value: 9,
    abilities: [{ on: 'onAction', do: [{ do: 'discardCard', on: { target: 'otherChallenge' } }] }],
  })
  test('KD-2.6 waits for the end of the interaction, then reveals one card after the other from the top', () => {
    const t = scene(
      { well: [easy, challenge('dust'), challenge('first'), challenge('second')], skills: [sweep] },
      { board: ['easy', 'dust'], hands: [['sweep'], ['ben-red']] },
    )
      .top(Z.well, ['first', 'second'])
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:easy:red').answer(0, 'play:sweep:red').answer(0, 'target:dust')
    t.asked(1, 'boost')
    expect(around(t)).toEqual(['easy', 'plain', 'plain'])
    expect(t.zone(Z.well)).toHaveLength(50)
    t.pass(1)
    expect(around(t)).toEqual(['first', 'second', 'plain', 'plain'])
    expect(t.zone(Z.well)).toHaveLength(48)
    const refilled = t.log(0).filter((line) => line.startsWith('entered') || line.startsWith('completed'))
    expect(refilled).toEqual(['completed easy 9', 'entered first', 'entered second'])
  })
  test('KD-2.6 as many as are missing', () => {
    const storm = event('storm', { instructions: [{ do: 'discardCard', on: { target: 'eachChallenge' } }] })
    const t = scene({ well: [storm] }, { board: ['storm'] }).begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:storm')
    expect(told(t.log(0)).filter((what) => what === 'entered')).toHaveLength(4)
    expect(around(t)).toEqual(['plain', 'plain', 'plain', 'plain'])
    expect([t.zone(Z.well).length, t.zone(Z.wellDiscard).length]).toEqual([46, 6])
  })
  test.each<{ how: string; omen: Partial<EventCard> }>([
    { how: 'resolved', omen: {} },
    { how: 'discarded', omen: { after: 'discard' } },
    { how: 'attached', omen: { after: 'attachMaster' } },
  ])('KD-2.7 the slot of an event that was $how is filled again', ({ omen }) => {
    const t = scene({ well: [event('omen', omen)] }, { board: ['omen'] }).begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:omen')
    expect(around(t)).toEqual(['plain', 'plain', 'plain', 'plain'])
    expect(t.zone(Z.well)).toHaveLength(49)
  })
  test('KD-2.7 so is that of a challenge completed, and none where nothing has left', () => {
    const g = scene({ well: [easy] }, { board: ['easy'] })
    const t = g.begin().roll('dice', dice('red', 'red', 'red', 'light'))
    bareHanded(t, 0, 'easy')
    expect(around(t)).toEqual(['plain', 'plain', 'plain', 'plain'])
    const u = g.begin().roll('dice', NONE)
    bareHanded(u, 0, 'easy')
    expect(around(u)).toEqual(['easy', 'plain', 'plain', 'plain'])
    expect(u.zone(Z.well)).toHaveLength(50)
  })
  test('KD-2.8 the finale knows no refill', () => {
    const t = inFinale(scene())
      .zone(Z.well, ['plain', 'plain', 'plain', 'plain', 'plain'], Z.wellDiscard)
      .roll('dice', dice('red', 'red', 'red', 'light'))
      .set((s, card) => {
        s.progress[card('gate-1')] = 3
      })
      .begin()
    bareHanded(t, 0, 'gate-1')
    t.logged('flipped', ['gate-1']).notLogged('entered').notLogged('bottom').asked(1, 'exhaust')
    expect(around(t)).toEqual([...GATES])
    expect(t.zone(Z.well)).toHaveLength(5)
  })
  test('KD-2.17 a text about entering play works before the next card is revealed', () => {
    const diver = challenge('diver', { bold: [{ on: 'onEnter', do: [{ do: 'descend', n: 1 }] }] })
    const t = scene(
      { well: [easy, diver, challenge('dust'), challenge('sunk'), challenge('third')], skills: [sweep] },
      { board: ['easy', 'dust'], hands: [['sweep'], []] },
    )
      .top(Z.well, ['diver', 'sunk', 'third'])
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:easy:red').answer(0, 'play:sweep:red').answer(0, 'target:dust')
    expect(around(t)).toEqual(['diver', 'third', 'plain', 'plain'])
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('sunk')
  })
  test('KD-2.17 a slot that such a text frees is filled as well', () => {
    const bully = challenge('bully', {
      bold: [{ on: 'onEnter', do: [{ do: 'discardCard', on: { target: 'eachChallenge', filter: { name: 'dust' } } }] }],
    })
    const t = scene(
      { well: [easy, bully, challenge('dust'), challenge('third')] },
      { board: ['easy', 'plain', 'plain', 'dust'] },
    )
      .top(Z.well, ['bully', 'third'])
      .roll('dice', dice('red', 'red', 'red', 'light'))
      .begin()
    bareHanded(t, 0, 'easy')
    expect(around(t)).toEqual(['bully', 'plain', 'plain', 'third'])
  })
})

describe('cleanup and the next Seeker', () => {
  test('KD-2.9 action and boost go face up to the discards of their owners', () => {
    const t = scene(
      {},
      {
        hands: [
          ['asha-red', 'asha-blue'],
          ['ben-red', 'ben-blue'],
        ],
      },
    )
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:plain:red').answer(0, 'play:asha-red:red').answer(1, 'boost:ben-red')
    t.asked(1, 'exhaust')
    for (const viewer of [-1, 0, 1]) {
      expect(t.sees(viewer, Z.discard + 0)).toEqual(['asha-red'])
      expect(t.sees(viewer, Z.discard + 1)).toEqual(['ben-red'])
    }
    expect(t.zone(Z.played)).toEqual([])
  })
  test('KD-2.9 KD-6.5 a lantern used is turned face down and lies in no discard', () => {
    const t = scene({}, { hands: [['asha-blue'], ['ben-blue']] })
      .set((s) => {
        s.charged[0] = true
      })
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:plain:red').answer(0, 'lantern:red').asked(1, 'exhaust')
    expect(t.state.charged).toEqual([false, false])
    expect(t.zone(Z.lantern + 0)).toEqual(['lantern-of-asha'])
    expect([...t.zone(Z.discard + 0), ...t.zone(Z.discard + 1)]).toEqual([])
  })
  test('KD-2.10 a card played cannot be drawn again before cleanup', () => {
    const t = scene(
      { well: [challenge('gift', { difficulty: 1, reward: [{ do: 'draw', n: 3 }] })] },
      { board: ['gift'], hands: [['asha-red', 'asha-blue'], []] },
    )
      .zone(Z.discard + 0, ['asha-green', 'asha-white'])
      .zone(Z.deck + 0, [], Z.removed)
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:gift:red').answer(0, 'play:asha-red:red').logged('drew', [0, 2])
    expect(t.zone(Z.hand + 0).toSorted()).toEqual(['asha-blue', 'asha-green', 'asha-white'])
    expect(t.zone(Z.discard + 0)).toEqual(['asha-red'])
  })
  test('KD-2.10 nor does it count as a card in hand', () => {
    const t = scene(
      {
        well: [
          challenge('thief', {
            penalty: [
              { do: 'discardHand', n: 1 },
              { do: 'damage', n: 1 },
            ],
          }),
        ],
      },
      { board: ['thief'], hands: [['asha-red'], []] },
    )
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:thief:red').answer(0, 'play:asha-red:red')
    t.logged('damage', [1, 9]).notLogged('discarded')
    expect(t.zone(Z.discard + 0)).toEqual(['asha-red'])
  })
  test('KD-2.11 turns go clockwise and are counted over the whole game', () => {
    const t = scene({}, { seats: 3, first: 1 }).begin()
    for (const [i, seat] of [1, 2, 0, 1].entries()) {
      t.asked(seat, 'exhaust')
      expect([t.state.active, t.state.turn]).toEqual([seat, i + 1])
      t.untilStep('turn')
    }
  })
  test('KD-2.11 a lone Seeker takes every turn', () => {
    const t = scene({}, { seats: 1 }).begin()
    for (const turn of [1, 2, 3]) {
      t.asked(0, 'exhaust').logged('turn', [0, turn])
      expect([t.state.active, t.state.turn]).toEqual([0, turn])
      t.untilStep('turn', { exhaust: 'keepHand' })
    }
  })
  test('KD-2.12 neither the start nor the end of a turn gives a card', () => {
    const t = scene().roll('dice', NONE, NONE).begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:plain:red')
    t.answer(0, t.options(0).find((word) => word.startsWith('play'))!)
    t.untilAsked(1, 'exhaust')
    expect([handSizes(t)[0], t.zone(Z.deck + 0).length]).toEqual([6, 11])
    bareHanded(t, 1)
    t.asked(0, 'exhaust').answer(0, 'keepHand').asked(0, 'choose')
    expect([handSizes(t)[0], t.zone(Z.deck + 0).length]).toEqual([6, 11])
    t.notLogged('drew')
  })
  test('KD-2.13 defeat stops the game at once, in the middle of a penalty', () => {
    const doom = challenge('doom', {
      penalty: [
        { do: 'damage', n: 1 },
        { do: 'discardHand', n: 1 },
        { do: 'climb', n: 1 },
      ],
    })
    const t = scene({ well: [doom] }, { board: ['doom'], hands: [['asha-red', 'asha-blue'], []] })
      .set((s) => {
        s.hp = 1
      })
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:doom:red').answer(0, 'play:asha-red:red').over('loss')
    expect(t.zone(Z.hand + 0)).toEqual(['asha-blue'])
    expect(t.zone(Z.played)).toEqual(['asha-red'])
    expect([t.zone(Z.well).length, t.zone(Z.wellDiscard).length]).toEqual([50, 3])
    expect(t.match.asks()).toEqual([])
    for (const seat of [0, 1]) t.refuses(seat, 'keepHand')
  })
  test('KD-2.13 so does victory, before refill and cleanup', () => {
    const t = inFinale(scene({}, { hands: [['asha-red'], []] }), ['gate-4'])
      .set((s, card) => {
        s.progress[card('the-master')] = 8
      })
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:the-master:red').answer(0, 'play:asha-red:red').over('win')
    expect(t.zone(Z.played)).toEqual(['asha-red'])
    expect(t.match.asks()).toEqual([])
  })
})

describe('the start and the end of a turn', () => {
  test('KD-2.16 texts of the start come after the exhaustion and before the choice', () => {
    const dawn: Effect[] = [
      { do: 'damage', n: 1 },
      { do: 'discardHand', n: 1 },
    ]
    const thief = challenge('thief', { bold: [{ on: 'turnStart', do: dawn }] })
    const t = scene({ well: [thief] }, { board: ['thief'], hands: [[]] }).begin()
    expect(t.log(0).filter((line) => /^(exhausted|damage)/.test(line))).toEqual(['exhausted 0 7', 'damage 1 9'])
    expect(t.zone(Z.hand + 0)).toHaveLength(7)
    t.asked(0, 'discard')
      .answer(0, [t.options(0)[0]!])
      .asked(0, 'choose')
    expect(t.zone(Z.hand + 0)).toHaveLength(6)
    expect(t.state.hp).toBe(9)
  })
  test('KD-2.18 with no card left to choose, the turn goes on with the refill', () => {
    const moth = challenge('moth', {
      copies: 4,
      bold: [{ on: 'turnStart', do: [{ do: 'discardCard', on: { target: 'self' } }] }],
    })
    const t = scene({ well: [moth] }, { board: ['moth', 'moth', 'moth', 'moth'] }).begin()
    t.answer(0, 'keepHand').asked(1, 'exhaust').notLogged('attempted')
    expect(around(t)).toEqual(['plain', 'plain', 'plain', 'plain'])
    expect(t.zone(Z.wellDiscard).slice(-4)).toEqual(['moth', 'moth', 'moth', 'moth'])
    expect(t.state.turn).toBe(2)
  })
  test('KD-2.19 texts of the end come after the refill and before cleanup, and a slot they free is filled', () => {
    const leaf = challenge('leaf', { bold: [{ on: 'turnEnd', do: [{ do: 'discardCard', on: { target: 'self' } }] }] })
    const late = challenge('late', { bold: [{ on: 'turnEnd', do: [{ do: 'damage', n: 1 }] }] })
    const early = challenge('early', { bold: [{ on: 'onEnter', do: [{ do: 'recover', n: 1 }] }] })
    const t = scene(
      { well: [easy, leaf, late, early] },
      { board: ['easy', 'leaf'], hands: [['asha-red', 'asha-blue'], ['ben-blue']] },
    )
      .top(Z.well, ['late', 'early'])
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:easy:red').answer(0, 'play:asha-red:red')
    t.asked(0, 'triggerOrder').answer(0, t.options(0)[0]!)
    expect(around(t)).toEqual(['late', 'early', 'plain', 'plain'])
    expect(t.state.hp).toBe(9)
    t.notLogged('recovered').asked(1, 'exhaust')
    expect(t.zone(Z.discard + 0)).toEqual(['asha-red'])
  })
})
