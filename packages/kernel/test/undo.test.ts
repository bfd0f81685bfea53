import { CHANCE, Fate, hashState, type Luck, Match } from '@emberhall/kernel'
import { load, readSave } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, halt, type M, offerNumbers, Q, type T, V, Z } from './games/blank.ts'
import { step } from './games/bot.ts'
import { duel } from './games/duel.ts'
import { bytes, refusal, say, start } from './help.ts'

/** Turns without end: a seat says how many dice it rolls, and with how many sides. */
const gamble = blank(
  function* (t) {
    t.next('turn')
  },
  {
    steps: {
      *turn(t) {
        t.next('turn')
        offerNumbers(t, 0, 1, 2, 3)
        const dice = ((yield* t.choose(0, Q.pick)) >> 12) & 15
        const sides = dice === 3 ? [4, 4] : new Array<number>(dice).fill(20)
        if (dice > 0) t.s.score[0] = (yield* t.roll('dice', sides, 0, Q.dice)).reduce((sum, n) => sum * 20 + n, 0)
      },
    },
  },
)
const rolls = (match: M) => [...match.table.ledger!.entries()].filter((e) => e.tag === CHANCE).map((e) => e.values)
const last = (match: M) => rolls(match).at(-1)!
const back = (match: M, luck: Luck) => expect(match.undo(luck)).toEqual({ ok: true })

describe('undo with the same luck', () => {
  it('brings the same outcomes again', () => {
    const match = start(gamble)
    for (const n of [1, 2, 1]) say(match, 0, `pick:${n}`)
    const first = rolls(match)
    for (let i = 0; i < 3; i++) back(match, 'same')
    expect(rolls(match)).toEqual([])
    for (const n of [1, 2, 1]) say(match, 0, `pick:${n}`)
    expect(rolls(match)).toEqual(first)
  })
  it('brings them again after choosing differently and coming back', () => {
    const match = start(gamble)
    say(match, 0, 'pick:1')
    const one = last(match)
    back(match, 'same')
    say(match, 0, 'pick:2')
    const two = last(match)
    back(match, 'same')
    say(match, 0, 'pick:1')
    expect(last(match)).toEqual(one)
    back(match, 'same')
    say(match, 0, 'pick:2')
    expect(last(match)).toEqual(two)
    back(match, 'same')
    say(match, 0, 'pick:0')
    say(match, 0, 'pick:1')
    expect(last(match)).toEqual(one)
  })
  it('passes over kept luck that does not fit the dice now rolled', () => {
    const match = start(gamble)
    match.table.fate.script('dice', [19, 18])
    say(match, 0, 'pick:2')
    back(match, 'same')
    say(match, 0, 'pick:3')
    expect(last(match).every((n) => n < 4)).toBe(true)
    say(match, 0, 'pick:2')
    expect(last(match)).toEqual([19, 18])
  })
  it('brings them before what is still scripted', () => {
    const match = start(gamble)
    match.table.fate.script('dice', [1], [2])
    say(match, 0, 'pick:1')
    back(match, 'same')
    say(match, 0, 'pick:1')
    say(match, 0, 'pick:1')
    expect(rolls(match)).toEqual([[1], [2]])
  })
  it('brings them also after save and load', () => {
    const match = start(gamble)
    say(match, 0, 'pick:2')
    const two = last(match)
    back(match, 'same')
    const { match: loaded } = load(gamble, readSave(bytes(match)))
    say(loaded, 0, 'pick:2')
    expect(last(loaded)).toEqual(two)
  })
})

describe('undo with new luck', () => {
  it('rolls afresh, also where luck had been kept', () => {
    const match = start(gamble)
    say(match, 0, 'pick:2')
    const seen = new Set([last(match).join()])
    back(match, 'same')
    say(match, 0, 'pick:2')
    for (let i = 0; i < 5; i++) {
      back(match, 'new')
      say(match, 0, 'pick:2')
      seen.add(last(match).join())
    }
    expect(seen.size).toBeGreaterThan(4)
  })
})

it('new luck drops what had been kept', () => {
  const match = start(gamble)
  say(match, 0, 'pick:2')
  const two = last(match)
  back(match, 'same')
  say(match, 0, 'pick:0')
  back(match, 'new')
  say(match, 0, 'pick:2')
  expect(last(match)).not.toEqual(two)
})

