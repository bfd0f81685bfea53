import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { atUpkeep } from './phases.ts'
import { site, Z } from './scene.ts'

afterEach(allDone)

const upkeep = {
  hands: [['hurl'], ['bone-shard']],
  active: [['rumble', 'full-throttle'], ['pick-swing']],
  advanced: [
    ['titans-hurl', 'mad-dash'],
    ['hex', 'cocoon'],
  ],
} as const

test('FF-20.1 every active zone goes to its discard', () => {
  const t = atUpkeep({ ...upkeep, discards: [['burrow'], []] })
    .begin()
    .asked(0, 'advanced')
  expect([t.zone(Z.active), t.zone(Z.active + 1)]).toEqual([[], []])
  expect([t.zone(Z.discard), t.zone(Z.discard + 1)]).toEqual([['burrow', 'rumble', 'full-throttle'], ['pick-swing']])
})
test('FF-20.2 FF-20.3 FF-20.4 one of the two Advanced cards, the slot refilled, then up to five; what was kept stays', () => {
  const t = atUpkeep({ ...upkeep, draws: [['burrow', 'tip-cart', 'claw-swipe']] })
    .top(Z.advancedPile, ['great-tunnel'])
    .begin()
  t.asked(0, 'advanced').offersExactly(0, ['card:titans-hurl', 'card:mad-dash']).refuses(0, 'card:great-tunnel')
  t.refuses(0, 'card:hex')
  t.answer(0, 'card:titans-hurl').answer(1, 'card:cocoon')
  expect(t.zone(Z.hand)).toEqual(['hurl', 'titans-hurl', 'burrow', 'tip-cart', 'claw-swipe'])
  expect([t.zone(Z.advanced), t.sees(1, Z.advanced)]).toEqual([
    ['mad-dash', 'great-tunnel'],
    ['mad-dash', 'great-tunnel'],
  ])
  t.logged('tookAdvanced', [0, 'titans-hurl'], 1).logged('drew', [0, 3])
})
test('FF-20.2 with an empty pile one takes what is face up; without any card nobody is asked', () => {
  const t = atUpkeep({ ...upkeep, advanced: [['titans-hurl'], []] })
    .zone(Z.advancedPile, [], Z.discard)
    .zone(Z.advancedPile + 1, [], Z.discard + 1)
    .begin()
  t.asked(1, 'card').notLogged('tookAdvanced', [1, '*'])
  expect([t.zone(Z.hand).includes('titans-hurl'), t.zone(Z.advanced), t.zone(Z.hand + 1).length]).toEqual([true, [], 5])
})
test('FF-20.3 FF-20.4 five and the Advanced one make six: no draw, no discard', () => {
  const five = ['hurl', 'rumble', 'full-throttle', 'tip-cart', 'burrow']
  const t = atUpkeep({ ...upkeep, hands: [five, []], active: [] }).begin()
  const before = t.zone(Z.draw)
  t.answer(0, 'card:mad-dash').answer(1, 'card:hex')
  expect([t.zone(Z.hand), t.zone(Z.draw)]).toEqual([[...five, 'mad-dash'], before])
  t.logged('drew', [0, 0])
})
test('FF-20.3 FF-4.5 a short draw pile is filled from the discard; with too few cards in all one has fewer', () => {
  const t = atUpkeep({ ...upkeep, advanced: [], discards: [['burrow'], []] })
    .zone(Z.draw, ['tip-cart'], Z.advancedPile)
    .shuffle(Z.draw, ['full-throttle', 'rumble', 'burrow'])
    .begin()
  expect(t.zone(Z.hand)).toEqual(['hurl', 'tip-cart', 'full-throttle', 'rumble', 'burrow'])
  const few = atUpkeep({ ...upkeep, advanced: [] })
    .zone(Z.draw, [], Z.advancedPile)
    .begin()
  expect(few.zone(Z.hand).toSorted()).toEqual(['full-throttle', 'hurl', 'rumble'])
})
test('FF-20.5 every totem has its Active token again', () => {
  const t = atUpkeep({ totems: { S7: 'guard', S12: 'rock' } })
    .set((s) => void (s.totemReady = s.totemReady.map(() => false)))
    .begin()
  expect(t.state.totemReady.map((ready, i) => (ready ? i : -1)).filter((i) => i >= 0)).toEqual([
    site('S7'),
    site('S12'),
  ])
})
test('FF-20.6 the marker goes clockwise and back to the first; a new round starts with it', () => {
  const next = (first: 0 | 1 | 2) => atUpkeep({ seats: 3, first }).begin()
  expect([0, 1, 2].map((first) => next(first as 0).state.first)).toEqual([1, 2, 0])
  const t = next(1).asked(2, 'card').logged('round', [2, 2])
  expect([t.state.round, t.state.turns]).toEqual([2, [0, 0, 0]])
})
test('FF-20.7 all choose at the same time, and the order of answers makes no difference', () => {
  const three = {
    ...upkeep,
    seats: 3,
    hands: [['hurl'], ['bone-shard'], ['engulf']],
    advanced: [...upkeep.advanced, ['digestion', 'overload']],
  }
  const cards = ['card:mad-dash', 'card:hex', 'card:overload']
  const inOrder = (...seats: number[]) => {
    const t = atUpkeep(three).begin().waitsFor(0, 1, 2)
    for (const seat of seats) t.answer(seat, cards[seat]!)
    return [0, 1, 2].map((seat) => [t.zone(Z.hand + seat), t.zone(Z.advanced + seat), t.zone(Z.draw + seat)])
  }
  expect(inOrder(2, 0, 1)).toEqual(inOrder(0, 1, 2))
  const t = atUpkeep(three).begin().answer(1, 'card:hex').waitsFor(0, 2)
  expect([t.zone(Z.hand + 1), t.log(0).some((line) => line.startsWith('tookAdvanced'))]).toEqual([
    ['bone-shard'],
    false,
  ])
})
