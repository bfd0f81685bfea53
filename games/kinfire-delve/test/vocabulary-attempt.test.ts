/** The words of attempts at work: effects and lasting effects. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeCard, Effect, Static } from '../src/content/types.ts'
import { attempt, bare, board, lanternCard, LIGHT, MISS, ONE, progressOn, seekerCard, told, TWO } from './attempts.ts'
import { challenge, dice, fatigueCard, skill, Z } from './table.ts'
import { ability, act, help, played, scene } from './vocabulary-attempt.ts'

afterEach(allDone)

const bareHanded = (given: ReturnType<typeof scene>, roll: readonly number[]) =>
  attempt(given.roll('dice', roll), 'target').pass(0)
/** A Fatigue card in play with this lasting effect. */
const always = (...statics: readonly Static[]) => fatigueCard('always', { statics })
const lasting = (card: Partial<ChallengeCard>, ...statics: readonly Static[]) =>
  scene(card, { fatigue: [always(...statics)] }).zone(Z.fatigue, ['always'])

describe('effects on the sum', () => {
  test('modValue changes the action, and is nothing without one', () => {
    const given = scene({ attempt: [ability('attemptStart', { do: 'modValue', n: 3 })] })
    expect(progressOn(bareHanded(given, MISS), 'target')).toBe(0)
    const later = scene({ attempt: [ability('onAction', { do: 'modValue', n: 3 })] })
    expect(progressOn(played(later, MISS), 'target')).toBe(5)
  })
  test('KD-5.36 modValue takes an action to 0 at the least (A-46)', () => {
    const given = scene({ attempt: [ability('onAction', { do: 'modValue', n: -5 })] })
    expect(progressOn(played(given, TWO), 'target')).toBe(2)
  })
  test('bonus counts with an action and without one', () => {
    const given = scene({ attempt: [ability('attemptStart', { do: 'bonus', n: 2 })] })
    expect(progressOn(bareHanded(given, ONE), 'target')).toBe(3)
  })
  test.each([
    ['red', dice('red', 'red', 'blue', 'light'), 3 + 2 * 2],
    ['blue', dice('red', 'red', 'blue', 'light'), 3 + 2],
    ['light', dice('red', 'red', 'blue', 'light'), 3 + 2],
    ['dark', dice('red', 'red', 'blue', 'dark'), 2 + 2],
    ['dice', dice('red', 'red', 'blue', 'light'), 3 + 3 * 2],
  ] as const)('modDice: each %s adds 2 more', (face, roll, total) => {
    const given = scene({ attempt: [ability('attemptStart', { do: 'modDice', face, n: 2 })] })
    expect(progressOn(bareHanded(given, roll), 'target')).toBe(total)
  })
  test('modDice looks at the final roll', () => {
    const given = scene({
      attempt: [
        ability('attemptStart', { do: 'modDice', face: 'light', n: 2 }),
        ability('afterRoll', { do: 'reroll' }),
      ],
    })
    const t = bareHanded(given.roll('dice', LIGHT), ONE).answer(0, 'reroll')
    expect(progressOn(t, 'target')).toBe(1)
  })
  test.each([
    ['blue', dice('red', 'blue', 'blue', 'dark'), 3],
    ['dark', dice('red', 'blue', 'blue', 'dark'), 2],
  ] as const)('countFace: %s faces count as the colour of the challenge', (face, roll, total) => {
    const twice: Effect[] = [
      { do: 'countFace', face },
      { do: 'countFace', face },
    ]
    const t = bareHanded(scene({ attempt: [ability('attemptStart', ...twice)] }), roll)
    expect(progressOn(t, 'target')).toBe(total)
  })
  test('KD-16.1 copyProgress: what step 4 places on the attempted copy, and nothing else', () => {
    const echo: Partial<ChallengeCard> = { copies: 2, attempt: [ability('onPlaced', { do: 'copyProgress' })] }
    const early = ability('attemptStart', { do: 'addProgress', n: 4, on: { target: 'attempted' } })
    const given = scene({ ...echo, attempt: [...echo.attempt!, early] }).zone(Z.east, ['target'])
    const t = attempt(given.roll('dice', TWO), 'target#1').answer(0, 'play:act:red').pass(1)
    const [north, east] = [Z.north, Z.east].map((slot) => t.state.progress[t.state.zones[slot]![0]!])
    expect([north, east]).toEqual([8, 4])
    t.logged('progress', ['target', 4, 4])
  })
  test('KD-16.1 copyProgress in bold: a copy that only looks on copies nothing', () => {
    const echo = challenge('echo', { copies: 2, bold: [ability('onPlaced', { do: 'copyProgress' })] })
    const given = scene({ copies: 2 }, { well: [echo] }).zone(Z.south, ['target'])
    const t = attempt(given.roll('dice', TWO), 'target#1').answer(0, 'play:act:red').pass(1)
    expect(t.state.progress[t.state.zones[Z.south]![0]!]).toBe(0)
  })
})

