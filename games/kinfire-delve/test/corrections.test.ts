import { hashState, type LogLine, Match } from '@emberhall/kernel'
import { type Find, flawFinder, fromSetup, LANGS, runCheck } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import type { ChallengeCard, Effect } from '../src/content/types.ts'
import { kinfireDelve, type O, type S, SLOTS, Z } from '../src/index.ts'
import { difficulty } from '../src/counts.ts'
import { bare, scene } from './bare.ts'
import { challenge, fatigueCard } from './table.ts'

const { game, words, brains } = kinfireDelve
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee']
type M = Match<S, O>
/** Before somebody's first turn, as arranged. */
function turn(arrange: (t: M['table']) => void = () => undefined, options: Partial<O> = {}, seats = 2): M {
  const dealt = Match.start(game, { seats, seed: 5, options: { firstPlayer: 0, ...options } })
  const state = dealt.parts().state()
  return Match.arranged(game, { seats, seed: 5, options: { firstPlayer: 0, ...options } }, (t) => {
    t.s = state
    arrange(t)
  })
}
/** A little of everything has happened, so everything could be put right. */
function worn(t: M['table']): void {
  t.s.hp = 5
  t.s.progress[t.cards(SLOTS[0])[0]!] = 1
  t.s.charged[1] = true
  t.move(t.cards(Z.hand)[0]!, Z.discard)
  t.move(t.top(Z.fatigueDeck), Z.fatigue)
}
const offered = (match: M, seat = 0): string[] => match.corrections(seat).map((o) => game.words.print(o))
const kinds = (match: M): string[] => [...new Set(offered(match).map((word) => word.split(':')[0]!))]
const right = (match: M, word: string, seat = 0) =>
  expect(match.correct(seat, game.words.parse(word))).toEqual({ ok: true })
const inHand = (match: M, seat: number): number[] => match.table.cards(Z.hand + seat)

