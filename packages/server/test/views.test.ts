import { Fate, Match } from '@emberhall/kernel'
import { botOf, decide } from '@emberhall/bots'
import { closing, friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { someAnswer } from '../src/bin/driver.ts'
import { diff, type Plain } from '../src/patch.ts'
import { applyOps, fingerprint, readView } from '../src/protocol.ts'
import { Changes, Looking } from '../src/table/sight.ts'
import { viewData } from '../src/viewData.ts'
import { dice } from './harness.ts'
import { cardsAlone, secretive } from './secretive.ts'

const plain = (value: unknown): Plain => JSON.parse(JSON.stringify(value)) as Plain

describe('patches', () => {
  const PAIRS: [string, Plain, Plain][] = [
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }],
    ['another kind of value', { a: null }, { a: { b: [1] } }],
    ['other keys', { a: { x: 1 } }, { a: { y: 1 } }],
    ['the same keys in another order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    ['a list that grows at its end', [1, 2], [1, 2, 3]],
    ['a list that loses its first', [1, 2, 3], [2, 3]],
    ['a list of which one changes', [1, 2, 3], [1, 9, 3]],
    ['a list that empties', [1, 2, 3], []],
    ['a list that fills', [], [1, 2, 3]],
    [
      'many places of a long list',
      Array.from({ length: 60 }, (_, i) => i),
      Array.from({ length: 60 }, (_, i) => (i % 10 ? i : -i - 1)),
    ],
    ['all of a long list', Array.from({ length: 60 }, (_, i) => i), Array.from({ length: 60 }, (_, i) => i + 1)],
    ['trees in lists', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3, b: 1 }]],
    ['the whole', 1, { a: 1 }],
    [
      'a key called __proto__',
      JSON.parse('{"__proto__":1,"a":1}') as Plain,
      JSON.parse('{"__proto__":2,"a":1}') as Plain,
    ],
  ]
  it.each(PAIRS)('carry %s', (_, from, to) => {
    const before = JSON.stringify(from)
    expect(JSON.stringify(applyOps(from, plain(diff(from, to)) as never))).toBe(JSON.stringify(to))
    expect(JSON.stringify(from)).toBe(before)
  })
  it('are nothing where nothing changed', () => {
    expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
  })
  it('are the same in whatever order rules write down the fields of a thing', () => {
    const match = Match.start(friends.game, { seats: 2, seed: 5 })
    const was = plain(viewData(match, 0))
    const looking = new Looking(match)
    const before = looking.before(0)
    const { agenda } = match.table.s
    const { step, a, b } = agenda[0]!
    agenda[0] = { b: b + 1, a, step }
    const { ops, fingerprint: print } = new Changes(match.game).between(before, looking.after(0))
    expect(fingerprint(viewData(match, 0))).toBe(print)
    expect(JSON.stringify(applyOps(was, JSON.parse(`[${ops}]`) as never))).toBe(JSON.stringify(viewData(match, 0)))
  })
  it('that do not fit are refused', () => {
    expect(() => applyOps({ a: 1 }, [[['b'], 1]])).toThrow(RangeError)
    expect(() => applyOps([1], [[[3], 1]])).toThrow(RangeError)
    expect(() => applyOps({ a: 1 }, [[['a'], 0, 0, [1]]])).toThrow(RangeError)
    expect(() => applyOps({}, [[['__proto__', 'x'], 1]])).toThrow(RangeError)
  })
  it('carry any change between random trees', () => {
    const random = dice(5)
    const tree = (depth: number): Plain => {
      const n = Math.floor(random() * 6)
      if (depth === 0 || n < 2) return [null, true, 7, 'x', 8.5][Math.floor(random() * 5)]!
      if (n < 4) return Array.from({ length: Math.floor(random() * 8) }, () => tree(depth - 1))
      return Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, tree(depth - 1)]))
    }
    for (let i = 0; i < 500; i++) {
      const [from, to] = [tree(4), tree(4)]
      expect(applyOps(from, diff(from, to))).toEqual(to)
    }
  })
})

describe('views in words', () => {
  it('are read back as they were, for every seat, through a whole game', () => {
    const { game } = friends
    const match = Match.start(game, { seats: 2, options: closing(friends), seed: 5 })
    const bot = botOf(friends, 'random')
    const fate = new Fate(1)
    let sent = 0
    let patched = 0
    const last = [-1, 0, 1].map((seat) => viewData(match, seat))
    while (!match.isOver) {
      const asked = match.waiting()[0]!
      match.play(asked, decide(match, asked, bot, fate))
      for (const seat of [-1, 0, 1]) {
        const data = viewData(match, seat)
        expect(readView(game, plain(data) as never, match)).toEqual(match.view(seat))
        const ops = diff(last[seat + 1] as never, data as never)
        last[seat + 1] = applyOps(last[seat + 1]!, plain(ops) as never)
        expect(fingerprint(last[seat + 1]!)).toBe(fingerprint(data))
        sent += JSON.stringify(data).length
        patched += JSON.stringify(ops).length
      }
    }
    expect(patched / sent).toBeLessThan(0.2)
  })
})

describe('what is sent after an answer', () => {
  it.each([
    ['of a game that is played', friends.game, closing(friends)],
    ['of cards that not all see', cardsAlone, {}],
    ['of fields that not all see', secretive, {}],
  ])('is what whole views would differ in, from any seat to any other: %s', (_, game, options) => {
    const match = Match.start(game, { seats: 3, options, seed: 8 })
    expect(game.hasHiddenFields).toBe(game === secretive)
    const random = dice(3)
    const eyes = [-1, 0, 1, 2]
    let n = 0
    for (; n < 120 && !match.isOver; n++) {
      const looking = new Looking(match)
      const saw = eyes.map((seat) => ({ view: viewData(match, seat), sight: looking.before(seat) }))
      const seat = match.waiting()[0]!
      const value = someAnswer(viewData(match, seat), random)
      expect(match.answer({ seat, question: match.question, value })).toMatchObject({ ok: true })
      const changes = new Changes(match.game)
      for (const seat of eyes) {
        const sees = viewData(match, seat)
        const sight = looking.after(seat)
        for (const { view, sight: before } of saw) {
          const { ops, fingerprint: print } = changes.between(before, sight)
          expect(JSON.stringify(applyOps(view, JSON.parse(`[${ops}]`) as never))).toBe(JSON.stringify(sees))
          expect(print).toBe(fingerprint(sees))
        }
      }
    }
    expect(n).toBeGreaterThan(30)
  })
})
