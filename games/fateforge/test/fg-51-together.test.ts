import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { energy, hero, preparing, zoneOf } from './acting.ts'
import { scene, showing } from './scene.ts'
import { telling } from './tale.ts'

afterEach(allDone)

const three = (consensus: 'all' | 'leader') =>
  telling({
    node: 'n5',
    heroes: { lord: {}, rogue: {}, shaman: {} },
    campaign: { beastMaster: 1 },
    options: { consensus },
  })

test('FG-51.1 anybody proposes, and it stands when all the others agree', () => {
  const t = three('all').waitsFor(0, 1, 2).answer(2, 'choice:n5.force').waitsFor(0, 1)
  t.asked(0, 'agree', 'FG-51.1').offersExactly(0, ['agree', 'refuse'])
  t.answer(0, 'agree')
  expect(t.waitsFor(1).state.flags).toEqual([])
  t.answer(1, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.1 one refusal leaves it open', () => {
  const t = three('all').answer(2, 'choice:n5.force').answer(0, 'agree').answer(1, 'refuse')
  expect(t.waitsFor(0, 1, 2).asked(0, 'choice').state.flags).toEqual([])
  t.answer(0, 'choice:n5.talk').answer(1, 'agree').answer(2, 'agree')
  expect(t.state.node).toBe('n5-talk')
})
test('FG-51.1 where a leader decides it is the Beast Master’s seat, alone', () => {
  const t = three('leader').waitsFor(1)
  t.refuses(0, 'choice:n5.force')
  t.answer(1, 'choice:n5.force').notAsked(0, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.1 FG-24.2 the order of play is such a decision', () => {
  const t = scene({ heroes: { lord: {}, rogue: {} }, options: { consensus: 'all' } })
    .agenda('order')
    .set((s) => void (s.order = []))
    .begin()
  t.answer(1, 'order:21').answer(0, 'refuse').answer(0, 'order:12').answer(1, 'agree')
  expect(t.state.order).toEqual([0, 1])
})
test('FG-51.1 what cannot be chosen cannot be proposed either', () => {
  const t = telling({ node: 'n5', options: { consensus: 'all' } }).waitsFor(0, 1)
  for (const seat of [0, 1]) t.blocks(seat, 'choice:n5.pay', 'FG-43.3').refuses(seat, 'choice:n5.pay', 'FG-43.3')
  t.answer(1, 'choice:n5.force').refuses(1, 'agree')
  t.answer(0, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})

const DICE = showing('strike.red', 'fail.red', 'move.yellow', 'focus.green')
test('FG-51.2 all prepare at once, and a confirmation can be withdrawn until everybody has confirmed', () => {
  const t = preparing({ heroes: { lord: {}, rogue: {} } }).waitsFor(0, 1)
  t.roll('dice', DICE).answer(0, 'roll:0:15').answer(0, 'confirm:0').lacks(0, 'confirm:0')
  t.answer(0, 'unconfirm:0').logged('withdrew', ['lord']).offers(0, ['confirm:0', 'sprint:0:b1'])
  t.answer(0, 'sprint:0:b1').answer(0, 'confirm:0').answer(1, 'roll:1:15').answer(1, 'confirm:1').asked(0, 'order')
  expect(zoneOf(hero(t, 'lord'))).toBe('b1')
  t.refuses(0, 'unconfirm:0')
  t.refuses(1, 'unconfirm:1')
})
test('FG-51.2 what was rolled, spent or moved is not taken back with the confirmation', () => {
  const t = preparing({ heroes: { lord: {}, rogue: {} } })
    .roll('dice', DICE)
    .answer(0, 'roll:0:15')
  t.roll('dice', showing('strike.red')).answer(0, 'reroll:0:2').answer(0, 'sprint:0:a2').answer(0, 'confirm:0')
  t.answer(0, 'unconfirm:0')
  expect([energy(t, 'lord'), zoneOf(hero(t, 'lord')), hero(t, 'lord').rolledDice]).toEqual([[3, 1], 'a2', true])
  t.lacks(0, ['sprint:0:a1', 'roll:0:15'])
})
test('FG-51.2 sprints happen as they arrive, whoever is first', () => {
  const both = (first: 0 | 1) => {
    const t = preparing({ heroes: { lord: {}, rogue: {} } })
    for (const seat of [first, 1 - first]) t.answer(seat, `roll:${seat}:15`).answer(seat, `sprint:${seat}:b1`)
    return t.state.heroes.map(zoneOf)
  }
  expect([both(0), both(1)]).toEqual([
    ['b1', 'b1'],
    ['b1', 'b1'],
  ])
})
