import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeCard, Effect } from '../src/content/types.ts'
import { attempt, authored, bare, board, MISS, ONE, progressOn, told, TWO } from './attempts.ts'
import { challenge, dice, gauntletCard, skill, Z } from './table.ts'

afterEach(allDone)

const act = skill('act', { value: 2, colours: ['red', 'green'] })
const idle = skill('idle', { seeker: 'orrin', colours: ['blue'], boost: { colours: ['blue'], value: 1 } })
/** One challenge in the north, attempted with `act` (2 points) against this roll on red. */
function facing(card: Partial<ChallengeCard>, progress = 0) {
  const game = bare({ well: [challenge('target', card)], skills: [act, idle] })
  return board(game, ['target'])
    .zone(Z.hand + 0, ['act', 'reckless-swing'])
    .zone(Z.hand + 1, ['idle'])
    .set((s, find) => {
      s.progress[find('target')] = progress
    })
}
const withAct = (scene: ReturnType<typeof facing>, roll: readonly number[] = MISS) =>
  attempt(scene.roll('dice', roll), 'target').answer(0, 'play:act:red')

describe('the sum', () => {
  const first = skill('first', { seeker: 'orrin', boost: { colours: ['red'], value: 1 } })
  const second = skill('second', { seeker: 'orrin', boost: { colours: ['red'], value: 2 } })
  const total = (card: Partial<ChallengeCard>) =>
    attempt(
      board(bare({ well: [challenge('target', { difficulty: 20, ...card })], skills: [act, first, second] }), [
        'target',
      ])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['first', 'second'])
        .roll('dice', TWO),
      'target',
    )
      .answer(0, 'play:act:red')
      .answer(1, 'boost:first')
      .answer(1, 'boost:second')

  test('KD-5.25 EX-8 action 2, boosts 1 and 2 and 2 dice place 7', () => {
    const t = total({}).logged('placed', ['target', 7, 7, 20])
    expect(progressOn(t, 'target')).toBe(7)
  })
  test('KD-5.25 other bonuses of the attempt are part of it', () => {
    const t = total({ attempt: [{ on: 'attemptStart', do: [{ do: 'bonus', n: 1 }] }] })
    expect(progressOn(t, 'target')).toBe(8)
  })
  test('KD-5.26 all points are placed, beyond the difficulty as well', () => {
    const scene = board(bare({ skills: [act] }), ['the-faded-way'])
      .zone(Z.hand + 0, ['act'])
      .zone(Z.wellDiscard, [])
      .set((s, find) => {
        s.progress[find('the-faded-way')] = 5
      })
    const t = attempt(scene.roll('dice', dice('green', 'green', 'green', 'light')), 'the-faded-way', 'green')
    t.answer(0, 'play:act:green').untilAsked(1, 'exhaust')
    t.logged('placed', ['the-faded-way', 6, 11, 6]).logged('completed', ['the-faded-way', 11]).logged('descended', [3])
    expect(t.state.exploits).toContain('hard-work-pays-off')
  })
  test('KD-5.36 a total below zero places nothing and takes nothing away', () => {
    const minus = { difficulty: 9, attempt: [{ on: 'attemptStart', do: [{ do: 'bonus', n: -3 }] }] } as const
    const t = attempt(facing(minus, 2).roll('dice', ONE), 'target').pass(0)
    t.logged('placed', ['target', 0, 2, 9]).logged('failed')
    expect(progressOn(t, 'target')).toBe(2)
  })
  test('KD-5.37 tokens never run out', () => {
    const heap = { do: 'addProgress', n: 60, on: { target: 'otherChallenge', filter: { name: 'other' } } } as const
    const game = bare({
      well: [
        challenge('target', { difficulty: 200, attempt: [{ on: 'attemptStart', do: [{ do: 'bonus', n: 40 }, heap] }] }),
        challenge('other', { difficulty: 200 }),
      ],
    })
    const t = attempt(board(game, ['target', 'other']).roll('dice', MISS), 'target').untilAsked(1, 'exhaust')
    expect([progressOn(t, 'target'), progressOn(t, 'other')]).toEqual([40, 60])
  })
})

