/** KD-10 The Master and the bottom. */
import { allDone, type Given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Effect, MasterBack } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { GATES, inFinale, masterForm, type Scene, scene } from './bare.ts'
import { bareAttempt, deed, difficultyOf, finale, handOf, kept, lines, MISSED, resolved, sizeOf } from './deeds.ts'
import { challenge, dice, event, fatigueCard, master, SLOTS, skill, Z } from './table.ts'

afterEach(allDone)

const board = (t: { zone(zone: number): string[] }) => SLOTS.flatMap((slot) => t.zone(slot))
const everybody = [-1, 0, 1]
/** One red die completes it. */
const easy = challenge('easy', { difficulty: 1 })
/** The Well deck holds exactly these, the first to be drawn first. */
const deck = (g: Given<S, O>, ...cards: string[]) => g.zone(Z.well, cards.toReversed(), Z.removed)
/** Seat 0 completes the easy challenge, and the refill comes. */
const completing = (g: Given<S, O>) => bareAttempt(kept(g), 'easy', 'red', 'red', 'green', 'blue', 'dark')

describe('before the bottom', () => {
  const back: MasterBack = {
    name: { en: 'Back', fr: 'Dos' },
    abilities: [{ on: 'onExhaust', do: [{ do: 'attach', what: 'topOfWellDiscard' }] }],
    statics: [{ always: 'noHealing' }],
  }
  const form = master('the-master', { abilities: [{ on: 'turnStart', do: [{ do: 'damage', n: 1 }] }] })
  const cards = { masters: [form], masterBack: back }
  const wounded = (g: Given<S, O>) =>
    g.set((s) => {
      s.hp = 5
    })

  test('KD-10.1 in the descent the back is in force, and the front is not', () => {
    const t = wounded(deed([{ do: 'heal', n: 2 }], cards)).begin()
    t.answer(0, 'exhaust').logged('attached', ['plain', '*'])
    expect([sizeOf(t, Z.attached), sizeOf(t, Z.wellDiscard)]).toEqual([1, 2])
    t.answer(0, 'resolve:deed')
    expect(t.state.hp).toBe(5)
  })
  test('KD-10.1 once the Master is turned up it is the other way round', () => {
    const t = wounded(finale([{ do: 'heal', n: 2 }], cards))
      .zone(Z.wellDiscard, ['plain'])
      .begin()
    t.answer(0, 'exhaust').asked(0, 'triggerOrder').answer(0, t.options(0)[0]!)
    expect([sizeOf(t, Z.attached), sizeOf(t, Z.wellDiscard)]).toEqual([0, 1])
    expect(t.state.hp).toBe(5 - 1 + 2)
  })
  test('KD-10.1 a face-down Master cannot be attempted', () => {
    const t = kept(scene())
    t.refuses(0, 'attempt:the-master:red', 'KD-10.1')
    for (const seat of everybody) expect(t.sees(seat, Z.masterDown)).toEqual([null])
  })
  test('KD-10.2 a card attached to the Master lies under it and not on the board', () => {
    const sea = { ...masterForm('sea-of-dreams'), id: 'the-master' }
    const g = deed([{ do: 'attach', what: 'chosenChallenge' }], { well: [easy], masters: [sea] }, { board: ['easy'] })
    const t = resolved(g.zone(Z.attached, ['plain']))
      .asked(0, 'target')
      .answer(0, 'target:easy')
    expect(t.zone(Z.attached)).toEqual(['plain', 'easy'])
    expect(board(t)).not.toContain('easy')
    expect(t.state.host[t.card('easy')]).toBe(t.card('the-master') + 1)
  })
  test('KD-10.2 attached cards count in the finale', () => {
    const sea = { ...masterForm('sea-of-dreams'), id: 'the-master' }
    const g = finale([], { masters: [sea] }).zone(Z.attached, ['plain', 'plain', 'plain'])
    const t = underMaster(g).begin()
    expect(difficultyOf(t, 'the-master')).toBe(sea.difficulty + 3)
  })
  test('KD-10.2 another card can be a host', () => {
    const lodger = event('lodger', { instructions: [{ do: 'attach', what: 'self', to: 'chosenHost' }] })
    const t = kept(scene({ well: [easy, lodger] }, { board: ['lodger', 'easy'] }))
    t.answer(0, 'resolve:lodger').offers(0, ['target:easy', 'target:plain']).answer(0, 'target:easy')
    expect(t.zone(Z.attached)).toEqual(['lodger'])
    expect(t.state.host[t.card('lodger')]).toBe(t.card('easy') + 1)
    t.logged('attached', ['lodger', 'easy'], -1)
  })
  test('KD-10.13 a card attached unseen is seen by everybody, and nothing else of the discard is', () => {
    const hidden = challenge('hidden')
    const t = resolved(
      deed([{ do: 'attach', what: 'topOfWellDiscard' }], { well: [hidden, easy] }).zone(Z.wellDiscard, [
        'plain',
        'easy',
        'hidden',
      ]),
    )
    for (const seat of everybody) {
      expect(t.sees(seat, Z.attached)).toEqual(['hidden'])
      expect(t.sees(seat, Z.wellDiscard)).toEqual([null, null])
      t.logged('attached', ['hidden', '?'], seat)
      expect(JSON.stringify([t.log(seat), t.printed(seat)])).not.toContain('easy')
    }
  })
})
/** Gives every attached card the Master as its host. */
function underMaster(g: Given<S, O>): Given<S, O> {
  return g.set((s, card) => {
    for (const id of s.zones[Z.attached]!) s.host[id] = card('the-master') + 1
  })
}

