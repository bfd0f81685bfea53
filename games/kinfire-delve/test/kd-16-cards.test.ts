import { allDone, type Given, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { type O, packs, type S } from '../src/index.ts'
import { scene, told, wellCard } from './bare.ts'
import { challenge, dice, event, skill, Z } from './table.ts'

afterEach(allDone)

const [NORTH, EAST, SOUTH] = [Z.north, Z.east, Z.south]
const on = (t: Play<S, O>, slot: number) => t.state.progress[t.state.zones[slot]![0]!]!
const place = (g: Given<S, O>, slot: number, n: number) =>
  g.set((s) => {
    s.progress[s.zones[slot]![0]!] = n
  })
const attempt = (t: Play<S, O>, what: string) => t.answer(0, 'keepHand').answer(0, `attempt:${what}`).pass(0)

describe('The Maze', () => {
  const maze = wellCard('the-maze')
  const three = ['the-maze', 'the-maze', 'the-maze', 'plain']
  test('KD-16.1 what step 4 places on the attempted Maze is placed once on every other copy in play', () => {
    const t = scene({ well: [maze] }, { board: three })
      .roll('dice', dice('green', 'green', 'green', 'light'))
      .begin()
    attempt(t, 'the-maze:green')
    expect([NORTH, EAST, SOUTH, Z.west].map((slot) => on(t, slot))).toEqual([4, 4, 4, 0])
  })
  test('KD-16.1 it is one effect: copies that it completes are completed together', () => {
    const g = scene({ well: [maze] }, { board: three }).roll('dice', dice('green', 'green', 'green', 'light'))
    const t = place(place(g, NORTH, 3), EAST, 3).begin()
    attempt(t, 'the-maze:green').asked(0, 'rewards')
    expect(t.options(0)).toEqual(['reward:the-maze', 'reward:the-maze'])
  })
  test('KD-16.1 progress that arrives in another way is not copied', () => {
    const gift = event('gift', { instructions: [{ do: 'addProgress', n: 2, on: { target: 'chosenChallenge' } }] })
    const t = scene({ well: [maze, gift] }, { board: ['the-maze', 'the-maze', 'gift'] }).begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:gift').answer(0, 'target:the-maze')
    expect([NORTH, EAST].map((slot) => on(t, slot))).toEqual([2, 0])
  })
  test('KD-16.1 nor is what is placed on another card', () => {
    const t = scene({ well: [maze] }, { board: three })
      .roll('dice', dice('red', 'red', 'green', 'light'))
      .begin()
    attempt(t, 'plain:red')
    expect([NORTH, EAST, SOUTH, Z.west].map((slot) => on(t, slot))).toEqual([0, 0, 0, 3])
  })
})

describe('Vainglory’s Symphony', () => {
  const symphony = wellCard('vainglorys-symphony')
  const symphonyAt = (n: number) =>
    place(
      scene({ well: [symphony, event('idle', { after: 'remain' })] }, { board: ['vainglorys-symphony', 'idle'] }),
      NORTH,
      n,
    )
  test('KD-16.2 it gains 1 progress at the start of every turn, whoever is active', () => {
    const t = symphonyAt(0).begin()
    for (const [i, seat] of [0, 1].entries()) {
      expect(on(t, NORTH)).toBe(i)
      t.answer(seat, 'keepHand').asked(seat, 'choose')
      expect(on(t, NORTH)).toBe(i + 1)
      t.answer(seat, 'resolve:idle')
    }
    expect(on(t, NORTH)).toBe(2)
  })
  test('KD-16.2 that may complete it before a card is chosen: 3 damage, climb 2', () => {
    const t = symphonyAt(3).begin().answer(0, 'keepHand').asked(0, 'choose')
    t.logged('completed', ['vainglorys-symphony', 4]).logged('damage', [3, 7]).logged('climbed', [2])
    expect(t.zone(Z.completed)).toEqual(['vainglorys-symphony'])
    expect([t.zone(Z.well).length, t.zone(Z.wellDiscard).length]).toEqual([52, 1])
    t.lacks(0, 'attempt:vainglorys-symphony:green')
  })
})

describe('The Beast’s Riddle', () => {
  const riddle = wellCard('the-beasts-riddle')
  const harder = challenge('harder', {
    boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 1 }],
  })
  const three = dice('blue', 'blue', 'red', 'light')
  test.each([
    { before: 2, faces: three, other: 'plain', damage: 3 },
    { before: 2, faces: three, other: 'harder', damage: 4 },
    { before: 0, faces: dice('red', 'red', 'green', 'dark'), other: 'plain', damage: 8 },
  ])(
    'KD-16.3 with $before on it before the roll, and $other beside it, failing costs $damage',
    ({ before, faces, other, damage }) => {
      const g = scene({ well: [riddle, harder] }, { board: ['the-beasts-riddle', other] }).roll('dice', faces)
      const t = attempt(place(g, NORTH, before).begin(), 'the-beasts-riddle:blue')
      t.logged('damage', [damage, 10 - damage])
      expect(t.state.hp).toBe(10 - damage)
    },
  )
})

