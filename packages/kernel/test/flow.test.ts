import { defineGame, Match, MAX_DEPTH, MAX_OPS, RuleFault } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { blank, E, halt, offerNumbers, put, Q, type Step, type T, V, Z } from './games/blank.ts'
import { bytes, say, start } from './help.ts'

describe('the agenda', () => {
  const seen: string[] = []
  const step = (name: string): Step =>
    function* (_t, a, b) {
      seen.push(`${name} ${a} ${b}`)
    }
  const run = (main: Step) => {
    seen.length = 0
    return start(blank(main, { steps: { dawn: step('dawn'), noon: step('noon'), dusk: step('dusk') } }))
  }
  it('takes steps before and behind the others, with their numbers', () => {
    const match = run(function* (t) {
      t.later('dusk')
      t.next('noon', 2, 3)
      t.next('dawn', 1)
      expect(t.agenda.map((entry) => entry.step)).toEqual(['dawn', 'noon', 'finish', 'dusk'])
    })
    expect(seen).toEqual(['dawn 1 0', 'noon 2 3'])
    expect(match.outcome).toBe('finished')
  })
  it('can drop, insert and repeat steps', () => {
    run(function* (t) {
      for (const name of ['dawn', 'noon', 'dawn', 'dusk']) t.next(name)
      t.drop('dawn')
      t.agenda.splice(1, 0, { step: 'dusk', a: 5, b: 0 })
    })
    expect(seen).toEqual(['dusk 0 0', 'dusk 5 0', 'noon 0 0'])
  })
  it('is part of what everybody sees', () => {
    const match = start(blank((t) => halt(t) as never))
    expect(match.view(-1).state.agenda).toEqual([{ step: 'finish', a: 0, b: 0 }])
  })
  it('is a fault of the rules when it runs out or names what is not there', () => {
    expect(() =>
      run(function* (t) {
        t.drop('finish')
      }),
    ).toThrow('the agenda is empty and the game is not over')
    expect(() =>
      run(function* (t) {
        t.next('midnight')
      }),
    ).toThrow('there is no step called "midnight"')
  })
})

it('modifiers add up until they expire', () => {
  let sums: number[] = []
  const now = (t: T) => [t.modified('speed', 0), t.modified('speed', 1), t.modified('luck', 0)]
  start(
    blank(function* (t) {
      t.modify('speed', 0, 2, 'turn')
      t.modify('speed', 0, 3, 'round')
      t.modify('speed', 1, 5, 'turn')
      t.modify('luck', 0, 7, 'round')
      sums = now(t)
      t.expire('turn')
      sums.push(...now(t))
      t.expire('round')
      sums.push(...now(t), t.s.mods.length)
    }),
  )
  expect(sums).toEqual([5, 5, 7, 3, 0, 7, 0, 0, 0, 0])
})

describe('the end', () => {
  it('comes at any depth, at once', () => {
    let after = 0
    const game = blank(
      function* (t) {
        put(t, 'ash', Z.play)
        yield* halt(t)
        yield* t.emit(E.hurt, 1, 3)
        after++
      },
      {
        triggers: {
          ash: [
            {
              on: E.hurt,
              phase: 'before',
              *do(t) {
                yield* halt(t)
                yield* t.emit(E.quiet)
                offerNumbers(t, 1, 2)
                t.end('stopped')
              },
            },
          ],
        },
      },
    )
    const match = start(game)
    say(match, 0, 'yes')
    say(match, 0, 'yes')
    expect(match).toMatchObject({ isOver: true, outcome: 'stopped' })
    expect(match.asks()).toEqual([])
    expect(match.table.s.score).toEqual([0, 0])
    expect(after).toBe(0)
    expect(match.table.offerCount).toBe(0)
  })
  it('needs a name', () => {
    expect(() =>
      start(
        blank(function* (t) {
          t.end('')
        }),
      ),
    ).toThrow(RuleFault)
  })
})

