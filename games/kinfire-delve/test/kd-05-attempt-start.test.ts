import { hashState } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { attempt, authored, bare, board, LIGHT, MISS, progressOn, told } from './attempts.ts'
import { challenge, dice, event, skill, Z } from './table.ts'

afterEach(allDone)

describe('the four steps', () => {
  const act = skill('act', { value: 2 })
  const first = skill('first', { seeker: 'orrin', boost: { colours: ['red'], value: 1 } })
  const second = skill('second', { seeker: 'orrin', boost: { colours: ['red'], value: 2 } })
  const again = challenge('again', { difficulty: 9, attempt: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
  const game = bare({ well: [again], skills: [act, first, second] })
  const scene = () =>
    board(game, ['again'])
      .zone(Z.hand + 0, ['act'])
      .zone(Z.hand + 1, ['first', 'second'])

  test('KD-5.1 action, boosts, dice, resolve are asked for in this order', () => {
    const t = attempt(scene().roll('dice', dice('red', 'red', 'green', 'dark')), 'again')
    t.asked(0, 'action', 'KD-5.4').waitsFor(0).answer(0, 'play:act:red')
    t.asked(1, 'boost', 'KD-5.18').waitsFor(1).notLogged('rolled').answer(1, 'boost:first')
    t.asked(1, 'boost').notLogged('rolled').answer(1, 'boost:second')
    t.asked(0, 'reroll', 'KD-5.23').waitsFor(0).logged('rolled').notLogged('placed')
    expect(progressOn(t, 'again')).toBe(0)
    t.pass(0)
    expect(progressOn(t, 'again')).toBe(7)
  })
  test('KD-5.1 the log tells each step with its points', () => {
    const t = attempt(scene().roll('dice', dice('red', 'red', 'green', 'dark')), 'again')
    t.answer(0, 'play:act:red').answer(1, 'boost:first').answer(1, 'boost:second').pass(0)
    expect(told(t, 'attempted', 'acted', 'boosted', 'rolled', 'placed', 'failed')).toEqual([
      'attempted 0 again red 9',
      'acted 0 act red 2',
      'boosted 1 first 1',
      'boosted 1 second 2',
      'rolled 0 red red green dark 2',
      'placed again 7 7 9',
      'failed 0 again',
    ])
  })
})

describe('normal and bold type', () => {
  test('KD-5.2 normal type works while its card is attempted', () => {
    const t = attempt(board(authored, ['crystal-caves']).roll('dice', LIGHT), 'crystal-caves').pass(0)
    t.logged('placed', ['crystal-caves', 2])
    expect(progressOn(t, 'crystal-caves')).toBe(2)
  })
  test('KD-5.2 normal type is silent while another card is attempted', () => {
    const game = bare({
      well: [
        challenge('loud', {
          attempt: [{ on: 'onLight', do: [{ do: 'damage', n: 1 }] }],
          attemptStatics: [{ always: 'difficulty', of: { target: 'eachChallenge' }, n: 3 }],
        }),
        challenge('other', { difficulty: 4 }),
      ],
    })
    const scene = board(game, ['loud', 'other']).roll('dice', dice('red', 'red', 'blue', 'light'))
    const other = attempt(scene, 'other').logged('attempted', [0, 'other', 'red', 4]).pass(0)
    expect(other.state.hp).toBe(10)
    const loud = attempt(scene, 'loud').logged('attempted', [0, 'loud', 'red', 8]).pass(0)
    expect(loud.state.hp).toBe(9)
  })
  test('KD-5.2 bold type works as long as its card is in play, attempted or not', () => {
    const bold = challenge('bold', {
      difficulty: 1,
      boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 1 }],
      bold: [{ on: 'onDark', do: [{ do: 'damage', n: 1 }] }],
    })
    const game = bare({ well: [bold, challenge('other', { difficulty: 4 })] })
    const scene = board(game, ['bold', 'other'])
    const other = attempt(scene, 'other').logged('attempted', [0, 'other', 'red', 5])
    other
      .roll('dice', dice('red', 'red', 'red', 'dark'))
      .pass(0)
      .logged('failed', [0, 'other'])
    expect(other.state.hp).toBe(9)

    const gone = attempt(scene, 'bold')
      .roll('dice', dice('red', 'red', 'red', 'light'))
      .pass(0)
    expect(gone.where('bold')).toBe('completed')
    gone.answer(1, 'keepHand').answer(1, 'attempt:other:red').logged('attempted', [1, 'other', 'red', 4])
    gone.roll('dice', dice('red', 'red', 'red', 'dark')).untilAsked(0, 'exhaust')
    expect(gone.state.hp).toBe(10)
  })
})

test('KD-5.3 flavour text changes nothing', () => {
  const said = { en: 'Suffer 9 damage. You lose the game.', fr: 'Subissez 9 dégâts. Vous perdez la partie.' }
  const states = [{}, { flavour: said }].map((flavour) => {
    const game = bare({
      well: [
        challenge('omen', { difficulty: 2, reward: [{ do: 'descend', n: 1 }], ...flavour }),
        event('sign', { instructions: [{ do: 'heal', n: 1 }], ...flavour }),
      ],
      skills: [skill('act', flavour)],
    })
    const t = attempt(
      board(game, ['omen', 'sign'])
        .zone(Z.hand + 0, ['act'])
        .roll('dice', MISS),
      'omen',
    )
    t.answer(0, 'play:act:red').untilAsked(1, 'choose', { exhaust: 'keepHand' }).answer(1, 'resolve:sign')
    expect(t.where('omen')).toBe('completed')
    expect(t.where('sign')).toBe('completed')
    return { hash: hashState(game, t.state), log: t.log(0) }
  })
  expect(states[1]).toEqual(states[0])
})