describe('completed or not', () => {
  test('KD-5.27 progress of earlier turns counts: 3 and 2 reach 5', () => {
    const t = withAct(facing({ difficulty: 5 }, 3))
      .logged('completed', ['target', 5])
      .notLogged('failed')
    expect(t.where('target')).toBe('completed')
  })
  test('KD-5.27 4 of 5 is a failure', () => {
    const t = withAct(facing({ difficulty: 5 }, 2))
      .logged('failed', [0, 'target'])
      .notLogged('completed')
    expect(progressOn(t, 'target')).toBe(4)
  })
  test('KD-5.27 the current difficulty counts, not the printed one', () => {
    const raise = { always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 1 } as const
    const game = bare({
      well: [challenge('target', { difficulty: 5 }), challenge('wall', { boldStatics: [raise] })],
      skills: [act],
    })
    const scene = board(game, ['target', 'wall'])
      .zone(Z.hand + 0, ['act'])
      .set((s, find) => {
        s.progress[find('target')] = 3
      })
    const t = attempt(scene.roll('dice', MISS), 'target').answer(0, 'play:act:red').untilAsked(1, 'exhaust')
    t.logged('placed', ['target', 2, 5, 6]).logged('failed')
    expect(t.where('target')).toBe('north')
  })
  test('KD-5.28 reward, then tokens back and the card to the completed area, not to the Well discard', () => {
    const scene = facing({ difficulty: 2, reward: [{ do: 'descend', n: 1 }] })
    const before = scene.begin()
    const [done, discarded] = [before.zone(Z.completed).length, before.zone(Z.wellDiscard).length]
    const t = withAct(scene)
    expect(told(t, 'placed', 'completed', 'descended', 'entered')).toEqual([
      'placed target 2 2 2',
      'completed target 2',
      'descended 1',
      'entered plain',
    ])
    expect(t.where('target')).toBe('completed')
    expect(progressOn(t, 'target')).toBe(0)
    expect(t.zone(Z.completed)).toHaveLength(done + 1)
    expect(t.zone(Z.wellDiscard)).toHaveLength(discarded + 1)
    expect(t.zone(Z.wellDiscard)).not.toContain('target')
    for (const seat of [-1, 0, 1]) expect(t.sees(seat, Z.completed)).toContain('target')
  })
  test('KD-5.28 the active Seeker gains the reward', () => {
    const t = withAct(facing({ difficulty: 2, reward: [{ do: 'draw', n: 2 }] })).logged('drew', [0, 2])
    expect(t.zone(Z.hand + 0)).toHaveLength(1 + 2)
    expect(t.zone(Z.hand + 1)).toHaveLength(1)
  })
  const harm: readonly Effect[] = [
    { do: 'damage', n: 3 },
    { do: 'climb', n: 2 },
  ]
  test('KD-5.29 a reward that hurts cannot be turned down', () => {
    const scene = facing({ difficulty: 2, reward: harm })
    const discard = scene.begin().zone(Z.wellDiscard).length
    const t = withAct(scene).asked(1, 'exhaust')
    expect(t.state.hp).toBe(7)
    expect(t.zone(Z.wellDiscard)).toHaveLength(discard - 2)
  })
  test('KD-5.29 not even when it kills', () => {
    const t = withAct(
      facing({ difficulty: 2, reward: harm }).set((s) => {
        s.hp = 3
      }),
    )
    t.over('loss').notLogged('climbed')
    expect(t.state.hp).toBe(0)
  })
  test('KD-5.29 Vainglory’s Symphony is such a reward', () => {
    const scene = board(bare({ skills: [act] }), ['vainglorys-symphony']).zone(Z.hand + 0, ['act'])
    const t = attempt(scene.roll('dice', dice('green', 'red', 'red', 'dark')), 'vainglorys-symphony', 'green')
    t.answer(0, 'play:act:green').untilAsked(1, 'exhaust').logged('completed').logged('climbed', [2])
    expect(t.state.hp).toBe(7)
  })
  test('KD-5.30 the card counts as a copy in play while its reward resolves', () => {
    const t = withAct(
      facing({ copies: 2, difficulty: 2, reward: [{ do: 'draw', n: { count: 'copiesInPlay' } }] }).zone(Z.east, [
        'target',
      ]),
    )
    t.logged('drew', [0, 2])
    expect(t.zone(Z.hand + 0)).toHaveLength(1 + 2)
  })
  test('KD-5.30 and its bold text is still in force', () => {
    const t = withAct(
      facing({ difficulty: 2, reward: [{ do: 'heal', n: 1 }], boldStatics: [{ always: 'noHealing' }] }).set((s) => {
        s.hp = 5
      }),
    )
    t.logged('healed', [0, 5])
    expect(t.state.hp).toBe(5)
  })
})

