import { Match, type Reply, SECRET, why } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { blank, halt, offerNumbers, Q, type T, V } from './games/blank.ts'
import { bytes, refusal, reply, say, start } from './help.ts'

const TIRED = why('tired', 'T-1.4', { left: 0 })

const KINDS = {
  *one(t: T) {
    offerNumbers(t, 1, 2)
    t.offer(V.pick, 3, 0, TIRED)
    yield* t.choose(1, Q.pick)
  },
  *some(t: T) {
    offerNumbers(t, 1, 2, 3, 4)
    t.offer(V.pick, 5, 0, TIRED)
    yield* t.some(1, Q.pick, 2, 3)
  },
  *order(t: T) {
    offerNumbers(t, 1, 2, 3)
    yield* t.order(1, Q.pick)
  },
  *split(t: T) {
    offerNumbers(t, 1, 2, 3)
    yield* t.split(1, Q.pick, 3)
  },
  *number(t: T) {
    yield* t.number(1, Q.pick, 3, 6)
  },
  *dice(t: T) {
    yield* t.roll('hit', [6, 4], 1, Q.dice)
  },
  *together(t: T) {
    offerNumbers(t, 1, 2)
    const first = t.hold(1, Q.pick)
    offerNumbers(t, 1, 2)
    yield* t.together([first, t.hold(0, Q.pick)])
  },
  *race(t: T) {
    offerNumbers(t, 1, 2)
    yield* t.race([t.hold(1, Q.pick), t.hold(0, Q.window)], SECRET)
  },
}
const game = (kind: keyof typeof KINDS) =>
  blank(function* (t) {
    yield* KINDS[kind](t)
    yield* halt(t)
  })

describe('a refused answer says why and changes not a byte', () => {
  const many = (word: string, n: number) => new Array<string>(n).fill(word)
  it.each<[keyof typeof KINDS, unknown, string, string]>([
    ['one', 'pick:9', 'notOffered', 'T-1'],
    ['one', 'pick:3', 'tired', 'T-1.4'],
    ['one', 'pass', 'notOffered', 'T-1'],
    ['one', 0, 'malformed', 'T-1'],
    ['one', 'pick', 'malformed', 'T-1'],
    ['one', 'pick:1:1', 'malformed', 'T-1'],
    ['one', 'pick:01', 'malformed', 'T-1'],
    ['one', 'pick:-1', 'malformed', 'T-1'],
    ['one', 'pick:4096', 'malformed', 'T-1'],
    ['one', 'pick:1e1', 'malformed', 'T-1'],
    ['one', 'steal:1', 'malformed', 'T-1'],
    ['one', 'constructor', 'malformed', 'T-1'],
    ['one', '', 'malformed', 'T-1'],
    ['one', 'x'.repeat(100_000), 'malformed', 'T-1'],
    ['one', null, 'malformed', 'T-1'],
    ['one', undefined, 'malformed', 'T-1'],
    ['one', ['pick:1'], 'malformed', 'T-1'],
    ['one', { toString: () => 'pick:1' }, 'malformed', 'T-1'],
    ['some', 'pick:1', 'malformed', 'T-1'],
    ['some', ['pick:1'], 'tooFew', 'T-1'],
    ['some', ['pick:1', 'pick:2', 'pick:3', 'pick:4'], 'tooMany', 'T-1'],
    ['some', ['pick:1', 'pick:1'], 'repeated', 'T-1'],
    ['some', ['pick:1', 'pick:5'], 'tired', 'T-1.4'],
    ['some', ['pick:1', 'pick:8'], 'notOffered', 'T-1'],
    ['some', ['pick:1', 7], 'malformed', 'T-1'],
    ['some', ['pick:1', 'what'], 'malformed', 'T-1'],
    ['some', many('pick:1', 100_000), 'malformed', 'T-1'],
    ['order', ['pick:1', 'pick:2'], 'tooFew', 'T-1'],
    ['order', ['pick:1', 'pick:2', 'pick:2'], 'repeated', 'T-1'],
    ['order', ['pick:1', 'pick:2', 'pick:3', 'pick:1'], 'tooMany', 'T-1'],
    ['split', ['pick:1', 'pick:1'], 'tooFew', 'T-1'],
    ['split', many('pick:1', 4), 'tooMany', 'T-1'],
    ['split', ['pick:1', 'pick:1', 'pick:7'], 'notOffered', 'T-1'],
    ['number', 'number:2', 'notOffered', 'T-1'],
    ['number', 'number:7', 'notOffered', 'T-1'],
    ['number', 'pick:4', 'notOffered', 'T-1'],
    ['number', 4, 'malformed', 'T-1'],
    ['dice', ['face:5'], 'tooFew', 'T-3'],
    ['dice', ['face:5', 'face:1', 'face:1'], 'tooMany', 'T-3'],
    ['dice', ['face:5', 'face:4'], 'notOffered', 'T-3'],
    ['dice', ['face:5', 'pick:1'], 'notOffered', 'T-3'],
    ['together', 'pick:3', 'notOffered', 'T-1'],
    ['race', 'pick:3', 'notOffered', 'T-1'],
  ])('%s: %j', (kind, value, code, rule) => {
    const match = start(game(kind), { ownDice: true })
    const before = bytes(match)
    const log = match.log(1)
    const question: Reply = { seat: 1, question: match.question, value }
    expect(refusal(match.answer(question))).toEqual({ code, rule })
    expect(match.whyNot(question)[0]).toMatchObject({ code, rule })
    expect(bytes(match)).toBe(before)
    expect(match.log(1)).toEqual(log)
  })

  it('gives the range with a number and the numbers with too few', () => {
    expect(reply(start(game('number')), 1, 'number:9')).toMatchObject({ why: [{ params: { min: 3, max: 6 } }] })
    expect(reply(start(game('some')), 1, [])).toMatchObject({ why: [{ params: { min: 2, max: 3 } }] })
  })
  it('names every blocked card of a list, with the reason of its guard', () => {
    expect(reply(start(game('some')), 1, ['pick:5', 'pick:8'])).toEqual({
      ok: false,
      why: [TIRED, { code: 'notOffered', rule: 'T-1' }],
    })
  })
})