describe('reaching it', () => {
  test('KD-10.3 a refill without a card lays out the finale', () => {
    const t = completing(deck(scene({ well: [easy] }, { board: ['easy'] })))
    expect(t.state.phase).toBe('finale')
    t.logged('bottom', ['the-master']).asked(1, 'exhaust')
  })
  test('KD-10.3 one card left is enough to go on', () => {
    const t = completing(deck(scene({ well: [easy, event('last')] }, { board: ['easy'] }), 'last'))
    t.notLogged('bottom').logged('entered', ['last'])
    expect([t.state.phase, t.zone(Z.north)]).toEqual(['descent', ['last']])
  })
  test('KD-10.4 the cards that are left are placed and enter before the bottom is reached', () => {
    const biting = challenge('biting', { bold: [{ on: 'onEnter', do: [{ do: 'damage', n: 1 }] }] })
    const twin = challenge('easy', { difficulty: 1, copies: 2 })
    const clear: Effect[] = [{ do: 'addProgress', n: 1, on: { target: 'eachChallenge', filter: { name: 'easy' } } }]
    const g = deck(deed(clear, { well: [twin, biting] }, { board: ['easy', 'easy'] }), 'biting')
    const t = resolved(g).untilAsked(1, 'exhaust', { rewards: ['reward:easy', 'reward:easy'] })
    expect(lines(t, 'entered', 'damage', 'bottom')).toEqual(['entered biting', 'damage 1 9', 'bottom the-master'])
    expect(t.zone(Z.removed)).toContain('biting')
    expect(t.state.phase).toBe('finale')
  })
  test('KD-10.4 an entry text that climbs keeps the bottom away', () => {
    const ladder = challenge('ladder', { bold: [{ on: 'onEnter', do: [{ do: 'climb', n: 1 }] }] })
    const twin = challenge('easy', { difficulty: 1, copies: 2 })
    const clear: Effect[] = [{ do: 'addProgress', n: 1, on: { target: 'eachChallenge', filter: { name: 'easy' } } }]
    const g = deed(clear, { well: [twin, ladder, event('rung')] }, { board: ['easy', 'easy', 'plain'] })
    g.zone(Z.wellDiscard, ['plain', 'plain', 'rung'])
    const t = resolved(deck(g, 'ladder', 'plain')).untilAsked(1, 'exhaust', { rewards: ['reward:easy', 'reward:easy'] })
    t.notLogged('bottom')
    expect(board(t).toSorted()).toEqual(['ladder', 'plain', 'plain', 'rung'])
    expect(sizeOf(t, Z.well)).toBe(0)
  })
  test('KD-10.5 four cards and no deck is not the bottom; a climb fills the deck again', () => {
    const slope = challenge('slope', { difficulty: 9, penalty: [{ do: 'climb', n: 1 }] })
    const g = deck(scene({ well: [slope, easy] }, { board: ['slope', 'easy'] }))
    g.zone(Z.wellDiscard, ['plain'], Z.removed)
    const t = kept(g)
    bareAttempt(t, 'slope', 'red', ...MISSED).asked(1, 'exhaust')
    expect([t.state.phase, sizeOf(t, Z.well)]).toEqual(['descent', 1])
    t.answer(1, 'keepHand')
    bareAttempt(t, 'easy', 'red', 'red', 'red', 'blue', 'dark').asked(0, 'exhaust').notLogged('bottom')
    expect([t.state.phase, board(t)]).toEqual(['descent', ['slope', 'plain', 'plain', 'plain']])
  })
})

