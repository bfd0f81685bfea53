import { aOf, type Option, verbOf } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { cardOfNo, ICON } from '../src/book.ts'
import { takes, usesOf, type Way, waysFrom, waysThrough } from '../src/chains.ts'
import { FROM_ACTIONS, sourceOf } from '../src/parts.ts'
import { V } from '../src/questions.ts'
import { acting, type Playing, pool } from './acting.ts'
import type { FoeWish, HeroWish } from './scene.ts'

afterEach(allDone)

const NEAR: readonly FoeWish[] = [
  { enemy: 'recruit', at: 'b1' },
  { enemy: 'recruit', at: 'b1', init: 2 },
]
const guard = (wish: HeroWish, enemies = NEAR): Playing =>
  acting({ heroes: { 'sylvan-guard': { energy: 0, ...wish }, shaman: { at: 'd3' } }, enemies })
const source = (t: Playing, i: number): number => {
  const { icon, die } = t.state.heroes[0]!.pool[i]!
  return sourceOf(icon, die)
}
const from = (t: Playing, i = 0): readonly Way[] => waysFrom(t.match.table, 0, source(t, i))
const cardIn = (t: Playing, option: Option): string => cardOfNo(t.match.table, aOf(option)).id
const names = (t: Playing, ways: readonly Way[]): string[] =>
  ways.map(({ links }) => links.map(({ option }) => cardIn(t, option)).join(', '))
function optionOf(t: Playing, card: string): Option {
  const found = t.match.view(0).ask!.options.find((o) => verbOf(o) === V.card && cardIn(t, o) === card)
  if (found === undefined) throw new Error(`${card} is not on offer`)
  return found
}

describe('what a result could become', () => {
  test('FG-14.8 a card turns it into another that has uses of its own', () => {
    const t = guard({ pool: ['move.yellow'], active: ['quick-draw'] })
    const [way, ...more] = from(t)
    expect(names(t, [way!])).toEqual(['quick-draw'])
    expect(way!.links[0]!.gives).toEqual([sourceOf(ICON.shoot, -1)])
    expect(way!.uses).toEqual([{ verb: V.shoot, n: 2 }])
    expect(more).toEqual([])
  })
  test('FG-14.8 what one card gives pays for the next, short ways first', () => {
    const t = guard({
      pool: ['move.yellow'],
      items: { main: 'great-axe' },
      active: ['quick-draw'],
    })
    // The axe makes a Strike of it, which nobody here could be hit with.
    expect(names(t, from(t)).toSorted()).toEqual(['great-axe', 'quick-draw'])
    const two = guard({ pool: ['move.yellow'], items: { main: 'spirit-staff', secondary: 'buckler' } })
    const ways = from(two)
    expect(names(two, ways)).toEqual(['spirit-staff', 'spirit-staff, buckler'])
    expect(ways[1]!.links.map(({ gives }) => gives)).toEqual([[sourceOf(ICON.focus, -1)], [FROM_ACTIONS]])
    expect(ways[1]!.uses).toEqual([{ verb: V.parry, n: 1 }])
  })
  test('FG-14.4 a card stands in a way once', () => {
    const t = guard({ pool: ['focus.green', 'focus.green'], items: { main: 'spirit-staff' } })
    expect(names(t, from(t))).toEqual(['spirit-staff'])
  })
  test('FG-14.11 a sequence is an end, and only where it can be done', () => {
    const wish: HeroWish = { pool: ['move.yellow', 'focus.green'], active: ['charge'], energy: 0 }
    const charging = (at: FoeWish['at']) =>
      acting({ heroes: { mercenary: wish, shaman: { at: 'd3' } }, enemies: [{ enemy: 'recruit', at }] })
    const one = charging('b1')
    const [way] = from(one)
    expect([names(one, [way!]), way!.uses, way!.links[0]!.gives]).toEqual([['charge'], [], []])
    expect(from(charging('c1'))).toEqual([])
  })
  test('FG-14.7 what cannot be paid is no way', () => {
    const wish: HeroWish = { pool: ['strike.red'], active: ['hamstring'] }
    const t = acting({ heroes: { mercenary: wish, shaman: { at: 'd3' } }, enemies: NEAR })
    expect(from(t)).toEqual([])
  })
  test('the thing in hand pays where it will do', () => {
    const t = guard({ pool: ['move.yellow', 'focus.green'], active: ['quick-draw'], items: { main: 'spirit-staff' } })
    expect(takes(t.match.table, 0, optionOf(t, 'quick-draw'), source(t, 1))).toBe(false)
    expect(names(t, from(t, 1))).toEqual(['spirit-staff'])
    expect(names(t, from(t, 0))).toEqual(['quick-draw', 'spirit-staff', 'quick-draw, spirit-staff'])
  })
})
test('a card begins ways of its own, also where no result pays for it', () => {
  const wish: HeroWish = { pool: [], active: ['reckless', 'grapple'], health: 4 }
  const t = acting({ heroes: { mercenary: wish, shaman: { at: 'd3' } }, enemies: NEAR })
  const ways = waysThrough(t.match.table, 0, optionOf(t, 'reckless'))
  expect(names(t, ways)).toEqual(['reckless', 'reckless, grapple'])
  expect(ways[1]!.uses).toEqual([{ verb: V.pull, n: 2 }])
})
test('FG-12.2 what can be done at once is counted by targets', () => {
  const t = guard({ pool: ['move.yellow', 'shoot.blue'] })
  expect(usesOf(t.match.table, 0, [source(t, 0)])).toEqual([{ verb: V.move, n: 2 }])
  expect(usesOf(t.match.table, 0, [source(t, 1)])).toEqual([{ verb: V.shoot, n: 2 }])
})
test('looking ahead changes nothing', () => {
  const t = guard({ pool: ['move.yellow', 'focus.green'], active: ['quick-draw'], items: { main: 'spirit-staff' } })
  const before = structuredClone(t.state)
  from(t)
  waysThrough(t.match.table, 0, optionOf(t, 'quick-draw'))
  expect(t.state).toEqual(before)
  expect(pool(t, 'sylvan-guard')).toEqual(['move.yellow', 'focus.green'])
  t.answer(0, 'card:quick-draw:0')
  expect(pool(t, 'sylvan-guard')).toEqual(['focus.green', 'shoot.card'])
})