describe('The Faded Way', () => {
  const fadedWay = wellCard('the-faded-way')
  test.each([
    { before: 5, value: 7, descent: 4 },
    { before: 5, value: 1, descent: 2 },
    { before: 1, value: 7, descent: 2 },
  ])('KD-16.4 with $before on it and $value more, its reward descends $descent', ({ before, value, descent }) => {
    const strong = skill('strong', { colours: ['green'], value, boost: { colours: ['green'], value: 1 } })
    const g = scene(
      { well: [fadedWay], skills: [strong] },
      { board: ['the-faded-way'], hands: [['strong'], ['ben-red']] },
    )
    const t = place(g, NORTH, before)
      .roll('dice', dice('red', 'red', 'red', 'dark'))
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:the-faded-way:green').answer(0, 'play:strong:green')
    t.logged('completed', ['the-faded-way', before + value]).logged('descended', [descent])
    expect(t.zone(Z.wellDiscard)).toHaveLength(3 + descent)
  })
})

describe('the back of the Master', () => {
  const { masterBack } = packs.grotto
  const well = [challenge('deep'), event('yawn', { instructions: [{ do: 'fatigue', n: 1 }] })]
  test('KD-16.5 when an exhaustion is complete, the top card of the Well discard is attached', () => {
    const t = scene({ well, masterBack: masterBack! }).top(Z.wellDiscard, ['deep']).begin().answer(0, 'exhaust')
    expect(told(t.log(0)).filter((what) => what !== 'ability')).toEqual([
      'turn',
      'fatigue',
      'drew',
      'exhausted',
      'attached',
    ])
    expect(t.zone(Z.attached)).toEqual(['deep'])
    expect(t.zone(Z.wellDiscard)).toHaveLength(2)
    expect(t.state.host[t.card('deep')]).toBe(t.state.zones[Z.masterDown]![0]! + 1)
    expect([t.zone(Z.hand + 0).length, t.zone(Z.well).length]).toEqual([7, 50])
  })
  test('KD-16.5 an empty Well discard gives nothing', () => {
    const t = scene({ well, masterBack: masterBack! }).zone(Z.wellDiscard, []).begin().answer(0, 'exhaust')
    expect(t.zone(Z.attached)).toEqual([])
    expect(t.zone(Z.hand + 0)).toHaveLength(7)
    t.asked(0, 'choose').notLogged('attached')
  })
  test('KD-16.5 suffering fatigue without exhausting attaches nothing', () => {
    const t = scene({ well, masterBack: masterBack! }, { board: ['yawn'] }).begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:yawn').logged('fatigue').notLogged('attached')
    expect(t.zone(Z.attached)).toEqual([])
  })
})
