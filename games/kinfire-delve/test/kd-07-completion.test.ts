import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeCard, Effect } from '../src/content/types.ts'
import type { S } from '../src/index.ts'
import { attempt, authored, bare, board, lanternCard, MISS, progressOn, seekerCard, told } from './attempts.ts'
import { challenge, dice, event, skill, Z } from './table.ts'

afterEach(allDone)

const target = challenge('target', { difficulty: 20 })
const other = (n: number): Effect => ({
  do: 'addProgress',
  n,
  on: { target: 'otherChallenge', filter: { name: 'other' } },
})
const onAct = (...effects: readonly Effect[]) => skill('act', { abilities: [{ on: 'onAction', do: effects }] })
const ripple: Effect = { do: 'addProgress', n: 1, on: { target: 'eachOtherChallenge' } }
const idle = skill('idle', { seeker: 'orrin', boost: { colours: ['blue'], value: 1 } })

/** `target` in the north under attempt; its action does these things; the cards named lie from the east on. */
function scene(effects: readonly Effect[], cards: readonly ChallengeCard[], progress: readonly number[] = []) {
  const well = [target, ...new Map(cards.map((card) => [card.id, card])).values()]
  return board(bare({ well, skills: [onAct(...effects), idle] }), ['target', ...cards.map((card) => card.id)])
    .zone(Z.hand + 0, ['act'])
    .zone(Z.hand + 1, ['idle'])
    .set((s) => progress.forEach((n, i) => set(s, Z.east + i, n)))
}
const set = (s: S, slot: number, n: number) => {
  s.progress[s.zones[slot]![0]!] = n
}
const begin = (given: ReturnType<typeof scene>) => attempt(given, 'target').answer(0, 'play:act:red')

