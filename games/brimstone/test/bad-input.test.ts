/** What cannot be: refused with the rule, and nothing has changed (`refuses` compares the whole position). */
import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting } from './acting.ts'
import { boardIn, cellOf, game, scene } from './scene.ts'

afterEach(allDone)
const { names, content } = game.book
const item = (id: string): number => names.items.indexOf(id)
const held = (id: string, ready = false) => ({
  item: item(id),
  attached: [],
  forged: [],
  holds: 0,
  ready,
  usedBy: -1,
  used: [],
})
const someone = { class: 'cl-lawman', upgrade: '', token: '', portrait: 0, name: '' }
const start = (options: object) => () =>
  fromSetup(game, { seats: 1, options: { heroes: [someone], ...options } }).begin()

describe('refused with the rule', () => {
  test('SB-7.1 SB-7.3 a square out of reach, one that is taken, one behind rock, and one that is none', () => {
    const t = acting({ heroes: [{ at: [2, 6] }, { at: [2, 5] }] }, 3).begin()
    const [far, taken] = (
      [
        [0, 0],
        [2, 5],
      ] as const
    ).map((at) => cellOf(boardIn(t), at))
    for (const cell of [far, taken, 4000]) t.refuses(0, `walk:${cell}`, 'SB-7.1')
    // Two squares off as the crow flies, but there is rock between the drift and the gallery's corner.
    const behind = acting({ heroes: [{ at: [2, 5] }] }, 2).begin()
    const rock = cellOf(boardIn(behind), [0, 3])
    behind.refuses(0, `walk:${rock}`, 'SB-7.1').offers(0, [`walk:${cellOf(boardIn(behind), [1, 3])}`])
    expect(behind.state.acting.points).toBe(2)
  })
  test('SB-17.2 a hand too many', () => {
    const t = scene({
      heroes: [{ at: [2, 6] }],
      set: (s) => void (s.heroes[0]!.items = [held('gr-rifle', true), held('gr-pistol'), held('sg-hidden-blade')]),
    })
      .agenda('turn')
      .begin()
    t.pass(0).asked(0, 'hands').refuses(0, 'hold:0:1', 'SB-17.2')
    expect(t.state.heroes[0]!.items.map(({ ready }) => ready)).toEqual([true, false, false])
  })
  test('SB-17.4 a weight above the limit', () => {
    const t = acting({
      heroes: [
        { at: [2, 6], items: ['gr-rifle'] },
        { at: [3, 6], class: 'cl-saloon', items: ['gr-rifle', 'gr-shotgun', 'gr-rope'] },
      ],
    }).begin()
    t.answer(0, 'trade:1').refuses(0, 'give:0:1', 'SB-17.4')
    expect(t.state.heroes[0]!.items).toHaveLength(1)
  })
  test('SB-17.11 Gold that is not there', () => {
    const t = acting({ heroes: [{ at: [2, 6], gold: 30 }, { at: [3, 6] }] }).begin()
    t.answer(0, 'trade:1').answer(0, 'giveGold:1').refuses(0, 31, 'SB-17.11').answer(0, 30)
    expect(t.state.heroes.map(({ gold }) => gold)).toEqual([0, 30])
  })
  test('SB-17.13 an upgrade that does not fit', () => {
    const t = acting({
      heroes: [{ at: [2, 6] }],
      set: (s) => void (s.heroes[0]!.items = [held('gr-pistol', true), held('gr-heavy-bore')]),
    }).begin()
    const slots = content.items[item('gr-pistol')]!.slots
    expect(content.items[item('gr-heavy-bore')]!.upgrade!.fills).toBeGreaterThan(slots)
    t.refuses(0, 'attach:1:0', 'SB-17.13')
  })
  test('SB-4.1 a seventh hero, and fewer heroes than players', () => {
    expect(start({ heroes: Array.from({ length: 7 }, () => someone) })).toThrow(/SB-4\.1\b/)
    expect(() => fromSetup(game, { seats: 2, options: { heroes: [someone] } }).begin()).toThrow(/SB-4\.1\b/)
    expect(() => fromSetup(game, { seats: 7 }).begin()).toThrow(/1 to 6 seats, not 7/)
  })
  test('SB-34.9 a themed deck without cards', () => {
    expect(start({ themed: ['en-colossus'] })).toThrow(/SB-34\.9\b/)
    expect(start({ themed: ['Nobody'] })).toThrow(/SB-34\.9\b/)
  })
})
