import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { koboldsOn, litFlames, onLastTurn, poolOf, words } from './phases.ts'
import { loadOf, lyingAt, ROW, scene, type Scene, SITES, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

/** Granit beside a totem at S7, with a Move, a Dig and a Pick up. */
const beside = (kind: string, more: Scene = {}) =>
  scene({ hands: [['rumble'], []], totems: { S7: kind }, ...more, at: { granit: 'S7', ...more.at } })
const activate = (kind: string, more: Scene = {}) =>
  beside(kind, more).begin().answer(0, `totem:totem-${kind}`).answer(0, 'spend:pick')

describe('activating', () => {
  test('FF-15.2 any one symbol pays; the Active token comes off, and that is it for the round', () => {
    const t = beside('guard').begin().answer(0, 'totem:totem-guard')
    t.asked(0, 'spend').offersExactly(0, ['spend:move', 'spend:dig', 'spend:pick']).answer(0, 'spend:move')
    expect(poolOf(t)).toEqual([0, 1, 1, 0, 0])
    expect(t.state.totemReady[site('S7')]).toBe(false)
    t.logged('activated', ['granit', 'totem-guard', 'S7'])
    t.blocks(0, 'totem:totem-guard', 'FF-15.2').refuses(0, 'totem:totem-guard', 'FF-15.2')
  })
  test('FF-15.2 only from the site of the totem, and only with a symbol left', () => {
    const t = beside('guard', { at: { granit: 'S10' } }).begin()
    t.lacks(0, 'totem:totem-guard').refuses(0, 'totem:totem-guard')
    t.answer(0, 'move:S7').offers(0, 'totem:totem-guard')
    const tired = beside('guard', {
      teams: [['mogrimur', 'granit', 'nobz'], ['korgain']],
      hands: [['dark-rite']],
      at: { mogrimur: 'S10' },
    })
    const u = tired.begin().answer(0, 'move:F').answer(0, 'move:S7').blocks(0, 'totem:totem-guard', 'FF-5.1')
    expect(u.options(0)).toEqual(['stop'])
  })
  test('FF-15.1 FF-15.3 FF-20.5 the totem stays; whoever comes first uses it, and after Upkeep it is ready again', () => {
    const t = onLastTurn({
      hands: [['rumble'], ['chilling-beard']],
      draws: [[], ['pick-swing']],
      at: { granit: 'S7', korgain: 'S7' },
      totems: { S7: 'guard' },
    })
      .set((s) => void (s.turns = [3, 3]))
      .begin()
    const totem = t.state.totem[site('S7')]!
    t.answer(0, 'totem:totem-guard').answer(0, 'spend:pick').answer(0, 'stop')
    t.asked(1, 'act').refuses(1, 'totem:totem-guard', 'FF-15.2')
    t.answer(1, 'stop').asked(1, 'card').answer(1, 'play:pick-swing').offers(1, 'totem:totem-guard')
    expect([t.state.round, t.state.totem[site('S7')], t.state.totemReady[site('S7')]]).toEqual([2, totem, true])
  })
  test('FF-15.4 what could change nothing is not on offer', () => {
    const idle = (kind: string, more: Scene, empty: readonly number[] = []) => {
      const g = beside(kind, more)
      for (const zone of empty) g.zone(zone, [], Z.gone)
      const reasons = g.begin().blocked(0, `totem:totem-${kind}`)
      expect(reasons.map((why) => why.rule)).toEqual(['FF-15.4'])
    }
    idle('guard', {}, [Z.treasurePile])
    idle('rock', {})
    idle('vision', {}, [Z.eventPile])
    idle('creation', {}, [Z.artifactPile])
    idle('forge', { row: ['key-of-the-forge'], ore: { granit: ['gold'] } })
    idle('power', { advanced: [['mad-dash', 'great-tunnel']] })
  })
  test('FF-15.4 what could change something is', () => {
    const use = (kind: string, more: Scene = {}) =>
      expect(beside(kind, more).begin().options(0)).toContain(`totem:totem-${kind}`)
    use('guard', { kobolds: ['S1'] })
    use('rock', { ore: { granit: ['gold'] } })
    use('vision')
    use('creation')
    use('forge', { row: ['key-of-the-forge'], ore: { granit: ['gold', 'darkiron'] } })
    use('power', { advanced: [['mad-dash', 'earthquake']] })
    use('flame')
    use('travel')
  })
})

describe('the eight totems', () => {
  test('FF-15.5 Guard: any Kobold of the board goes, and a Treasure comes', () => {
    const t = activate('guard', { kobolds: ['S1', 'S14', 'F'] })
    t.asked(0, 'totemKobold').offersExactly(0, ['kobold:0', 'kobold:1', 'kobold:2']).answer(0, 'kobold:1')
    expect(koboldsOn(t)).toEqual(['S1', 'F'])
    expect(t.zone(Z.treasures).length).toBe(1)
  })
  test('FF-15.5 Guard without a Kobold gives the Treasure all the same, without a Treasure it still chases', () => {
    expect(activate('guard').zone(Z.treasures).length).toBe(1)
    const t = beside('guard', { kobolds: ['S1'] })
      .zone(Z.treasurePile, [], Z.gone)
      .begin()
    t.answer(0, 'totem:totem-guard').answer(0, 'spend:pick').logged('noTreasure', [0])
    expect([koboldsOn(t), t.zone(Z.treasures)]).toEqual([[], []])
  })
  test('FF-15.6 Flame: one Flame turned, to either face', () => {
    const flames = [true, false, false]
    const t = activate('flame', { flames }).asked(0, 'totemFlame')
    t.offersExactly(0, ['flame:0:unlit', 'flame:1:lit']).answer(0, 'flame:0:unlit')
    expect(litFlames(t)).toBe(0)
    expect(litFlames(activate('flame', { flames }).answer(0, 'flame:1:lit'))).toBe(2)
  })
  test('FF-15.7 FF-8.3 Travel: any other site with room, Entrance and Forge among them; arriving reveals', () => {
    const t = activate('travel', { at: { mogrimur: 'S5', korgain: 'S5', silkara: 'S5' }, tokens: { S12: 'treasure' } })
    t.asked(0, 'totemSite')
    expect(words(t, 0, 'site')).toEqual(SITES.filter((name) => name !== 'S7' && name !== 'S5'))
    t.refuses(0, 'site:S5')
    t.refuses(0, 'site:S7')
    t.answer(0, 'site:S12')
    expect([whereIs(t.state, 'granit'), t.zone(Z.treasures).length]).toEqual(['S12', 1])
    t.asked(0, 'act')
  })
  test('FF-15.8 Rock: one carried ore becomes another of choice', () => {
    const t = activate('rock', { ore: { granit: ['gold', 'darkiron'] } }).asked(0, 'totemOre')
    t.offersExactly(0, ['carried:granit:gold', 'carried:granit:darkiron']).answer(0, 'carried:granit:gold')
    t.asked(0, 'convertTo').offersExactly(0, ['ore:gold', 'ore:darkiron', 'ore:draconite'])
    const before = [...t.state.reserve]
    t.answer(0, 'ore:draconite')
    expect(loadOf(t.state, 'granit')).toEqual([0, 1, 1, 0])
    expect(t.state.reserve).toEqual([before[0]! + 1, before[1], before[2]! - 1, 0])
  })
  test('FF-15.8 FF-23.6 FF-23.8 Rock never gives Mithrül, but may replace it; it is put aside', () => {
    const t = activate('rock', { ore: { granit: ['mithrul'] }, options: { mithrul: true } })
    t.asked(0, 'convertTo').lacks(0, 'ore:mithrul').answer(0, 'ore:gold')
    expect(loadOf(t.state, 'granit')).toEqual([1, 0, 0, 0])
    expect(t.state.reserve[3]).toBe(3)
  })
  test('FF-15.9 Vision: two events seen by that player alone, one on top and the other at the bottom', () => {
    const t = beside('vision').top(Z.eventPile, ['plunder', 'firedamp']).begin()
    t.answer(0, 'totem:totem-vision').answer(0, 'spend:pick').asked(0, 'totemEvent')
    t.offersExactly(0, ['card:plunder', 'card:firedamp'])
    expect(t.sees(0, Z.eventPile).slice(-2)).toEqual(['firedamp', 'plunder'])
    expect(t.sees(1, Z.eventPile).every((face) => face === null)).toBe(true)
    t.answer(0, 'card:firedamp')
    const pile = t.zone(Z.eventPile)
    expect([pile.length, pile.at(-1), pile[0]]).toEqual([12, 'firedamp', 'plunder'])
    expect([t.sees(0, Z.eventPile).at(-1), t.sees(0, Z.eventPile)[0]]).toEqual(['firedamp', 'plunder'])
    expect(t.sees(1, Z.eventPile).every((face) => face === null)).toBe(true)
  })
  test('FF-15.9 Vision of a single card only shows it', () => {
    const t = beside('vision').zone(Z.eventPile, ['plunder'], Z.gone).begin()
    t.answer(0, 'totem:totem-vision').answer(0, 'spend:pick').asked(0, 'act')
    expect([t.sees(0, Z.eventPile), t.sees(1, Z.eventPile)]).toEqual([['plunder'], [null]])
  })
  test('FF-15.10 Creation: a card chosen from the pile for one of the row, which is shuffled into the pile', () => {
    const t = beside('creation', { row: ['boots-of-the-winds', 'key-of-the-forge', 'deepglass'] })
      .zone(Z.artifactPile, ['black-hammer', 'wyrm-heart', 'oath-chain'], Z.gone)
      .shuffle(Z.artifactPile, ['key-of-the-forge'])
      .begin()
    t.answer(0, 'totem:totem-creation').answer(0, 'spend:pick').asked(0, 'totemSlot')
    t.answer(0, 'card:key-of-the-forge').asked(0, 'totemArtifact')
    t.offersExactly(0, ['card:black-hammer', 'card:wyrm-heart', 'card:oath-chain'])
    expect(t.sees(0, Z.artifactPile)).toEqual(['black-hammer', 'wyrm-heart', 'oath-chain'])
    expect(t.sees(1, Z.artifactPile)).toEqual([null, null, null])
    t.answer(0, 'card:wyrm-heart')
    expect(ROW.slice(0, 3).map((slot) => t.zone(slot)[0])).toEqual(['boots-of-the-winds', 'wyrm-heart', 'deepglass'])
    expect(t.zone(Z.artifactPile).toSorted()).toEqual(['black-hammer', 'key-of-the-forge', 'oath-chain'])
    expect(t.zone(Z.artifactPile).at(-1)).toBe('key-of-the-forge')
    expect(t.sees(0, Z.artifactPile)).toEqual([null, null, null])
  })
  test('FF-15.11 Forge: forged where the totem stands, for one symbol and no Flame, with the ore of allies there', () => {
    const t = activate('forge', {
      at: { nobz: 'S7' },
      ore: { granit: ['gold'], nobz: ['darkiron'] },
      row: ['key-of-the-forge', 'wyrm-heart', 'black-hammer'],
      flames: [true, false, false],
    })
    expect(t.zone(Z.forged)).toEqual(['key-of-the-forge'])
    expect(poolOf(t)).toEqual([1, 1, 0, 0, 0])
    expect([litFlames(t), t.state.forgedAtForge]).toEqual([1, 0])
    expect([loadOf(t.state, 'granit'), loadOf(t.state, 'nobz')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
  test('FF-15.11 Forge without a lit Flame works too; ore of opponents and ore lying there does not', () => {
    const row = ['key-of-the-forge', 'wyrm-heart', 'black-hammer']
    const flames = [false, false, false]
    const t = beside('forge', { ore: { granit: ['gold', 'darkiron'] }, row, flames }).begin()
    t.offers(0, 'totem:totem-forge')
    const ore = { granit: ['gold'], mogrimur: ['darkiron'] } as const
    const short = beside('forge', { at: { mogrimur: 'S7' }, ore, lying: { S7: ['darkiron'] }, row, flames }).begin()
    short.blocks(0, 'totem:totem-forge', 'FF-15.4')
    expect(lyingAt(short.state, 'S7')).toEqual([0, 1, 0, 0])
  })
  test('FF-15.12 Power: a face-up Advanced card of that adventurer goes on top of the draw pile, openly', () => {
    const t = beside('power', { hands: [['rumble'], ['bone-shard']], advanced: [['titans-hurl', 'mad-dash']] })
      .top(Z.advancedPile, ['great-tunnel'])
      .begin()
    t.answer(0, 'totem:totem-power').answer(0, 'spend:pick')
    expect(t.zone(Z.draw).at(-1)).toBe('titans-hurl')
    expect(t.zone(Z.advanced)).toEqual(['mad-dash', 'great-tunnel'])
    expect([t.sees(0, Z.draw).at(-1), t.sees(1, Z.draw).at(-1)]).toEqual(['titans-hurl', 'titans-hurl'])
    t.answer(0, 'stop').answer(1, 'stop').logged('fromPile', [0, 'titans-hurl'])
  })
  test('FF-15.12 Power: with two of them the player chooses; with an empty pile the place stays empty', () => {
    const t = beside('power', { advanced: [['titans-hurl', 'earthquake']] })
      .zone(Z.advancedPile, [], Z.discard)
      .begin()
    t.answer(0, 'totem:totem-power').answer(0, 'spend:pick').asked(0, 'totemAdvanced')
    t.offersExactly(0, ['card:titans-hurl', 'card:earthquake']).answer(0, 'card:earthquake')
    expect([t.zone(Z.draw).at(-1), t.zone(Z.advanced)]).toEqual(['earthquake', ['titans-hurl']])
  })
})
