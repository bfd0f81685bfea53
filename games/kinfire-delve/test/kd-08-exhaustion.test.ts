/** KD-8 Exhaustion and Fatigue. */
import { allDone, given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Effect, FatigueCard, Static } from '../src/content/types.ts'
import { packs } from '../src/index.ts'
import { scene } from './bare.ts'
import { bareAttempt, deed, handOf, kept, lines, MISSED, resolved, sizeOf, times } from './deeds.ts'
import { challenge, dice, fatigueCard, kinfire, Z } from './table.ts'

afterEach(allDone)

const THREE = ['asha-red', 'asha-green', 'asha-blue']
const weigh = (id: string, ...statics: Static[]) => ({ fatigue: [fatigueCard(id, { statics })] })

describe('the window', () => {
  test('KD-8.1 the active Seeker may exhaust or keep the hand, and nobody else', () => {
    const t = scene({}, { hands: [THREE] }).begin()
    t.asked(0, 'exhaust', 'KD-8.1').waitsFor(0)
    expect(t.options(0)).toEqual(['exhaust', 'keepHand'])
    t.refuses(1, 'exhaust')
  })
  test('KD-8.1 once a card is being chosen it is too late', () => {
    const t = scene({}, { hands: [THREE] })
      .begin()
      .answer(0, 'keepHand')
      .asked(0, 'choose')
    t.refuses(0, 'exhaust')
    t.answer(0, 'attempt:plain:red').asked(0, 'action')
    t.refuses(0, 'exhaust')
    expect(t.zone(Z.hand + 0).toSorted()).toEqual(THREE.toSorted())
    expect(t.zone(Z.fatigue)).toEqual([])
  })
  test('KD-8.2 an empty hand leaves no choice: the turn starts with a new hand and a Fatigue card', () => {
    const t = scene({}, { hands: [[]] }).begin()
    t.asked(0, 'choose').logged('exhausted', [0, 7])
    t.refuses(0, 'keepHand')
    expect(handOf(t, 0)).toBe(7)
    expect(sizeOf(t, Z.fatigue)).toBe(1)
  })
  test('KD-8.12 a full hand may be given up', () => {
    const t = scene().begin().offers(0, 'exhaust')
    expect(handOf(t, 0)).toBe(7)
    t.answer(0, 'exhaust').asked(0, 'choose')
    expect([handOf(t, 0), sizeOf(t, Z.discard + 0), sizeOf(t, Z.fatigue)]).toEqual([7, 7, 1])
  })
  test('KD-8.12 a charged lantern does not spare an empty hand', () => {
    const t = scene({}, { hands: [[]] })
      .set((s) => {
        s.charged[0] = true
      })
      .begin()
    t.asked(0, 'choose')
    expect([handOf(t, 0), sizeOf(t, Z.fatigue)]).toEqual([7, 1])
    expect(t.state.charged[0]).toBe(true)
  })
})

describe('exhausting', () => {
  test.each([
    [1, 8],
    [2, 7],
    [3, 6],
    [4, 5],
  ])('KD-8.3 EX-12 with %i Seekers the rest of the hand goes and %i cards come', (seats, size) => {
    const t = scene({}, { seats, hands: [THREE] })
      .zone(Z.discard + 0, times(5, 'asha-red').slice(0, 4).concat('asha-white'))
      .begin()
    expect(sizeOf(t, Z.deck + 0)).toBe(10)
    t.answer(0, 'exhaust')
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([size, 10 - size, 8])
    expect([sizeOf(t, Z.fatigue), sizeOf(t, Z.fatigueDeck)]).toEqual([1, 5])
    expect(
      t
        .zone(Z.discard + 0)
        .slice(-3)
        .toSorted(),
    ).toEqual(THREE.toSorted())
  })
  test('KD-8.3 the hand has gone and the new one has not come when the Fatigue card is revealed', () => {
    const spite = fatigueCard('spite', { onReveal: [{ do: 'damage', n: { count: 'handSize', plus: 1 } }] })
    const t = scene({ fatigue: [spite] }, { hands: [THREE] })
      .top(Z.fatigueDeck, ['spite'])
      .begin()
    t.answer(0, 'exhaust')
    expect(t.state.hp).toBe(9)
    expect(lines(t, 'fatigue', 'damage', 'drew')).toEqual(['fatigue spite', 'damage 1 9', 'drew 0 7'])
  })
  test('KD-8.4 the turn goes on, with the new hand', () => {
    const t = scene({}, { hands: [THREE] })
      .top(Z.deck + 0, ['asha-white'])
      .roll('dice', dice('blue', 'blue', 'green', 'dark'))
      .begin()
    t.answer(0, 'exhaust').asked(0, 'choose').answer(0, 'attempt:plain:red').asked(0, 'action')
    t.answer(0, 'play:asha-white:red').untilAsked(1, 'exhaust')
    t.logged('acted', [0, 'asha-white'])
    expect(t.state.turn).toBe(2)
  })
  test('KD-8.6 a card that shortens the new hand shortens this one', () => {
    const t = scene(weigh('lids', { always: 'fewerWhenExhausting', n: 1 }))
      .top(Z.fatigueDeck, ['lids'])
      .begin()
    t.answer(0, 'exhaust').logged('drew', [0, 6])
    expect(handOf(t, 0)).toBe(6)
  })
  test('KD-8.6 a card that ends the game does so before the draw', () => {
    const fatal = { is: 'amount', of: { count: 'fatigueInPlay' }, atLeast: 1 } as const
    const t = scene(weigh('end', { always: 'defeat', when: fatal }))
      .top(Z.fatigueDeck, ['end'])
      .begin()
    t.answer(0, 'exhaust').over('loss')
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([0, 11, 7])
  })
})

