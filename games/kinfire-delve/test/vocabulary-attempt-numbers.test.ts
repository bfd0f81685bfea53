/** What texts count, ask and aim at during an attempt. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Ability, Aim, Condition, Count } from '../src/content/types.ts'
import { attempt, bare, board, LIGHT, MISS, progressOn, told } from './attempts.ts'
import { challenge, dice, event, skill, Z } from './table.ts'

afterEach(allDone)

const act = skill('act', { value: 2, icons: ['sigil'] })
const help = skill('help', { seeker: 'orrin', icons: ['sigil'] })
const plainHelp = skill('plain-help', { seeker: 'orrin' })
const spent = skill('spent', { icons: ['sigil'], copies: 3 })
const ROLL = dice('red', 'red', 'blue', 'light')
/** Action 2, two boosts of 1, three matching dice. */
const SUM = 2 + 2 + 3

/**
 * A busy table: two copies of the attempted red Combat (4 progress on it), an event, 2 Fatigue cards, 3 health lost,
 * 2 cards attached to the Master, 3 in the completed area; the action and one of two boosts carry the icon.
 */
function busy(ability: Ability) {
  const game = bare({
    well: [challenge('target', { copies: 2, difficulty: 20, attempt: [ability] }), event('lull')],
    skills: [act, help, plainHelp, spent],
  })
  const given = board(game, ['target', 'target', 'lull'])
    .zone(Z.hand + 0, ['act', 'featherfall', 'field-notes'])
    .zone(Z.hand + 1, ['help', 'plain-help'])
    .zone(Z.discard + 0, ['spent', 'spent', 'spent', 'rope-and-hook'])
    .zone(Z.fatigue, ['heavy-eyelids', 'damp-wick'])
    .zone(Z.attached, ['great-stag', 'the-faded-way'])
    .zone(Z.completed, ['tin-cavalry', 'ink-sirens', 'plain'])
    .set((s, find) => {
      s.hp = 7
      s.progress[find('target', Z.north)] = 4
      for (const card of s.zones[Z.attached]!) s.host[card] = s.zones[Z.masterDown]![0]! + 1
    })
  const t = attempt(given.roll('dice', ROLL), 'target#1').answer(0, 'play:act:red')
  t.answer(1, 'boost:help').answer(1, 'boost:plain-help')
  return Number(told(t, 'placed')[0]!.split(' ')[2]) - SUM
}
const counted = (count: Count) => busy({ on: 'afterRoll', do: [{ do: 'bonus', n: count }] })
const isTrue = (cond: Condition) => busy({ on: 'afterRoll', if: cond, do: [{ do: 'bonus', n: 10 }] }) === 10

describe('counts', () => {
  test.each([
    [{ count: 'copiesInPlay' }, 2],
    [{ count: 'otherCopies' }, 1],
    [{ count: 'fatigueInPlay' }, 2],
    [{ count: 'attachedToMaster' }, 2],
    [{ count: 'gauntletUp' }, 0],
    [{ count: 'gauntletDown' }, 0],
    [{ count: 'handSize' }, 2],
    [{ count: 'boostsPlayed' }, 2],
    [{ count: 'matches' }, 3],
    [{ count: 'iconsOnAction', icon: 'sigil' }, 1],
    [{ count: 'iconsPlayed', icon: 'sigil' }, 2],
    [{ count: 'iconsInDiscard', icon: 'sigil' }, 3],
    [{ count: 'missingHealth' }, 3],
    [{ count: 'progressOnSelf' }, 4],
    [{ count: 'missingProgressOnSelf' }, 16],
    [{ count: 'completed' }, 3],
    [{ count: 'challengesInPlay' }, 3],
    [{ count: 'challengesInPlay', filter: { colour: 'red' } }, 2],
    [{ count: 'challengesInPlay', filter: { type: 'obstacle' } }, 1],
    [{ count: 'challengesInPlay', filter: { name: 'plain' } }, 1],
    [{ count: 'challengesInPlay', filter: { withProgress: true } }, 1],
    [{ count: 'lightShown' }, 1],
  ] as const satisfies [Count, number][])('%o is %i', (count, n) => {
    expect(counted(count)).toBe(n)
  })
  test.each([
    [{ count: 'iconsInDiscard', icon: 'sigil', times: 2 }, 6],
    [{ count: 'iconsInDiscard', icon: 'sigil', per: 2 }, 1],
    [{ count: 'iconsInDiscard', icon: 'sigil', per: 2, round: 'up' }, 2],
    [{ count: 'iconsInDiscard', icon: 'sigil', times: 3, per: 2 }, 4],
    [{ count: 'iconsInDiscard', icon: 'sigil', max: 2 }, 2],
    [{ count: 'iconsInDiscard', icon: 'sigil', min: 5 }, 5],
    [{ count: 'iconsInDiscard', icon: 'sigil', max: 2, plus: 4 }, 6],
  ] as const satisfies [Count, number][])('KD-14.13 %o is %i', (count, n) => {
    expect(counted(count)).toBe(n)
  })
  test('KD-16.3 missingProgressOnSelf is never below 0', () => {
    const over: Ability[] = [
      { on: 'attemptStart', do: [{ do: 'addProgress', n: 9, on: { target: 'self' } }] },
      { on: 'afterRoll', do: [{ do: 'bonus', n: { count: 'missingProgressOnSelf' } }] },
    ]
    const given = board(bare({ well: [challenge('easy', { difficulty: 3, attempt: over })] }), ['easy'])
    const t = attempt(given.roll('dice', LIGHT), 'easy').untilAsked(1, 'exhaust')
    expect(told(t, 'placed')).toEqual(['placed easy 1 10 3'])
  })
})

