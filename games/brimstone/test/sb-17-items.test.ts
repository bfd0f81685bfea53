import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { boardIn, cellOf, game, scene } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const item = (id: string): number => names.items.indexOf(id)
const held = (id: string, more: object = {}) => ({
  item: item(id),
  attached: [],
  forged: [],
  holds: 0,
  ready: false,
  usedBy: -1,
  used: [],
  ...more,
})
const packed =
  (...items: ReturnType<typeof held>[]) =>
  (s: { heroes: { items: unknown[] }[] }) =>
    void (s.heroes[0]!.items = items)

test('SB-17.2 SB-17.3 SB-6.3 two hands are filled at the start of a turn; what is not in hand is of no use', () => {
  const t = scene({
    heroes: [{ at: [2, 6] }],
    enemies: [{ type: 'en-spider', at: [2, 7] }],
    set: packed(held('gr-rifle', { ready: true }), held('gr-pistol'), held('sg-hidden-blade')),
  })
    .agenda('turn')
    .roll('holdBack', faces(3, 6))
    .begin()
  t.pass(0).asked(0, 'hands').offersExactly(0, ['hold:1:2', 'pass']).answer(0, 'hold:1:2')
  expect(t.state.heroes[0]!.items.map(({ ready }) => ready)).toEqual([false, true, true])
})
test('SB-17.4 SB-17.18 too much is left at once, and lies there for others', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: 'cl-saloon', items: ['gr-rifle', 'gr-shotgun'] }] })
    .roll('scavenge', faces(6, 1, 1))
    .shuffle(Z.scavenge, ['sv-gear'])
    .top(Z.gear, ['gr-rope'])
    .begin()
  t.answer(0, 'scavenge:0').asked(0, 'tooHeavy').answer(0, 'leave:0')
  expect(t.state.dropped).toMatchObject([{ item: item('gr-rifle') }])
  const take = acting({
    heroes: [{ at: [2, 6] }],
    set: (s) => void s.dropped.push({ at: s.heroes[0]!.at, item: item('gr-hat'), attached: [], forged: [], holds: 0 }),
  }).begin()
  take.answer(0, 'takeUp:0')
  expect(take.state.heroes[0]!.items.map((own) => own.item)).toEqual([item('gr-hat')])
  expect(take.state.dropped).toEqual([])
})
test('SB-17.5 EX-9 an item for the Law is carried by anybody and used by the Law', () => {
  const t = acting({ heroes: [{ at: [2, 6], class: 'cl-bandit' }], set: packed(held('gr-vest')) }).begin()
  t.refuses(0, 'wear:0', 'SB-17.5')
  const law = acting({ heroes: [{ at: [2, 6] }], set: packed(held('gr-vest')) }).begin()
  law.offers(0, ['wear:0'])
  expect(law.state.outcome).toBe('none')
})
test('SB-17.6 EX-10 one worn piece a zone', () => {
  const t = acting({
    heroes: [{ at: [2, 6] }],
    set: packed(held('gr-gloves', { ready: true }), held('gr-gloves'), held('gr-hat')),
  }).begin()
  t.refuses(0, 'wear:1', 'SB-17.6').offers(0, ['wear:2'])
  expect(t.state.outcome).toBe('none')
})
test('SB-17.7 SB-31.7 SB-31.8 SB-17.17 Dark Stone is rolled for at the end, that in items included', () => {
  const t = scene({ heroes: [{ at: [2, 6], darkStone: 2, items: ['ma-idol'] }], options: { mode: 'advanced' } })
    .agenda('turn')
    .roll('darkStone', faces(1, 4, 3))
    .roll('willpower', faces(6), faces(1, 6))
    .roll('hits', faces(1))
    .begin()
  t.answer(0, 'flee').answer(0, 'agree')
  expect(t.state.over).toBe('fled')
  expect(t.state.heroes[0]!.corruption).toBe(1)
})
test('SB-17.8 SB-17.9 SB-17.10 SB-17.11 SB-17.12 SB-17.14 things change hands between those in reach', () => {
  const heroes = [
    { at: [2, 6], items: ['gr-rope', 'pi-watch'], bag: ['whisky'], darkStone: 1, gold: 30 },
    { at: [2, 8] },
  ] as const
  const t = acting({ heroes }).begin()
  t.answer(0, 'trade:1').refuses(0, 'give:1:1', 'SB-17.12').answer(0, 'give:0:1')
  expect(t.state.heroes[1]!.items.map((own) => own.item)).toEqual([item('gr-rope')])
  t.answer(0, 'trade:1').answer(0, 'giveToken:whisky:1').answer(0, 'trade:1').answer(0, 'giveStone:1')
  t.answer(0, 'trade:1').answer(0, 'giveGold:1').answer(0, 20)
  expect(t.state.heroes[1]!).toMatchObject({ darkStone: 1, gold: 20, bag: [1] })
  const fight = acting({ heroes, enemies: [{ type: 'en-tentacle', at: [0, 0] }] }).begin()
  fight.lacks(0, ['trade:1'])
})
test('SB-17.13 SB-17.17 EX-39 slots are filled and emptied, and the stone is gone', () => {
  const t = acting({
    heroes: [{ at: [2, 6], darkStone: 4 }],
    set: packed(held('gr-rifle', { ready: true }), held('gr-long-sight'), held('gr-heavy-bore')),
  }).begin()
  t.answer(0, 'attach:1:0').refuses(0, 'attach:1:0', 'SB-17.13')
  t.answer(0, 'detach:0:0').answer(0, 'attach:1:0')
  expect(t.state.heroes[0]!.items[0]!.attached).toEqual([item('gr-heavy-bore')])
  expect(t.state.heroes[0]!.darkStone).toBe(2)
  t.answer(0, 'detach:0:0')
  expect(t.state.heroes[0]!.darkStone).toBe(2)
  const forged = acting({
    heroes: [{ at: [2, 6] }],
    set: packed(held('gr-rifle', { ready: true, forged: [1] })),
  }).begin()
  expect(forged.options(0).some((word) => word.startsWith('detach:'))).toBe(false)
})
test('SB-17.14 SB-17.15 a full bag puts one back; Tonic brings Grit, Flash slows', () => {
  const full = acting({ heroes: [{ at: [2, 6], bag: ['whisky', 'whisky', 'herbs', 'tonic', 'flash'] }] })
    .roll('scavenge', faces(6, 1, 1))
    .shuffle(Z.scavenge, ['sv-supplies'])
    .begin()
  full.answer(0, 'scavenge:0').answer(0, 'token:bandages:0').asked(0, 'bagFull').answer(0, 'putBack:whisky')
  expect(full.state.heroes[0]!.bag).toHaveLength(5)
  const tonic = acting({ heroes: [{ at: [2, 6], bag: ['tonic'] }] }).begin()
  tonic.answer(0, 'token:tonic:0')
  expect(tonic.state.heroes[0]!.grit).toBe(1)
  const flash = acting({
    heroes: [{ at: [2, 6], bag: ['flash'] }],
    enemies: [{ type: 'en-spider', at: [0, 0] }],
  }).begin()
  flash.answer(0, 'token:flash:0')
  expect(flash.state.fight.flashes).toEqual([0])
})
test('SB-17.16 Flash is used at the start of a turn too', () => {
  const t = scene({
    heroes: [{ at: [2, 8], class: 'cl-saloon', bag: ['flash'] }],
    enemies: [{ type: 'en-spider', at: [0, 0] }],
  })
    .agenda('turn')
    .roll('holdBack', faces(3, 6))
    .roll('move', faces(3))
    .begin()
  t.pass(0).asked(0, 'turnStart').answer(0, 'token:flash:0').asked(0, 'act')
  expect(t.state.outcome).toBe('none')
})
test('SB-17.19 two bonuses of a kind both count', () => {
  const t = acting({
    heroes: [{ at: [2, 6], class: 'cl-rancher', items: ['gr-hatchet', 'gr-hatchet'] }],
    enemies: [{ type: 'en-terror', at: [2, 7] }],
  })
    .roll('toHitMelee', faces(1, 1, 1, 1))
    .begin()
  t.answer(0, 'melee')
  expect(cellOf(boardIn(t), [2, 6])).toBe(t.state.heroes[0]!.at)
})