describe('strict undo', () => {
  const strict = (step: (t: T) => unknown) => {
    const match = start(
      blank(function* (t) {
        yield* halt(t)
        step(t)
        yield* halt(t)
      }),
    )
    say(match, 0, 'yes')
    return refusal(match.undo('strict'))
  }
  const refused = { code: 'undoPastReveal', rule: 'T-9' }
  it('takes back what nothing hangs on', () => {
    expect(strict(() => null)).toBeNull()
    expect(strict((t) => t.move(t.top(Z.deck), Z.deck))).toBeNull()
  })
  it.each<[string, (t: T) => unknown]>([
    ['a roll', (t) => t.roll('d', [6], 0, Q.dice).next()],
    ['a shuffle', (t) => t.shuffle(Z.deck)],
    ['chance', (t) => t.random('d', 6)],
    ['a peek', (t) => t.peek(0, 1)],
    ['a card turned up', (t) => t.move(t.top(Z.deck), Z.heap)],
    ['a card drawn', (t) => t.move(t.top(Z.deck), Z.hand)],
  ])('refuses to go back past %s', (_, step) => {
    expect(strict(step)).toEqual(refused)
  })
  const moved = (from: number, to: number) => {
    const match = start(
      blank(function* (t) {
        t.move(0, from)
        yield* halt(t)
        t.move(0, to)
        yield* halt(t)
      }),
    )
    say(match, 0, 'yes')
    return refusal(match.undo('strict'))
  }
  it('takes back a card that its owner has played, not one that another has got to see', () => {
    expect(moved(Z.hand, Z.heap)).toBeNull()
    expect(moved(Z.hand, Z.deck)).toBeNull()
    expect(moved(Z.heap, Z.hand)).toBeNull()
    expect(moved(Z.hand, Z.hand + 1)).toEqual(refused)
    expect(moved(Z.vault, Z.heap)).toEqual(refused)
  })
  it('refuses to go back past secret answers that now lie open', () => {
    const match = start(
      blank(function* (t) {
        const asks = [0, 1].map((seat) => {
          offerNumbers(t, 1, 2)
          return t.hold(seat, Q.pick)
        })
        yield* t.together(asks)
        yield* halt(t)
      }),
    )
    say(match, 0, 'pick:1')
    expect(refusal(match.canUndo('strict') as never)).toBeNull()
    say(match, 1, 'pick:1')
    expect(refusal(match.undo('strict'))).toEqual(refused)
    back(match, 'same')
    expect(match.waiting()).toEqual([1])
  })
})

