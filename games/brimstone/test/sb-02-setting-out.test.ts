import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { LEVELS } from '../src/parts.ts'
import { Z } from '../src/state.ts'
import { boardIn, cellOf, game, where } from './scene.ts'

afterEach(allDone)
const { names, content } = game.book
const posse = (...classes: readonly string[]) =>
  classes.map((id) => ({ class: id, upgrade: '', token: '', portrait: 0, name: '' }))

test('SB-2.1 SB-2.2 SB-2.3 SB-2.4 SB-2.5 SB-2.6 SB-4.1 a new hero is made step by step', () => {
  const t = fromSetup(game, { seats: 1, options: { posse: 2 } }).begin()
  t.asked(0, 'class').answer(0, 'class:cl-bandit').asked(0, 'upgrade')
  t.offersExactly(0, ['upgrade:su-second-iron', 'upgrade:su-powder-man', 'upgrade:su-dirty-tricks'])
  t.answer(0, 'upgrade:su-second-iron').asked(0, 'freeToken')
  t.offersExactly(0, ['token:whisky:0', 'token:bandages:0', 'token:dynamite:0']).answer(0, 'token:dynamite:0')
  t.answer(0, 'class:cl-bandit').answer(0, 'upgrade:su-powder-man').answer(0, 'token:whisky:0')
  const [one, two] = t.state.heroes
  expect([one!.level, one!.xp, one!.gold, one!.darkStone, one!.wounds]).toEqual([1, 0, 0, 0, 0])
  const gear = one!.items.map(({ item }) => names.items[item]!)
  expect(gear.filter((id) => id === 'sg-sixshooter')).toHaveLength(2)
  const keepsakes = [one!, two!].map(({ items }) =>
    items.map(({ item }) => names.items[item]!).find((id) => id.startsWith('pi-')),
  )
  expect(keepsakes[0]).not.toBe(keepsakes[1])
  expect(one!.items.find(({ item }) => names.items[item] === 'sg-powder-satchel')?.holds).toBe(1)
})
test('SB-4.4 SB-4.6 SB-4.7 SB-4.8 SB-4.14 SB-3.1 SB-4.12 EX-31 start squares, the highest Initiative first', () => {
  const t = fromSetup(game, { seats: 1, options: { heroes: posse('cl-rancher', 'cl-saloon') } })
    .begin()
    .untilAsked(0, 'lantern')
  t.answer(0, 'hero:0').asked(0, 'start')
  expect(t.state.about.hero).toBe(1)
  const squares = t.options(0).map((word) => where(t, Number(word.split(':')[1])))
  expect(squares).toHaveLength(6)
  expect(squares).toEqual(
    expect.arrayContaining([
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 2],
      [2, 3],
      [3, 3],
    ]),
  )
  t.refuses(0, `square:${cellOf(boardIn(t), [0, 2])}`)
  expect(t.state.depth).toEqual({ posse: 0, darkness: 16 })
  expect(t.state.heroes.map(({ grit }) => grit)).toEqual([1, 1])
  expect(t.state.tiles).toHaveLength(1)
  expect(t.zone(Z.worldsUp)).toEqual(['w-mines'])
  expect(t.zone(Z.dreadStack)).toEqual([])
})
test.each([
  [1, 'low', 2, 2, 3],
  [2, 'low', 1, 1, 2],
  [3, 'med', 1, 1, 2],
  [4, 'med', 0, 0, 1],
  [5, 'high', 1, 1, 2],
  [6, 'high', 0, 0, 1],
] as const)(
  'SB-4.9 SB-4.10 SB-35.1 SB-35.2 SB-38.1 SB-38.3 EX-32 %i heroes meet %s threats',
  (n, level, book, even, gentle) => {
    for (const [odds, revives] of [
      ['book', book],
      ['even', even],
      ['gentle', gentle],
    ] as const) {
      const heroes = posse(...Array.from({ length: n }, () => 'cl-lawman'))
      const t = fromSetup(game, { seats: 1, options: { heroes, odds } }).begin().untilStep('turn')
      expect(LEVELS[t.state.threat]).toBe(level)
      expect(t.state.revives).toBe(revives)
      expect(t.state.depth.darkness).toBe(content.track.spaces - 1)
    }
  },
)
test('SB-4.2 SB-4.3 SB-36.1 SB-36.2 decks and tokens lie hidden, everything else open', () => {
  const t = fromSetup(game, { seats: 1, options: { heroes: posse('cl-lawman') } })
    .begin()
    .untilStep('turn')
  for (const zone of [Z.mapMines, Z.tokens, Z.darkness, Z.encounterMines, Z.threatLow])
    expect(t.sees(0, zone).every((face) => face === null)).toBe(true)
  expect(t.zone(Z.tokens)).toHaveLength(12)
  expect(t.sees(-1, Z.worldsUp)).toEqual(['w-mines'])
})
test('SB-4.5 SB-4.11 SB-4.13 SB-34.7 SB-34.9 SB-38.5 what cannot be agreed on is refused with the rule', () => {
  const start = (options: object) => () =>
    fromSetup(game, { seats: 1, options: { heroes: posse('cl-lawman'), ...options } }).begin()
  expect(start({ mission: 'mi-rift' })).toThrow(/SB-4.11/)
  expect(start({ mission: 'mi-nowhere' })).toThrow(/SB-4.5/)
  expect(start({ themed: ['en-colossus'] })).toThrow(/SB-34.9/)
  expect(start({ heroes: posse(...Array.from({ length: 7 }, () => 'cl-lawman')) })).toThrow(/SB-4.1/)
  expect(start({ heroes: [{ ...posse('cl-lawman')[0]!, upgrade: 'su-tumbler' }] })).toThrow(/SB-2.2/)
})
test('SB-34.4 SB-34.9 a themed deck has only cards that match', () => {
  const t = fromSetup(game, {
    seats: 1,
    options: { heroes: posse('cl-lawman'), themed: ['Demon', 'Beast', 'Void'] },
  }).begin()
  expect(t.zone(Z.threatLow)).toHaveLength(8)
  const few = fromSetup(game, {
    seats: 1,
    options: { heroes: posse('cl-lawman'), themed: ['en-spider', 'en-tentacle', 'en-terror', 'en-strangler'] },
  }).begin()
  expect(few.zone(Z.threatLow)).not.toContain('th-low-4')
  expect(few.zone(Z.threatLow)).not.toContain('th-low-8')
  expect(few.zone(Z.threatLow)).toContain('th-low-1')
})
