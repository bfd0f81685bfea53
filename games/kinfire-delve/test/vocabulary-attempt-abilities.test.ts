/** The words of attempts at work: triggers, options and limits of abilities. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Ability, ChallengeCard, Effect, Trigger } from '../src/content/types.ts'
import { attempt, bare, board, lanternCard, LIGHT, MISS, seekerCard, told } from './attempts.ts'
import { challenge, skill, Z } from './table.ts'
import { ability, act, help, played, scene } from './vocabulary-attempt.ts'

afterEach(allDone)

describe('triggers', () => {
  const codes = [
    'attemptStart',
    'onAction',
    'onBoost',
    'afterRoll',
    'onLight',
    'onDark',
    'onPlaced',
    'beforePenalty',
    'onFail',
    'onComplete',
    'onOtherCompleted',
  ] as const satisfies readonly Trigger[]
  /** Each trigger tells its place in the list by a descent. */
  const bells = codes.map((on, i) => ability(on, { do: 'descend', n: i + 1 }))
  const rung = (card: Partial<ChallengeCard>, roll: readonly number[]) => {
    const given = scene(
      { penalty: [{ do: 'damage', n: 1 }], reward: [{ do: 'heal', n: 1 }], ...card },
      { well: [challenge('bells', { difficulty: 99, bold: bells })] },
    )
    const t = attempt(given.roll('dice', roll), 'target').answer(0, 'play:act:red').answer(1, 'boost:help').pass(1)
    const kinds = ['attempted', 'acted', 'boosted', 'rolled', 'placed', 'failed', 'completed', 'damage', 'healed']
    return told(t, 'descended', ...kinds).map((line) => {
      const [kind, n] = line.split(' ')
      return kind === 'descended' ? codes[Number(n) - 1]! : kind!
    })
  }
  test('an attempt that fails on dark', () => {
    expect(rung({}, MISS)).toEqual([
      'attempted',
      'attemptStart',
      'acted',
      'onAction',
      'boosted',
      'onBoost',
      'rolled',
      'afterRoll',
      'onDark',
      'placed',
      'onPlaced',
      'failed',
      'beforePenalty',
      'damage',
      'onFail',
    ])
  })
  test('an attempt that succeeds on light', () => {
    expect(rung({ difficulty: 3 }, LIGHT).slice(7)).toEqual([
      'afterRoll',
      'onLight',
      'placed',
      'onPlaced',
      'completed',
      'healed',
      'onOtherCompleted',
      'onComplete',
    ])
  })
  test('an action card hears its own attempt to the end', () => {
    const own = skill('own', { abilities: bells.slice(1) })
    const given = scene({ difficulty: 3 }, { skills: [own] }).zone(Z.hand + 0, ['own'])
    const t = attempt(given.roll('dice', LIGHT), 'target').answer(0, 'play:own:red').answer(1, 'boost:help').pass(1)
    expect(told(t, 'descended')).toEqual([2, 3, 4, 5, 7, 11, 10].map((n) => `descended ${n}`))
  })
  test('onOtherCompleted: not by the card’s own completion', () => {
    const t = played(scene({ difficulty: 2, bold: [ability('onOtherCompleted', { do: 'damage', n: 1 })] }), MISS)
    t.logged('completed', ['target', 2])
    expect(t.state.hp).toBe(10)
  })
  test('onComplete: not by a challenge that is completed on the side', () => {
    const side: Effect = { do: 'addProgress', n: 1, on: { target: 'otherChallenge', filter: { name: 'side' } } }
    const bold = [ability('onComplete', { do: 'damage', n: 1 })]
    const given = scene(
      { attempt: [ability('onAction', side)], bold },
      { well: [challenge('side', { difficulty: 1 })] },
    )
    expect(played(given, MISS).logged('completed', ['side', 1]).state.hp).toBe(10)
  })
  const watcher = (whose?: 'any') => {
    const abilities: Ability[] = [
      { on: 'onAction', do: [{ do: 'descend', n: 1 }], ...(whose && { whose }) },
      { on: 'onBoost', do: [{ do: 'descend', n: 2 }], ...(whose && { whose }) },
    ]
    const game = bare({
      well: [challenge('target', { difficulty: 20 })],
      seekers: [seekerCard('tess', { abilities })],
      lanterns: [lanternCard('lamp', 'tess')],
      skills: [act, help, skill('tess-card', { seeker: 'tess', copies: 18 })],
    })
    const given = board(game, ['target'], { seats: 3, options: { seekers: ['asha', 'orrin', 'tess'] } })
      .zone(Z.hand + 0, ['act'])
      .zone(Z.hand + 1, ['help'])
      .zone(Z.hand + 2, ['tess-card'])
    const t = attempt(given, 'target').answer(0, 'play:act:red').answer(1, 'boost:help').answer(2, 'boost:tess-card')
    return told(t, 'descended')
  }
  test('a Seeker card hears the own doings', () => {
    expect(watcher()).toEqual(['descended 2'])
  })
  test('or, where it says so, anybody’s', () => {
    expect(watcher('any')).toEqual(['descended 1', 'descended 2', 'descended 2'])
  })
})