describe('budgets', () => {
  const loops: Record<string, Step> = {
    *events(t) {
      for (;;) yield* t.emit(E.quiet)
    },
    *windows(t) {
      for (;;) yield* t.maybe(0, Q.window)
    },
    *choices(t) {
      for (;;) {
        offerNumbers(t, 1)
        yield* t.choose(0, Q.pick)
      }
    },
    *lists(t) {
      for (;;) yield* t.order(0, Q.pick)
    },
    *dice(t) {
      for (;;) yield* t.roll('d', [6], 0, Q.dice)
    },
    *shuffles(t) {
      for (;;) t.shuffle(Z.hand)
    },
    *moves(t) {
      for (;;) t.move(t.top(Z.deck), Z.deck)
    },
  }
  it.each(Object.keys(loops))('an endless loop of %s is an error message, and the match is as before', (name) => {
    const match = start(
      blank(function* (t) {
        yield* halt(t)
        yield* t.roll('d', [6], 0, Q.dice)
        yield* loops[name]!(t, 0, 0)
      }),
    )
    match.table.fate.script('d', [3])
    const before = bytes(match)
    const question = match.question
    expect(() => say(match, 0, 'yes')).toThrow(`more than ${MAX_OPS} effects without a question\n  in main`)
    expect(bytes(match)).toBe(before)
    expect(match.question).toBe(question)
    expect(match.table.fate.unused()).toEqual([{ key: 'd', outcomes: [[3]] }])
    expect(match.askOf(0)?.def.name).toBe('halt')
  })
  it('effects nested without end are an error message with a short trace', () => {
    const match = start(
      blank(
        function* (t) {
          put(t, 'ash', Z.play)
          yield* halt(t)
          yield* t.emit(E.quiet)
        },
        {
          triggers: {
            ash: [
              { on: E.quiet, phase: 'after', do: (t) => t.emit(E.hurt, 0, 1) as never },
              { on: E.hurt, phase: 'before', do: (t) => t.emit(E.quiet) as never },
            ],
          },
        },
      ),
    )
    const before = bytes(match)
    let fault: unknown
    try {
      say(match, 0, 'yes')
    } catch (error) {
      fault = error
    }
    expect(fault).toBeInstanceOf(RuleFault)
    expect((fault as RuleFault).message).toMatch(
      new RegExp(`^effects are nested more than ${MAX_DEPTH} deep\n  in main > … > `),
    )
    expect((fault as RuleFault).trace).toHaveLength(12)
    expect((fault as RuleFault).trace.slice(-2).toSorted()).toEqual(['hurt', 'quiet'])
    expect(bytes(match)).toBe(before)
    expect(match.table.s.score).toEqual([0, 0])
  })
  it('steps that follow each other without end are an error message', () => {
    const match = start(
      blank(
        function* (t) {
          yield* halt(t)
          t.next('spin')
        },
        {
          steps: {
            *spin(t) {
              t.next('spin')
            },
          },
        },
      ),
    )
    const before = bytes(match)
    expect(() => say(match, 0, 'yes')).toThrow(/steps have passed without a question\n {2}in spin/)
    expect(bytes(match)).toBe(before)
  })
  it('leave out of the trace what is over', () => {
    const game = blank(function* (t) {
      yield* t.emit(E.quiet)
      yield* t.choose(0, Q.pick)
    })
    expect(() => start(game)).toThrow(new RuleFault('"pick" has no legal answer', ['main']))
  })
  it('start anew with every question', () => {
    const match = start(
      blank(function* (t) {
        for (let i = 0; i < 3; i++) {
          for (let k = 0; k < MAX_OPS - 10; k++) yield* t.emit(E.quiet)
          yield* halt(t)
        }
      }),
    )
    for (let i = 0; i < 3; i++) say(match, 0, 'yes')
    expect(match.isOver).toBe(true)
  })
  it('any mistake in a rule leaves the match as it was, also one that only the answer of a bot brings out', () => {
    const match = start(
      blank(function* (t) {
        const yes = yield* halt(t)
        t.s.score[0] = 9
        if (yes) throw new TypeError('a mistake')
      }),
    )
    const before = bytes(match)
    expect(() => match.play(0, match.askOf(0)!.options[0]!)).toThrow('a mistake')
    expect(bytes(match)).toBe(before)
  })
})

describe('a definition', () => {
  const { def } = blank(function* () {})
  it.each<[string, Partial<typeof def>]>([
    ['two faces share a key', { faces: [def.faces[0]!, def.faces[0]!] }],
    ['the field "zones" belongs to the kernel', { state: { zones: def.state['score']! } }],
  ])('is refused when %s', (message, wrong) => {
    expect(() => defineGame({ ...def, ...wrong })).toThrow(message)
  })
  it('knows its cards by name', () => {
    const game = defineGame(def)
    expect(game.faceOf('bay')).toBe(1)
    expect(() => game.faceOf('plastic')).toThrow('no card is called "plastic"')
    expect(() => Match.arranged(game, { seats: 2 }, (t) => t.offer(V.pick))).not.toThrow()
  })
  it('finds a card that is not where it is noted', () => {
    const lost = blank(function* (t) {
      t.s.where[0] = Z.heap
      t.move(0, Z.play)
    })
    expect(() => start(lost)).toThrow(new RuleFault('card 0 is not in heap', ['main']))
  })
})