describe('who and when', () => {
  it('refuses a seat that is not asked', () => {
    const match = start(game('one'))
    const before = bytes(match)
    for (const seat of [0, 3, -1, 1.5, Number.NaN]) expect(refusal(reply(match, seat, 'pick:1'))?.code).toBe('notAsked')
    expect(bytes(match)).toBe(before)
  })
  it('refuses the answer to an older question, and to one of another time line', () => {
    const match = start(game('one'))
    const old = match.question
    say(match, 1, 'pick:1')
    const before = bytes(match)
    expect(refusal(match.answer({ seat: 0, question: old, value: 'yes' }))?.code).toBe('stale')
    expect(refusal(match.answer({ seat: 0, question: 'nonsense', value: 'yes' }))?.code).toBe('stale')
    expect(bytes(match)).toBe(before)
    expect(match.undo('same').ok).toBe(true)
    expect(refusal(match.answer({ seat: 1, question: old, value: 'pick:1' }))?.code).toBe('stale')
  })
  it('refuses everything when the game is over', () => {
    const match = start(game('one'))
    say(match, 1, 'pick:1')
    say(match, 0, 'yes')
    expect(match.outcome).toBe('finished')
    expect(refusal(reply(match, 0, 'yes'))?.code).toBe('gameOver')
  })
  it('answers why an option is not available before anybody tries', () => {
    const match = start(game('one'))
    const option = match.game.words.parse('pick:3')
    expect(match.whyNotOption(1, option)).toEqual([TIRED])
    expect(match.whyNotOption(1, match.game.words.parse('pick:1'))).toEqual([])
    expect(match.whyNotOption(0, option)).toMatchObject([{ code: 'notAsked' }])
  })
  it('makes no reasons when nobody looks, but refuses all the same', () => {
    const match = Match.start(game('one'), { seats: 2, record: false })
    expect(match.askOf(1)!.blocked).toEqual([])
    expect(refusal(reply(match, 1, 'pick:3'))).toEqual({ code: 'notOffered', rule: 'T-1' })
    say(match, 1, 'pick:2')
    expect(match.waiting()).toEqual([0])
    expect(refusal(match.undo('same'))?.code).toBe('nothingToUndo')
    expect(() => bytes(match)).toThrow('keeps no record')
    expect(() => match.fork()).toThrow('keeps no record')
  })
})
