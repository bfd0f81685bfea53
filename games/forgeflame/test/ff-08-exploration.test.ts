import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, koboldSites, litFlames, pool } from './acting.ts'
import { lyingAt, type Scene, scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const treasures = (t: ReturnType<typeof acting>) => [0, 1].map((seat) => t.zone(Z.treasures + seat).length)

describe('turning a token up', () => {
  test('FF-8.1 FF-8.2 entering turns it up before anything else, and it is gone', () => {
    const t = acting('heavy-tread', { tokens: { S2: 'find' } })
    const token = t.state.exploration[site('S2')]!
    t.answer(0, 'move:S2').asked(0, 'find').lacks(0, ['pass', 'stop', 'move:E'])
    t.refuses(0, 'pass', 'FF-8.10')
    t.answer(0, 'ore:gold').asked(0, 'act')
    expect(t.state.exploration[site('S2')]).toBe(-1)
    expect(t.state.where[token]).toBe(Z.gone)
    t.answer(0, 'move:E')
    expect(lyingAt(t.state, 'S2')).toEqual([1, 0, 0, 0])
  })
  test('FF-8.2 a second visit finds nothing', () => {
    const t = acting('full-throttle', { tokens: { S2: 'treasure' } })
    t.answer(0, 'move:S2').answer(0, 'move:E').answer(0, 'move:S2')
    expect(treasures(t)).toEqual([1, 0])
  })
  test('FF-8.1 passing through is entering', () => {
    const t = acting('heavy-tread', { tokens: { S2: 'treasure', S5: 'treasure' } })
    t.answer(0, 'move:S2').answer(0, 'move:S5')
    expect(treasures(t)).toEqual([2, 0])
  })
  test('FF-8.11 a Kobold turns nothing up, however it comes', () => {
    const walk = scene({ kobolds: ['S4'], tokens: { S8: 'treasure' } })
      .agenda('event')
      .top(Z.eventPile, ['firedamp'])
      .begin()
    expect(koboldSites(walk)).toEqual(['S8'])
    expect(walk.state.exploration[site('S8')]).toBeGreaterThanOrEqual(0)
    const pushed = acting('spit-out', {
      teams: [
        ['gobetou', 'granit', 'nobz'],
        ['mogrimur', 'korgain', 'silkara'],
      ],
      at: { gobetou: 'S7' },
      kobolds: ['S7'],
      tokens: { S1: 'encounter' },
    })
    pushed.answer(0, 'ability:spit-out:0').answer(0, 'site:S1').notLogged('explored')
    expect(koboldSites(pushed)).toEqual(['S1'])
  })
})

describe('every arrival', () => {
  const extra = [
    ['drsdaqt', 'devorfu', 'nobz'],
    ['mogrimur', 'korgain', 'silkara'],
  ]
  const arrivals: readonly [how: string, card: string, wanted: Scene, answers: readonly string[]][] = [
    ['a Push', 'full-throttle', { at: { nobz: 'S5', korgain: 'S5' } }, ['ability:full-throttle:0', 'site:S7']],
    [
      'a Teleport',
      'infernal-portal',
      { teams: extra, at: { korgain: 'S5', devorfu: 'S5' } },
      ['ability:infernal-portal:0', 'adventurer:korgain', 'site:S7'],
    ],
    [
      'a totem',
      'rumble',
      { at: { granit: 'S5' }, totems: { S5: 'travel' } },
      ['totem:totem-travel', 'spend:dig', 'site:S7'],
    ],
  ]
  test.each(arrivals)('FF-8.3 by %s turns the token up', (_, card, wanted, answers) => {
    const t = acting(card, { ...wanted, tokens: { S7: 'encounter' } })
    for (const answer of answers) t.answer(0, answer.startsWith('adventurer') ? [answer] : answer)
    t.logged('explored')
    expect(koboldSites(t)).toEqual(['S7'])
    expect(t.state.exploration[site('S7')]).toBe(-1)
  })
  test('FF-8.3 by Attraction', () => {
    const t = scene({ at: { granit: 'S10', korgain: 'S7' }, hands: [['stone-grip']], tokens: { S10: 'treasure' } })
    // Granit was put there by hand: the token under it is turned up by whoever arrives next.
    const play = t.begin().answer(0, 'ability:stone-grip:0')
    expect(whereIs(play.state, 'korgain')).toBe('S10')
    expect(treasures(play)).toEqual([0, 1])
  })
  test('FF-8.3 by a swap', () => {
    const t = acting('planar-traveller', { teams: extra, at: { korgain: 'S7' }, tokens: { S7: 'treasure' } })
    t.answer(0, 'ability:planar-traveller:0').answer(0, 'adventurer:korgain').answer(0, 'adventurer:nobz')
    expect(whereIs(t.state, 'nobz')).toBe('S7')
    expect(treasures(t)).toEqual([1, 0])
  })
  test('FF-8.3 by the event that moves people', () => {
    const t = scene({ tokens: { S2: 'treasure' } })
      .agenda('event')
      .top(Z.eventPile, ['old-galleries'])
      .begin()
    t.answer(0, 'lead:nobz:S2')
    expect(treasures(t)).toEqual([1, 0])
  })
  test('FF-8.3 a Push over a site does not enter it', () => {
    const t = acting('hurl', {
      at: { granit: 'S5', korgain: 'S5' },
      tokens: { S7: 'treasure', S8: 'treasure', S10: 'treasure' },
    })
    t.answer(0, 'ability:hurl:0').answer(0, 'site:S10')
    expect(treasures(t)).toEqual([0, 1])
    expect(['S7', 'S8', 'S10'].map((name) => t.state.exploration[site(name)]! >= 0)).toEqual([true, true, false])
  })
  test('FF-8.4 gain and choice are the entering adventurer’s player’s, on the other’s turn too', () => {
    const pushed = (token: string) =>
      acting('hurl', { at: { granit: 'S5', korgain: 'S5' }, tokens: { S7: token } })
        .answer(0, 'ability:hurl:0')
        .answer(0, 'site:S7')
    expect(treasures(pushed('treasure'))).toEqual([0, 1])
    const t = pushed('find').waitsFor(1).asked(1, 'find')
    t.refusal(0, 'ore:gold').map((w) => expect(w.code).toBe('notAsked'))
    t.answer(1, 'ore:draconite').asked(0, 'act')
    expect(lyingAt(t.state, 'S7')).toEqual([0, 0, 1, 0])
  })
})

describe('what the tokens do', () => {
  test('FF-8.5 Treasure: one from the reserve, its value for its holder', () => {
    const t = scene({ hands: [['rumble']], tokens: { S2: 'treasure' } })
      .top(Z.treasurePile, ['treasure-3'])
      .begin()
    t.answer(0, 'move:S2')
    expect(t.sees(0, Z.treasures)).toEqual(['treasure-3'])
    expect(t.sees(1, Z.treasures)).toEqual([null])
    expect(t.zone(Z.treasurePile)).toHaveLength(11)
  })
  test('FF-8.6 Rekindle: one unlit Flame is lit, if there is one', () => {
    const dark = acting('rumble', { tokens: { S2: 'rekindle' }, flames: [false, false, false] }).answer(0, 'move:S2')
    expect(litFlames(dark)).toBe(1)
    const bright = acting('rumble', { tokens: { S2: 'rekindle' }, flames: [true, true, true] }).answer(0, 'move:S2')
    expect(litFlames(bright)).toBe(3)
    bright.asked(0, 'act')
  })
  test('FF-8.7 Odd encounter: a Kobold, and nothing is stolen yet', () => {
    const t = acting('rumble', { tokens: { S2: 'encounter' }, lying: { S2: ['draconite', 'gold'] } })
    t.answer(0, 'move:S2').blocks(0, 'pick:draconite:none', 'FF-12.2')
    expect(koboldSites(t)).toEqual(['S2'])
    expect(lyingAt(t.state, 'S2')).toEqual([1, 0, 1, 0])
  })
  test('FF-8.8 FF-4.12 Trap: the turn is over and counts, symbols are gone', () => {
    const t = scene({ hands: [['full-throttle'], ['vigour', 'hex']], tokens: { S2: 'trap' } }).begin()
    t.answer(0, 'move:S2').waitsFor(1).asked(1, 'card').logged('trapped')
    expect(t.state.turns).toEqual([1, 0])
    expect(whereIs(t.state, 'nobz')).toBe('S2')
  })
  test('FF-8.8 a chained card that waits is lost with the turn', () => {
    const t = acting('hex', {
      teams: [
        ['mogrimur', 'granit', 'nobz'],
        ['korgain', 'molly', 'silkara'],
      ],
      discards: [['vigour', 'hurl']],
      hands: [[], ['burrow', 'claw-swipe']],
      tokens: { S2: 'trap' },
    })
    t.answer(0, 'ability:hex:0').answer(0, 'card:hurl').answer(0, 'move:S2').asked(1, 'card')
    expect(t.zone(Z.discard)).toEqual(['vigour', 'hurl'])
    t.notLogged('chained')
  })
  test('FF-8.8 on somebody else’s turn a trap does nothing, and is gone', () => {
    const t = acting('hurl', { at: { granit: 'S5', korgain: 'S5' }, tokens: { S7: 'trap' } })
    t.answer(0, 'ability:hurl:0').answer(0, 'site:S7').asked(0, 'act').logged('trapIdle')
    expect(pool(t)).toEqual([1, 1, 0, 1, 0])
    expect(t.state.turns).toEqual([0, 0])
    expect(t.state.exploration[site('S7')]).toBe(-1)
  })
  test('FF-8.8 one’s own pushed adventurer ends one’s own turn', () => {
    const t = scene({
      at: { granit: 'S5', molly: 'S5' },
      hands: [['hurl'], ['vigour', 'hex']],
      tokens: { S7: 'trap' },
    }).begin()
    t.answer(0, 'ability:hurl:0').answer(0, 'site:S7').asked(1, 'card')
    expect(t.state.turns).toEqual([1, 0])
  })
  test('FF-8.9 Totem: the next of the shuffled ones stands here, ready', () => {
    const t = scene({ hands: [['heavy-tread']], tokens: { S2: 'totem' } })
      .top(Z.totemPile, ['totem-rock'])
      .begin()
    expect(t.sees(0, Z.totemPile)).toEqual(new Array(8).fill(null))
    t.answer(0, 'move:S2')
    expect(t.zone(Z.totems)).toEqual(['totem-rock'])
    expect(t.state.totem[site('S2')]).toBe(t.card('totem-rock'))
    expect(t.state.totemReady[site('S2')]).toBe(true)
  })
  test('FF-8.9 three of them can stand at the same time', () => {
    const t = acting('full-throttle', { tokens: { S2: 'totem', S5: 'totem', S8: 'totem' } })
    t.answer(0, 'move:S2').answer(0, 'move:S5').answer(0, 'move:S8')
    expect(t.state.totemReady.filter((ready) => ready)).toHaveLength(3)
  })
  test('FF-8.10 Good find: Gold, Darkiron or Draconite, and it lies on the site', () => {
    const t = acting('rumble', { tokens: { S2: 'find' } }).answer(0, 'move:S2')
    t.offersExactly(0, ['ore:gold', 'ore:darkiron', 'ore:draconite'])
    t.refuses(0, 'ore:mithrul', 'FF-8.10')
    t.answer(0, 'ore:darkiron')
    expect(lyingAt(t.state, 'S2')).toEqual([0, 1, 0, 0])
    expect(t.state.reserve).toEqual([17, 18, 19, 0])
    expect(t.state.adventurers[0]!.ore).toEqual([0, 0, 0, 0])
  })
})