describe('the layout', () => {
  const touchy = challenge('touchy', {
    reward: [{ do: 'damage', n: 2 }],
    penalty: [{ do: 'damage', n: 2 }],
    bold: [{ on: 'onDiscarded', do: [{ do: 'damage', n: 1 }] }],
    copies: 3,
  })
  const bottom = (more: (g: Given<S, O>) => unknown = () => {}, table: Scene = {}) => {
    const cards = { well: [easy, touchy] }
    const g = deck(scene(cards, { ...table, board: ['easy', 'touchy', 'touchy', 'touchy'] })).set((s, card) => {
      s.progress[card('touchy', Z.east)] = 2
      s.progress[card('touchy', Z.west)] = 4
    })
    more(g)
    return g
  }

  test('KD-10.6 EX-13 the Master is up, the Gauntlet around it, the Well cards and their tokens are gone', () => {
    const t = completing(bottom())
    expect(board(t)).toEqual([...GATES])
    expect(t.zone(Z.gauntlet)).toEqual([])
    expect(GATES.map((name) => t.state.flipped[t.card(name)])).toEqual([0, 0, 0, 0])
    expect(t.state.progress.every((n) => n === 0)).toBe(true)
    for (const seat of everybody) {
      expect(t.sees(seat, Z.master)).toEqual(['the-master'])
      t.logged('bottom', ['the-master'], seat)
    }
    expect([sizeOf(t, Z.masterDown), t.state.hp]).toEqual([0, 10])
    t.notLogged('discardedCard').notLogged('ability')
  })
  test('KD-10.7 the removed cards are out of the game, in sight of all, and in no discard', () => {
    const t = completing(bottom((g) => g.zone(Z.wellDiscard, ['plain', 'plain'], Z.removed)))
    expect(t.zone(Z.removed).filter((name) => name === 'touchy')).toHaveLength(3)
    expect([sizeOf(t, Z.wellDiscard), t.zone(Z.completed)]).toEqual([2, ['easy']])
    expect(t.sees(-1, Z.removed)).not.toContain(null)
  })
  test('KD-10.8 what is attached to the Master stays, in order', () => {
    const sea = { ...masterForm('sea-of-dreams'), id: 'the-master' }
    const kinds = ['a', 'b', 'c', 'd'].map((id) => challenge(id))
    const g = deck(scene({ masters: [sea], well: [easy, ...kinds] }, { board: ['easy'] }))
    const t = completing(underMaster(g.zone(Z.attached, ['a', 'b', 'c', 'd'])))
    expect(t.zone(Z.attached)).toEqual(['a', 'b', 'c', 'd'])
    expect(difficultyOf(t, 'the-master')).toBe(sea.difficulty + 4)
  })
  test('KD-10.8 what is attached to a Well card goes with its host to the discard', () => {
    const g = bottom((h) => h.zone(Z.attached, ['plain']).zone(Z.wellDiscard, [], Z.removed))
    const t = completing(
      g.set((s, card) => {
        s.host[card('plain', Z.attached)] = card('touchy', Z.south) + 1
      }),
    )
    expect([sizeOf(t, Z.attached), sizeOf(t, Z.wellDiscard)]).toEqual([0, 1])
  })
  test('KD-10.9 health, hands, decks, lanterns and Fatigue stay as they are', () => {
    const hands = [
      ['asha-red', 'asha-blue', 'asha-white'],
      ['ben-red', 'ben-red', 'ben-green', 'ben-blue', 'ben-white'],
    ]
    const g = bottom((h) => h.zone(Z.fatigue, ['weary-1', 'weary-2']), { hands }).set((s) => {
      s.hp = 4
      s.charged[1] = true
    })
    const t = completing(g)
    expect([t.state.hp, t.state.charged]).toEqual([4, [false, true]])
    expect([t.zone(Z.hand + 0), t.zone(Z.hand + 1)]).toEqual(hands)
    expect([sizeOf(t, Z.deck + 0), sizeOf(t, Z.deck + 1)]).toEqual([15, 13])
    expect([t.zone(Z.fatigue), sizeOf(t, Z.fatigueDeck)]).toEqual([['weary-1', 'weary-2'], 4])
  })
  test('KD-10.10 the turn ends with its cleanup and the next Seeker opens the finale', () => {
    const g = bottom(undefined, { hands: [['asha-red', 'asha-blue'], ['ben-blue']] }).roll('dice', dice(...MISSED))
    const t = kept(g).answer(0, 'attempt:easy:red').answer(0, 'play:asha-red:red').asked(1, 'exhaust')
    expect(t.state.phase).toBe('finale')
    expect([t.zone(Z.discard + 0), t.zone(Z.played)]).toEqual([['asha-red'], []])
    expect([t.state.turn, t.state.active]).toEqual([2, 1])
    t.answer(1, 'keepHand').asked(1, 'choose').offers(1, 'attempt:gate-1:red')
  })
  test('KD-10.10 a lantern used for it is turned down', () => {
    const g = bottom(undefined, { hands: [['asha-blue'], ['ben-blue']] })
      .roll('dice', dice(...MISSED))
      .set((s) => {
        s.charged[0] = true
      })
    const t = kept(g).answer(0, 'attempt:easy:red').answer(0, 'lantern:red').asked(1, 'exhaust')
    expect([t.state.phase, t.state.charged[0]]).toEqual(['finale', false])
  })
})

