/** What each of the eleven imps does, and which way those go that follow one. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { koboldSites, type Playing } from './acting.ts'
import { atImps, BACK } from './alone.ts'
import { PASSAGES } from '../src/index.ts'
import { adv, loadOf, lyingAt, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

/** Granit stands at the left, Nobz in the centre, Molly at the right. */
const onGranit = (imp: string, wanted: Scene = {}): Playing =>
  atImps(imp, imp === BACK.left ? 'trip-up' : BACK.left, wanted).begin()
const cavedIn = (t: Playing): string[] => PASSAGES.filter((_, i) => t.state.caveIn[i])

describe('marks, loads and hands', () => {
  test('FF-25.11 Trip-Up slows, Ladle Knock stuns', () => {
    const marks = (t: Playing) => [t.state.adventurers[adv('granit')]!.slow, t.state.adventurers[adv('granit')]!.stun]
    expect(marks(onGranit('trip-up'))).toEqual([true, false])
    expect(marks(onGranit('ladle-knock'))).toEqual([false, true])
  })
  test('FF-25.11 FF-16.4 Pocket Hole: the player chooses what falls; Granit is immune, the empty-handed drop nothing', () => {
    const ore = { nobz: ['gold', 'draconite'], granit: ['gold'] } as const
    const t = atImps('pocket-hole', BACK.centre, { ore, at: { nobz: 'S7' } }).begin()
    t.asked(0, 'shock').answer(0, 'carried:nobz:gold')
    expect([lyingAt(t.state, 'S7'), loadOf(t.state, 'nobz')]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ])
    onGranit('pocket-hole', { ore }).asked(0, 'card').logged('impIdle', ['pocket-hole'])
    atImps('pocket-hole', BACK.right, { ore }).begin().asked(0, 'card').logged('impIdle', ['pocket-hole'])
  })
  test('FF-25.11 FF-1.5 Pickpocket: the most precious carried ore goes into the bag, Mithrül never', () => {
    const t = onGranit('pickpocket', { ore: { granit: ['gold', 'draconite', 'darkiron'] } })
    expect([loadOf(t.state, 'granit'), t.state.bag]).toEqual([
      [1, 1, 0, 0],
      [3, 1, 2, 0],
    ])
    const ore = { granit: ['mithrul'] } as const
    onGranit('pickpocket', { ore, options: { mithrul: true } }).logged('impIdle', ['pickpocket'])
  })
  test('FF-25.11 Grand Jumble: a card of the target, by chance', () => {
    const hands = [['rumble', 'hurl', 'full-throttle', 'heavy-tread']]
    const t = atImps('grand-jumble', BACK.left, { hands }).roll('discard', [1]).begin()
    expect([t.zone(Z.discard), t.zone(Z.hand)]).toEqual([['hurl'], ['rumble', 'full-throttle', 'heavy-tread']])
    atImps('grand-jumble', BACK.right, { hands }).begin().logged('impIdle', ['grand-jumble'])
  })
})