describe('effects on the rest of the attempt', () => {
  test('KD-14.1 ignorePenalty averts the penalty; the attempt has failed all the same', () => {
    const given = scene({
      penalty: [{ do: 'damage', n: 3 }],
      attempt: [ability('beforePenalty', { do: 'ignorePenalty' }), ability('onFail', { do: 'draw', n: 1 })],
    })
    const t = played(given, MISS).logged('failed').logged('penaltyIgnored', [0, 'target']).logged('drew', [0, 1])
    expect(t.state.hp).toBe(10)
  })
  test('preventDamage takes from the next damage, and what is left of it from the one after (A-48)', () => {
    const given = scene({
      penalty: [
        { do: 'damage', n: 1 },
        { do: 'damage', n: 3 },
        { do: 'damage', n: 1 },
      ],
      attempt: [ability('attemptStart', { do: 'preventDamage', n: 2 })],
    })
    const t = played(given, MISS)
    expect(told(t, 'prevented', 'damage')).toEqual(['prevented 1', 'prevented 1', 'damage 2 8', 'damage 1 7'])
  })
  test('preventDamage ends with the attempt', () => {
    const shield = skill('shield', { abilities: [ability('onAction', { do: 'preventDamage', n: 9 })] })
    const given = scene({ bold: [ability('turnEnd', { do: 'damage', n: 1 })] }, { skills: [shield] })
    const t = played(given.zone(Z.hand + 0, ['shield']), MISS, 'shield').notLogged('prevented')
    expect(t.state.hp).toBe(9)
  })
  test('returnToHand: the card comes back at cleanup instead of being discarded', () => {
    const loyal = skill('loyal', { abilities: [ability('onAction', { do: 'returnToHand' })] })
    const t = attempt(scene({}, { skills: [loyal] }).zone(Z.hand + 0, ['loyal']), 'target').answer(0, 'play:loyal:red')
    t.asked(1, 'boost')
    expect(t.zone(Z.hand + 0)).toEqual([])
    t.pass(1).asked(1, 'exhaust').logged('returned', [0, 'loyal'])
    expect(t.zone(Z.hand + 0)).toEqual(['loyal'])
    expect(t.zone(Z.discard + 0)).toEqual([])
    t.untilAsked(0, 'action', { exhaust: 'keepHand', choose: 'attempt:target:red' }).offers(0, 'play:loyal:red')
  })
  test('KD-5.23 noRerolls: the question is not put', () => {
    const given = scene(
      { attempt: [ability('afterRoll', { do: 'reroll' })] },
      { fatigue: [always({ always: 'noRerolls' })] },
    )
    const t = bareHanded(given.zone(Z.fatigue, ['always']), ONE)
      .asked(1, 'exhaust')
      .notLogged('rerolled')
    expect(progressOn(t, 'target')).toBe(1)
  })
})

