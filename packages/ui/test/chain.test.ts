import { describe, expect, test } from 'vitest'
import { meet, rowOf, sumsOf } from '../src/chain/model.ts'
import type { ChainCard, EdgeKey, Meeting } from '../src/chain/types.ts'
import { tellCard } from '../src/chain/words.ts'

const half = (row: number, name: string): EdgeKey => ({ row, name, sign: name, shape: 'round' })
const card = (key: string, meetings: readonly Meeting[], rest: Partial<ChainCard> = {}): ChainCard => {
  return { key, name: key, face: null, left: [], right: [], meetings, ...rest }
}
const joined = (row: number, amount: number): Meeting => {
  return { row, state: 'joined', gains: [{ score: 'trust', amount }], why: `row ${row}` }
}

describe('a chain of cards', () => {
  test('asks the game about every row in which both edges have a key, from the top', () => {
    const asked: string[] = []
    const meetings = meet(
      [half(0, 'Wit'), half(2, 'Heart'), half(3, 'Charm')],
      [half(3, 'c'), half(2, 'b'), half(1, 'a')],
      (offer, take) => {
        asked.push(`${offer.name} ${take.name}`)
        return { state: 'dark', gains: [], why: '' }
      },
    )
    expect(asked).toEqual(['Heart b', 'Charm c'])
    expect(meetings.map(({ row }) => row)).toEqual([2, 3])
  })
  test('counts what has joined and what cards give of themselves, and says where it comes from', () => {
    const cards = [
      card('Greeting', [joined(1, 2), { ...joined(2, 5), state: 'dark' }, { ...joined(3, 7), state: 'offered' }]),
      card('Coin', [], { gains: [{ score: 'trust', amount: -1, why: 'it is bent' }] }),
    ]
    const [trust, doubt] = sumsOf(cards, [
      { key: 'trust', name: 'Trust', start: 3 },
      { key: 'doubt', name: 'Doubt', start: 0 },
    ])
    expect(trust?.total).toBe(4)
    expect(trust?.sources).toEqual([
      { card: 'Greeting', name: 'Greeting', why: 'row 1', amount: 2 },
      { card: 'Coin', name: 'Coin', why: 'it is bent', amount: -1 },
    ])
    expect([doubt?.total, doubt?.sources]).toEqual([0, []])
  })
  test('has its rows at the same height on every card', () => {
    const size = { width: 100, covered: 70, height: 200, keys: { top: 40, step: 30, rows: 4 } }
    expect([0, 1, 3, 9].map((row) => rowOf(row, size))).toEqual([40, 70, 130, 130])
  })
  test('is told card by card', () => {
    const laid = card('Greeting', [joined(0, 1), { ...joined(1, 1), state: 'dark', why: 'Ada has 0' }], {
      left: [half(0, '1 Trust'), half(1, '2 Trust')],
      right: [half(0, 'Wit 1')],
      by: 'Ada',
      isCovered: true,
    })
    expect(tellCard(laid, 2, 3, 'en')).toBe(
      'Card 2 of 3, Greeting; laid by Ada; covered; 1 Trust: joined, row 0; 2 Trust: stays dark, Ada has 0; offers Wit 1',
    )
    expect(tellCard(card('Seul', [], { left: [half(0, 'x')] }), 1, 1, 'fr')).toBe(
      'Carte 1 sur 1, Seul; aucune clé n’en rencontre une autre',
    )
  })
})
