/** A card laid in thought comes to what it comes to when it is laid: every card of the pack, after several others. */
import { reading } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import type { CharacterId, SeqCard } from '../src/content/types.ts'
import { standingOf } from '../src/encounter/queries.ts'
import { opening, previewOf, threats } from '../src/encounter/preview.ts'
import { blowAt, opportunityOf } from '../src/sequence/enemy.ts'
import { FOR_MAGIC, JOINS } from '../src/sequence/junction.ts'
import { layable, whatIf } from '../src/sequence/whatif.ts'
import { type T, Z } from '../src/state.ts'
import { midway, NUMBERS, one, type Table } from './meeting.ts'
import { game } from './scene.ts'

const { content, sequence } = game.book
const OWNERS: Readonly<Record<string, CharacterId>> = { B: 'beor', G: 'arev', M: 'maggot', V: 'ailei' }
const seen = (t: Table): T => reading(game, t.match.view(0))

/** Answers on the way: Magic or not, nothing that may be declined. */
function lay(t: Table, id: string, paysMagic: boolean): void {
  t.answer(0, `lay:${id}`)
  for (let i = 0; i < 9; i++) {
    const name = t.match.askOf(0)?.def.name
    if (name === undefined || name === 'cards' || name === 'moreCards') return
    if (name === 'magic') t.answer(0, paysMagic ? t.options(0)[0]! : 'pass')
    else if (name === 'discardCards') t.answer(0, [t.options(0)[0]!])
    else if (name === 'ability' || name === 'linkAs') t.pass(0)
    else return
  }
}
/** What came of it and what was expected, side by side. */
function compare(card: SeqCard, before: string, paysMagic: boolean): readonly (readonly unknown[])[] {
  const id = OWNERS[card.colour]!
  const isCombat = card.kind === 'combat'
  const t = midway({
    who: [id],
    against: isCombat ? 'GY6' : 'BL6',
    are: { [id]: { magic: 3, energy: 5, health: 6, reputation: 1, terror: 0 } },
    hands: { [id]: [card.id] },
    line: [{ card: before, keys: 1 + 8 + 64 }],
  })
    .set((s) => void (s.encounter.affinity = isCombat ? 0 : -1))
    .begin()
  const print = sequence.cards[content.cards.indexOf(card)]!
  const expected = whatIf(standingOf(seen(t), NUMBERS[id]), print, paysMagic)
  lay(t, card.id, paysMagic)
  const { pool, affinity, line } = t.state.encounter
  const [, laid] = line
  const isKept = expected.drops === 0
  return [
    [card.id, before, paysMagic],
    [
      isCombat ? pool : isKept ? affinity : 0,
      line.length,
      laid?.time ?? 0,
      laid?.charges ?? 0,
      isKept ? t.zone(Z.hand + NUMBERS[id]).length : 0,
      one(t, id).reputation,
    ],
    [
      isCombat ? expected.pool : isKept ? expected.stands : 0,
      Math.max(0, 2 - expected.drops),
      isKept ? expected.time : 0,
      isKept ? expected.charges : 0,
      isKept ? expected.draws : 0,
      1 + expected.reputation,
    ],
  ]
}
test.each(['combat', 'diplomacy'] as const)('TG-23.7 TG-23.31 every %s card brings what the what-if says', (kind) => {
  const compared = content.cards.flatMap((card) => {
    const letter = `${kind === 'combat' ? 'C' : 'D'}-${card.colour}`
    const befores = card.kind === kind ? [`${letter}-01`, `${letter}-13`].filter((id) => id !== card.id) : []
    return befores.flatMap((before) => [false, true].map((paysMagic) => compare(card, before, paysMagic)))
  })
  expect(compared.filter(([, came, expected]) => String(came) !== String(expected))).toEqual([])
  expect(compared.length).toBeGreaterThan(300)
})
test('TG-23.16 TG-27.12 a what-if knows what can be laid at all', () => {
  const t = midway({
    against: 'GN2',
    line: [{ card: 'C-B-01' }],
    now: { laid: 1 },
    hands: { beor: ['C-B-11'] },
  }).begin()
  const now = standingOf(seen(t), NUMBERS.beor)
  const lunge = sequence.cards[content.cards.findIndex(({ id }) => id === 'C-B-11')]!
  const sizeUp = sequence.cards[content.cards.findIndex(({ id }) => id === 'C-B-13')]!
  expect([layable(now, lunge), layable(now, sizeUp), layable({ ...now, laid: 2 }, lunge)]).toEqual([2, null, null])
})
test('TG-25.8 TG-27.6 what the enemy would do can be asked for every value of the pool', () => {
  const enemy = (id: string) => {
    const found = content.encounters.find((one) => one.id === id)
    if (found?.kind !== 'combat') throw new Error(id)
    return found
  }
  const vagabond = enemy('GY2')
  expect([0, 1, 2, 3, 4, 9].map((pool) => blowAt(vagabond, pool).damage)).toEqual([1, 1, 2, 1, 1, 1])
  expect(blowAt(vagabond, 2).markers).toBe(1)
  expect(blowAt(enemy('GY8'), 9)).toMatchObject({ damage: 0, unblockable: 3 })
  expect(blowAt(enemy('GN7'), 7).isRetreat).toBe(true)
  expect(opportunityOf(enemy('GN8'))).toMatchObject({ damage: 2, terror: 1 })
})
test('TG-23.4 TG-23.5 TG-23.8 a preview says row by row what a card would join, and what it would bring with Magic', () => {
  const t = midway({
    against: 'GN8',
    are: { beor: { magic: 1 } },
    line: [{ card: 'C-B-04' }],
    hands: { beor: ['C-B-06'] },
  }).begin()
  const card = t.card('C-B-06')
  const { why, joints, plain, paid } = previewOf(seen(t), NUMBERS.beor, card)
  expect(why).toBeNull()
  expect(joints.map(({ becomes, times }) => [becomes, times])).toEqual([
    [JOINS, 1],
    [0, 0],
    [0, 1],
    [FOR_MAGIC, 1],
    [JOINS, 2],
  ])
  expect([plain.markers, plain.draws, paid?.markers, paid?.draws]).toEqual([3, 0, 3, 1])
  // Asking has changed nothing.
  expect(t.state.encounter).toMatchObject({ pool: 0, laid: 0 })
})
test('TG-25.8 TG-23.19 TG-29.5 threats are those that will come, after what can be seen against them', () => {
  const line = [{ card: 'C-B-04' }]
  const t = midway({ against: 'GY2', line, now: { laid: 1, pool: 2 } }).begin()
  expect(threats(seen(t)).map(({ damage, markers }) => [damage, markers])).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
  const { health } = one(t, 'beor')
  t.answer(0, 'stop')
  expect([one(t, 'beor').health, t.state.encounter.pool]).toEqual([health, 1])
  expect(opening(seen(t)).damage).toBe(2)
  const talk = midway({ who: ['maggot'], against: 'BL2', line: [{ card: 'D-Maggot-09' }] }).begin()
  expect(threats(seen(talk))).toMatchObject([{ affinity: 0, terror: 0, energy: 1 }])
})
