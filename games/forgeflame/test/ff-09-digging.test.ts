import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, koboldSites, left, lines, pool } from './acting.ts'
import { lyingAt, scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

test('WE-2 FF-9.1 FF-9.2 FF-9.3 FF-9.4 digging up a Kobold', () => {
  const t = acting('rumble', { at: { granit: 'S13' }, deposits: { S13: 'deposit-III-1' } })
  t.answer(0, 'dig')
  expect(lyingAt(t.state, 'S13')).toEqual([1, 0, 1, 0])
  expect(koboldSites(t)).toEqual(['S13'])
  expect(t.state.bag).toEqual([3, 1, 2, 0])
  expect(t.state.deposit[site('S13')]).toBe(-1)
  expect(t.where('deposit-III-1')).toBe('gone')
  expect(whereIs(t.state, 'granit')).toBe('S13')
})
test('FF-9.1 without a token there is nothing to dig', () => {
  const t = acting('rumble', { at: { granit: 'S13' }, deposits: { S12: 'deposit-III-1' } })
  expect(t.refusal(0, 'dig', 'FF-9.1')).toHaveLength(1)
  acting('rumble').refuses(0, 'dig', 'FF-9.1')
  acting('rumble', { at: { granit: 'F' } }).refuses(0, 'dig', 'FF-9.1')
})
test('FF-9.1 FF-9.4 a site is dug once', () => {
  const t = acting('twin-seam', {
    teams: [
      ['korgain', 'granit', 'nobz'],
      ['mogrimur', 'molly', 'silkara'],
    ],
    at: { korgain: 'S8' },
    deposits: { S8: 'deposit-II-3' },
  })
  t.answer(0, 'dig').answer(0, 'ore:gold').refuses(0, 'dig', 'FF-9.1')
  expect(pool(t)).toEqual([1, 1, 1, 0, 0])
  expect(t.zone(Z.gone)).toContain('deposit-II-3')
})
test('FF-9.2 the ores on the token come from the reserve', () => {
  const t = acting('rumble', { at: { granit: 'S8' }, deposits: { S8: 'deposit-II-3' }, lying: { S8: ['gold'] } })
  expect(t.state.reserve).toEqual([16, 19, 19, 0])
  expect([0, 1, -1].map((seat) => t.view(seat).state.faces[t.card('deposit-II-3')])).toEqual([-1, -1, -1])
  t.answer(0, 'dig').logged('dug')
  expect(lyingAt(t.state, 'S8')).toEqual([2, 1, 1, 0])
  expect(t.state.reserve).toEqual([15, 18, 18, 0])
  expect(koboldSites(t)).toEqual([])
  expect(t.state.bag).toEqual([3, 1, 1, 0])
})
test('FF-9.3 the Kobold takes one ore, the most precious of all that lie there', () => {
  const t = acting('rumble', {
    at: { granit: 'S1' },
    deposits: { S1: 'deposit-I-5' },
    lying: { S1: ['draconite', 'darkiron'] },
  })
  t.answer(0, 'dig')
  expect(lyingAt(t.state, 'S1')).toEqual([3, 1, 0, 0])
  expect(t.state.bag).toEqual([3, 1, 2, 0])
  expect(lines(t, 'stolen')).toHaveLength(1)
})
test('FF-9.3 the ores are laid before the Kobold helps itself', () => {
  const t = acting('rumble', { at: { granit: 'S8' }, deposits: { S8: 'deposit-II-6' }, lying: { S8: ['gold'] } })
  t.answer(0, 'dig')
  expect(lyingAt(t.state, 'S8')).toEqual([1, 2, 0, 0])
  expect(t.state.bag).toEqual([3, 1, 2, 0])
})
test('FF-9.5 FF-12.4 without a figure the game ends before anything goes into the bag', () => {
  const t = scene({
    at: { granit: 'S13' },
    hands: [['rumble']],
    deposits: { S13: 'deposit-III-1' },
    kobolds: ['S1', 'S1', 'S2', 'S4', 'S6', 'F'],
  }).begin()
  t.answer(0, 'dig').over()
  expect(t.state.ending).toBe('overrun')
  expect(t.state.bag).toEqual([3, 1, 1, 0])
  expect(lyingAt(t.state, 'S13')).toEqual([1, 0, 2, 0])
  expect(t.state.scores).toHaveLength(2)
})
test('FF-9.5 the sixth figure is still there to be placed', () => {
  const t = acting('rumble', {
    at: { granit: 'S13' },
    deposits: { S13: 'deposit-III-1' },
    kobolds: ['S1', 'S1', 'S2', 'S4', 'S6'],
  })
  t.answer(0, 'dig').goesOn()
  expect(t.state.kobolds).toHaveLength(6)
})
test('FF-9.6 the site is restricted from then on, for the digger too', () => {
  const t = acting('rumble', { at: { granit: 'S13' }, deposits: { S13: 'deposit-III-1' } })
  expect(t.answer(0, 'dig').refusal(0, 'pick:gold:none', 'FF-12.2')).toHaveLength(1)
  t.offers(0, ['move:S10', 'ability:rumble:0'])
  const calm = left({ dig: 1, pick: 1 }, 'rumble', { at: { granit: 'S8' }, deposits: { S8: 'deposit-II-3' } })
  calm.answer(0, 'dig').offers(0, 'pick:gold:none')
})