describe('undo and redo', () => {
  it('has nothing to take back at the start, and nothing to give again after something new', () => {
    const match = start(gamble)
    expect(refusal(match.undo('new'))).toEqual({ code: 'nothingToUndo', rule: 'T-9' })
    expect(refusal(match.redo())).toEqual({ code: 'nothingToRedo', rule: 'T-9' })
    say(match, 0, 'pick:1')
    back(match, 'same')
    say(match, 0, 'pick:2')
    expect(refusal(match.redo())?.code).toBe('nothingToRedo')
    back(match, 'same')
    match.play(0, match.askOf(0)!.options[0]!)
    expect(refusal(match.redo())?.code).toBe('nothingToRedo')
  })
  it('redo gives the answer with the luck it had, whatever the policy of the undo', () => {
    for (const luck of ['same', 'new'] as const) {
      const match = start(gamble)
      for (const n of [1, 2, 1, 2]) say(match, 0, `pick:${n}`)
      const before = { state: match.game.copy(match.table.s), rolls: rolls(match), kept: match.table.fate.keptLuck() }
      for (let i = 0; i < 4; i++) back(match, luck)
      for (let i = 0; i < 4; i++) expect(match.redo()).toEqual({ ok: true })
      expect({ state: match.table.s, rolls: rolls(match), kept: match.table.fate.keptLuck() }).toEqual(before)
      expect(refusal(match.redo())?.code).toBe('nothingToRedo')
    }
  })
  it('a rule that fails leaves redo possible', () => {
    const match = start(
      blank(function* (t) {
        offerNumbers(t, 1, 2)
        if ((yield* t.choose(0, Q.pick)) === t.game.words.parse('pick:2')) throw new Error('broken')
        yield* halt(t)
      }),
    )
    say(match, 0, 'pick:1')
    back(match, 'same')
    expect(() => say(match, 0, 'pick:2')).toThrow('broken')
    expect(match.redo()).toEqual({ ok: true })
    expect(match.askOf(0)?.def.name).toBe('halt')
  })
  it('goes far back, and forth again, over many steps and after the game is over', () => {
    const match = Match.start(duel, { seats: 3, seed: 5, options: { goal: 20, pace: 'slow' } })
    const fate = new Fate(5)
    const trail: [string, number][] = []
    const mark = (): [string, number] => [hashState(duel, match.table.s), match.log(0).length]
    for (trail.push(mark()); !match.isOver; trail.push(mark())) step(match, fate)
    expect(trail.length).toBeGreaterThan(100)
    expect(match.table.ledger!.length).toBeGreaterThan(2048 / 4)
    const view = match.view(1)
    for (let i = trail.length - 2; i >= 0; i--) {
      back(match as never, 'same')
      expect(mark()).toEqual(trail[i])
    }
    for (let i = 1; i < trail.length; i++) {
      expect(match.redo()).toEqual({ ok: true })
      expect(mark()).toEqual(trail[i])
    }
    expect(match.view(1)).toEqual({ ...view, question: match.question })
  })
  it('leaves a common question that nobody has answered', () => {
    const match = start(
      blank(function* (t) {
        yield* halt(t)
        offerNumbers(t, 1, 2)
        yield* t.together([t.hold(1, Q.pick)])
      }),
    )
    say(match, 0, 'yes')
    back(match, 'same')
    expect(match.asks()).toMatchObject([{ seat: 0, def: { name: 'halt' } }])
  })
  it('takes one answer of a common question back, leaving the others', () => {
    const match = start(
      blank(function* (t) {
        const asks = [0, 1, 2].map((seat) => {
          offerNumbers(t, 1, 2)
          return t.hold(seat, Q.pick)
        })
        t.s.score[0] = (yield* t.together(asks)).length
        yield* halt(t)
      }),
      { seats: 3 },
    )
    say(match, 0, 'pick:1')
    say(match, 1, 'pick:2')
    back(match, 'same')
    expect(match.waiting()).toEqual([1, 2])
    expect(match.askOf(0)!.answer).toBe(match.game.words.parse('pick:1'))
  })
  it('begins an arranged match where it was arranged', () => {
    const match = Match.arranged(gamble, { seats: 2 }, (t) => {
      t.s.score[1] = 77
    })
    say(match, 0, 'pick:1')
    say(match, 0, 'pick:1')
    back(match, 'same')
    back(match, 'same')
    expect(match.table.s.score).toEqual([0, 77])
  })
  it('keeps checkpoints on the way, so that a long game goes back quickly, and forgets those of another time line', () => {
    let steps = 0
    const long = blank(
      function* (t) {
        t.next('turn', 1)
      },
      {
        steps: {
          *turn(t, a) {
            steps++
            t.next('turn', a + 1)
            for (let i = 0; i < 600; i++) t.offer(V.pick, i)
            for (const option of yield* t.some(0, Q.pick, 500, 600)) t.s.score[0] = (t.s.score[0]! * 31 + option) % 9973
          },
        },
      },
    )
    const match = start(long)
    const { options } = match.askOf(0)!
    const trail: string[] = []
    const go = (first: number) => {
      trail.push(hashState(long, match.table.s))
      match.play(0, options.slice(first, first + 500))
    }
    for (let i = 0; i < 30; i++) go(i)
    steps = 0
    back(match, 'same')
    expect(hashState(long, match.table.s)).toBe(trail.pop())
    expect(steps).toBeLessThan(10)
    for (let i = 0; i < 19; i++) {
      back(match, 'same')
      expect(hashState(long, match.table.s)).toBe(trail.pop())
    }
    for (let i = 0; i < 20; i++) go(50 + i)
    for (let i = 0; i < 30; i++) {
      back(match, 'same')
      expect(hashState(long, match.table.s)).toBe(trail.pop())
    }
  })
})
