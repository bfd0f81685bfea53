/** KD-2 Who sees what. */
import { allDone, fromSetup, given, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { O, S } from '../src/index.ts'
import { bare, easy, GATES, NONE, scene } from './bare.ts'
import { event, kinfire, skill, Z } from './table.ts'

afterEach(allDone)

describe('who sees what', () => {
  test('KD-2.14 hands are open to the group, and to those who look on', () => {
    const t = scene({}, { hands: [['asha-red', 'asha-white'], ['ben-blue']] }).begin()
    expect(t.sees(1, Z.hand + 0)).toEqual(['asha-red', 'asha-white'])
    expect(t.sees(0, Z.hand + 1)).toEqual(['ben-blue'])
    expect(t.sees(-1, Z.hand + 0)).toEqual(['asha-red', 'asha-white'])
  })
  test('KD-2.14 closed by the table, a hand is a number of cards to everybody else', () => {
    const secret = skill('secret', { colours: ['blue'], boost: { colours: ['red'], value: 1 } })
    const t = scene(
      { skills: [secret], well: [event('cache', { instructions: [{ do: 'draw', n: 1 }] })] },
      { board: ['cache'], hands: [['asha-red'], ['ben-blue']], options: { openHands: false } },
    )
      .top(Z.deck + 0, ['secret'])
      .roll('dice', NONE)
      .begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:cache')
    expect(t.sees(0, Z.hand + 0)).toEqual(['asha-red', 'secret'])
    // With closed hands everybody is asked to boost, so that a silence tells nothing.
    t.answer(1, 'keepHand').answer(1, 'attempt:plain:red').pass(1)
    t.asked(0, 'exhaust').answer(0, 'keepHand').answer(0, 'attempt:plain:red').answer(0, 'play:asha-red:red')
    t.asked(1, 'boost').offersExactly(1, ['pass'])
    for (const viewer of [-1, 1]) {
      expect(t.sees(viewer, Z.hand + 0)).toEqual([null])
      expect(JSON.stringify([t.printed(viewer), t.log(viewer)])).not.toContain('secret')
    }
    expect(t.sees(0, Z.hand + 1)).toEqual([null])
  })
  test('KD-2.15 nothing hidden can be told from any view, question or log', () => {
    // The faces of hidden cards with the same back change places; what everybody sees must not change with them.
    const turned = (...piles: readonly (readonly number[])[]) =>
      fromTable().set((s) => {
        for (const zones of piles) {
          const ids = zones.flatMap((zone) => s.zones[zone]!)
          const faces = ids.map((id) => s.faces[id]!)
          for (const [i, id] of ids.entries()) s.faces[id] = faces[(i + 1) % faces.length]!
        }
      })
    const fromTable = () => given(kinfire, { seats: 2, seed: 3, options: { firstPlayer: 0 } })
    const seen = (t: Play<S, O>) => [-1, 0, 1].map((seat) => JSON.stringify([t.printed(seat), t.log(seat)]))
    const plain = fromTable().begin()
    const mixed = turned(
      [Z.well, Z.wellDiscard],
      [Z.masterDown, Z.unusedMasters],
      [Z.fatigueDeck],
      [Z.deck + 0],
      [Z.deck + 1],
    ).begin()
    expect(mixed.zone(Z.masterDown)).not.toEqual(plain.zone(Z.masterDown))
    expect(mixed.zone(Z.well)).not.toEqual(plain.zone(Z.well))
    expect(mixed.zone(Z.deck + 0)).not.toEqual(plain.zone(Z.deck + 0))
    expect(seen(mixed)).toEqual(seen(plain))
    expect(seen(mixed.answer(0, 'keepHand'))).toEqual(seen(plain.answer(0, 'keepHand')))
  })
  test('KD-2.15 the sizes of all decks, discards and hands are public', () => {
    const t = fromSetup(kinfire, { seats: 2 }).begin()
    for (const viewer of [-1, 0, 1]) {
      const sizes = [Z.well, Z.wellDiscard, Z.fatigueDeck, Z.hand + 0, Z.hand + 1, Z.deck + 0, Z.deck + 1]
      expect(sizes.map((zone) => t.sees(viewer, zone).length)).toEqual([50, 3, 6, 7, 7, 11, 11])
    }
  })
  test('KD-2.15 board, attachments, Fatigue, discards, completed and removed cards are open to all', () => {
    const open: readonly (readonly [number, string])[] = [
      [Z.north, 'easy'],
      [Z.attached, 'plain'],
      [Z.fatigue, 'weary-1'],
      [Z.discard + 1, 'ben-blue'],
      [Z.completed, 'plain'],
      [Z.removed, 'plain'],
    ]
    const g = scene({ well: [easy] }, { board: ['easy'] })
    for (const [zone, card] of open.slice(1)) g.zone(zone, [card])
    const t = g
      .set((s) => {
        s.host[s.zones[Z.attached]![0]!] = s.zones[Z.masterDown]![0]! + 1
        s.charged[1] = true
      })
      .begin()
    for (const viewer of [-1, 0, 1]) {
      for (const [zone, card] of open) expect(t.sees(viewer, zone)).toEqual([card])
      expect(t.sees(viewer, Z.gauntlet)).toEqual([...GATES])
      expect(t.view(viewer).state.charged).toEqual([false, true])
    }
  })
  test('KD-2.15 the cards and the dice of an attempt are open to all', () => {
    const t = fromSetup(bare(), { seats: 2, options: { firstPlayer: 0, openHands: false } })
      .shuffle(Z.deck + 0, ['asha-red'])
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:plain:red').answer(0, 'play:asha-red:red')
    for (const viewer of [-1, 0, 1]) expect(t.sees(viewer, Z.played)).toEqual(['asha-red'])
    t.roll('dice', NONE).untilAsked(1, 'exhaust')
    for (const viewer of [-1, 0, 1])
      t.logged('rolled', [0, 'green', 'green', 'green', 'dark', 0], viewer).logged('acted', [0, 'asha-red'], viewer)
  })
})
