import { Fate, hashState, Match } from '@emberhall/kernel'
import { twinsOf } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { blank, halt, offerNumbers, Q, Z } from './games/blank.ts'
import { step } from './games/bot.ts'
import { duel } from './games/duel.ts'
import { bytes, say, start } from './help.ts'

const SETUP = { seats: 3, options: { goal: 12, pace: 'slow' } }

describe('a fork', () => {
  it('is the same match byte for byte, and stays so when fed the same answers', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const match = Match.start(duel, { ...SETUP, seed })
      const fate = new Fate(seed)
      while (!match.isOver) {
        const twin = match.fork()
        expect(bytes(twin)).toBe(bytes(match))
        expect(twin.asks()).toEqual(match.asks())
        const { seat, value } = step(match, fate)
        say(twin, seat, value)
        expect(bytes(twin)).toBe(bytes(match))
        expect(twin.log(0)).toEqual(match.log(0))
      }
      expect(match.fork().outcome).toBe(match.outcome)
    }
  })
  it('is independent: what it does the original does not feel', () => {
    const match = Match.start(duel, { ...SETUP, seed: 4 })
    const fate = new Fate(4)
    for (let i = 0; i < 20; i++) step(match, fate)
    match.undo('same')
    const before = bytes(match)
    const log = match.log(1)
    const twin = match.fork()
    expect(bytes(twin)).toBe(before)
    expect(twin.redo().ok).toBe(true)
    for (let i = 0; i < 4; i++) twin.undo('new')
    for (let i = 0; i < 20 && !twin.isOver; i++) step(twin, fate)
    expect(bytes(match)).toBe(before)
    expect(match.log(1)).toEqual(log)
    expect(match.redo().ok).toBe(true)
  })
  it('without a record plays the same game', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const match = Match.start(duel, { ...SETUP, seed })
      const fate = new Fate(seed)
      for (let i = 0; i < 10; i++) step(match, fate)
      const bare = match.fork({ record: false })
      expect(bare.table.ledger).toBeNull()
      const [a, b] = [new Fate(9), new Fate(9)]
      while (!match.isOver) {
        expect(step(bare, a)).toEqual(step(match, b))
        expect(hashState(duel, bare.table.s)).toBe(hashState(duel, match.table.s))
      }
      expect(bare.isOver).toBe(true)
    }
  })
  it('of an arranged match goes back to where it was arranged', () => {
    const turns = blank(
      function* (t) {
        yield* halt(t)
        t.next('turn')
      },
      { steps: { turn: (t) => halt(t) as never } },
    )
    const match = Match.arranged(turns, { seats: 2 }, (t) => {
      t.s.score[1] = 77
    })
    say(match, 0, 'yes')
    const twin = match.fork()
    expect(twin.undo('same').ok).toBe(true)
    expect(twin.table.s.score).toEqual([0, 77])
  })
  it('with another seed has other luck, from here on', () => {
    const match = Match.start(duel, { ...SETUP, seed: 4 })
    const fate = new Fate(4)
    for (let i = 0; i < 8; i++) step(match, fate)
    const ends = new Set(
      [1, 2, 3, 4].map((seed) => {
        const twin = match.fork({ seed })
        expect(hashState(duel, twin.table.s)).toBe(hashState(duel, match.table.s))
        const same = new Fate(1)
        for (let i = 0; i < 20 && !twin.isOver; i++) step(twin, same)
        return hashState(duel, twin.table.s)
      }),
    )
    expect(ends.size).toBeGreaterThan(1)
  })
})

describe('the twins of the leak test', () => {
  const game = blank(function* (t) {
    t.move(0, Z.hand)
    t.move(1, Z.hand + 1)
    yield* halt(t)
    offerNumbers(t, 1, 2)
    t.s.score[0] = yield* t.choose(0, Q.pick)
    yield* halt(t)
  })
  it('stand at the last checkpoint, one of them with other cards where the seat cannot look', () => {
    const match = start(game)
    say(match, 0, 'yes')
    say(match, 0, 'pick:2')
    let mixedSomewhere = false
    for (let seed = 0; seed < 5; seed++) {
      const { plain, mixed, answers } = twinsOf(match, 0, seed)
      expect(answers.map((a) => match.game.words.print(a.answer as number))).toEqual(['yes', 'pick:2'])
      for (const { seat, answer } of answers) for (const twin of [plain, mixed]) twin.play(seat, answer)
      expect(hashState(game, plain.table.s)).toBe(hashState(game, match.table.s))
      mixedSomewhere ||= mixed.table.s.faces.join() !== plain.table.s.faces.join()
    }
    expect(mixedSomewhere).toBe(true)
  })
})
