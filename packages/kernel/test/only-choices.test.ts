/** A choice that is the only one: taken without asking, or asked for where a seat wishes so. */
import { FORCED, ONLY_CHOICES, SECRET } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, halt, type M, offerNumbers, Q, type T, V } from './games/blank.ts'
import { bytes, offered, say, start } from './help.ts'

const asked = (match: M) => match.asks()[0]?.def.name
/** Halts, asks something, halts again; what was answered is kept. */
const asking = (rule: (t: T) => Generator<unknown, number>) =>
  blank(function* (t) {
    yield* halt(t)
    t.s.score[1] = yield* rule(t)
    yield* halt(t)
  })
const one = asking(function* (t) {
  offerNumbers(t, 3)
  return (yield* t.choose(1, Q.pick)) > 0 ? 5 : 0
})
function insisting(game = one): M {
  const match = start(game)
  match.setWindow(1, ONLY_CHOICES, 'always')
  say(match, 0, 'yes')
  return match
}
const again = (match: M): M => load(match.game, readSave(bytes(match))).match

describe('an only choice', () => {
  it('is taken without a question', () => {
    const match = start(one)
    say(match, 0, 'yes')
    expect([asked(match), match.table.s.score[1]]).toEqual(['halt', 5])
    expect(
      match
        .parts()
        .ledger.entries()
        .some(({ tag }) => tag === FORCED),
    ).toBe(false)
  })
  it('is put to a seat that wishes so, and to no other', () => {
    const match = insisting()
    expect(offered(match, 1)).toEqual(['pick:3'])
    say(match, 1, 'pick:3')
    expect([asked(match), match.table.s.score[1]]).toEqual(['halt', 5])
    const other = start(one)
    other.setWindow(0, ONLY_CHOICES, 'always')
    say(other, 0, 'yes')
    expect(asked(other)).toBe('halt')
  })
  it('of every kind is put so', () => {
    const kinds: [string, (t: T) => Generator<unknown, unknown>, unknown][] = [
      ['some', (t) => t.some(1, Q.pick, 1, 1), ['pick:3']],
      ['order', (t) => t.order(1, Q.pick), ['pick:3']],
      ['split', (t) => t.split(1, Q.pick, 2), ['pick:3', 'pick:3']],
      ['one', (t) => t.together([t.hold(1, Q.pick)]), 'pick:3'],
      ['some', (t) => t.together([t.hold(1, Q.pick, 'some', 1, 1)]), ['pick:3']],
    ]
    for (const [kind, ask, value] of kinds) {
      const game = asking(function* (t) {
        offerNumbers(t, 3)
        yield* ask(t)
        return 5
      })
      const match = insisting(game)
      expect(match.askOf(1)?.kind).toBe(kind)
      expect(bytes(again(match))).toBe(bytes(match))
      say(match, 1, value)
      expect(match.table.s.score[1]).toBe(5)
      const plain = start(game)
      say(plain, 0, 'yes')
      expect(plain.table.s).toEqual(match.table.s)
    }
  })
  it('that is no longer wished is taken again from the next one on', () => {
    const twice = asking(function* (t) {
      offerNumbers(t, 3)
      yield* t.choose(1, Q.pick)
      offerNumbers(t, 4)
      yield* t.choose(1, Q.pick)
      return 5
    })
    const match = insisting(twice)
    match.setWindow(1, ONLY_CHOICES, 'never')
    expect(offered(match, 1)).toEqual(['pick:3'])
    say(match, 1, 'pick:3')
    expect(asked(match)).toBe('halt')
  })
  it('taken before it was wished stays taken, in copies and after undo', () => {
    const match = start(one)
    say(match, 0, 'yes')
    match.setWindow(1, ONLY_CHOICES, 'always')
    expect(bytes(match.fork())).toBe(bytes(match))
    expect(match.undo('same').ok).toBe(true)
    expect(asked(match)).toBe('halt')
    expect(bytes(match.fork())).toBe(bytes(match))
    say(match, 0, 'yes')
    expect(offered(match, 1)).toEqual(['pick:3'])
  })
  it('is saved, loaded, copied, taken back and given again like any question', () => {
    const match = insisting()
    expect(offered(again(match), 1)).toEqual(['pick:3'])
    expect(bytes(match.fork())).toBe(bytes(match))
    expect(match.imagine(0, 1).askOf(1)?.options.length).toBe(1)
    const before = bytes(match)
    say(match, 1, 'pick:3')
    const after = bytes(match)
    for (let i = 0; i < 2; i++) {
      expect(match.undo('same').ok).toBe(true)
      expect({ ...JSON.parse(bytes(match)), generation: 0, sum: '' }).toEqual({ ...JSON.parse(before), sum: '' })
      expect(match.redo().ok).toBe(true)
      expect({ ...JSON.parse(bytes(match)), generation: 0, sum: '' }).toEqual({ ...JSON.parse(after), sum: '' })
    }
    expect(save(match).tail).toEqual(['#', '0 yes', '1=', '1 pick:3'])
    expect(bytes(again(match))).toBe(bytes(match))
  })
  it('that is secret is put to everybody anyhow, and not marked', () => {
    const game = asking(function* (t) {
      offerNumbers(t, 3)
      return yield* t.choose(1, Q.pick, SECRET)
    })
    expect(save(insisting(game)).tail).toEqual(['#', '0 yes'])
  })
  it('that has become one of several plays the same answer again', () => {
    let numbers = [3]
    const game = asking(function* (t) {
      offerNumbers(t, ...numbers)
      return t.game.words.names[yield* t.choose(1, Q.pick)] === undefined ? 7 : 0
    })
    const match = insisting(game)
    say(match, 1, 'pick:3')
    numbers = [3, V.pick]
    expect(asked(again(match))).toBe('halt')
  })
})
