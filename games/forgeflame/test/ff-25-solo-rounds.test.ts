import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { litFlames, type Playing } from './acting.ts'
import { alone, atImps, BACK } from './alone.ts'
import { atUpkeep } from './phases.ts'
import { ROW, Z } from './scene.ts'

afterEach(allDone)

/** Eight events that place five Kobolds: not enough for an overrun. */
const EVENTS = [
  'bared-vein',
  'firedamp',
  'plunder',
  'forgotten-loot',
  'foul-air',
  'scorching-draught',
  'inspiration',
  'old-galleries',
]
const fromTheStart = () =>
  alone()
    .agenda('round')
    .set((s) => void (s.round = 0))
/** Cards are played and left unused, everything else is answered with the first on offer. */
function toTheEnd(t: Playing): Playing {
  while (!t.match.isOver) {
    const there = t.options(0)
    t.answer(0, ['stop', 'pass'].find((word) => there.includes(word)) ?? there[0]!)
  }
  return t
}
const course = (t: Playing, ...kinds: readonly string[]): string[] =>
  t.log(0).flatMap((line) => (kinds.includes(line.split(' ')[0]!) ? [line.split(' ')[0]!] : []))

describe('nine rounds', () => {
  test('FF-25.10 FF-25.14 FF-25.15 FF-25.22 no imp in the first, one before the four turns of each other; an event after all but the ninth', () => {
    const t = toTheEnd(fromTheStart().zone(Z.eventPile, EVENTS).begin()).over()
    const turns = ['turn', 'turn', 'turn', 'turn']
    const later = ['round', 'imp', ...turns, 'event']
    expect(course(t, 'round', 'imp', 'turn', 'event')).toEqual([
      'round',
      ...turns,
      'event',
      ...Array.from({ length: 7 }, () => later).flat(),
      'round',
      'imp',
      ...turns,
    ])
    expect([t.state.round, t.state.ending, t.zone(Z.impPile).length, t.zone(Z.eventPile)]).toEqual([9, 'rounds', 3, []])
  })
  test('FF-25.10 the first card is asked for before any imp has come', () => {
    const t = fromTheStart().begin().asked(0, 'card')
    expect([t.state.round, t.zone(Z.impPile).length, t.zone(Z.gone).includes('bait')]).toEqual([1, 11, false])
  })
  test('FF-25.15 FF-20.3 Upkeep: the active zone empties, five in hand, totems awake, no Advanced card', () => {
    const wanted = {
      seats: 1,
      active: [['rumble', 'hurl', 'full-throttle', 'burrow']],
      hands: [['lucky-find']],
      totems: { S7: 'rock' },
    }
    const t = atUpkeep(wanted)
      .top(Z.impPile, ['bait', 'trip-up'])
      .set((s) => void s.totemReady.fill(false))
      .begin()
    t.asked(0, 'card').notLogged('tookAdvanced')
    expect([t.zone(Z.hand).length, t.zone(Z.active), t.zone(Z.discard).length]).toEqual([5, [], 4])
    expect([t.state.totemReady.filter(Boolean).length, t.state.first]).toEqual([1, 0])
  })
  test('FF-25.22 neither four artifacts nor six end it early', () => {
    const forged = [['key-of-the-forge', 'black-hammer', 'wyrm-heart', 'boots-of-the-winds', 'deepglass', 'oath-chain']]
    const t = alone({ forged })
      .agenda('roundEnd')
      .set((s) => void (s.round = 3))
    expect(t.begin().goesOn().state.ending).toBe('none')
  })
  test('FF-25.22 at the end of round nine neither event nor Upkeep, at the end of round eight both', () => {
    const at = (round: number) =>
      alone({ active: [['rumble']], hands: [['hurl']] })
        .agenda('roundEnd')
        .top(Z.eventPile, ['plunder'])
        .set((s) => void (s.round = round))
        .begin()
    const over = at(9).over()
    expect([over.state.ending, over.zone(Z.eventPile).length, over.zone(Z.active)]).toEqual(['rounds', 8, ['rumble']])
    const on = at(8).goesOn()
    expect([on.zone(Z.eventPile).length, on.zone(Z.active), on.state.round]).toEqual([7, [], 9])
  })
})