describe('progress from elsewhere', () => {
  test('KD-7.1 an effect puts progress on a challenge that nobody attempts', () => {
    const choose: Effect = { do: 'addProgress', n: 2, on: { target: 'otherChallenge' } }
    const given = scene([choose], [challenge('other'), challenge('more')])
    const t = attempt(given.roll('dice', MISS), 'target').answer(0, 'play:act:red')
    t.asked(0, 'target').offersExactly(0, ['target:other', 'target:more', 'target:plain']).lacks(0, 'target:target')
    t.answer(0, 'target:other').logged('progress', ['other', 2, 2])
    expect([progressOn(t, 'other'), progressOn(t, 'target')]).toEqual([2, 2])
  })
  test('KD-7.2 at its difficulty it is completed at once, in the middle of the attempt', () => {
    const goal = challenge('other', { difficulty: 4, reward: [{ do: 'draw', n: 1 }] })
    const again = challenge('target', { difficulty: 20, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
    const game = bare({ well: [again, goal], skills: [onAct(other(1)), idle] })
    const t = attempt(
      board(game, ['target', 'other'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['idle'])
        .set((s) => set(s, Z.east, 3)),
      'target',
    )
    t.answer(0, 'play:act:red').asked(0, 'reroll').logged('completed', ['other', 4]).logged('drew', [0, 1])
    expect(t.where('other')).toBe('completed')
  })
  test('KD-7.2 short of its difficulty it stays', () => {
    const t = begin(scene([other(1)], [challenge('other', { difficulty: 4 })], [2])).notLogged('completed')
    expect(t.where('other')).toBe('east')
    expect(progressOn(t, 'other')).toBe(3)
  })
  test('KD-7.3 the reward goes to the Seeker whose turn it is, whoever brought the progress', () => {
    const tess = seekerCard('tess', { abilities: [{ on: 'onBoost', do: [other(1)] }] })
    const game = bare({
      well: [target, challenge('other', { difficulty: 1, reward: [{ do: 'draw', n: 2 }] })],
      seekers: [tess],
      lanterns: [lanternCard('lamp', 'tess')],
      skills: [skill('act'), skill('help', { seeker: 'tess', copies: 18 })],
    })
    const t = attempt(
      board(game, ['target', 'other'], { options: { seekers: ['asha', 'tess'] } })
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['help', 'help']),
      'target',
    )
    t.answer(0, 'play:act:red').answer(1, 'boost:help').logged('completed', ['other', 1]).logged('drew', [0, 2])
    expect(t.zone(Z.hand + 0)).toHaveLength(2)
    expect(t.zone(Z.hand + 1)).toHaveLength(1)
  })
  test('KD-7.4 a difficulty that falls completes it as well', () => {
    const sweep: Effect = { do: 'discardCard', on: { target: 'otherChallenge', filter: { name: 'wall' } } }
    const raise = { always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 2 } as const
    const goal = challenge('other', { difficulty: 4, reward: [{ do: 'charge' }] })
    const given = scene([sweep], [goal, challenge('wall', { boldStatics: [raise] })], [4])
    const before = attempt(given, 'target').notLogged('completed')
    expect(before.where('other')).toBe('east')
    before.answer(0, 'play:act:red').logged('completed', ['other', 4])
    expect(before.state.charged[0]).toBe(true)
  })
  test('KD-7.4 of two Fountains, the one left alone', () => {
    const given = board(authored, ['the-3-fountains', 'the-3-fountains']).set((s) => {
      set(s, Z.north, 5)
      set(s, Z.east, 4)
    })
    const t = attempt(given.roll('dice', dice('blue', 'red', 'red', 'dark')), 'the-3-fountains#1', 'blue')
    t.untilAsked(1, 'exhaust')
    expect(told(t, 'placed', 'completed')).toEqual([
      'placed the-3-fountains 1 6 6',
      'completed the-3-fountains 6',
      'completed the-3-fountains 4',
    ])
  })
})

describe('one effect, one check', () => {
  test('KD-7.5 one instruction that touches several cards is one effect', () => {
    const pair = ['one', 'two'].map((id) => challenge(id, { difficulty: 2, reward: [{ do: 'heal', n: 1 }] }))
    const t = begin(scene([ripple], pair, [1, 1]))
      .asked(0, 'rewards', 'KD-7.6')
      .notLogged('completed')
    t.offersExactly(0, ['reward:one', 'reward:two'])
    expect([t.where('one'), t.where('two')]).toEqual(['east', 'south'])
  })
  test('KD-7.5 two instructions are two effects: the reward of the first comes before the second', () => {
    const goal = challenge('other', { difficulty: 1, reward: [{ do: 'damage', n: 1 }] })
    const t = begin(scene([other(1), { do: 'draw', n: 1 }], [goal]))
    expect(told(t, 'progress', 'completed', 'damage', 'drew')).toEqual([
      'progress other 1 1',
      'completed other 1',
      'damage 1 9',
      'drew 0 1',
    ])
  })
  test.each([
    [['reward:giver', 'reward:taker'], 0],
    [['reward:taker', 'reward:giver'], 1],
  ])('KD-7.6 the active Seeker orders the rewards: %s leaves %i in hand', (order, hand) => {
    const giver = challenge('giver', { difficulty: 1, reward: [{ do: 'draw', n: 1 }] })
    const taker = challenge('taker', { difficulty: 1, reward: [{ do: 'discardHand', n: 1 }] })
    const t = begin(scene([ripple], [giver, taker]))
      .asked(0, 'rewards')
      .waitsFor(0)
      .answer(0, order)
    expect(t.zone(Z.hand + 0)).toHaveLength(hand)
    expect([t.where('giver'), t.where('taker')]).toEqual(['completed', 'completed'])
  })
  test('KD-7.6 all stay in play until the last reward is done', () => {
    const pair = challenge('pair', { copies: 2, difficulty: 1, reward: [{ do: 'draw', n: { count: 'copiesInPlay' } }] })
    const t = begin(scene([ripple], [pair, pair])).asked(0, 'rewards')
    t.answer(0, ['reward:pair', 'reward:pair'])
    expect(told(t, 'drew')).toEqual(['drew 0 2', 'drew 0 2'])
    expect(t.zone(Z.completed).filter((card) => card === 'pair')).toHaveLength(2)
  })
  test('KD-7.6 the set is fixed first: what a reward takes away does not undo a completion', () => {
    const thief = challenge('thief', {
      difficulty: 1,
      reward: [{ do: 'removeProgress', n: 9, on: { target: 'eachChallenge' } }],
    })
    const prize = challenge('prize', { difficulty: 1, reward: [{ do: 'draw', n: 1 }] })
    const t = begin(scene([ripple], [thief, prize])).answer(0, ['reward:thief', 'reward:prize'])
    t.logged('completed', ['prize', 1]).logged('drew', [0, 1])
    expect(t.where('prize')).toBe('completed')
  })
  test('KD-7.7 the empty slot waits for the refill', () => {
    const again = challenge('target', { difficulty: 20, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
    const game = bare({ well: [again, challenge('other', { difficulty: 1 })], skills: [onAct(other(1)), idle] })
    const given = board(game, ['target', 'other'])
      .zone(Z.hand + 0, ['act'])
      .zone(Z.hand + 1, ['idle'])
    const t = attempt(given, 'target').answer(0, 'play:act:red').asked(0, 'reroll')
    expect(t.zone(Z.east)).toEqual([])
    t.pass(0).asked(1, 'exhaust')
    expect(t.zone(Z.east)).toEqual(['plain'])
  })
  test('KD-7.7 unless an effect replaces the card now', () => {
    const swap: Effect = { do: 'replaceCard', on: { target: 'otherChallenge', filter: { name: 'other' } } }
    const again = challenge('target', { difficulty: 20, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
    const game = bare({ well: [again, challenge('other')], skills: [onAct(swap), idle] })
    const t = attempt(
      board(game, ['target', 'other'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['idle']),
      'target',
    )
    t.answer(0, 'play:act:red').asked(0, 'reroll')
    expect(t.zone(Z.east)).toEqual(['plain'])
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('other')
  })
})

describe('KD-7.8', () => {
  const gift = event('gift', { instructions: [{ do: 'addProgress', n: 1, on: { target: 'eachChallenge' } }] })
  const harsh = (difficulty: number) =>
    challenge('harsh', { difficulty, reward: [{ do: 'draw', n: 1 }], penalty: [{ do: 'damage', n: 2 }] })
  const resolve = (difficulty: number) =>
    board(bare({ well: [gift, harsh(difficulty)] }), ['gift', 'harsh'])
      .begin()
      .answer(0, 'keepHand')
      .answer(0, 'resolve:gift')

  test('KD-7.8 indirect completion asks for no action and no dice, and brings no penalty', () => {
    const t = resolve(1).asked(1, 'exhaust').logged('completed', ['harsh', 1]).logged('drew', [0, 1])
    expect(t.state.hp).toBe(10)
    expect(t.luck()).toEqual([])
  })
  test('KD-7.8 nor does a card that stays short bring one', () => {
    const t = resolve(2).asked(1, 'exhaust').notLogged('completed').notLogged('failed')
    expect(t.state.hp).toBe(10)
  })
})

describe('the check of step 4', () => {
  const mazes = (attempted: number, copy: number) =>
    board(authored, ['the-maze', 'the-maze'])
      .zone(Z.wellDiscard, [])
      .set((s) => {
        set(s, Z.north, attempted)
        set(s, Z.east, copy)
      })
  test('KD-7.9 the attempted card and what was fed with it are judged together', () => {
    const t = attempt(mazes(5, 4).roll('dice', dice('green', 'green', 'blue', 'dark')), 'the-maze#1', 'green')
    t.untilAsked(0, 'rewards').notLogged('completed').answer(0, ['reward:the-maze', 'reward:the-maze'])
    expect(told(t, 'completed', 'descended').toSorted()).toEqual([
      'completed the-maze 6',
      'completed the-maze 7',
      'descended 2',
      'descended 2',
    ])
  })
  test('KD-7.9 so that neither falls to a lower difficulty by the other’s leaving', () => {
    // 6 and 5 at difficulty 6: one is completed in this check; alone, the other has difficulty 5 in the next.
    const t = attempt(mazes(4, 3).roll('dice', dice('green', 'green', 'blue', 'dark')), 'the-maze#1', 'green')
    t.untilAsked(1, 'exhaust').notLogged('failed')
    expect(told(t, 'completed')).toEqual(['completed the-maze 6', 'completed the-maze 5'])
  })
  test('KD-7.10 the rewards of others come before the penalty', () => {
    const t = attempt(mazes(0, 5).roll('dice', dice('green', 'blue', 'blue', 'dark')), 'the-maze#1', 'green')
    t.untilAsked(1, 'exhaust')
    expect(told(t, 'completed', 'descended', 'failed', 'climbed')).toEqual([
      'completed the-maze 6',
      'descended 2',
      'failed 0 the-maze',
      'climbed 1',
    ])
    expect(t.zone(Z.wellDiscard)).toHaveLength(1)
  })
  test('KD-7.10 a reward that heals saves from a penalty that would kill', () => {
    const twin = challenge('twin', {
      copies: 2,
      difficulty: 3,
      attempt: [{ on: 'onPlaced', do: [{ do: 'copyProgress' }] }],
      reward: [{ do: 'heal', n: 1 }],
      penalty: [{ do: 'damage', n: 1 }],
    })
    const given = board(bare({ well: [twin] }), ['twin', 'twin']).set((s) => {
      s.hp = 1
      set(s, Z.east, 2)
    })
    const t = attempt(given.roll('dice', dice('red', 'blue', 'blue', 'dark')), 'twin#1').untilAsked(1, 'exhaust')
    expect(t.state.hp).toBe(1)
    t.goesOn()
  })
})

describe('while a completion is under way', () => {
  const plus2: Effect = { do: 'addProgress', n: 2, on: { target: 'eachChallenge' } }
  test('KD-7.11 the cards get no progress and are rewarded once', () => {
    const feeder = challenge('feeder', { difficulty: 1, reward: [plus2] })
    const fed = challenge('fed', { difficulty: 1, reward: [{ do: 'draw', n: 1 }] })
    const t = begin(scene([ripple], [feeder, fed])).answer(0, ['reward:feeder', 'reward:fed'])
    t.notLogged('progress', ['feeder', 2]).notLogged('progress', ['fed', 2]).logged('progress', ['target', 2])
    expect(told(t, 'completed', 'drew')).toEqual(['completed feeder 1', 'completed fed 1', 'drew 0 1'])
  })
  test('KD-7.11 they cannot be chosen as a target', () => {
    const sweeper = challenge('sweeper', {
      difficulty: 1,
      reward: [{ do: 'discardCard', on: { target: 'chosenChallenge' } }],
    })
    const t = begin(scene([ripple], [sweeper, challenge('done', { difficulty: 1 })]))
    t.answer(0, ['reward:sweeper', 'reward:done'])
      .asked(0, 'target')
      .offersExactly(0, ['target:target', 'target:plain'])
    expect([t.where('sweeper'), t.where('done')]).toEqual(['east', 'south'])
  })
  test('KD-7.11 nor as a host', () => {
    const hook = challenge('hook', {
      difficulty: 1,
      reward: [{ do: 'attach', what: 'topOfWell', to: 'chosenHost' }],
    })
    const t = begin(scene([ripple], [hook, challenge('done', { difficulty: 1 })]))
    t.answer(0, ['reward:hook', 'reward:done']).asked(0, 'target').offersExactly(0, ['target:target', 'target:plain'])
    expect([t.where('hook'), t.where('done')]).toEqual(['east', 'south'])
  })
  test('KD-7.11 they still count as copies', () => {
    const raise = { always: 'difficulty', of: { target: 'self' }, n: { count: 'otherCopies' } } as const
    const pair = challenge('pair', {
      copies: 3,
      difficulty: 1,
      boldStatics: [raise],
      reward: [{ do: 'draw', n: { count: 'otherCopies' } }],
    })
    const t = begin(scene([ripple], [pair, pair, pair], [2, 2, 0])).answer(0, ['reward:pair#1', 'reward:pair#2'])
    expect(told(t, 'drew').slice(0, 2)).toEqual(['drew 0 2', 'drew 0 2'])
  })
  test('KD-7.12 what a reward completes is completed before the rest of that reward', () => {
    const first = challenge('other', {
      difficulty: 1,
      reward: [
        { do: 'addProgress', n: 1, on: { target: 'otherChallenge', filter: { name: 'next' } } },
        { do: 'damage', n: 1 },
      ],
    })
    const next = challenge('next', { difficulty: 1, reward: [{ do: 'heal', n: 1 }] })
    const t = begin(scene([other(1)], [first, next]))
    expect(told(t, 'completed', 'healed', 'damage')).toEqual([
      'completed other 1',
      'completed next 1',
      'healed 0 10',
      'damage 1 9',
    ])
    expect(t.state.hp).toBe(9)
  })
  test('KD-7.12 and what a penalty completes before the rest of that penalty', () => {
    const sting = challenge('sting', { difficulty: 20, penalty: [other(1), { do: 'damage', n: 1 }] })
    const goal = challenge('other', { difficulty: 1, reward: [{ do: 'heal', n: 1 }] })
    const given = board(bare({ well: [sting, goal] }), ['sting', 'other']).roll('dice', MISS)
    const t = attempt(given, 'sting').untilAsked(1, 'exhaust')
    expect(told(t, 'failed', 'completed', 'healed', 'damage')).toEqual([
      'failed 0 sting',
      'completed other 1',
      'healed 0 10',
      'damage 1 9',
    ])
  })
})
