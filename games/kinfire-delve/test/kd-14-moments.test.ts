/** KD-14 The same moment, taking back, and for every n. */
import { allDone, type Play } from '@emberhall/testkit'
import { hashState } from '@emberhall/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeCard } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { masterForm, scene, wellCard } from './bare.ts'
import { bareAttempt, deed, doing, finale, kept, lines, MISSED, resolved } from './deeds.ts'
import { challenge, dice, event } from './table.ts'

afterEach(allDone)

describe('the same moment', () => {
  const balm = challenge('balm', { copies: 2, bold: [{ on: 'turnStart', do: [{ do: 'heal', n: 1 }] }] })
  const sting = challenge('sting', { copies: 2, bold: [{ on: 'turnStart', do: [{ do: 'damage', n: 1 }] }] })
  const cards = { well: [balm, sting] }
  test('KD-14.10 the active Seeker orders the texts, and each works once', () => {
    const ends = ['balm', 'sting'].map((first) => {
      const t = scene(cards, { first: 1, board: ['balm', 'sting'] })
        .begin()
        .answer(1, 'keepHand')
      t.asked(1, 'triggerOrder', 'KD-14.10').waitsFor(1)
      t.answer(1, t.options(1).find((word) => word.includes(first))!).asked(1, 'choose')
      expect(lines(t, 'ability').toSorted()).toEqual(['ability balm', 'ability sting'])
      return t.state.hp
    })
    expect(ends).toEqual([9, 10])
  })
  test('KD-14.10 texts that are the same need no order', () => {
    const t = kept(scene(cards, { board: ['sting', 'sting'] })).asked(0, 'choose')
    expect(t.state.hp).toBe(8)
  })
  test('KD-14.11 what each Seeker does goes clockwise from the active one', () => {
    const t = resolved(deed([{ do: 'eachSeeker', effects: [{ do: 'draw', n: 1 }] }], {}, { seats: 3, first: 1 }))
    expect(lines(t, 'drew')).toEqual(['drew 1 1', 'drew 2 1', 'drew 0 1'])
  })
  test('KD-14.11 so do choices asked of each', () => {
    const hands = [
      ['asha-red', 'asha-blue'],
      ['ben-red', 'ben-blue'],
      ['cyr-red', 'cyr-blue'],
    ]
    const t = resolved(deed([{ do: 'discardHand', n: 1, who: 'each' }], {}, { seats: 3, first: 1, hands }))
    t.answer(1, ['discard:ben-red']).answer(2, ['discard:cyr-blue']).answer(0, ['discard:asha-red'])
    expect(lines(t, 'discarded')).toEqual(['discarded 1 ben-red', 'discarded 2 cyr-blue', 'discarded 0 asha-red'])
  })
})

describe('taking back', () => {
  const hashOf = (t: Play<S, O>) => hashState(t.match.game, t.state)
  const hands = [['asha-red'], ['ben-red', 'ben-red']]
  test('KD-14.12 an action or a boost without anything revealed is taken back', () => {
    const t = kept(scene({}, { hands })).answer(0, 'attempt:plain:red')
    const before = hashOf(t)
    t.answer(0, 'play:asha-red:red').undo('strict').asked(0, 'action')
    expect(hashOf(t)).toBe(before)
    t.answer(0, 'play:asha-red:red')
    const acted = hashOf(t)
    t.answer(1, 'boost:ben-red').undo('strict').asked(1, 'boost')
    expect(hashOf(t)).toBe(acted)
  })
  const refusal = (t: Play<S, O>) => {
    const verdict = t.match.canUndo('strict')
    return verdict.ok ? [] : verdict.why.map(({ code, rule }) => `${rule} ${code}`)
  }
  const PAST_REVEAL = ['KD-14.12 undoPastReveal']
  test('KD-14.12 not past a roll', () => {
    const t = kept(scene({}, { hands: [['asha-red'], ['ben-blue']] })).roll('dice', dice(...MISSED))
    t.answer(0, 'attempt:plain:red').answer(0, 'play:asha-red:red')
    expect(refusal(t)).toEqual(PAST_REVEAL)
  })
  test('KD-14.12 not past a draw', () => {
    const reader = doing('reader', { do: 'draw', n: 1 })
    const t = kept(scene({ skills: [reader] }, { hands: [['reader'], ['ben-red']] })).answer(0, 'attempt:plain:red')
    expect(refusal(t.answer(0, 'play:reader:red').asked(1, 'boost'))).toEqual(PAST_REVEAL)
  })
  test('KD-14.12 not past an exhaustion or a refill', () => {
    expect(refusal(scene().begin().answer(0, 'exhaust'))).toEqual(PAST_REVEAL)
    expect(refusal(resolved(deed([{ do: 'heal', n: 1 }])))).toEqual(PAST_REVEAL)
  })
  test('KD-14.12 not past a revealed Fatigue card', () => {
    const fixture = event('fixture', { instructions: [{ do: 'fatigue', n: 1 }], after: 'remain' })
    const t = kept(scene({ well: [fixture] }, { board: ['fixture'] })).answer(0, 'resolve:fixture')
    expect(refusal(t)).toEqual(PAST_REVEAL)
  })
})

describe('for every so many', () => {
  const way = wellCard('the-faded-way') as ChallengeCard
  test.each([
    [8, 2],
    [9, 3],
  ])('KD-14.13 the remainder is dropped: %i progress, 1 for every 3, descends %i', (n, depth) => {
    const t = kept(
      scene({ well: [way] }, { board: [way.id] }).set((s, card) => {
        s.progress[card(way.id)] = n - 4
      }),
    )
    bareAttempt(t, way.id, 'green', 'green', 'green', 'green', 'light')
    expect(lines(t, 'descended')).toEqual([`descended ${depth}`])
  })
  test('KD-14.13 unless the text rounds up', () => {
    const form = { ...masterForm('danse-macabre'), id: 'the-master' }
    const t = kept(finale([], { masters: [form] }, { down: ['gate-1', 'gate-3', 'gate-4'] }))
    bareAttempt(t, 'the-master', 'red', ...MISSED)
    expect(t.state.hp).toBe(10 - 2)
  })
})
