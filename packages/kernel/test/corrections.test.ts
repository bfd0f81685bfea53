import { atOnce, type CorrectionDef, Fate, hashState, Ledger, Match, ONLY_CHOICES } from '@emberhall/kernel'
import { load, readSave } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { blank, E, type M, type O, offerNumbers, Q, type S, type T, Z } from './games/blank.ts'
import { bytes, refusal, reply, say, start } from './help.ts'

const LIST: Readonly<Record<string, CorrectionDef<S, O>>> = {
  more: {
    args: ['seat'],
    choices: (t) => t.s.score.flatMap((n, seat) => (n < 5 ? [[seat]] : [])),
    apply: (t, seat) => void (t.s.score[seat] = t.s.score[seat]! + 1),
  },
  drawOne: {
    args: ['seat'],
    choices: (t) => (t.top(Z.deck) < 0 ? [] : t.s.score.map((_, seat) => [seat])),
    apply: (t, seat) => t.move(t.top(Z.deck), Z.hand + seat),
  },
  drop: {
    args: ['card'],
    choices: (t) => t.s.score.flatMap((_, seat) => t.cards(Z.hand + seat).map((card) => [card])),
    apply: (t, card) => t.move(card, Z.heap),
  },
  spoil: { args: [], choices: () => [[]], apply: (t) => void (t.s.secret = 99) },
  finish: { args: [], choices: () => [[]], apply: (t) => t.end('done') },
  stumble: {
    args: [],
    choices: () => [[]],
    apply: () => {
      throw new Error('a mistake in a rule')
    },
  },
}
/**
 * Turns without end. Before the two questions to seat 0 it rolls unasked, one die for each of its points and one more; and a
 * seat with 4 points loses.
 */
const put = blank(
  function* (t) {
    t.next('turn')
  },
  {
    check: (s) => (s.secret > 9 ? ['secret: too much'] : []),
    corrections: { rule: 'T-9', list: LIST },
    steps: {
      *turn(t: T) {
        t.next('turn')
        if (t.s.score.includes(4)) t.end('lost')
        t.s.plan[1] = t.random('die', 20)
        t.s.plan[0] = (yield* t.roll('dice', new Array<number>(t.s.score[0]! + 1).fill(20), 0, Q.dice))[0]!
        for (let i = 0; i < 2; i++) {
          offerNumbers(t, 0, 1, 2)
          if ((yield* t.choose(0, Q.pick)) >> 12 === 0) yield* t.emit(E.hurt, 1, -1)
        }
      },
    },
  },
)
const words = (match: M, seat: number) => match.corrections(seat).map((o) => match.game.words.print(o))
const ask = (match: M, seat: number, word: string) => match.correct(seat, match.game.words.parse(word))
const right = (match: M, seat: number, word: string) => expect(ask(match, seat, word)).toEqual({ ok: true })
const hash = (match: M) => hashState(match.game, match.table.s)
const reload = (match: M): M => load(put, readSave(bytes(match))).match
/** One whole turn. */
function turn(match: M): void {
  say(match, 0, 'pick:1')
  say(match, 0, 'pick:2')
}
const told = (match: M, seat: number) => match.log(seat).filter(({ what }) => what === 'corrected')

