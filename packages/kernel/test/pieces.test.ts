import { type CorrectionDef, Fate, hashText, Ledger, Match } from '@emberhall/kernel'
import { load, loading, readSave, save } from '@emberhall/saves'
import { beforeEach, describe, expect, it } from 'vitest'
import { blank, type O, offerNumbers, Q, type S } from './games/blank.ts'
import { bytes, say, start } from './help.ts'

const done = { corrections: 0, turns: 0 }
const by = (n: number): CorrectionDef<S, O> => ({
  args: ['seat'],
  choices: (t) => t.s.score.map((_, seat) => [seat]),
  apply: (t, seat) => {
    done.corrections++
    t.s.score[seat] = t.s.score[seat]! + n
  },
})
/** Turns without end, in each of which seat 0 rolls. */
const endless = blank(
  function* (t) {
    t.next('turn')
  },
  {
    corrections: { rule: 'T-9', list: { more: by(1), less: by(-1) } },
    steps: {
      *turn(t) {
        done.turns++
        t.next('turn')
        offerNumbers(t, 0, 1, 2)
        yield* t.choose(0, Q.pick)
        t.s.score[0] = t.random('die', 1000)
      },
    },
  },
)
beforeEach(() => {
  done.corrections = 0
  done.turns = 0
})

describe('what was put right thousands of times before one step', () => {
  const TIMES = 6000
  const record = new Ledger()
  record.step()
  for (let i = 0; i < TIMES; i++) record.correction(0, endless.words.parse(i % 2 === 0 ? 'more:1' : 'less:1'))
  const from = { seats: 2, ownDice: false, generation: 1, fate: new Fate(7) }
  const replaying = () => Match.replaying(endless, start(endless).options, from, record.data)
  /** At most how often something was put right in one piece. */
  function played(): { readonly match: Match<S, O>; readonly most: number } {
    let most = 0
    for (const work = replaying(); ; ) {
      const before = done.corrections
      const piece = work.next()
      most = Math.max(most, done.corrections - before)
      if (piece.done) return { match: piece.value, most }
    }
  }

  it('comes again one by one', () => {
    const { match, most } = played()
    expect([done.corrections, most]).toEqual([TIMES, 1])
    expect(match.table.ledger!.corrections).toBe(TIMES)
    say(match, 0, 'pick:1')
    const again = load(endless, readSave(bytes(match)))
    expect([again.notes, bytes(again.match)]).toEqual([[], bytes(match)])
  })
  it('has places on the way back from which the last of it is played again', () => {
    const { match } = played()
    const before = done.corrections
    expect(match.undo('same')).toEqual({ ok: true })
    expect(match.table.s.score).toEqual([0, 1])
    expect(done.corrections - before).toBeLessThan(TIMES / 3)
    match.redo()
    expect(match.table.s.score).toEqual([0, 0])
  })
})

describe('a long record', () => {
  it('is read a few hundred words at a time', () => {
    const { sum: _, ...file } = save(start(endless))
    const history = Array.from({ length: 30_000 }, (__, i) => `!made up ${i}=1`)
    const body = { ...file, history }
    const work = loading(endless, readSave(JSON.stringify({ ...body, sum: hashText(JSON.stringify(body)) })))
    let pieces = 1
    while (work.next().done !== true) pieces++
    expect(pieces).toBeGreaterThan(history.length / 600)
  })
  it('is played again once, however many answers are taken back together', () => {
    const match = start(endless)
    const states: string[] = []
    for (let i = 0; i < 400; i++) {
      states.push(JSON.stringify(match.table.s))
      say(match, 0, `pick:${i % 3}`)
    }
    const end = JSON.stringify(match.table.s)
    const twin = match.fork()
    const before = done.turns
    expect(match.undo('same', 300)).toEqual({ ok: true })
    expect(done.turns - before).toBeLessThanOrEqual(101)
    expect(JSON.stringify(match.table.s)).toBe(states[100])
    for (let i = 0; i < 300; i++) twin.undo('same')
    expect(match.table.fate.keptLuck()).toEqual(twin.table.fate.keptLuck())
    expect(match.redo()).toEqual({ ok: true })
    expect(JSON.stringify(match.table.s)).toBe(end)
    expect(match.table.fate.keptLuck()).toEqual([])
    expect(match.redo().ok).toBe(false)
    expect(match.undo('same', 401).ok).toBe(false)
  })
})