describe('failure', () => {
  test('KD-5.31 the penalty is suffered; the card stays with its progress and nothing is refilled', () => {
    const scene = facing({ difficulty: 5, penalty: [{ do: 'damage', n: 1 }] }, 1)
    const well = scene.begin().zone(Z.well).length
    const t = withAct(scene).logged('failed', [0, 'target']).notLogged('entered')
    expect(t.state.hp).toBe(9)
    expect(t.zone(Z.north)).toEqual(['target'])
    expect(progressOn(t, 'target')).toBe(3)
    expect(t.zone(Z.well)).toHaveLength(well)
  })
  test('KD-5.31 the active Seeker suffers it', () => {
    const t = withAct(facing({ difficulty: 5, penalty: [{ do: 'discardHand', n: 1 }] }))
    expect(t.zone(Z.hand + 0)).toEqual([])
    expect(t.zone(Z.hand + 1)).toEqual(['idle'])
  })
  test('KD-5.31 a success brings no penalty, a failure no reward', () => {
    const both: Partial<ChallengeCard> = {
      difficulty: 4,
      reward: [{ do: 'draw', n: 1 }],
      penalty: [{ do: 'damage', n: 1 }],
    }
    const won = withAct(facing(both), TWO).logged('drew')
    expect(won.state.hp).toBe(10)
    const lost = withAct(facing(both), ONE).notLogged('drew')
    expect(lost.state.hp).toBe(9)
  })
  test('KD-5.32 each failure brings it anew, on the same card in consecutive turns too', () => {
    const t = withAct(facing({ difficulty: 20, penalty: [{ do: 'damage', n: 1 }] }))
    t.roll('dice', MISS).answer(1, 'keepHand').answer(1, 'attempt:target:red').untilAsked(0, 'exhaust')
    expect(t.state.hp).toBe(8)
  })
  test.each([
    [['damage', 'heal'], 10],
    [['heal', 'damage'], 9],
  ] as const)('KD-5.33 icons of a reward in printed order: %s ends at %i', (order, hp) => {
    const t = withAct(facing({ difficulty: 2, reward: order.map((icon) => ({ do: icon, n: 1 })) }))
    expect(t.state.hp).toBe(hp)
  })
  test('KD-5.33 icons of a penalty in printed order: nothing to discard, then a card drawn', () => {
    const scene = facing({
      difficulty: 9,
      penalty: [
        { do: 'discardHand', n: 1 },
        { do: 'draw', n: 1 },
      ],
    }).zone(Z.hand + 0, ['act'])
    expect(withAct(scene).zone(Z.hand + 0)).toHaveLength(1)
  })
})