describe('what is put right', () => {
  it('takes effect at the step boundary, is told, and leaves chance as it was', () => {
    const match = start(put)
    turn(match)
    const [before, luck] = [match.table.s.score[1], match.table.s.plan]
    expect(words(match, 0)).toEqual(['more:1', 'drawOne:0', 'drawOne:1', 'spoil'])
    right(match, 0, 'more:1')
    expect(match.table.s.score[1]).toBe(before! + 1)
    expect(match.table.s.plan).toEqual(luck)
    expect(told(match, -1)).toMatchObject([{ rule: 'T-9', args: [0, 'more', 1] }])
    expect(match.table.ledger!.corrections).toBe(1)
    turn(match)
    expect(told(match, 0)).toHaveLength(1)
  })
  it('is not offered, and refused, where what happened unasked since would come out otherwise', () => {
    const match = start(put)
    const before = bytes(match)
    expect(words(match, 1)).not.toContain('more:0')
    expect(refusal(ask(match, 1, 'more:0'))).toEqual({ code: 'notPutRight', rule: 'T-9' })
    expect(bytes(match)).toBe(before)
  })
  it('never ends a game by what follows from it', () => {
    const match = start(put)
    for (let i = 0; i < 3; i++) right(match, 0, 'more:1')
    expect(words(match, 0)).not.toContain('more:1')
    expect(refusal(ask(match, 0, 'more:1'))).toEqual({ code: 'notPutRight', rule: 'T-9' })
    expect(match.isOver).toBe(false)
  })
  it('is what there is a reason for on the table that is seen', () => {
    const growing = blank(
      function* (t) {
        t.s.score[1] = 4
        t.next('turn')
      },
      {
        corrections: { rule: 'T-9', list: LIST },
        steps: {
          *turn(t: T) {
            t.s.score[1]!++
            offerNumbers(t, 0, 1)
            yield* t.choose(0, Q.pick)
          },
        },
      },
    )
    const match = start(growing)
    expect([match.parts().state().score[1], match.table.s.score[1]]).toEqual([4, 5])
    expect(refusal(ask(match, 0, 'more:1'))).toEqual({ code: 'notOffered', rule: 'T-9' })
    expect(words(match, 0)).toContain('more:0')
    expect(words(match, 0)).not.toContain('more:1')
  })
  it('makes answers to the question before it stale', () => {
    const match = start(put)
    const { question } = match
    right(match, 0, 'more:1')
    expect(match.answer({ seat: 0, question, value: 'pick:1' })).toMatchObject({ why: [{ code: 'stale' }] })
  })
  it('is one of the list, as it can be done now, and nothing else', () => {
    const match = start(put)
    const before = bytes(match)
    for (const word of ['pick:1', 'drop:0', 'more:7'])
      expect(refusal(ask(match, 0, word))).toEqual({ code: 'notOffered', rule: 'T-9' })
    expect(refusal(match.correct(0, -1))).toEqual({ code: 'notOffered', rule: 'T-9' })
    expect(refusal(reply(match, 0, 'more:1'))).toMatchObject({ code: 'notOffered' })
    right(match, 0, 'more:1')
    expect(before).not.toEqual(bytes(match))
  })
  it('waits until what is under way is done or taken back', () => {
    const match = start(put)
    say(match, 0, 'pick:1')
    expect(words(match, 0)).toEqual([])
    expect(refusal(ask(match, 0, 'more:1'))).toEqual({ code: 'finishFirst', rule: 'T-9' })
    match.undo('same')
    right(match, 0, 'more:1')
  })
  it('does not wait for what a seat only answered by policy', () => {
    const patient = blank(
      function* (t) {
        offerNumbers(t, 1)
        yield* t.maybe(1, Q.window)
        offerNumbers(t, 0, 1)
        yield* t.choose(0, Q.pick)
      },
      { corrections: { rule: 'T-9', list: LIST } },
    )
    const match = start(patient)
    match.setWindow(1, 'window', 'never')
    expect(match.waiting()).toEqual([0])
    right(match, 0, 'more:1')
    expect(match.waiting()).toEqual([0])
    match.undo('same')
    expect(match.table.s.score).toEqual([0, 0])
  })
  it('leaves the match as it was where it breaks a rule, spoils the table or would end the game', () => {
    const match = start(put)
    turn(match)
    match.undo('same')
    say(match, 0, 'pick:0')
    const before = bytes(match)
    for (const word of ['spoil', 'finish', 'stumble']) {
      expect(refusal(ask(match, 0, word))).toEqual({ code: 'notPutRight', rule: 'T-9' })
      expect(bytes(match)).toBe(before)
    }
    turn(match)
  })
  it('is nothing in a game that has no list, nor after the end', () => {
    const none = start(
      blank(function* (t) {
        offerNumbers(t, 0, 1)
        yield* t.choose(0, Q.pick)
      }),
    )
    expect(none.corrections(0)).toEqual([])
    expect(none.correct(0, 0)).toMatchObject({ ok: false, why: [{ code: 'nothingPutRight' }] })
    say(none, 0, 'pick:1')
    expect(none.cannotCorrect()).toMatchObject([{ code: 'gameOver' }])
  })
  it('names no card that its asker cannot see, and tells nobody else which it was', () => {
    const match = start(put)
    right(match, 1, 'drawOne:0')
    const card = match.table.top(Z.hand)
    expect(words(match, 0)).toContain(`drop:${card}`)
    expect(words(match, 1)).not.toContain(`drop:${card}`)
    expect(refusal(ask(match, 1, `drop:${card}`))).toMatchObject({ code: 'notOffered' })
    right(match, 0, `drop:${card}`)
    const line = { rule: 'T-9', args: [0, 'drop', { card, face: null }] }
    expect(told(match, 1).at(-1)).toMatchObject(line)
    expect(told(match, 0).at(-1)).not.toMatchObject(line)
  })
})