describe('conditions', () => {
  const few: Count = { count: 'fatigueInPlay' }
  test.each([
    [{ is: 'type', type: 'combat' }, true],
    [{ is: 'type', type: 'trap' }, false],
    [{ is: 'colour', colour: 'red' }, true],
    [{ is: 'colour', colour: 'blue' }, false],
    [{ is: 'light' }, true],
    [{ is: 'dark' }, false],
    [{ is: 'matches', atLeast: 3 }, true],
    [{ is: 'matches', atLeast: 4 }, false],
    [{ is: 'amount', of: few, atLeast: 2 }, true],
    [{ is: 'amount', of: few, atLeast: 3 }, false],
    [{ is: 'amount', of: few, atMost: 2 }, true],
    [{ is: 'amount', of: few, atMost: 1 }, false],
    [{ is: 'amount', of: few, atLeast: 1, atMost: 1 }, false],
    [{ is: 'lanternCharged' }, false],
    [{ is: 'actionIsLantern' }, false],
    [{ is: 'noAction' }, false],
    [{ is: 'phase', phase: 'descent' }, true],
    [{ is: 'phase', phase: 'finale' }, false],
    [{ is: 'seekers', n: 2 }, true],
    [{ is: 'seekers', n: 1 }, false],
    [{ is: 'iconOnAction', icon: 'sigil' }, true],
    [{ is: 'iconOnAction', icon: 'ember' }, false],
    [{ is: 'attemptedHasProgress' }, true],
    [{ is: 'firstActionColour', colour: 'red' }, true],
    [{ is: 'firstActionColour', colour: 'green' }, false],
    [{ is: 'not', cond: { is: 'light' } }, false],
    [{ is: 'not', cond: { is: 'dark' } }, true],
  ] as const satisfies [Condition, boolean][])('%o: %s', (cond, holds) => {
    expect(isTrue(cond)).toBe(holds)
  })

  /** A quiet table: no progress, a charged lantern, a dark roll with no match. */
  const quiet = (cond: Condition, action: string) => {
    const attempted = challenge('target', {
      difficulty: 20,
      attempt: [{ on: 'afterRoll', if: cond, do: [{ do: 'damage', n: 1 }] }],
    })
    const given = board(bare({ well: [attempted], skills: [act] }), ['target'])
      .zone(Z.hand + 0, ['act'])
      .set((s) => {
        s.charged[0] = true
      })
    return attempt(given.roll('dice', MISS), 'target').answer(0, action).untilAsked(1, 'exhaust').state.hp === 9
  }
  test.each([
    [{ is: 'noAction' }, 'pass', true],
    [{ is: 'firstActionColour', colour: 'red' }, 'pass', false],
    [{ is: 'attemptedHasProgress' }, 'pass', false],
    [{ is: 'dark' }, 'pass', true],
    [{ is: 'light' }, 'pass', false],
    [{ is: 'lanternCharged' }, 'pass', true],
    [{ is: 'actionIsLantern' }, 'pass', false],
    [{ is: 'iconOnAction', icon: 'sigil' }, 'pass', false],
    [{ is: 'actionIsLantern' }, 'lantern:red', true],
    [{ is: 'noAction' }, 'lantern:red', false],
    [{ is: 'firstActionColour', colour: 'red' }, 'lantern:red', true],
    [{ is: 'matches', atLeast: 1 }, 'pass', false],
  ] as const satisfies [Condition, string, boolean][])('%o after %s: %s', (cond, action, holds) => {
    expect(quiet(cond, action)).toBe(holds)
  })
})

