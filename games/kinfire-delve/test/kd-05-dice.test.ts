import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { LIGHT_DARK_DIE, matchesOf, SKILL_DIE } from '../src/dice.ts'
import { rollDice } from '../src/steps/roll.ts'
import { attempt, bare, board, LIGHT, MISS, progressOn, TWO } from './attempts.ts'
import { challenge, dice, event, skill, Z } from './table.ts'

afterEach(allDone)

const again = challenge('again', { difficulty: 20, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
const faces = challenge('faces', {
  difficulty: 20,
  attempt: [
    { on: 'afterRoll', do: [{ do: 'reroll' }] },
    { on: 'onDark', do: [{ do: 'damage', n: 1 }] },
    { on: 'onLight', do: [{ do: 'draw', n: 1 }] },
  ],
})
const plenty = challenge('plenty', { difficulty: 2, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
const gloomy = challenge('gloomy', {
  difficulty: 2,
  attempt: [
    { on: 'afterRoll', do: [{ do: 'reroll' }] },
    { on: 'onDark', do: [{ do: 'damage', n: 1 }] },
  ],
})
const game = bare({
  well: [
    plenty,
    gloomy,
    challenge('target', { difficulty: 9 }),
    challenge('easy', { difficulty: 1 }),
    challenge('green-one', { colour: 'green', difficulty: 9 }),
    again,
    faces,
    event('lull'),
  ],
  skills: [
    skill('act', { colours: ['red', 'green'] }),
    skill('idle', { seeker: 'orrin', colours: ['blue'], boost: { colours: ['blue'], value: 1 } }),
    skill('snuff', { value: 1, abilities: [{ on: 'onAction', do: [{ do: 'skipDie', die: 'lightDark' }] }] }),
    skill('drop', { value: 1, abilities: [{ on: 'onAction', do: [{ do: 'skipDie', die: 'skill' }] }] }),
  ],
})
const scene = (card: string) =>
  board(game, [card])
    .zone(Z.hand + 0, ['act', 'snuff', 'drop'])
    .zone(Z.hand + 1, ['idle'])
const bareHanded = (card: string, roll: readonly number[], colour = 'red') =>
  attempt(scene(card).roll('dice', roll), card, colour).pass(0)

describe('the roll', () => {
  test('KD-5.19 all 4 dice are rolled even when the action alone is enough', () => {
    const t = attempt(scene('easy').roll('dice', TWO), 'easy').answer(0, 'play:act:red')
    t.logged('rolled', [0, 'red', 'red', 'blue', 'dark', 2]).logged('completed', ['easy', 4])
    expect(t.luck()).toEqual(['dice 0,0,4,3'])
  })
  test('KD-5.19 nobody is asked whether to roll', () => {
    const t = bareHanded('target', MISS)
    t.asked(1, 'exhaust').logged('rolled', [0, 'green', 'blue', 'blue', 'dark', 0])
    expect(t.luck()).toEqual(['dice 2,4,4,3'])
  })
  test('KD-5.19 an event turn has no roll', () => {
    const t = board(game, ['lull']).begin().answer(0, 'keepHand').answer(0, 'resolve:lull').untilAsked(1, 'exhaust')
    expect(t.luck()).toEqual([])
  })
  test('KD-5.19 people may roll their own dice, and cannot decline either', () => {
    const t = attempt(board(game, ['target'], { ownDice: true }).zone(Z.hand + 0, ['act']), 'target')
    t.pass(0).asked(0, 'roll', 'KD-5.19')
    t.refuses(0, 'pass')
    t.refuses(0, [0, 0, 0])
    t.answer(0, [0, 1, 2, 5]).logged('placed', ['target', 2])
    expect(t.state.progress[t.card('target')]).toBe(2)
  })
})

describe('what the faces add', () => {
  test('KD-5.20 each die that shows the colour adds 1: a red challenge', () => {
    expect(progressOn(bareHanded('target', dice('red', 'red', 'green', 'dark')), 'target')).toBe(2)
  })
  test('KD-5.20 the same roll on a green challenge', () => {
    expect(progressOn(bareHanded('green-one', dice('red', 'red', 'green', 'dark'), 'green'), 'green-one')).toBe(1)
  })
  test('KD-5.21 EX-7 light adds 1 whatever the colour', () => {
    expect(progressOn(bareHanded('target', dice('red', 'red', 'green', 'light')), 'target')).toBe(3)
    expect(progressOn(bareHanded('target', LIGHT), 'target')).toBe(1)
  })
  test('KD-5.21 dark adds nothing and takes nothing', () => {
    expect(progressOn(bareHanded('target', MISS), 'target')).toBe(0)
    expect(progressOn(bareHanded('target', dice('red', 'red', 'red', 'dark')), 'target')).toBe(3)
  })
})

describe('re-rolls', () => {
  test('KD-5.22 all 4 dice are rolled again and the worse result replaces the better', () => {
    const t = attempt(scene('again').roll('dice', dice('red', 'red', 'red', 'light'), MISS), 'again').pass(0)
    t.logged('rolled', [0, 'red', 'red', 'red', 'light', 4]).answer(0, 'reroll')
    t.logged('rerolled', [0]).logged('rolled', [0, 'green', 'blue', 'blue', 'dark', 0]).logged('placed', ['again', 0])
    expect(progressOn(t, 'again')).toBe(0)
  })
  test('KD-5.23 the choice comes with the faces in view', () => {
    const t = attempt(scene('again').roll('dice', TWO), 'again').pass(0).asked(0, 'reroll', 'KD-5.23')
    t.offersExactly(0, ['reroll', 'pass'])
    for (const seat of [-1, 0, 1]) expect(t.view(seat).state.attempt.dice).toEqual(['red', 'red', 'blue', 'dark'])
  })
  test('KD-5.23 a roll that is kept stays, and the question is not put again', () => {
    const t = attempt(scene('again').roll('dice', TWO), 'again').pass(0).pass(0)
    t.notLogged('rerolled').asked(1, 'exhaust').logged('placed', ['again', 2])
    expect(t.luck()).toHaveLength(1)
  })
  test('KD-5.23 by habit a roll that is enough is kept unasked, but not one whose dark does something', () => {
    const habitual = (target: string, roll: readonly number[]) => {
      const t = attempt(scene(target).roll('dice', roll), target)
      t.match.setWindow(0, 'reroll', 'habit')
      return t.pass(0)
    }
    const dark = dice('red', 'red', 'red', 'dark')
    const kept = habitual('plenty', dark).notLogged('rerolled').logged('completed', ['plenty']).asked(1, 'exhaust')
    expect(kept.luck()).toHaveLength(1)
    habitual('plenty', MISS).asked(0, 'reroll')
    habitual('gloomy', dark).asked(0, 'reroll')
  })
  test('KD-5.24 a dark face that was re-rolled does nothing', () => {
    const t = attempt(scene('faces').roll('dice', MISS, LIGHT), 'faces').pass(0)
    expect(t.state.hp).toBe(10)
    t.answer(0, 'reroll')
    expect(t.state.hp).toBe(10)
    expect(t.zone(Z.hand + 0)).toHaveLength(4)
  })
  test('KD-5.24 a light face that was re-rolled does nothing', () => {
    const t = attempt(scene('faces').roll('dice', LIGHT, MISS), 'faces').pass(0)
    expect(t.zone(Z.hand + 0)).toHaveLength(3)
    t.answer(0, 'reroll')
    expect(t.state.hp).toBe(9)
    expect(t.zone(Z.hand + 0)).toHaveLength(3)
  })
  test('KD-5.24 the face of a roll that is kept works once', () => {
    const t = attempt(scene('faces').roll('dice', MISS), 'faces').pass(0).pass(0)
    expect(t.state.hp).toBe(9)
  })
})

describe('dice left out', () => {
  test('KD-5.38 without the Light/Dark die 3 are rolled, now and again, and neither light nor dark shows', () => {
    const three = (a: number, b: number, c: number) => [a, b, c]
    const t = attempt(scene('faces').roll('dice', three(0, 0, 2), three(0, 1, 4)), 'faces').answer(0, 'play:snuff:red')
    t.logged('rolledThree', [0, 'red', 'red', 'green', 2]).answer(0, 'reroll')
    t.logged('rolledThree', [0, 'red', 'red', 'blue', 2]).logged('placed', ['faces', 3])
    expect(t.state.hp).toBe(10)
    expect(t.zone(Z.hand + 0)).toHaveLength(2)
  })
  test('KD-5.38 a skill die can be left out as well', () => {
    const t = attempt(scene('faces').roll('dice', [0, 0, 3]), 'faces')
      .answer(0, 'play:drop:red')
      .pass(0)
    t.logged('rolledThree', [0, 'red', 'red', 'dark', 2]).logged('placed', ['faces', 3])
    expect(t.state.hp).toBe(9)
  })
  test.each([
    [2, [0, 3], 'rolledTwo 0 red dark 1'],
    [3, [0], 'rolledOne 0 light 1'],
  ])('KD-5.38 with %i skill dice left out the log tells the rest', (left, roll, line) => {
    const skip = Array.from({ length: left }, () => ({ do: 'skipDie', die: 'skill' }) as const)
    const loss = challenge('loss', { difficulty: 9, attempt: [{ on: 'attemptStart', do: skip }] })
    const t = attempt(board(bare({ well: [loss] }), ['loss']).roll('dice', roll), 'loss').pass(0)
    expect(t.log(0)).toContain(line)
    expect(progressOn(t, 'loss')).toBe(1)
  })
  test('KD-5.38 with all dice left out nothing is rolled and nothing added', () => {
    const skip = ['skill', 'skill', 'skill', 'lightDark'] as const
    const loss = challenge('loss', {
      difficulty: 9,
      attempt: [{ on: 'attemptStart', do: skip.map((die) => ({ do: 'skipDie', die }) as const) }],
    })
    const t = attempt(board(bare({ well: [loss] }), ['loss']), 'loss').pass(0)
    expect(t.log(0)).toContain('rolledNone 0')
    expect(progressOn(t, 'loss')).toBe(0)
  })
})

describe('the dice as data', () => {
  test('KD-5.39 three skill dice with two faces of each colour, one Light/Dark die with three of each', () => {
    expect(SKILL_DIE.toSorted()).toEqual(['blue', 'blue', 'green', 'green', 'red', 'red'])
    expect(LIGHT_DARK_DIE.toSorted()).toEqual(['dark', 'dark', 'dark', 'light', 'light', 'light'])
  })
  test('KD-5.39 matches on one colour come as often as those faces say', () => {
    const rolls = 20_000
    const shares = [0, 0, 0, 0, 0]
    const { table } = attempt(scene('target'), 'target').match
    for (let i = 0; i < rolls; i++) {
      table.ops = 0
      rollDice(table).next()
      shares[matchesOf(table)]! += 100 / rolls
    }
    ;[14.8, 37, 33.3, 13, 1.9].forEach((share, n) => expect(Math.abs(shares[n]! - share)).toBeLessThan(1))
  })
})