describe('a list of what may be put right', () => {
  const withList = (list: Readonly<Record<string, CorrectionDef<S, O>>>) => () =>
    blank(
      function* (t) {
        offerNumbers(t, 0, 1)
        yield* t.choose(0, Q.pick)
      },
      { corrections: { rule: 'T-9', list } },
    )
  const { verbs, corrections } = put.def
  const known = Object.keys(verbs).length + 7
  const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`more${i}`, LIST['more']!]))
  it('leaves room for the verbs of its game: a record has 127', () => {
    const full = start(withList(many(127 - known))())
    const last = `more${126 - known}:1`
    right(full, 0, last)
    const again = load(full.game, readSave(bytes(full)))
    expect([again.notes, again.match.table.s.score, bytes(again.match)]).toEqual([[], [0, 1], bytes(full)])
    expect(withList(many(128 - known))).toThrow(/too many verbs: 128 of 127/)
  })
  it('has no name that is taken and no third argument', () => {
    expect(withList({ pick: LIST['more']! })).toThrow(/the correction "pick" is a verb already/)
    expect(withList({ pass: LIST['more']! })).toThrow(/verb pass belongs to the kernel/)
    expect(withList({ more: { ...LIST['more']!, args: ['n', 'n', 'n'] } })).toThrow(/more than two arguments/)
    expect(Object.keys(corrections!.list)).toHaveLength(6)
  })
})