describe('in the middle of something', () => {
  test('KD-10.11 a replacement in a reward: the rest that can be done is done, and the turn ends', () => {
    const prize = challenge('prize', {
      difficulty: 1,
      reward: [
        { do: 'replaceCard', on: { target: 'otherChallenge', filter: { name: 'victim' } } },
        { do: 'addProgress', n: 2, on: { target: 'eachChallenge', filter: { name: 'plain' } } },
        { do: 'draw', n: 1 },
      ],
    })
    const g = deck(scene({ well: [prize, challenge('victim')] }, { board: ['prize', 'victim'] }))
    const t = bareAttempt(kept(g), 'prize', 'red', 'red', 'green', 'blue', 'dark').asked(1, 'exhaust')
    expect([t.state.phase, board(t)]).toEqual(['finale', [...GATES]])
    expect(t.zone(Z.completed)).toEqual(['prize'])
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('victim')
    expect([handOf(t, 0), t.state.turn]).toEqual([8, 2])
    expect(t.state.progress.every((n) => n === 0)).toBe(true)
    t.notLogged('progress').notLogged('attempted', [0, 'gate-1'])
  })
  test('KD-10.11 a replacement in step 1 ends the attempt without roll or penalty', () => {
    const swap: Effect = { do: 'replaceCard', on: { target: 'otherChallenge', filter: { name: 'victim' } } }
    const trick = skill('trick', { abilities: [{ on: 'onAction', do: [swap] }] })
    const hard = challenge('hard', { penalty: [{ do: 'damage', n: 3 }] })
    const well = [hard, challenge('victim')]
    const g = deck(scene({ well, skills: [trick] }, { board: ['hard', 'victim'], hands: [['trick']] }))
    const t = kept(g).answer(0, 'attempt:hard:red').answer(0, 'play:trick:red').asked(1, 'exhaust')
    t.logged('attemptEnded', ['hard']).notLogged('rolled').notLogged('failed')
    expect([t.state.hp, t.state.phase, t.zone(Z.discard + 0)]).toEqual([10, 'finale', ['trick']])
  })
  test('KD-10.11 of several cards to be replaced, those already removed stay removed', () => {
    const each: Effect = { do: 'replaceCard', on: { target: 'eachChallenge', filter: { name: 'victim' } } }
    const victims = challenge('victim', { copies: 3 })
    const g = deck(deed([each], { well: [victims] }, { board: ['victim', 'victim', 'victim'] }))
    const t = resolved(g.zone(Z.wellDiscard, [], Z.removed)).asked(1, 'exhaust')
    expect(t.zone(Z.wellDiscard)).toEqual(['victim'])
    expect(t.zone(Z.removed).filter((name) => name === 'victim')).toHaveLength(2)
    expect(board(t)).toEqual([...GATES])
  })
  test('KD-10.11 a removed event attaches itself to nothing any more', () => {
    const effects: Effect[] = [
      { do: 'replaceCard', on: { target: 'chosenChallenge', filter: { name: 'easy' } } },
      { do: 'attach', what: 'self' },
    ]
    const t = resolved(deck(deed(effects, { well: [easy] }, { board: ['easy'] })))
    expect([t.zone(Z.attached), t.zone(Z.removed).includes('deed')]).toEqual([[], true])
  })
  test('KD-10.11 a bottom reached at the start of the turn ends the turn: nobody picks a Gauntlet card', () => {
    const swap: Effect = { do: 'replaceCard', on: { target: 'chosenChallenge', filter: { name: 'easy' } } }
    const restless = fatigueCard('restless', { abilities: [{ on: 'turnStart', limit: 'game', do: [swap] }] })
    const g = deck(scene({ well: [easy], fatigue: [restless] }, { board: ['easy'] })).zone(Z.fatigue, ['restless'])
    const t = kept(g).asked(1, 'exhaust')
    expect([t.state.phase, t.state.turn]).toEqual(['finale', 2])
    t.notLogged('attempted')
  })
})

describe('no way back', () => {
  test('KD-10.12 a Well with cards and a climb do not lead out of the finale', () => {
    const t = kept(finale([{ do: 'climb', n: 3 }]).zone(Z.wellDiscard, ['plain', 'plain', 'plain']))
    for (let turn = 1; turn <= 12; turn++) {
      expect([t.state.phase, t.state.turn]).toEqual(['finale', turn])
      bareAttempt(t, 'gate-1', 'red', ...MISSED)
      t.untilAsked(turn % 2, 'choose', { exhaust: 'keepHand' })
    }
    expect([sizeOf(t, Z.well) > 0, board(t)]).toEqual([true, [...GATES]])
  })
  test('KD-10.12 played on it ends in a win or a loss and in nothing else', () => {
    const grim = master('the-master', { abilities: [{ on: 'turnEnd', do: [{ do: 'damage', n: 1 }] }] })
    const t = inFinale(scene({ masters: [grim] })).begin()
    for (let i = 0; i < 200 && !t.match.isOver; i++) {
      const seat = t.match.waiting()[0]!
      t.answer(seat, t.options(seat).at(-1)!)
    }
    expect(['win', 'loss']).toContain(t.match.outcome)
  })
})