describe('lasting effects', () => {
  const boosts = (given: ReturnType<typeof scene>, n: number) => {
    const t = attempt(given.roll('dice', MISS), 'target').answer(0, 'play:act:red')
    for (let i = 0; i < n; i++) t.asked(1, 'boost').answer(1, 'boost:help')
    return t
  }
  test('KD-5.10 boostLimit 1 closes the window after one boost', () => {
    const t = boosts(lasting({}, { always: 'boostLimit', n: 1 }), 1).asked(1, 'exhaust')
    expect(progressOn(t, 'target')).toBe(3)
  })
  test('KD-14.1 boostLimit 3 lets a third boost in', () => {
    const t = boosts(lasting({}, { always: 'boostLimit', n: 3 }), 3).asked(1, 'exhaust')
    expect(progressOn(t, 'target')).toBe(5)
  })
  test('KD-14.1 of several limits the strictest counts (A-47)', () => {
    const both = lasting({ boldStatics: [{ always: 'boostLimit', n: 1 }] }, { always: 'boostLimit', n: 3 })
    const t = boosts(both, 1).asked(1, 'exhaust')
    expect(progressOn(t, 'target')).toBe(2 + 1)
  })
  test.each([
    [2, 3],
    [-1, 0],
    [-2, 0],
  ])('KD-5.12 boostValue %i makes a boost of 1 worth %i (A-46)', (n, points) => {
    const t = boosts(lasting({}, { always: 'boostValue', n }), 1)
      .pass(1)
      .logged('boosted', [1, 'help', points])
    expect(progressOn(t, 'target')).toBe(2 + points)
  })
  test('boostValue with a condition', () => {
    const against = (type: 'trap' | 'combat') => {
      const more: Static = { always: 'boostValue', n: 2, if: { is: 'type', type } }
      return told(boosts(lasting({}, more), 1).pass(1), 'boosted')
    }
    expect(against('trap')).toEqual(['boosted 1 help 1'])
    expect(against('combat')).toEqual(['boosted 1 help 3'])
  })
  const crew = (statics: readonly Static[], seekers: readonly string[]) => {
    const tess = skill('tess-card', { seeker: 'tess', copies: 18, value: 2 })
    const game = bare({
      well: [challenge('target', { difficulty: 20 })],
      seekers: [seekerCard('tess', { statics })],
      lanterns: [lanternCard('lamp', 'tess')],
      skills: [act, help, tess],
    })
    const mine: Record<string, string> = { asha: 'act', orrin: 'help', tess: 'tess-card' }
    const given = board(game, ['target'], { options: { seekers: [...seekers] } })
    seekers.forEach((seeker, seat) => given.zone(Z.hand + seat, [mine[seeker]!, mine[seeker]!].slice(0, seat + 1)))
    return attempt(given.roll('dice', MISS), 'target')
      .answer(0, `play:${mine[seekers[0]!]}:red`)
      .answer(1, `boost:${mine[seekers[1]!]}`)
      .pass(1)
  }
  test('yourBoosts: the boosts of its owner, not those of others', () => {
    const more: Static = { always: 'yourBoosts', n: 2 }
    expect(progressOn(crew([more], ['asha', 'tess']), 'target')).toBe(2 + 3)
    expect(progressOn(crew([more], ['tess', 'orrin']), 'target')).toBe(2 + 1)
  })
  test('actionValue on a Seeker card: the actions of its owner, not those of others', () => {
    const more: Static = { always: 'actionValue', n: 2 }
    expect(progressOn(crew([more], ['tess', 'orrin']), 'target')).toBe(4 + 1)
    expect(progressOn(crew([more], ['asha', 'tess']), 'target')).toBe(2 + 1)
  })
  test('actionValue elsewhere: everybody’s, while its condition holds, and only if there is an action', () => {
    const onLight: Static = { always: 'actionValue', n: 3, if: { is: 'light' } }
    expect(progressOn(played(lasting({}, onLight), LIGHT), 'target')).toBe(2 + 3 + 1)
    expect(progressOn(played(lasting({}, onLight), ONE), 'target')).toBe(2 + 1)
    expect(progressOn(bareHanded(lasting({}, onLight), LIGHT), 'target')).toBe(1)
  })
  test('KD-5.36 actionValue takes an action to 0 at the least (A-46)', () => {
    expect(progressOn(played(lasting({}, { always: 'actionValue', n: -3 }), TWO), 'target')).toBe(2)
  })
  test('lightDoesNotCount: light is no match', () => {
    const t = bareHanded(lasting({}, { always: 'lightDoesNotCount' }), dice('red', 'blue', 'blue', 'light'))
    t.logged('rolled', [0, 'red', 'blue', 'blue', 'light', 1]).logged('placed', ['target', 1])
    expect(progressOn(t, 'target')).toBe(1)
  })
  test('lightDoesNotCount: nor do texts add to it (A-49), but it still shows light', () => {
    const card: Partial<ChallengeCard> = {
      attempt: [
        ability('attemptStart', { do: 'modDice', face: 'light', n: 2 }),
        ability('onLight', { do: 'draw', n: 1 }),
      ],
    }
    const t = bareHanded(lasting(card, { always: 'lightDoesNotCount' }), LIGHT)
    expect(told(t, 'placed', 'drew')).toEqual(['drew 0 1', 'placed target 0 0 20'])
  })
  const hurt: Static = { always: 'extraDamage', n: 2, when: { is: 'dark' } }
  test('extraDamage: on top of the penalty of a failed attempt, and even if there is none', () => {
    expect(played(lasting({ penalty: [{ do: 'damage', n: 1 }] }, hurt), MISS).state.hp).toBe(7)
    expect(played(lasting({}, hurt), MISS).state.hp).toBe(8)
  })
  test('extraDamage: not when its condition fails, not on success', () => {
    expect(played(lasting({}, hurt), LIGHT).state.hp).toBe(10)
    expect(played(lasting({ difficulty: 2 }, hurt), MISS).state.hp).toBe(10)
  })
  test('penaltyDamage: each damage icon of a penalty', () => {
    const two: Effect[] = [
      { do: 'damage', n: 1 },
      { do: 'damage', n: 1 },
    ]
    expect(played(lasting({ penalty: two }, { always: 'penaltyDamage', n: 1 }), MISS).state.hp).toBe(6)
    expect(played(lasting({ penalty: two }, { always: 'penaltyDamage', n: -3 }), MISS).state.hp).toBe(10)
  })
  test('penaltyDamage: no other damage, not even while a penalty is suffered', () => {
    const more: Static = { always: 'penaltyDamage', n: 4 }
    const reward = played(lasting({ difficulty: 2, reward: [{ do: 'damage', n: 1 }] }, more), MISS)
    expect(reward.state.hp).toBe(9)
    const sore = fatigueCard('sore', { onReveal: [{ do: 'damage', n: 1 }] })
    const given = scene({ penalty: [{ do: 'fatigue', n: 1 }] }, { fatigue: [always(more), sore] })
    expect(played(given.zone(Z.fatigue, ['always']).top(Z.fatigueDeck, ['sore']), MISS).state.hp).toBe(9)
  })
})
