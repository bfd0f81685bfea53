import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, energy, hero, type Playing, pool, preparing, screen } from './acting.ts'
import { against, namedBy } from './asking.ts'
import { type HeroWish, showing } from './scene.ts'

afterEach(allDone)

const sylvan = (wish: HeroWish = {}): Playing => preparing({ heroes: { 'sylvan-guard': wish, shaman: {} } })
/** The Sylvan Guard rolls blue, blue, yellow, green. */
const rolled = (faces: readonly string[], wish: HeroWish = {}): Playing =>
  sylvan(wish)
    .roll('dice', showing(...faces))
    .answer(0, 'roll:0:15')
const COIN: HeroWish = { items: { pack2: 'lucky-coin' } }

describe('how many', () => {
  test('FG-11.1 never more than four, unless a card says so', () => {
    const t = sylvan({ dice: ['red', 'red'] })
    const sizes = new Set(namedBy(t, 'roll').map((word) => bits(Number(word.split(':')[1]))))
    expect([...sizes]).toEqual([4])
    t.refuses(0, 'roll:0:31', 'FG-23.5')
    t.answer(0, 'roll:0:15')
    expect(screen(t, 'sylvan-guard')).toHaveLength(4)
  })
  test('FG-11.1 the War Horn gives a fifth, before the roll or after it', () => {
    const horn: HeroWish = { dice: ['red', 'red'], items: { pack2: 'war-horn' } }
    const before = sylvan(horn).answer(0, 'prep:war-horn:0').answer(0, 'roll:0:31')
    expect(screen(before, 'sylvan-guard')).toHaveLength(5)
    const after = sylvan(horn).answer(0, 'roll:0:15').answer(0, 'prep:war-horn:32')
    expect(hero(after, 'sylvan-guard').chosen.at(-1)).toBe(0)
    expect(screen(after, 'sylvan-guard')).toHaveLength(5)
    const nothingLeft = rolled(['fail.blue', 'fail.blue', 'move.yellow', 'focus.green'], { items: horn.items! })
    nothingLeft.lacks(0, ['prep:war-horn:0', 'prep:war-horn:32'])
  })
})
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length

describe('colours', () => {
  test('FG-11.2 each die gives one result in its own colour', () => {
    const t = rolled(['shoot.blue', 'fail.blue', 'moveStrike.yellow', 'focus.green'])
    t.answer(0, 'confirm:0').answer(1, 'roll:1:15').answer(1, 'confirm:1').answer(0, 'order:12')
    expect(pool(t, 'sylvan-guard')).toEqual(['shoot.blue', 'fail.blue', 'moveStrike.yellow', 'focus.green'])
  })
  test('FG-11.3 a coloured cost takes that die only, results of cards have no colour', () => {
    const storm = (...pool: string[]) =>
      acting({
        heroes: { shaman: { pool, active: ['storm-of-kaan'] }, lord: {} },
        enemies: [{ enemy: 'conscript', at: 'b1' }],
      })
    storm('focus.green', 'focus.blue', 'move.yellow').offers(0, 'card:storm-of-kaan:0')
    expect(against(storm('focus.blue', 'focus.card', 'move.yellow'), 'card:storm-of-kaan:0')).toEqual(['FG-14.7'])
    expect(against(storm('focus.blue', 'focus.yellow', 'move.green'), 'card:storm-of-kaan:0')).toEqual(['FG-14.7'])
  })
  test('FG-11.3 a plain cost takes the icon from any die', () => {
    for (const die of ['green', 'blue', 'yellow', 'card']) {
      const t = acting({ heroes: { shaman: { pool: [`focus.${die}`], active: ['spirit-bolt'] }, lord: {} } })
      t.answer(0, 'card:spirit-bolt:0')
      expect(pool(t, 'shaman')).toEqual(['shoot.card'])
    }
  })
})

describe('rerolls', () => {
  test('FG-11.4 a die with the reroll icon is rerolled once', () => {
    const t = rolled(['fail.blue', 'shoot.blue', 'move.yellow', 'focus.green'])
    expect(namedBy(t, 'rerollIcon')).toEqual(['0:0', '0:1'])
    t.roll('dice', showing('focus.blue')).answer(0, 'rerollIcon:0:0')
    expect(screen(t, 'sylvan-guard')).toEqual(['focus.blue', 'shoot.blue', 'move.yellow', 'focus.green'])
    expect(namedBy(t, 'rerollIcon')).toEqual(['0:1'])
    t.refuses(0, 'rerollIcon:0:0', 'FG-23.5')
    t.refuses(0, 'rerollIcon:0:2', 'FG-23.5')
  })
  test('FG-11.5 rerolls belong to the preparation', () => {
    rolled(['fail.blue', 'fail.blue', 'move.yellow', 'focus.green'], COIN).offers(0, 'prep:lucky-coin:1')
    const t = acting({ heroes: { 'sylvan-guard': { ...COIN, pool: ['fail.blue', 'shoot.blue'] }, shaman: {} } })
    for (const word of ['prep:lucky-coin:1', 'rerollIcon:0:0', 'reroll:0:1']) t.refuses(0, word, 'FG-25.2')
    expect(t.options(0).filter((word) => /^(prep|reroll)/.test(word))).toEqual([])
  })
  test('FG-11.6 several effects reroll the same die, each once', () => {
    const t = rolled(['fail.blue', 'shoot.blue', 'move.yellow', 'focus.green'], COIN)
    t.roll('dice', showing('fail.blue'), showing('fail.blue'), showing('shoot.blue'))
    t.answer(0, 'rerollIcon:0:0').answer(0, 'prep:lucky-coin:1').answer(0, 'reroll:0:1')
    expect(screen(t, 'sylvan-guard')[0]).toBe('shoot.blue')
    expect(energy(t, 'sylvan-guard')).toEqual([4, 1])
    t.lacks(0, ['rerollIcon:0:0', 'prep:lucky-coin:1', 'reroll:0:1'])
    const other = rolled(['fail.blue', 'shoot.blue', 'move.yellow', 'focus.green'], COIN)
    other.roll('dice', showing('fail.blue'), showing('fail.blue'), showing('focus.blue'))
    other.answer(0, 'reroll:0:1').answer(0, 'prep:lucky-coin:1').answer(0, 'rerollIcon:0:0')
    expect(screen(other, 'sylvan-guard')[0]).toBe('focus.blue')
  })
  test('FG-11.7 the new face stands', () => {
    const t = rolled(['shoot.blue', 'shoot.blue', 'move.yellow', 'focus.green'])
    t.roll('dice', showing('fail.blue')).answer(0, 'rerollIcon:0:0')
    expect(screen(t, 'sylvan-guard')[0]).toBe('fail.blue')
    t.refusesUndo('strict', 'undoPastReveal')
  })
})