describe('what may be put right between two turns', () => {
  test('KD-14.15 is what there is a reason for', () => {
    expect(kinds(turn())).toEqual(['lessHealth', 'moreProgress', 'chargeLantern', 'drawCard', 'dropCard'])
    const all = turn(worn)
    expect(kinds(all)).toEqual(game.corrections.map(({ name }) => name))
    expect(game.corrections).toHaveLength(10)
  })
  test('KD-14.15 is nothing while a turn is under way, before the first, and after the end', () => {
    const match = turn()
    match.answer({ seat: 0, question: match.question, value: 'keepHand' })
    expect(match.cannotCorrect()).toMatchObject([{ code: 'finishFirst', rule: 'KD-14.15' }])
    expect(match.undo('same').ok).toBe(true)
    expect(match.cannotCorrect()).toEqual([])
    expect(Match.start(game, { seats: 2 }).corrections(0).length).toBeGreaterThan(0)
  })
  test('KD-14.15 is nothing before the first turn, though somebody is asked what a card that lies there says', () => {
    const toll = challenge('toll', { bold: [{ on: 'onEnter', do: [{ do: 'discardHand', n: 1 }] }] })
    const { match } = fromSetup(bare({ well: [toll] }), { seats: 2, options: { firstPlayer: 0 } })
      .shuffle(Z.well, ['toll'])
      .begin()
    expect([match.table.s.turn, match.asks().map(({ seat }) => seat)]).toEqual([0, [0]])
    expect(match.corrections(0)).toEqual([])
  })
  test('KD-14.15 health, never above its cap and never the last', () => {
    const match = turn((t) => void (t.s.hp = t.s.hpMax - 1))
    const { hpMax } = match.table.s
    right(match, 'moreHealth')
    expect(match.table.s.hp).toBe(hpMax)
    expect(kinds(match)).not.toContain('moreHealth')
    for (let hp = hpMax; hp > 1; hp--) right(match, 'lessHealth')
    expect(match.table.s).toMatchObject({ hp: 1, damageThisTurn: 0 })
    expect(kinds(match)).not.toContain('lessHealth')
  })
  test('KD-14.15 progress, never the token that completes a card', () => {
    const match = turn()
    const card = match.table.cards(SLOTS[0])[0]!
    const need = difficulty(match.table, card)
    for (let n = 1; n < need; n++) right(match, `moreProgress:${card}`)
    expect(offered(match)).not.toContain(`moreProgress:${card}`)
    expect(match.table.s.progress[card]).toBe(need - 1)
    right(match, `lessProgress:${card}`)
    expect(match.table.s.progress[card]).toBe(need - 2)
  })
  test('KD-14.15 also on the Master, once it is vulnerable', () => {
    const match = turn((t) => {
      const s = t.s
      for (const slot of SLOTS) t.move(t.cards(slot)[0]!, Z.removed)
      t.move(t.cards(Z.masterDown)[0]!, Z.master)
      ;[...t.cards(Z.gauntlet)].forEach((card, i) => t.move(card, SLOTS[i]!))
      s.phase = 'finale'
    })
    const [card] = match.table.cards(Z.master)
    right(match, `moreProgress:${card!}`)
    expect(match.table.s.progress[card!]).toBe(1)
  })
  test('KD-14.15 lanterns, charged or not', () => {
    const match = turn()
    right(match, 'chargeLantern:1')
    expect(match.table.s.charged).toEqual([false, true])
    right(match, 'coverLantern:1')
    expect(match.table.s.charged).toEqual([false, false])
  })
  test('KD-14.15 cards drawn, discarded and picked up again', () => {
    const match = turn()
    const before = [...inHand(match, 1)]
    right(match, 'drawCard:1')
    expect(inHand(match, 1)).toHaveLength(before.length + 1)
    right(match, `dropCard:${before[0]!}`)
    expect(match.table.cards(Z.discard + 1)).toEqual([before[0]])
    right(match, `pickUpCard:${before[0]!}`)
    expect(inHand(match, 1)).toContain(before[0])
  })
  test('KD-14.15 a draw from an empty deck mixes the discard; with both empty there is none', () => {
    const match = turn((t) => {
      for (const card of t.cards(Z.deck).slice()) t.move(card, Z.discard)
      for (const card of t.cards(Z.deck + 1).slice()) t.move(card, Z.hand + 1)
    })
    expect(offered(match)).not.toContain('drawCard:1')
    right(match, 'drawCard:0')
    expect(match.table.cards(Z.discard)).toEqual([])
  })
  test('KD-14.15 a Fatigue card back into its deck', () => {
    const match = turn((t) => t.move(t.top(Z.fatigueDeck), Z.fatigue))
    const [card] = match.table.cards(Z.fatigue)
    const { length } = match.table.cards(Z.fatigueDeck)
    right(match, `shakeFatigue:${card!}`)
    expect(match.table.cards(Z.fatigueDeck)).toHaveLength(length + 1)
  })
  test('KD-14.15 of a closed hand only its owner can ask for a card, and the others are not told which', () => {
    const match = turn(undefined, { openHands: false })
    const [card] = inHand(match, 1)
    expect(offered(match, 0).filter((word) => word.startsWith('dropCard'))).toHaveLength(inHand(match, 0).length)
    right(match, `dropCard:${card!}`, 1)
    const line = (seat: number): LogLine => match.log(seat).find(({ what }) => what === 'corrected')!
    expect(words.en.log(line(0), NAMES)).toBe('Bo has something put right: from the hand to the discard: a card.')
    expect(words.en.log(line(1), NAMES)).not.toBe(words.en.log(line(0), NAMES))
  })
})