describe('options and limits', () => {
  const bell = (more: Partial<Ability>) =>
    scene({ attempt: [{ on: 'onBoost', do: [{ do: 'descend', n: 1 }], ...more }] })
  const twice = (given: ReturnType<typeof scene>) =>
    attempt(given, 'target').answer(0, 'play:act:red').answer(1, 'boost:help').answer(1, 'boost:help')

  test('without a limit an ability speaks up every time', () => {
    expect(told(twice(bell({})), 'descended')).toHaveLength(2)
  })
  test('limit attempt: once, and again in the next attempt', () => {
    const t = twice(bell({ limit: 'attempt' }))
    expect(told(t, 'descended')).toHaveLength(1)
    t.untilAsked(0, 'choose', { exhaust: 'exhaust' }).answer(0, 'attempt:target:red')
    t.untilAsked(1, 'boost', { action: t.options(0)[0]! }).answer(1, t.options(1)[0]!)
    expect(told(t, 'descended')).toHaveLength(2)
  })
  const hit: Effect = { do: 'damage', n: 1 }
  const chain = (limit: 'turn' | 'game') => {
    const watch = challenge('watch', { difficulty: 99, bold: [{ ...ability('onOtherCompleted', hit), limit }] })
    const ripe = challenge('ripe', {
      copies: 2,
      difficulty: 1,
      bold: [ability('turnStart', { do: 'addProgress', n: 1, on: { target: 'self' } })],
    })
    const t = scene({ difficulty: 2 }, { well: [watch, ripe] })
      .top(Z.well, ['ripe'])
      .roll('dice', MISS)
      .begin()
    return t.answer(0, 'keepHand').answer(0, 'attempt:target:red').answer(0, 'play:act:red').pass(1)
  }
  test('limit turn: once in a turn, in an attempt or out of it, and again in the next', () => {
    const t = chain('turn')
    expect(told(t, 'completed')).toHaveLength(2)
    expect(t.state.hp).toBe(9)
    t.answer(1, 'keepHand')
    expect(told(t, 'completed')).toEqual(['completed ripe 1', 'completed target 2', 'completed ripe 1'])
    expect(t.state.hp).toBe(8)
  })
  test('limit game: never again', () => {
    const t = chain('game').answer(1, 'keepHand')
    expect(told(t, 'completed')).toHaveLength(3)
    expect(t.state.hp).toBe(9)
  })
  test('optional: the Seeker it speaks to decides, and declining does not use it up', () => {
    const t = attempt(bell({ optional: true, limit: 'attempt' }), 'target').answer(0, 'play:act:red')
    t.answer(1, 'boost:help').asked(0, 'useAbility', 'KD-14.4').offersExactly(0, ['use:target', 'pass']).pass(0)
    t.notLogged('descended').answer(1, 'boost:help').asked(0, 'useAbility').answer(0, 'use:target')
    t.logged('descended', [1])
    expect(told(t, 'descended')).toHaveLength(1)
  })
})
