import { allDone, type Play } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { Effect, EventCard } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { scene, told } from './bare.ts'
import { challenge, dice, event, Z } from './table.ts'

afterEach(allDone)

const omen = (instructions: readonly Effect[], more: Partial<EventCard> = {}) =>
  event('omen', { instructions, ...more })
const omenAt = (card: EventCard, seat = 0) => scene({ well: [card] }, { board: ['omen'], first: seat })
const resolve = (t: Play<S, O>, seat = 0) => t.answer(seat, 'keepHand').answer(seat, 'resolve:omen')
const handSizes = (t: Play<S, O>) => [0, 1].map((seat) => t.zone(Z.hand + seat).length)

test('KD-4.1 the instructions of an event happen in printed order', () => {
  const card = omen([
    { do: 'damage', n: 1 },
    { do: 'heal', n: 1 },
    { do: 'draw', n: 1 },
  ])
  const t = resolve(omenAt(card).begin())
  const lines = t.log(0).filter((line) => /^(resolved|damage|healed|drew)/.test(line))
  expect(lines).toEqual(['resolved 0 omen', 'damage 1 9', 'healed 1 10', 'drew 0 1'])
  expect(t.state.hp).toBe(10)
  expect(handSizes(t)).toEqual([8, 7])
})
test('KD-4.1 turned round they come out differently: healing first is lost at full health', () => {
  const t = resolve(
    omenAt(
      omen([
        { do: 'heal', n: 1 },
        { do: 'damage', n: 1 },
      ]),
    ).begin(),
  )
  expect(t.state.hp).toBe(9)
})
test('KD-4.2 an event takes no action, boost, lantern or dice', () => {
  const t = omenAt(omen([]))
    .set((s) => {
      s.charged[0] = true
    })
    .begin()
  resolve(t).asked(1, 'exhaust')
  for (const what of ['acted', 'usedLantern', 'noAction', 'boosted', 'rolled', 'placed', 'windowSkipped'])
    t.notLogged(what)
  expect(t.luck()).toEqual([])
  expect(t.state.charged).toEqual([true, false])
  expect(handSizes(t)).toEqual([7, 7])
  expect([...t.zone(Z.discard + 0), ...t.zone(Z.discard + 1)]).toEqual([])
})
test('KD-4.3 an event does nothing when it enters play or while it waits', () => {
  const easy = challenge('easy', { difficulty: 1 })
  const t = scene({ well: [easy, omen([{ do: 'damage', n: 2 }])] }, { board: ['easy'] })
    .top(Z.well, ['omen'])
    .roll('dice', dice('red', 'red', 'red', 'light'))
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:easy:red').pass(0).logged('entered', ['omen'])
  for (let turn = 0; turn < 3; turn++) t.untilStep('turn', { exhaust: 'keepHand', choose: 'attempt:plain:red' })
  expect(t.zone(Z.north)).toEqual(['omen'])
  expect(t.state.hp).toBe(10)
  t.notLogged('resolved')
})
test('KD-4.3 unless its own text says otherwise', () => {
  const card = omen([{ do: 'damage', n: 5 }], { bold: [{ on: 'turnStart', do: [{ do: 'damage', n: 1 }] }] })
  const t = omenAt(card).begin()
  for (const left of [9, 8, 7]) {
    t.untilAsked(t.state.active, 'choose', { exhaust: 'keepHand' })
    expect(t.state.hp).toBe(left)
    t.untilStep('turn', { choose: 'attempt:plain:red' })
  }
})
test('KD-4.4 an event stays for as many turns as nobody picks it', () => {
  const t = omenAt(omen([])).begin()
  for (let turn = 1; turn <= 10; turn++) {
    t.untilAsked(t.state.active, 'choose', { exhaust: 'keepHand' }).offers(t.state.active, 'resolve:omen')
    expect([t.state.turn, t.sees(-1, Z.north)]).toEqual([turn, ['omen']])
    t.untilStep('turn', { choose: 'attempt:plain:red' })
  }
  expect(t.zone(Z.north)).toEqual(['omen'])
})
test('KD-4.5 the Seeker whose turn it is is meant', () => {
  const t = omenAt(omen([{ do: 'draw', n: 2 }, { do: 'charge' }, { do: 'discardHand', n: 1 }]), 1).begin()
  resolve(t, 1)
    .asked(1, 'discard')
    .answer(1, [t.options(1)[0]!])
  expect(handSizes(t)).toEqual([7, 8])
  expect(t.state.charged).toEqual([false, true])
})
test.each<{ after: EventCard['after']; zone: number }>([
  { after: 'completed', zone: Z.completed },
  { after: 'discard', zone: Z.wellDiscard },
  { after: 'attachMaster', zone: Z.attached },
  { after: 'remain', zone: Z.north },
])('KD-4.6 a resolved event that says $after goes there', ({ after, zone }) => {
  const t = resolve(omenAt(omen([], { after })).begin())
  expect(t.zone(zone).at(-1)).toBe('omen')
  expect(t.zone(Z.completed)).toHaveLength(after === 'completed' ? 1 : 0)
  expect(t.zone(Z.wellDiscard)).toHaveLength(after === 'discard' ? 4 : 3)
  expect(t.state.host[t.card('omen')]).toBe(after === 'attachMaster' ? t.card('the-master') + 1 : 0)
})
test('KD-4.6 from the completed area no climb brings it back, from the discard it does', () => {
  const climb = event('stairs', { instructions: [{ do: 'climb', n: 5 }] })
  const back = (after: EventCard['after']) => {
    const t = scene({ well: [omen([], { after }), climb] }, { board: ['omen', 'stairs'] }).begin()
    resolve(t).answer(1, 'keepHand').answer(1, 'resolve:stairs')
    return [...t.zone(Z.well), ...t.zone(Z.east)].includes('omen')
  }
  expect(back('completed')).toBe(false)
  expect(back('discard')).toBe(true)
})
test('KD-4.7 what cannot be done is left out, the rest happens', () => {
  const card = omen([
    { do: 'shakeFatigue', n: 1 },
    { do: 'discardCard', on: { target: 'chosenChallenge', filter: { type: 'trap' } } },
    { do: 'draw', n: 2 },
  ])
  const t = resolve(omenAt(card).begin()).asked(1, 'exhaust')
  expect(handSizes(t)).toEqual([9, 7])
  expect(told(t.log(0))).not.toContain('shook')
  expect(t.zone(Z.completed)).toEqual(['omen'])
  expect([...t.zone(Z.north), ...t.zone(Z.east), ...t.zone(Z.south), ...t.zone(Z.west)]).toHaveLength(4)
})
test('KD-4.8 texts about challenges neither count nor touch an event', () => {
  const card = omen([
    { do: 'addProgress', n: 1, on: { target: 'eachChallenge' } },
    { do: 'damage', n: { count: 'challengesInPlay' } },
    { do: 'discardCard', on: { target: 'chosenChallenge' } },
  ])
  const t = resolve(scene({ well: [card, event('idle')] }, { board: ['omen', 'idle'] }).begin())
  expect(['omen', 'idle'].map((name) => t.state.progress[t.card(name)])).toEqual([0, 0])
  expect([Z.south, Z.west].map((slot) => t.state.progress[t.card('plain', slot)])).toEqual([1, 1])
  expect(t.state.hp).toBe(8)
  t.offersExactly(0, ['target:plain', 'target:plain']).refuses(0, 'target:idle')
})
test('KD-4.8 resolving an event completes no challenge', () => {
  const watcher = challenge('watcher', { bold: [{ on: 'onOtherCompleted', do: [{ do: 'damage', n: 1 }] }] })
  const t = resolve(scene({ well: [omen([]), watcher] }, { board: ['omen', 'watcher'] }).begin())
  t.notLogged('completed').notLogged('ability')
  expect(t.state.hp).toBe(10)
})