describe('what may be put right once a turn has begun unasked', () => {
  /** Seat 0 has had to exhaust, and this has happened at the start of its turn: the first question is which card to take on. */
  const begun = (effect: Effect, change: (s: S, card: Find) => void, well: readonly ChallengeCard[] = []): M => {
    const omen = fatigueCard('omen', { abilities: [{ on: 'turnStart', limit: 'game', do: [effect] }] })
    const g = scene({ fatigue: [omen], well }, { hands: [[]], board: well.map(({ id }) => id) }).set(change)
    return g.add(Z.fatigue, ['omen']).begin().asked(0, 'choose').match
  }
  const of = (match: M, kind: string): string[] =>
    match
      .corrections(0)
      .map((o) => match.game.words.print(o))
      .filter((word) => word.startsWith(kind))
  const ask = (match: M, word: string) => match.correct(0, match.game.words.parse(word))

  test('KD-14.15 never the last health that is seen, though there was one more before', () => {
    const match = begun({ do: 'damage', n: 1 }, (s) => void (s.hp = 2))
    expect([match.parts().state().hp, match.table.s.hp]).toEqual([2, 1])
    expect(of(match, 'lessHealth')).toEqual([])
    expect(ask(match, 'lessHealth')).toMatchObject({ ok: false, why: [{ code: 'notOffered', rule: 'KD-14.15' }] })
    expect(match.isOver).toBe(false)
    expect(ask(match, 'moreHealth')).toEqual({ ok: true })
    expect(match.table.s.hp).toBe(2)
  })
  test('KD-14.15 never the progress that completes a card by what the turn has brought since', () => {
    const goal = challenge('goal', { difficulty: 5 })
    const feed: Effect = { do: 'addProgress', n: 1, on: { target: 'eachChallenge', filter: { name: 'goal' } } }
    const match = begun(feed, (s, card) => void (s.progress[card('goal')] = 3), [goal])
    const [card] = match.table.cards(SLOTS[0])
    expect(match.table.s.progress[card!]).toBe(4)
    expect(of(match, 'moreProgress')).not.toContain(`moreProgress:${card!}`)
    expect(ask(match, `lessProgress:${card!}`)).toEqual({ ok: true })
    expect([match.table.s.progress[card!], match.table.cards(SLOTS[0])]).toEqual([3, [card]])
  })
  test('KD-14.15 no hand but the one that is seen, and no Fatigue card that would change what was drawn', () => {
    const match = begun({ do: 'heal', n: 1 }, () => undefined)
    const hand = inHand(match, 0)
    expect(hand.length).toBeGreaterThan(0)
    for (const word of [`dropCard:${hand[0]!}`, 'drawCard:0', `shakeFatigue:${match.table.cards(Z.fatigue)[0]!}`]) {
      expect(ask(match, word).ok).toBe(false)
      expect(of(match, word)).toEqual([])
    }
    expect(of(match, 'drawCard')).toEqual(['drawCard:1'])
  })
  test('KD-14.15 never the last card of the hand, which would force an exhaustion', () => {
    const match = scene({}, { hands: [['asha-red'], ['ben-red']] })
      .begin()
      .asked(0, 'exhaust').match
    const [mine, other] = [inHand(match, 0)[0]!, inHand(match, 1)[0]!]
    expect(of(match, 'dropCard')).toEqual([`dropCard:${other}`])
    expect(ask(match, `dropCard:${mine}`)).toMatchObject({ ok: false, why: [{ code: 'notPutRight' }] })
    expect([inHand(match, 0), match.table.cards(Z.fatigue)]).toEqual([[mine], []])
    expect(ask(match, 'drawCard:0')).toEqual({ ok: true })
    expect(of(match, 'dropCard')).toContain(`dropCard:${mine}`)
  })
  test.each([
    [90429, 3, { mode: 'hard', seekers: ['asha', 'orrin', 'sabela'], quick: true, firstGame: true, openHands: false }],
    [90439, 2, { mode: 'normal', seekers: ['asha', 'orrin'], quick: true, firstGame: true }],
  ])('KD-14.15 tells nobody what lies hidden (%i)', (seed, seats, options) => {
    expect(runCheck(game, 'correct', { seed, seats, options, brain: brains['heuristic'] })).toBeNull()
  })
})

test('everything that may be put right can be read in both languages, as a choice and in the log', () => {
  const flaws = flawFinder()
  const match = turn(worn)
  for (const option of match.corrections(0)) {
    const twin = match.fork()
    expect(twin.correct(0, option)).toEqual({ ok: true })
    const line = twin.log(0).find(({ what }) => what === 'corrected')!
    const said = flaws((lang) => {
      const { kind, text } = words[lang].correction!(option, match.view(0), NAMES)
      return [`${kind}.`, `${text}.`, words[lang].log(line, NAMES)]
    })
    expect(said).toEqual([])
  }
  const { text } = words.fr.correction!(game.words.parse('drawCard:1'), match.view(0), NAMES)
  expect(text).toBe('Bo pioche une carte')
  expect(LANGS).toHaveLength(2)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a delve with things put right goes on to its end, undone, saved and copied (%i)',
  (seed) => {
    const options = { openHands: seed % 3 > 0, quick: true, mode: 'normal' }
    const run = { seed, seats: 1 + (seed % 4), options, brain: brains['heuristic'] }
    expect(runCheck(game, 'correct', run)).toBeNull()
  },
)

test('what is put right is undone to the byte', () => {
  const match = turn()
  const before = hashState(game, match.table.s)
  right(match, 'drawCard:0')
  expect(match.undo('same').ok).toBe(true)
  expect(hashState(game, match.table.s)).toBe(before)
})