describe('Flames and Kobolds', () => {
  test('FF-25.11 Damp Squib: a Flame of the Forge, else that of the Entrance', () => {
    const lit = (flames: readonly boolean[]) =>
      onGranit('damp-squib', { flames }).state.flames.map((flame) => flame.lit)
    expect(lit([false, true, true])).toEqual([false, false, true])
    expect(lit([false, false, true])).toEqual([false, false, false])
  })
  test('FF-25.11 False Alarm: a Kobold comes to a numbered site, to no other', () => {
    expect(koboldSites(onGranit('false-alarm', { at: { granit: 'S9' } }))).toEqual(['S9'])
    for (const name of ['E', 'F'])
      expect(koboldSites(onGranit('false-alarm', { at: { granit: name } }).logged('impIdle', ['false-alarm']))).toEqual(
        [],
      )
  })
  test('FF-25.11 FF-12.9 Ruckus: every Kobold is activated', () => {
    const t = onGranit('ruckus', { kobolds: ['S12', 'S9'], lying: { S9: ['gold'] } })
    expect([koboldSites(t), t.state.bag]).toEqual([
      ['S10', 'S9'],
      [4, 1, 1, 0],
    ])
  })
  test('FF-27.14 Bait: the nearest comes; of equally near ones that of the first site, and there the oldest', () => {
    expect(koboldSites(onGranit('bait', { at: { granit: 'S13' }, kobolds: ['S4', 'S12'] }))).toEqual(['S4', 'S13'])
    expect(koboldSites(onGranit('bait', { kobolds: ['S3', 'S2', 'S2'] }))).toEqual(['S3', 'E', 'S2'])
    expect(koboldSites(onGranit('bait', { kobolds: ['F', 'S5', 'S2'] }))).toEqual(['F', 'S5', 'E'])
  })
  test('FF-27.14 FF-1.7 nearest by passages, difficult ones too, none with a cave-in', () => {
    expect(koboldSites(onGranit('bait', { kobolds: ['S1', 'S5'] }))).toEqual(['S1', 'E'])
    const caveIns = ['E-S5', 'E-S2']
    expect(koboldSites(onGranit('bait', { caveIns, kobolds: ['S1', 'S4'] }))).toEqual(['S1', 'E'])
  })
  test('FF-27.14 with one there already nothing moves; nor with none that could reach the target', () => {
    const there = onGranit('bait', { kobolds: ['S2', 'E'] }).logged('impIdle', ['bait'])
    expect(koboldSites(there)).toEqual(['S2', 'E'])
    const cut = onGranit('bait', { caveIns: ['E-S2', 'E-S3', 'E-S5'], kobolds: ['S2'] }).logged('impIdle', ['bait'])
    expect(koboldSites(cut)).toEqual(['S2'])
  })
})

describe('ways', () => {
  const blocked = (from: string, caveIns: readonly string[] = []) =>
    cavedIn(onGranit('short-fuse', { at: { granit: from }, caveIns })).filter((name) => !caveIns.includes(name))
  test('FF-27.13 Short Fuse: the first passage of the shortest way to the Forge, the first site of several', () => {
    expect(blocked('S2')).toEqual(['S2-S5'])
    expect(blocked('S5')).toEqual(['S5-F'])
    expect(blocked('S12')).toEqual(['S10-S12'])
    expect(blocked('S2', ['S2-S5'])).toEqual(['S2-S7'])
  })
  test('FF-27.13 at the Forge it is the way to the Entrance; without a way nothing happens', () => {
    expect(blocked('F')).toEqual(['S5-F'])
    const cut = ['S10-S13', 'S13-S14', 'S12-S13', 'S13-F']
    expect(blocked('S13', cut)).toEqual([])
    onGranit('short-fuse', { at: { granit: 'S13' }, caveIns: cut }).logged('impIdle', ['short-fuse'])
  })
  const slid = (from: string, more: Scene = {}) =>
    whereIs(onGranit('soaped-slope', { at: { granit: from }, ...more }).state, 'granit')
  test('FF-27.13 Soaped Slope: one site towards the Entrance, over difficult passages too, the first of several', () => {
    expect([slid('S7'), slid('S5'), slid('F'), slid('S9')]).toEqual(['S2', 'E', 'S5', 'S4'])
    expect(slid('S7', { caveIns: ['S2-S7'] })).toBe('S5')
  })
  test('FF-27.13 there already, or cut off: nothing', () => {
    expect(slid('E')).toBe('E')
    expect(slid('S6', { caveIns: ['S1-S6', 'S6-S12', 'S6-S7'] })).toBe('S6')
  })
  test('FF-27.13 FF-8.3 the target arrives: what lies there is turned up', () => {
    const t = onGranit('soaped-slope', { at: { granit: 'S7' }, tokens: { S2: 'find' } }).asked(0, 'find')
    expect(lyingAt(t.answer(0, 'ore:draconite').state, 'S2')).toEqual([0, 0, 1, 0])
  })
})