describe('targets', () => {
  /** Board: the attempted red Combat, two blue Traps (one with progress), an event. */
  const aiming = (on: Aim, effect: 'addProgress' | 'discardCard' = 'addProgress') => {
    const doing = effect === 'addProgress' ? ({ do: effect, n: 1, on } as const) : ({ do: effect, on } as const)
    const well = [
      challenge('target', { difficulty: 20, attempt: [{ on: 'attemptStart', do: [doing] }] }),
      challenge('bare-trap', { colour: 'blue', type: 'trap', difficulty: 20 }),
      challenge('fed-trap', { colour: 'blue', type: 'trap', difficulty: 20 }),
      event('lull'),
    ]
    const given = board(bare({ well, skills: [act] }), ['target', 'bare-trap', 'fed-trap', 'lull'])
      .zone(Z.hand + 0, ['act'])
      .set((s, find) => {
        s.progress[find('fed-trap')] = 5
      })
    return attempt(given, 'target')
  }
  const fed = (on: Aim) => {
    const t = aiming(on).asked(0, 'action')
    return [progressOn(t, 'target'), progressOn(t, 'bare-trap'), progressOn(t, 'fed-trap') - 5, progressOn(t, 'lull')]
  }
  test.each([
    [{ target: 'self' }, [1, 0, 0, 0]],
    [{ target: 'attempted' }, [1, 0, 0, 0]],
    [{ target: 'eachChallenge' }, [1, 1, 1, 0]],
    [{ target: 'eachOtherChallenge' }, [0, 1, 1, 0]],
    [{ target: 'eachChallenge', filter: { type: 'combat' } }, [1, 0, 0, 0]],
    [{ target: 'eachChallenge', filter: { colour: 'blue' } }, [0, 1, 1, 0]],
    [{ target: 'eachChallenge', filter: { withProgress: true } }, [0, 0, 1, 0]],
    [{ target: 'eachChallenge', filter: { name: 'bare-trap' } }, [0, 1, 0, 0]],
    [{ target: 'otherCopies' }, [0, 0, 0, 0]],
    [{ target: 'master' }, [0, 0, 0, 0]],
    [{ target: 'otherChallenge', filter: { withProgress: true } }, [0, 0, 1, 0]],
    [{ target: 'chosenChallenge', filter: { type: 'obstacle' } }, [0, 0, 0, 0]],
  ] as const satisfies [Aim, number[]][])('%o reaches %o without a question', (aim, cards) => {
    expect(fed(aim)).toEqual(cards)
  })
  const offered = (...aim: Parameters<typeof aiming>) =>
    aiming(...aim)
      .asked(0, 'target')
      .options(0)
  test('KD-14.3 chosenChallenge: any, the attempted one included, no event', () => {
    expect(offered({ target: 'chosenChallenge' })).toEqual(['target:target', 'target:bare-trap', 'target:fed-trap'])
  })
  test('otherChallenge: any but the attempted one', () => {
    expect(offered({ target: 'otherChallenge' })).toEqual(['target:bare-trap', 'target:fed-trap'])
  })
  test('chosenWellCard: events as well', () => {
    const all = ['target:target', 'target:bare-trap', 'target:fed-trap', 'target:lull']
    expect(offered({ target: 'chosenWellCard' }, 'discardCard')).toEqual(all)
  })
  test('otherCopies: the others of that name, not itself', () => {
    const pair = challenge('pair', {
      copies: 3,
      difficulty: 20,
      attempt: [{ on: 'attemptStart', do: [{ do: 'addProgress', n: 1, on: { target: 'otherCopies' } }] }],
    })
    const t = attempt(board(bare({ well: [pair] }), ['pair', 'pair', 'pair']).roll('dice', LIGHT), 'pair#1')
    t.untilAsked(1, 'exhaust')
    const each = [Z.north, Z.east, Z.south].map((slot) => t.state.progress[t.state.zones[slot]![0]!])
    expect(each).toEqual([1, 1, 1])
    t.logged('placed', ['pair', 1, 1])
  })
  test('with nothing attempted, the others are all but the card that speaks', () => {
    const wave = event('wave', { instructions: [{ do: 'addProgress', n: 1, on: { target: 'eachOtherChallenge' } }] })
    const bell = challenge('bell', {
      difficulty: 20,
      bold: [{ on: 'turnStart', do: [{ do: 'addProgress', n: 1, on: { target: 'eachOtherChallenge' } }] }],
    })
    const game = bare({ well: [wave, bell, challenge('other', { difficulty: 20 })] })
    const t = board(game, ['wave', 'bell', 'other']).begin().answer(0, 'keepHand')
    expect([progressOn(t, 'bell'), progressOn(t, 'other')]).toEqual([0, 1])
    t.answer(0, 'resolve:wave')
    expect([progressOn(t, 'bell'), progressOn(t, 'other')]).toEqual([1, 2])
  })
})