describe('only then', () => {
  test('KD-8.5 a last card played as the action brings no exhaustion in that turn', () => {
    const t = kept(scene({}, { hands: [['asha-red']] }))
    t.answer(0, 'attempt:plain:red').roll('dice', dice(...MISSED))
    t.answer(0, 'play:asha-red:red').untilAsked(1, 'exhaust').notLogged('exhausted')
    expect([handOf(t, 0), sizeOf(t, Z.fatigue)]).toEqual([0, 0])
    t.untilAsked(0, 'choose', { exhaust: 'keepHand' }).logged('exhausted', [0, 7])
  })
  test('KD-8.5 a hand emptied in the turn of another waits for the own turn', () => {
    const t = kept(scene({}, { seats: 3, hands: [['asha-red'], ['ben-green'], ['cyr-red']] }))
    t.answer(0, 'attempt:plain:red').roll('dice', dice(...MISSED))
    t.answer(0, 'play:asha-red:red').answer(2, 'boost:cyr-red').untilAsked(1, 'exhaust')
    expect([handOf(t, 2), sizeOf(t, Z.fatigue)]).toEqual([0, 0])
    t.untilAsked(2, 'choose', { exhaust: 'keepHand' }).logged('exhausted', [2, 6])
    expect([handOf(t, 2), sizeOf(t, Z.fatigue)]).toEqual([6, 1])
  })
  test('KD-8.5 a new hand that is lost at once is not renewed a second time', () => {
    const leak = fatigueCard('leak', { abilities: [{ on: 'onExhaust', do: [{ do: 'discardHand', n: 'all' }] }] })
    const t = scene({ fatigue: [leak] }, { hands: [THREE] })
      .top(Z.fatigueDeck, ['leak'])
      .begin()
    t.answer(0, 'exhaust').asked(0, 'choose')
    expect([handOf(t, 0), sizeOf(t, Z.fatigue)]).toEqual([0, 1])
  })
})