describe('the attempted card is gone', () => {
  const drop = { do: 'discardCard', on: { target: 'attempted' } } as const
  const sweep = skill('sweep', { abilities: [{ on: 'onAction', do: [drop] }] })
  const late = skill('late', { abilities: [{ on: 'afterRoll', do: [drop] }] })
  const help = skill('help', { seeker: 'orrin' })
  const pit = challenge('pit', {
    reward: [{ do: 'descend', n: 1 }],
    penalty: [{ do: 'damage', n: 1 }],
    bold: [{ on: 'onFail', do: [{ do: 'damage', n: 5 }] }],
  })
  const trap = challenge('trap', { ...pit, id: 'trap', type: 'trap' })
  const game = bare({ well: [pit, trap], skills: [sweep, late, help], gauntlet: [gauntletCard('gate')] })
  const scene = (card: string) =>
    board(game, [card])
      .zone(Z.hand + 0, ['sweep', 'late'])
      .zone(Z.hand + 1, ['help'])

  test('KD-5.34 the attempt ends in step 1: no boosts, no roll, no reward, no penalty, no failure', () => {
    const t = attempt(scene('pit'), 'pit').answer(0, 'play:sweep:red').logged('attemptEnded', ['pit'])
    t.asked(1, 'exhaust').notLogged('rolled').notLogged('failed').notLogged('descended').notLogged('completed')
    expect(t.state.hp).toBe(10)
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('pit')
    expect(t.zone(Z.north)).toEqual(['plain'])
    expect(t.zone(Z.discard + 0)).toEqual(['sweep'])
    expect(t.zone(Z.hand + 1)).toEqual(['help'])
  })
  test('KD-5.34 in step 3 likewise: what was rolled counts for nothing', () => {
    const t = attempt(scene('pit').roll('dice', TWO), 'pit').answer(0, 'play:late:red').pass(1)
    t.logged('rolled').logged('attemptEnded', ['pit']).notLogged('placed').notLogged('failed')
    expect(t.state.hp).toBe(10)
  })
  test('KD-5.34 a re-roll still to come falls away', () => {
    const t = attempt(scene('trap').roll('dice', TWO), 'trap').answer(0, 'play:late:red').pass(1)
    t.asked(0, 'triggerOrder')
    t.answer(0, t.options(0).find((word) => word.startsWith('trigger:late'))!)
    t.asked(1, 'exhaust').logged('attemptEnded', ['trap'])
    expect(t.luck()).toHaveLength(1)
  })
  test('KD-5.34 before the action there is no action either', () => {
    const fleeting = challenge('fleeting', { attempt: [{ on: 'attemptStart', do: [drop] }] })
    const t = attempt(
      board(bare({ well: [fleeting], skills: [act] }), ['fleeting']).zone(Z.hand + 0, ['act']),
      'fleeting',
    )
    t.asked(1, 'exhaust').logged('attemptEnded', ['fleeting']).notLogged('noAction')
    expect(t.zone(Z.hand + 0)).toEqual(['act'])
  })
  test('KD-5.34 a boost that removes it ends the window', () => {
    const jumpy = challenge('jumpy', { attempt: [{ on: 'onBoost', do: [drop] }] })
    const game = bare({ well: [jumpy], skills: [act, help, skill('more', { seeker: 'orrin' })] })
    const t = attempt(
      board(game, ['jumpy'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['help', 'more']),
      'jumpy',
    )
    t.answer(0, 'play:act:red').answer(1, 'boost:help').logged('attemptEnded', ['jumpy']).asked(1, 'exhaust')
    expect(t.zone(Z.discard + 1)).toEqual(['help'])
  })
  test('KD-5.34 a lantern used for it is turned down all the same', () => {
    const shy = challenge('shy', { attempt: [{ on: 'onAction', do: [drop] }] })
    const scene = board(bare({ well: [shy] }), ['shy']).set((s) => {
      s.charged[0] = true
    })
    const t = attempt(scene, 'shy').answer(0, 'lantern:red').logged('attemptEnded', ['shy']).asked(1, 'exhaust')
    expect(t.state.charged[0]).toBe(false)
  })
  test('KD-5.34 a Gauntlet card turned face down by its own attempt', () => {
    const finale = scene('gate')
      .zone(Z.masterDown, [], Z.unusedMasters)
      .zone(Z.master, ['danse-macabre'])
      .zone(Z.east, ['the-silken-hall'])
      .zone(Z.south, ['the-unfinished-verse'])
      .zone(Z.west, ['the-tilted-ballroom'])
      .set((s) => {
        s.phase = 'finale'
      })
    const t = attempt(finale, 'gate').answer(0, 'play:sweep:red')
    t.logged('flipped', ['gate']).logged('attemptEnded', ['gate']).notLogged('rolled').notLogged('failed')
    expect(t.zone(Z.north)).toEqual(['gate'])
  })
})

test('KD-5.35 enough progress in step 1 completes nothing before step 4', () => {
  const push = skill('push', {
    value: 0,
    abilities: [{ on: 'onAction', do: [{ do: 'addProgress', n: 1, on: { target: 'attempted' } }] }],
  })
  const help = skill('help', { seeker: 'orrin' })
  const scene = board(bare({ well: [challenge('target', { difficulty: 4 })], skills: [push, help] }), ['target'])
    .zone(Z.hand + 0, ['push'])
    .zone(Z.hand + 1, ['help'])
    .set((s, find) => {
      s.progress[find('target')] = 3
    })
  const t = attempt(scene.roll('dice', MISS), 'target').answer(0, 'play:push:red')
  t.asked(1, 'boost').notLogged('completed')
  expect(progressOn(t, 'target')).toBe(4)
  t.pass(1).logged('rolled').logged('completed', ['target', 4])
})

describe('a reward that sends the card elsewhere', () => {
  const scored: Partial<ChallengeCard> = { bold: [{ on: 'onOtherCompleted', do: [{ do: 'heal', n: 1 }] }] }
  const win = skill('win', { abilities: [{ on: 'onComplete', do: [{ do: 'draw', n: 1 }] }] })
  const scene = (reward: readonly Effect[]) => {
    const well = [challenge('target', { difficulty: 2, reward }), challenge('witness', scored)]
    return board(bare({ well, skills: [win] }), ['target', 'witness'])
      .zone(Z.hand + 0, ['win'])
      .set((s) => {
        s.hp = 5
      })
  }
  const complete = (reward: readonly Effect[]) =>
    attempt(scene(reward).roll('dice', MISS), 'target').answer(0, 'play:win:red').untilAsked(1, 'exhaust')

  test('KD-5.40 attached to the Master it is not in the completed area, and counts as completed', () => {
    const done = scene([]).begin().zone(Z.completed).length
    const t = complete([{ do: 'attach', what: 'self' }])
    expect(t.where('target')).toBe('attached')
    expect(progressOn(t, 'target')).toBe(0)
    expect(t.zone(Z.completed)).toHaveLength(done)
    expect(told(t, 'completed', 'healed', 'drew', 'failed')).toEqual(['completed target 2', 'healed 1 6', 'drew 0 1'])
    expect(t.zone(Z.north)).toEqual(['plain'])
  })
  test('KD-5.40 discarded by it, it lies on the Well discard, and counts as completed', () => {
    const t = complete([{ do: 'discardCard', on: { target: 'self' } }])
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('target')
    expect(t.zone(Z.completed)).not.toContain('target')
    expect(told(t, 'completed', 'healed', 'drew', 'failed')).toEqual(['completed target 2', 'healed 1 6', 'drew 0 1'])
  })
})

test('KD-5.31 KD-7.10 (A-45) what would qualify only after the check has failed: penalty first, completion after it', () => {
  const scene = board(authored, ['the-maze', 'the-maze'])
    .zone(Z.wellDiscard, [])
    .set((s, find) => {
      s.progress[find('the-maze', Z.north)] = 3
      s.progress[find('the-maze', Z.east)] = 4
    })
  const t = attempt(scene.roll('dice', dice('green', 'green', 'blue', 'dark')), 'the-maze#1', 'green')
  t.untilAsked(1, 'exhaust')
  expect(told(t, 'placed', 'completed', 'failed', 'descended', 'climbed')).toEqual([
    'placed the-maze 2 5 6',
    'completed the-maze 6',
    'descended 2',
    'failed 0 the-maze',
    'climbed 1',
    'completed the-maze 5',
    'descended 2',
  ])
  expect(t.zone(Z.completed).filter((card) => card === 'the-maze')).toHaveLength(2)
})
