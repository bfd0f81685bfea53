/** A seat that is away: another answers for it, and that is on record. */
import { ANSWER } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { expect, it } from 'vitest'
import { blank, type M, offerNumbers, Q } from './games/blank.ts'
import { bytes, say, start } from './help.ts'

/** Turns without end, each seat picking a number in its turn, twice. */
const turns = blank(
  function* (t) {
    t.next('turn')
  },
  {
    steps: {
      *turn(t) {
        t.next('turn')
        for (let seat = 0; seat < 4; seat++) {
          offerNumbers(t, 1, 2, 3)
          t.s.score[seat >> 1] = yield* t.choose(seat >> 1, Q.pick)
        }
      },
    },
  },
)
const actFor = (match: M, seat: number, by: number): void =>
  expect(match.answer({ seat, by, question: match.question, value: 'pick:2' })).toEqual({ ok: true })
const given = (match: M): string[] =>
  match
    .parts()
    .ledger.entries()
    .flatMap(({ tag, seat, by }) => (tag === ANSWER ? [`${seat} by ${by}`] : []))
const told = (match: M) => match.log(-1).filter(({ what }) => what === 'actedFor')

function played(): M {
  const match = start(turns)
  actFor(match, 0, 1)
  actFor(match, 0, 1)
  say(match, 1, 'pick:1')
  say(match, 1, 'pick:3')
  actFor(match, 0, 1)
  return match
}
it('is told to everybody, once in a row', () => {
  expect(told(played()).map(({ args }) => args)).toEqual([
    [1, 0],
    [1, 0],
  ])
})
it('is on record, also in copies and saves', () => {
  const match = played()
  const all = ['0 by 1', '0 by 1', '1 by 1', '1 by 1', '0 by 1']
  expect(given(match)).toEqual(all)
  const saved = load(turns, readSave(JSON.stringify(save(match)))).match
  for (const other of [match.fork(), saved]) {
    expect(given(other)).toEqual(all)
    expect(told(other)).toEqual(told(match))
    expect(bytes(other)).toBe(bytes(match))
  }
})
it('is taken back and given again with the answer', () => {
  const match = played()
  const before = match.log(-1)
  match.undo('same')
  expect(given(match)).toHaveLength(4)
  expect(told(match)).toHaveLength(1)
  match.redo()
  expect(match.log(-1)).toEqual(before)
  match.undo('same')
  say(match, 0, 'pick:1')
  expect(given(match).at(-1)).toBe('0 by 0')
  expect(told(match)).toHaveLength(1)
})
it('is not told of a seat that does not exist', () => {
  const file = save(played())
  const forge = (words: readonly string[]) => words.map((word) => word.replace('0/1', '0/9'))
  const forged = { ...file, history: forge(file.history), tail: forge(file.tail) }
  expect(told(load(turns, forged).match)).toEqual([])
})