describe('the record of what is put right', () => {
  /** Two of them at one boundary, and one more a turn later. */
  function played(): M {
    const match = start(put)
    turn(match)
    right(match, 0, 'drawOne:1')
    right(match, 1, 'drawOne:1')
    turn(match)
    right(match, 0, 'more:1')
    say(match, 0, 'pick:0')
    return match
  }
  it('is taken back like an answer and given again, with the luck there was', () => {
    const match = played()
    const prints: string[] = [hash(match)]
    const { length } = match.table.ledger!.answers
    for (let i = 0; i < length; i++) {
      expect(match.undo('same')).toEqual({ ok: true })
      prints.push(hash(match))
    }
    expect(match.table.ledger!.corrections).toBe(0)
    for (let i = length - 1; i >= 0; i--) {
      expect(match.redo()).toEqual({ ok: true })
      expect(hash(match)).toBe(prints[i])
    }
    expect(told(match, 0)).toHaveLength(3)
    expect(match.table.ledger!.corrections).toBe(3)
  })
  it('brings back exactly what was before it', () => {
    const match = start(put)
    turn(match)
    const before = [hash(match), match.log(-1), match.table.asks]
    right(match, 0, 'more:1')
    match.undo('same')
    expect([hash(match), match.log(-1), match.table.asks]).toEqual(before)
    expect(match.redoneFrom).toBeLessThan(match.table.ledger!.length)
  })
  it('goes through saves, also of a table that can only go on from its checkpoint', () => {
    const match = played()
    const again = reload(match)
    expect(bytes(again)).toBe(bytes(match))
    expect(told(again, 0)).toEqual(told(match, 0))
    const { state, asks, at, ledger, fate } = match.parts()
    const from = { seats: 2, ownDice: false, generation: 0, fate: fate.copy() }
    const checkpoint = { state: state(), asks, history: ledger.data.slice(0, at) }
    const resumed = atOnce(Match.resuming(put, match.options, from, checkpoint, ledger.data.slice(at)))
    expect(resumed.table.ledger!.corrections).toBe(3)
    say(resumed, 0, 'pick:2')
    const before = hash(resumed)
    right(resumed, 1, 'more:1')
    expect(resumed.undo('same')).toEqual({ ok: true })
    expect(hash(resumed)).toBe(before)
  })
  it('is refused where it no longer fits', () => {
    const file = readSave(bytes(played()))
    const poorer = {
      ...put,
      def: { ...put.def },
      corrections: put.corrections.filter(({ name }) => name !== 'drawOne'),
    }
    const { match, notes, divergence } = load(poorer, file)
    expect([notes.length, divergence]).toEqual([1, null])
    expect(hash(match)).toBe(file.position)
  })
  it('plays as it was recorded where more had changed by it than was seen', () => {
    const record = new Ledger()
    record.step()
    record.correction(1, put.words.parse('more:0'))
    const from = { seats: 2, ownDice: false, generation: 1, fate: new Fate(7) }
    const match = atOnce(Match.replaying(put, start(put).options, from, record.data.slice()))
    expect(match.table.s.score).toEqual([1, 0])
    say(match, 0, 'pick:1')
    const again = load(put, readSave(bytes(match)))
    expect([again.notes, again.divergence, bytes(again.match)]).toEqual([[], null, bytes(match)])
    expect(match.undo('same').ok && match.undo('same').ok).toBe(true)
    expect(match.table.s.score).toEqual([0, 0])
    expect(match.redo().ok && match.redo().ok).toBe(true)
    expect(bytes(match.fork())).toBe(bytes(match))
    expect(match.table.s.score).toEqual([1, 0])
  })
  it('is in forks and in moments that are looked back at', () => {
    const match = played()
    for (const record of [true, false]) expect(hash(match.fork({ record }))).toBe(hash(match))
    const twin = match.fork()
    const { answers } = match.table.ledger!
    expect(hash(match.before(answers.length))).toBe(hash(match))
    for (let n = answers.length - 1; n >= 0; n--) {
      twin.undo('same')
      expect(hash(match.before(n))).toBe(hash(twin))
    }
  })
  it('leaves a seat asked where it has only one choice, if it wishes so', () => {
    const single = blank(
      function* (t) {
        t.next('turn')
      },
      {
        corrections: { rule: 'T-9', list: LIST },
        steps: {
          *turn(t: T) {
            t.next('turn')
            offerNumbers(t, 1)
            yield* t.choose(0, Q.pick)
            offerNumbers(t, 0, 1)
            yield* t.choose(1, Q.pick)
          },
        },
      },
    )
    const match = start(single)
    match.setWindow(0, ONLY_CHOICES, 'always')
    say(match, 1, 'pick:0')
    expect(match.waiting()).toEqual([0])
    right(match, 0, 'more:1')
    expect(match.waiting()).toEqual([0])
    say(match, 0, 'pick:1')
    say(match, 1, 'pick:1')
    const again = load(single, readSave(bytes(match)))
    expect([again.notes, bytes(again.match)]).toEqual([[], bytes(match)])
    for (let i = 0; i < 3; i++) expect(match.undo('same').ok).toBe(true)
    expect(match.table.ledger!.corrections).toBe(0)
    expect(match.waiting()).toEqual([0])
  })
  it('does not end a wish that was made since the boundary', () => {
    const match = start(put)
    match.setWindow(1, 'pick', 'never', 'turn')
    right(match, 0, 'more:1')
    expect(match.windows.wishOf(1, 'pick')?.policy).toBe('never')
  })
})
