import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { attempt, bare, board, MISS, progressOn } from './attempts.ts'
import { challenge, skill, Z } from './table.ts'

afterEach(allDone)

const target = challenge('target', { difficulty: 20 })
const again = challenge('again', { difficulty: 20, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
const blue = challenge('blue-one', { colour: 'blue', difficulty: 20 })
const snare = challenge('blue-trap', { colour: 'blue', type: 'trap', difficulty: 20 })
const boost = (id: string, seeker: string, value = 1) =>
  skill(id, { seeker, colours: ['red', 'blue'], boost: { colours: ['red'], value } })
const certain = challenge('sure', { difficulty: 2 })
const doubtful = challenge('doubtful', { difficulty: 3 })
const copied = challenge('copied', { difficulty: 2, attempt: [{ on: 'onPlaced', do: [{ do: 'copyProgress' }] }] })
const game = bare({
  well: [target, again, blue, snare, certain, doubtful, copied],
  skills: [
    skill('act', { colours: ['red', 'blue'], boost: { colours: ['red'], value: 2 } }),
    ...['a1', 'a2', 'a3'].map((id) => boost(id, 'asha')),
    ...['o1', 'o2', 'o3'].map((id, i) => boost(id, 'orrin', i + 1)),
    boost('s1', 'sabela'),
    boost('n1', 'nereo'),
    skill('act-o', { seeker: 'orrin', colours: ['blue'] }),
    skill('red-boost', { seeker: 'orrin', colours: ['blue'], boost: { colours: ['red'], value: 1 } }),
    skill('blue-boost', { seeker: 'orrin', colours: ['red'], boost: { colours: ['blue'], value: 1 } }),
    skill('white-boost', { seeker: 'orrin', colours: ['red'], boost: { colours: ['red', 'green', 'blue'], value: 1 } }),
    skill('talker', {
      seeker: 'orrin',
      abilities: [
        { on: 'onAction', do: [{ do: 'draw', n: 1 }] },
        { on: 'attemptStart', do: [{ do: 'damage', n: 1 }] },
        { on: 'onBoost', do: [{ do: 'bonus', n: 5 }] },
        { on: 'afterRoll', do: [{ do: 'damage', n: 1 }] },
      ],
    }),
  ],
})
const scene = (others: readonly string[], seats = 2) =>
  board(game, ['target'], { seats })
    .zone(Z.hand + 0, ['act', 'a1', 'a2', 'a3'])
    .zone(Z.hand + 1, others)

describe('who may boost', () => {
  test('KD-5.9 KD-5.16 the other Seeker is asked, the active one is not', () => {
    const t = attempt(scene(['o1']).roll('dice', MISS), 'target')
    t.answer(0, 'play:act:red').waitsFor(1).notAsked(0)
    t.offersExactly(1, ['boost:o1', 'pass'])
    expect(t.refusal(0, 'boost:a1', 'KD-5.18').map((w) => w.code)).toEqual(['notAsked'])
    t.refuses(1, 'boost:a1')
    t.answer(1, 'boost:o1').logged('placed', ['target', 3])
    expect(t.zone(Z.hand + 0)).toEqual(['a1', 'a2', 'a3'])
  })
  test('KD-5.9 nobody is asked when the other Seeker has nothing that fits', () => {
    const t = attempt(scene(['blue-boost']).roll('dice', MISS), 'target')
    t.answer(0, 'play:act:red').asked(1, 'exhaust').notLogged('boosted').logged('placed', ['target', 2])
    expect(t.zone(Z.hand + 1)).toEqual(['blue-boost'])
  })
  test('KD-5.9 where hands are closed everybody is asked, so that the asking tells nothing', () => {
    const closed = { seats: 3, options: { openHands: false } }
    const seen = [['o1'], ['blue-boost']].map((hand) => {
      const t = attempt(
        board(game, ['target'], closed)
          .zone(Z.hand + 0, ['act'])
          .zone(Z.hand + 1, hand)
          .zone(Z.hand + 2, ['s1'])
          .roll('dice', MISS),
        'target',
      )
      t.answer(0, 'play:act:red').waitsFor(1, 2)
      const before = [0, 2].map((seat) => [t.view(seat).waiting, t.log(seat)])
      t.pass(1).pass(2).logged('placed', ['target', 2])
      return { before, after: [0, 2].map((seat) => t.log(seat)) }
    })
    expect(seen[1]).toEqual(seen[0])
  })
  test('KD-5.15 EX-14 a Seeker alone boosts the own action with 2 cards, not 3 and not with the action itself', () => {
    const t = attempt(
      board(game, ['target'], { seats: 1 })
        .zone(Z.hand + 0, ['act', 'a1', 'a2', 'a3'])
        .roll('dice', MISS),
      'target',
    )
    t.answer(0, 'play:act:red').asked(0, 'boost').offersExactly(0, ['boost:a1', 'boost:a2', 'boost:a3', 'pass'])
    t.refuses(0, 'boost:act')
    t.answer(0, 'boost:a1').offersExactly(0, ['boost:a2', 'boost:a3', 'pass'])
    t.answer(0, 'boost:a2').asked(0, 'exhaust').logged('placed', ['target', 4])
    expect(t.zone(Z.hand + 0)).toEqual(['a3'])
  })
})

describe('how many', () => {
  test('KD-5.10 one other Seeker may play both, and no third', () => {
    const t = attempt(scene(['o1', 'o2', 'o3']).roll('dice', MISS), 'target')
    t.answer(0, 'play:act:red').answer(1, 'boost:o1').asked(1, 'boost').answer(1, 'boost:o2').asked(1, 'exhaust')
    t.refuses(1, 'boost:o3')
    expect(t.zone(Z.hand + 1)).toEqual(['o3'])
    expect(progressOn(t, 'target')).toBe(2 + 1 + 2)
  })
  test('KD-5.10 KD-5.18 with four Seekers the second boost closes the window for all', () => {
    const t = attempt(
      scene(['o1'], 4)
        .zone(Z.hand + 2, ['s1'])
        .zone(Z.hand + 3, ['n1'])
        .roll('dice', MISS),
      'target',
    )
    t.answer(0, 'play:act:red').waitsFor(1, 2, 3)
    t.answer(1, 'boost:o1').waitsFor(2, 3).answer(2, 'boost:s1')
    t.notAsked(3).logged('placed', ['target', 4])
    expect(t.zone(Z.hand + 3)).toEqual(['n1'])
  })
})

describe('what a boost needs and gives', () => {
  test('KD-5.11 its boost colour must be that of the challenge; white fits', () => {
    const t = attempt(
      board(game, ['blue-one'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['red-boost', 'blue-boost', 'white-boost']),
      'blue-one',
      'blue',
    )
    t.answer(0, 'play:act:blue').offersExactly(1, ['boost:blue-boost', 'boost:white-boost', 'pass'])
    t.refuses(1, 'boost:red-boost', 'KD-5.11')
    expect(t.zone(Z.hand + 1)).toHaveLength(3)
  })
  test.each([
    ['blue-one', 1, 'EX-5 its plain figure'],
    ['blue-trap', 3, 'EX-6 and in place of it the figure of its condition'],
  ])('KD-5.12 KD-5.13 on %s Defeat Trap adds %i: %s', (card, points) => {
    const t = attempt(
      board(game, [card], { options: { seekers: ['orrin', 'asha'] } })
        .zone(Z.hand + 0, ['act-o'])
        .zone(Z.hand + 1, ['defeat-trap']),
      card,
      'blue',
    )
    t.roll('dice', [0, 0, 0, 3]).answer(0, 'play:act-o:blue').answer(1, 'boost:defeat-trap')
    t.logged('boosted', [1, 'defeat-trap', points])
    expect(progressOn(t, card)).toBe(2 + points)
  })
  test('KD-5.13 the text of a card played as a boost is void', () => {
    const t = attempt(scene(['talker', 'blue-boost']).roll('dice', MISS), 'target')
    const deck = t.zone(Z.deck + 1).length
    t.answer(0, 'play:act:red').answer(1, 'boost:talker').logged('placed', ['target', 3])
    expect(t.state.hp).toBe(10)
    expect(t.zone(Z.deck + 1)).toHaveLength(deck)
    expect(t.zone(Z.hand + 0)).toHaveLength(3)
  })
  test('KD-5.14 nobody has to boost', () => {
    const t = attempt(scene(['o1', 'o2']).roll('dice', MISS), 'target')
    t.answer(0, 'play:act:red').offers(1, 'pass').pass(1).asked(1, 'exhaust').logged('placed', ['target', 2])
    expect(t.zone(Z.hand + 1)).toEqual(['o1', 'o2'])
  })
  test('KD-5.14 by habit nobody boosts what is certain, but is asked where a boost does something all the same', () => {
    const habitual = (card: string, options = {}) => {
      const hands = board(game, [card], { options })
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['o1'])
      const t = attempt(hands.roll('dice', MISS), card)
      t.match.setWindow(1, 'boost', 'habit')
      return t.answer(0, 'play:act:red')
    }
    const sure = habitual('sure').asked(1, 'exhaust').notLogged('boosted').logged('completed', ['sure'])
    expect(sure.zone(Z.hand + 1)).toEqual(['o1'])
    habitual('doubtful').pass(1)
    habitual('copied').pass(1)
    // Where hands are closed the asking would tell of a hand.
    habitual('sure', { openHands: false }).pass(1)
  })
})

describe('when', () => {
  test('KD-5.17 no boost can be added once the dice have been rolled', () => {
    const t = attempt(
      board(game, ['again'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['o1', 'o2'])
        .roll('dice', MISS, MISS),
      'again',
    )
    t.answer(0, 'play:act:red').answer(1, 'boost:o1').pass(1).asked(0, 'reroll').notAsked(1)
    t.refuses(1, 'boost:o2')
    t.answer(0, 'reroll').notAsked(1, 'boost').logged('placed', ['again', 3])
    expect(t.zone(Z.hand + 1)).toEqual(['o2'])
  })
  test('KD-5.17 nor by a Seeker alone', () => {
    const t = attempt(
      board(game, ['again'], { seats: 1 })
        .zone(Z.hand + 0, ['act', 'a1', 'a2'])
        .roll('dice', MISS),
      'again',
    )
    t.answer(0, 'play:act:red').answer(0, 'boost:a1').pass(0).asked(0, 'reroll')
    t.refuses(0, 'boost:a2')
    t.pass(0).logged('placed', ['again', 3])
    expect(t.zone(Z.hand + 0)).toEqual(['a2'])
  })
  test('KD-5.18 a pass is withdrawn when somebody else boosts', () => {
    const t = attempt(
      scene(['o1'], 3)
        .zone(Z.hand + 2, ['s1'])
        .roll('dice', MISS),
      'target',
    )
    t.answer(0, 'play:act:red').waitsFor(1, 2).pass(1).waitsFor(2).answer(2, 'boost:s1')
    t.asked(1, 'boost').offersExactly(1, ['boost:o1', 'pass'])
    t.answer(1, 'boost:o1').logged('placed', ['target', 4])
    expect(progressOn(t, 'target')).toBe(4)
  })
  test('KD-5.18 the dice roll when all others have passed', () => {
    const t = attempt(
      scene(['o1'], 3)
        .zone(Z.hand + 2, ['s1'])
        .roll('dice', MISS),
      'target',
    )
    t.answer(0, 'play:act:red').pass(2).notLogged('rolled').waitsFor(1).pass(1).logged('rolled')
    t.logged('placed', ['target', 2])
    expect(progressOn(t, 'target')).toBe(2)
  })
})