describe('Fatigue in play', () => {
  const short = weigh('short', { always: 'boostLimit', n: 1 })
  const hands = [times(5, 'asha-red'), times(5, 'ben-red')]

  test('KD-8.7 it holds from turn to turn and ends when it is shaken off', () => {
    const g = deed([{ do: 'shakeFatigue', n: 1 }], short, { hands })
      .zone(Z.fatigue, ['short'])
      .roll('dice', ...times(4, '').map(() => dice(...MISSED)))
    const t = kept(g)
    const boostOnce = () => t.answer(0, 'attempt:plain:red').answer(0, 'play:asha-red:red').answer(1, 'boost:ben-red')
    boostOnce().asked(1, 'exhaust')
    t.answer(1, 'keepHand').answer(1, 'attempt:plain:red').pass(1).answer(0, 'keepHand')
    boostOnce().asked(1, 'exhaust')
    t.answer(1, 'keepHand').answer(1, 'resolve:deed').answer(0, 'keepHand')
    expect(t.zone(Z.fatigue)).toEqual([])
    boostOnce().asked(1, 'boost').answer(1, 'boost:ben-red').asked(1, 'exhaust')
  })
  test('KD-8.8 what one Seeker has revealed burdens the other as well', () => {
    const t = scene(weigh('dazed', { always: 'lightDoesNotCount' }))
      .top(Z.fatigueDeck, ['dazed'])
      .begin()
    t.answer(0, 'exhaust')
    bareAttempt(t, 'plain', 'red', ...MISSED).untilAsked(1, 'choose', { exhaust: 'keepHand' })
    bareAttempt(t, 'plain', 'red', 'red', 'green', 'blue', 'light')
    expect(lines(t, 'placed').at(-1)).toBe('placed plain 1 1 9')
  })
  test('KD-8.9 a removed card is shuffled into the deck and can come again', () => {
    const g = deed([{ do: 'shakeFatigue', n: 1 }])
      .zone(Z.fatigue, ['weary-1', 'weary-2'])
      .shuffle(Z.fatigueDeck, ['weary-1'])
    const t = resolved(g).asked(0, 'shakeFatigue').answer(0, 'fatigue:weary-1')
    expect(t.zone(Z.fatigue)).toEqual(['weary-2'])
    expect(sizeOf(t, Z.fatigueDeck)).toBe(5)
    expect(t.luck().filter((line) => line.startsWith('shuffle fatigueDeck'))).toHaveLength(1)
    t.answer(1, 'exhaust')
    expect(t.zone(Z.fatigue)).toEqual(['weary-2', 'weary-1'])
  })
  test('KD-8.10 a hand of twelve is kept', () => {
    const t = resolved(deed([{ do: 'draw', n: 5 }]))
    t.asked(1, 'exhaust')
    expect(handOf(t, 0)).toBe(12)
    t.untilAsked(0, 'exhaust', { exhaust: 'keepHand', choose: 'attempt:plain:red' })
    expect(handOf(t, 0)).toBe(12)
  })
  test('KD-8.11 the Fatigue icon takes no hand and gives none, and is no exhaustion', () => {
    const greedy = {
      name: { en: 'Back', fr: 'Dos' },
      abilities: [{ on: 'onExhaust', do: [{ do: 'attach', what: 'topOfWellDiscard' }] }],
      statics: [],
    } as const
    const hard = challenge('hard', { difficulty: 9, penalty: [{ do: 'fatigue', n: 1 }] })
    const g = scene({ well: [hard], masterBack: greedy }, { board: ['hard'], hands: [[...THREE, 'asha-white']] })
    const t = kept(g)
    bareAttempt(t, 'hard', 'red', ...MISSED)
      .asked(1, 'exhaust')
      .notLogged('exhausted')
    expect([handOf(t, 0), sizeOf(t, Z.discard + 0), sizeOf(t, Z.deck + 0)]).toEqual([4, 0, 14])
    expect([sizeOf(t, Z.fatigue), sizeOf(t, Z.attached)]).toEqual([1, 0])
  })
})

describe('the six cards of the box', () => {
  const cards: readonly FatigueCard[] = packs.grotto.fatigue!
  const isHarm = (fact: Static): boolean => {
    switch (fact.always) {
      case 'boostLimit':
        return fact.n < 2
      case 'boostValue':
      case 'actionValue':
        return typeof fact.n === 'number' && fact.n < 0
      case 'difficulty':
      case 'fewerWhenExhausting':
      case 'extraDamage':
      case 'penaltyDamage':
        return typeof fact.n === 'number' && fact.n > 0
      case 'vulnerable':
      case 'yourBoosts':
        return false
      default:
        return true
    }
  }
  const HARMS: readonly Effect['do'][] = ['damage', 'fatigue', 'climb', 'discardHand', 'discharge', 'lose']

  test('KD-8.13 each does harm and none helps', () => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(6)
    for (const card of cards) {
      const effects = [...card.onReveal, ...card.abilities.flatMap((ability) => ability.do)]
      expect(card.statics.filter((fact) => !isHarm(fact))).toEqual([])
      expect(effects.map((effect) => effect.do).filter((word) => !HARMS.includes(word))).toEqual([])
      expect(card.statics.length + effects.length).toBeGreaterThan(0)
    }
  })
  test('KD-8.13 one of them ends the game, and only as the sixth', () => {
    const deadly = cards.filter((card) => card.statics.some((fact) => fact.always === 'defeat'))
    expect(deadly).toHaveLength(1)
    const others = cards.filter((card) => card !== deadly[0]).map((card) => card.id)
    const exhausting = (inPlay: readonly string[]) =>
      given(kinfire, { seats: 2, options: { firstPlayer: 0 } })
        .agenda('turn', 0)
        .zone(Z.fatigue, inPlay)
        .top(Z.fatigueDeck, [deadly[0]!.id])
        .begin()
        .answer(0, 'exhaust')
    exhausting(others.slice(0, 4)).goesOn()
    exhausting(others).over('loss')
  })
})
