import { Match, type Option } from '@emberhall/kernel'
import type { Brain } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'
import {
  CHECK_NAMES,
  type CheckName,
  commandFor,
  configsOf,
  type Failure,
  fuzz,
  runCheck,
  shrink,
} from '@emberhall/testkit'
import { makeVale, vale, Z } from './vale.ts'

const two = { seats: 2, options: {} }
/** The first failure of a check over some seeds. */
function firstFailure(game: typeof vale, check: CheckName, seats = 2): Failure {
  for (let seed = 1; seed <= 60; seed++) {
    const failure = runCheck(game, check, { seed, seats, options: {} })
    if (failure !== null) return failure
  }
  throw new Error(`${check} finds nothing`)
}

describe('a sound game', () => {
  test.each(CHECK_NAMES)('passes %s', (check) => {
    expect(fuzz({ game: vale }, { games: 25, seed: 100, check }).failures).toEqual([])
  })
  test('passes correct where turns begin unasked: what would come out otherwise is not offered', () => {
    const weighed = makeVale({ beforeTurn: (t, seat) => void (t.s.dread += Number(t.s.stones[seat]! > 0)) })
    expect(fuzz({ game: weighed }, { games: 25, seed: 100, check: 'correct' }).failures).toEqual([])
    const match = Match.start(weighed, { seats: 2, seed: 3 })
    while (match.asks()[0]!.def.name !== 'play') match.play(0, match.asks()[0]!.options[0]!)
    const { seat } = match.asks()[0]!
    const offered = match.corrections(seat).map((option) => weighed.words.print(option))
    expect(offered).toContain(`addStone:${1 - seat}`)
    expect(offered).not.toContain(`addStone:${seat}`)
  })
  test('is played with every number of seats and every option', () => {
    const configs = configsOf({ game: vale, quickOptions: () => ({ mode: 'mild' }) })
    expect(configs).toHaveLength(3 * 2 * 2)
    expect(configs).toContainEqual({ seats: 3, options: { mode: 'harsh', lantern: true } })
    expect(configsOf({ game: vale }, 2)).toHaveLength(4)
  })
  test('plays the same game again from the same seed', () => {
    const counts = [1, 2].map(() => fuzz({ game: vale }, { games: 10, seed: 5, check: 'play' }).decisions)
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBeGreaterThan(50)
  })
})

test('a game that has become long goes on with skill, whatever its seed', () => {
  let asked = 0
  const brain: Brain = ({ ask: { kind, options, min } }) => {
    asked++
    if (kind === 'one') return options[0]!
    return kind === 'split' ? new Array<Option>(min).fill(options[0]!) : options.slice(0, min)
  }
  const played = (budget: number) => {
    asked = 0
    runCheck(makeVale({ endless: true, afterTurn: (t) => void (t.s.score = 0) }), 'play', {
      seed: 2,
      ...two,
      budget,
      brain,
    })
    return asked
  }
  expect(played(2000)).toBe(0)
  expect(played(2200)).toBeGreaterThan(100)
})