describe('the imps’ part', () => {
  const slowed = (t: Playing) => t.state.adventurers.flatMap((one, i) => (one.slow ? [i] : []))
  test('WE-4 FF-25.12 the back now on top says whom they hit, not the card itself', () => {
    const teams = [['nobz', 'granit', 'mogrimur']]
    const hit = (next: string) => slowed(atImps('trip-up', next, { teams }).begin())
    expect(hit('ladle-knock')).toEqual([0])
    expect(hit(BACK.left)).toEqual([2])
    expect(hit(BACK.right)).toEqual([1])
  })
  test('FF-25.11 the top card is turned up and applied, then it is gone; the next back is read', () => {
    const t = atImps('ladle-knock', BACK.right).begin().asked(0, 'card').logged('imp', ['ladle-knock', 'right'])
    expect(t.state.adventurers.flatMap((one, i) => (one.stun ? [i] : []))).toEqual([4])
    expect([t.zone(Z.impPile).length, t.zone(Z.gone).includes('ladle-knock'), t.state.impSide]).toEqual([10, true, 2])
  })
  test('FF-25.11 what is impossible does not happen: no Kobold to bait, an immune target, one marked already', () => {
    const idle = (imp: string, next: string, teams: readonly (readonly string[])[]) =>
      atImps(imp, next, { teams }).begin().asked(0, 'card').logged('impIdle', [imp]).state
    expect(idle('bait', BACK.centre, [['granit', 'nobz', 'molly']]).kobolds).toEqual([])
    expect(idle('ladle-knock', BACK.left, [['ogmul', 'nobz', 'molly']]).adventurers.some((one) => one.stun)).toBe(false)
    expect(idle('trip-up', BACK.right, [['ogmul', 'nobz', 'korgain']]).adventurers.some((one) => one.slow)).toBe(false)
    const twice = atImps('trip-up', BACK.left).set((s) => void (s.adventurers[0]!.slow = true))
    twice.begin().logged('impIdle', ['trip-up'])
  })
  test('FF-25.13 the artifact symbol: the artifact at that side leaves the game, a new one takes its slot', () => {
    const row = ['key-of-the-forge', 'black-hammer', 'wyrm-heart']
    for (const [slot, side] of (['left', 'centre', 'right'] as const).entries()) {
      const t = atImps('ruckus', BACK[side], { row, kobolds: ['S7'] })
        .top(Z.artifactPile, ['deepglass'])
        .begin()
      const now = row.with(slot, 'deepglass')
      expect(ROW.flatMap((zone) => t.zone(zone))).toEqual(now)
      expect([t.where(row[slot]!), t.zone(Z.artifactPile).length]).toEqual(['gone', 18])
    }
  })
  test('FF-25.13 even when the effect was impossible; never without the symbol', () => {
    const row = ['key-of-the-forge', 'black-hammer', 'wyrm-heart']
    const t = atImps('damp-squib', 'pocket-hole', { row, flames: [false, false, false] }).begin()
    t.logged('impIdle', ['damp-squib']).logged('artifactRemoved', ['wyrm-heart'])
    expect([t.where('wyrm-heart'), litFlames(t)]).toEqual(['gone', 0])
    const none = atImps('trip-up', 'pocket-hole', { row }).begin().notLogged('artifactRemoved')
    expect(ROW.flatMap((zone) => none.zone(zone))).toEqual(row)
  })
  test('FF-25.13 with the pile used up the slot stays empty; an empty slot loses nothing', () => {
    const row = ['key-of-the-forge', 'black-hammer', 'wyrm-heart']
    const bare = atImps('ruckus', BACK.left, { row }).zone(Z.artifactPile, [], Z.gone)
    const t = bare.begin()
    expect(ROW.map((zone) => t.zone(zone))).toEqual([[], ['black-hammer'], ['wyrm-heart'], []])
    const u = atImps('ruckus', BACK.left).zone(Z.artifactPile, [], Z.gone).zone(ROW[0], [], Z.gone).begin()
    u.asked(0, 'card').notLogged('artifactRemoved')
  })
  test('FF-25.31 FF-8.8 it is nobody’s turn: a trap turned up does nothing and four turns follow', () => {
    const t = atImps('soaped-slope', BACK.left, { at: { granit: 'S7' }, tokens: { S2: 'trap' } }).begin()
    t.logged('explored', ['granit', 'token-trap', 'S2']).logged('trapIdle', [0]).notLogged('trapped')
    t.asked(0, 'card')
    expect([t.state.turns, t.zone(Z.gone).includes('token-trap')]).toEqual([[0], true])
  })
  test('FF-25.31 no power can be used in it; on the first card it can', () => {
    const wanted = { ore: { nobz: ['gold', 'darkiron'] }, forged: [['volcano-sceptre']], hands: [['rumble']] } as const
    const t = atImps('pocket-hole', BACK.centre, wanted).begin()
    expect(t.asked(0, 'shock').options(0)).toEqual(['carried:nobz:gold', 'carried:nobz:darkiron'])
    t.answer(0, 'carried:nobz:gold').asked(0, 'act').offers(0, 'power:volcano-sceptre')
  })
})
