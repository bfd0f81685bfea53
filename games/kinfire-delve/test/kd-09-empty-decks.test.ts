/** KD-9 Empty decks. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { scene } from './bare.ts'
import { bareAttempt, deed, handOf, kept, lines, MISSED, resolved, sizeOf, times } from './deeds.ts'
import { challenge, dice, skill, Z } from './table.ts'

afterEach(allDone)

const [RED, GREEN, BLUE, WHITE] = ['asha-red', 'asha-green', 'asha-blue', 'asha-white'] as const
const shuffles = (t: ReturnType<typeof kept>) => t.luck().filter((line) => line.startsWith('shuffle deck'))

describe('the Skill deck', () => {
  test('KD-9.1 an empty deck is made anew from the own discard, shuffled', () => {
    const hand = [...times(5, RED), ...times(5, GREEN), ...times(3, WHITE)]
    const t = resolved(
      deed([{ do: 'draw', n: 2 }], {}, { hands: [hand, ['ben-red']] })
        .zone(Z.discard + 0, times(5, BLUE))
        .zone(Z.discard + 1, ['ben-blue', 'ben-blue']),
    )
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([15, 3, 0])
    expect([handOf(t, 1), sizeOf(t, Z.deck + 1), sizeOf(t, Z.discard + 1)]).toEqual([1, 15, 2])
    expect(shuffles(t)).toHaveLength(1)
    t.logged('reshuffled', [0]).logged('drew', [0, 2])
  })
  test('KD-9.2 in the middle of a draw: what is left of the deck comes first', () => {
    const hand = [...times(5, RED), ...times(5, GREEN), ...times(2, WHITE)]
    const t = resolved(
      deed([{ do: 'draw', n: 3 }], {}, { hands: [hand] })
        .zone(Z.discard + 0, times(4, BLUE))
        .top(Z.deck + 0, [BLUE, WHITE]),
    )
    expect(t.zone(Z.hand + 0).slice(-3)).toEqual([BLUE, WHITE, BLUE])
    expect([sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([3, 0])
    expect(lines(t, 'reshuffled', 'drew')).toEqual(['reshuffled 0', 'drew 0 3'])
  })
  test('KD-9.2 a deck that has just run out waits for the next draw', () => {
    const hand = [...times(5, RED), ...times(5, GREEN), ...times(2, WHITE)]
    const g = deed([{ do: 'draw', n: 2 }], {}, { hands: [hand] }).zone(Z.discard + 0, times(4, BLUE))
    const t = resolved(g).notLogged('reshuffled')
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([14, 0, 4])
    expect(shuffles(t)).toEqual([])
  })
  test('KD-9.3 with deck and discard empty the rest of the draw is lost for good', () => {
    const scholar = skill('scholar', { abilities: [{ on: 'onAction', do: [{ do: 'draw', n: 3 }] }] })
    const hand = ['scholar', ...times(5, RED), ...times(5, GREEN), ...times(5, BLUE), ...times(2, WHITE)]
    const g = scene({ skills: [scholar] }, { hands: [hand] }).roll('dice', dice(...MISSED))
    const t = kept(g).answer(0, 'attempt:plain:red').answer(0, 'play:scholar:red').logged('drew', [0, 1])
    t.untilAsked(1, 'exhaust').notLogged('reshuffled')
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([18, 0, 1])
    expect(t.zone(Z.discard + 0)).toEqual(['scholar'])
  })
})

describe('the Fatigue deck', () => {
  const all = [1, 2, 3, 4, 5, 6].map((n) => `weary-${n}`)
  test('KD-9.4 with all six in play a Seeker may exhaust and gets the hand', () => {
    const t = scene({}, { hands: [[RED]] })
      .zone(Z.fatigue, all)
      .begin()
    t.answer(0, 'exhaust').goesOn().asked(0, 'choose').notLogged('fatigue')
    expect([handOf(t, 0), sizeOf(t, Z.fatigue)]).toEqual([7, 6])
  })
  test('KD-9.4 of three to be revealed the one that is left comes', () => {
    const t = resolved(deed([{ do: 'fatigue', n: 3 }]).zone(Z.fatigue, all.slice(1))).goesOn()
    expect([sizeOf(t, Z.fatigue), sizeOf(t, Z.fatigueDeck)]).toEqual([6, 0])
    expect(lines(t, 'fatigue')).toEqual(['fatigue weary-1'])
  })
})

describe('the Well', () => {
  test('KD-9.5 an empty deck changes nothing as long as no card is missing', () => {
    const hole = challenge('hole', { difficulty: 9, penalty: [{ do: 'descend', n: 1 }] })
    const g = scene({ well: [hole] }, { board: ['hole'] }).zone(Z.well, ['plain'], Z.removed)
    const t = kept(g)
    bareAttempt(t, 'hole', 'red', ...MISSED)
      .asked(1, 'exhaust')
      .notLogged('bottom')
    expect([sizeOf(t, Z.well), t.state.phase]).toEqual([0, 'descent'])
    expect(t.zone(Z.north)).toEqual(['hole'])
    t.answer(1, 'keepHand').asked(1, 'choose').offers(1, 'attempt:hole:red')
  })
  test('KD-9.6 a climb brings back what there is', () => {
    const slope = challenge('slope', { difficulty: 9, penalty: [{ do: 'climb', n: 3 }] })
    const g = scene({ well: [slope] }, { board: ['slope'] })
      .zone(Z.wellDiscard, ['plain'])
      .zone(Z.well, times(20, 'plain'), Z.removed)
      .zone(Z.completed, ['plain', 'plain'])
    const t = kept(g)
    bareAttempt(t, 'slope', 'red', ...MISSED).logged('climbed', [1])
    expect([sizeOf(t, Z.wellDiscard), sizeOf(t, Z.well), sizeOf(t, Z.completed)]).toEqual([0, 21, 2])
  })
  test('KD-9.7 a descent discards what there is', () => {
    const hole = challenge('hole', { difficulty: 9, penalty: [{ do: 'descend', n: 3 }] })
    const g = scene({ well: [hole] }, { board: ['hole'] })
      .zone(Z.wellDiscard, times(10, 'plain'))
      .zone(Z.well, ['plain', 'plain'], Z.removed)
    const t = kept(g)
    bareAttempt(t, 'hole', 'red', ...MISSED).logged('descended', [2])
    expect([sizeOf(t, Z.well), sizeOf(t, Z.wellDiscard), t.state.phase]).toEqual([0, 12, 'descent'])
  })
})