describe('a broken game is caught', () => {
  test('that tells by a public track what somebody holds', () => {
    const leaky = makeVale({ afterTurn: (t, seat) => void (t.s.stones[seat] = t.face(t.cards(Z.hand + seat)[0]!)) })
    expect(firstFailure(leaky, 'leak').message).toMatch(/can tell what it should not know/)
  })
  test('that asks for help only those who could give it', () => {
    expect(firstFailure(makeVale({ openWindow: true }), 'leak').message).toMatch(/can tell what it should not know/)
  })
  test('that tells by a public track what lies in the deck', () => {
    const leaky = makeVale({ beforeTurn: (t) => void (t.s.dread = (t.face(t.top(Z.deck)) % 2) * 4) })
    expect(firstFailure(leaky, 'leak', 1).message).toMatch(/can tell what it should not know/)
  })
  test('that keeps something outside the state', () => {
    let turns = 0
    const forgetful = makeVale({ afterTurn: (t) => void (t.s.stones[0] = ++turns % 7) })
    expect(firstFailure(forgetful, 'fork').message).toMatch(/fork/)
    expect(firstFailure(forgetful, 'undo').message).toMatch(/undo|redo/)
    expect(firstFailure(forgetful, 'save').message).toMatch(/save/)
  })
  test('that puts something right wrongly', () => {
    const lossy = makeVale({ withStone: (t) => void t.cards(Z.deck).pop() })
    expect(firstFailure(lossy, 'correct').message).toMatch(/lie nowhere/)
    const leaky = makeVale({ withStone: (t, seat) => void (t.s.stones[seat] = t.face(t.top(Z.deck))) })
    expect(firstFailure(leaky, 'correct').message).toMatch(/can tell by "addStone/)
    const failing = makeVale({ withStone: (t, seat) => void (t.s.stones[seat] = 100) })
    expect(firstFailure(failing, 'correct').message).toMatch(
      /"addStone:\d", listed for seat \d, leaves stones: too many/,
    )
  })
  test('that never ends', () => {
    const failure = runCheck(makeVale({ endless: true, afterTurn: (t) => void (t.s.score = 0) }), 'play', {
      seed: 1,
      ...two,
      budget: 300,
    })
    expect(failure?.message).toMatch(/not over after 300 decisions/)
    expect(commandFor(failure!)).toContain('--budget 300')
  })
  test('that breaks down on the way', () => {
    const broken = makeVale({ afterTurn: (t) => t.s.dread === 3 && t.move(99, Z.row) })
    expect(firstFailure(broken, 'play').message).toMatch(/^(RuleFault|TypeError)/)
  })
  test('that loses a card, or makes one', () => {
    const losing = makeVale({ afterTurn: (t) => void t.cards(Z.discard).pop() })
    expect(firstFailure(losing, 'conserve').message).toMatch(/1 cards lie nowhere/)
    const making = makeVale({ afterTurn: (t) => void (t.s.faces[0] = (t.s.faces[0]! + 1) % 6) })
    expect(firstFailure(making, 'conserve').message).toMatch(/not those of the start/)
  })
  test('that says itself that a position cannot be', () => {
    const odd = makeVale({ afterTurn: (t) => void (t.s.stones[0] = 100) })
    expect(firstFailure(odd, 'conserve').message).toMatch(/stones: too many/)
  })
})

describe('a failing run', () => {
  const late = makeVale({
    afterTurn: (t) => {
      if (t.s.dread >= 4) throw new Error('too dreadful')
    },
  })
  test('shrinks to fewer decisions, seats and options, and still fails', () => {
    const options = { mode: 'mild', lantern: true }
    const found = [...Array(40).keys()]
      .map((seed) => runCheck(late, 'play', { seed, seats: 3, options }))
      .find((f) => f !== null)!
    const small = shrink({ game: late }, found)
    expect(small.run.seats).toBe(1)
    expect(small.run.options).toEqual({})
    expect(runCheck(late, 'play', small.run)?.message).toMatch(/too dreadful/)
    expect(small.run.maxDecisions).toBe(small.decisions)
    expect(runCheck(late, 'play', { ...small.run, maxDecisions: small.decisions - 1 })).toBeNull()
  })
  test('prints one line that runs it again', () => {
    const [failure] = fuzz({ game: late }, { games: 40, seed: 1, check: 'play' }).failures
    const command = commandFor(failure!)
    expect(command).toMatch(
      /^npm run fuzz -- vale --games 1 --seed \d+ --seats 1 --check play --options '\{.*\}' --decisions \d+$/,
    )
    const { seed, seats, options, maxDecisions } = failure!.run
    const again = fuzz({ game: late }, { games: 1, seed, seats, options, maxDecisions: maxDecisions!, check: 'play' })
    expect(again.failures[0]?.message).toBe(failure!.message)
  })
})
