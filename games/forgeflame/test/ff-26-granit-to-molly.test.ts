/** Granit, Mogrimür, Nobz, Korgain and Molly. */
import { why } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, left, litFlames, namedBy, pool, type Playing } from './acting.ts'
import { abilityBarred, symbolsOf } from './asking.ts'
import { loadOf, lyingAt, ROW, scene, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

describe('Granit', () => {
  test('FF-26.GR.1 X is what Granit carries; with nothing his Advanced cards have no ability to use', () => {
    const at = { granit: 'S5', korgain: 'S5', silkara: 'S7' }
    for (const card of ['titans-hurl', 'mountains-call', 'earthquake'])
      expect(acting(card, { at, ore: { nobz: ['gold'] } }).blocked(0, `ability:${card}:0`)).toEqual([
        why('carriesNothing', 'FF-26.GR.1'),
      ])
    const alone = acting('titans-hurl', { at: { granit: 'S5' }, ore: { granit: ['gold'] } })
    expect(abilityBarred(alone, 'titans-hurl')).toEqual(['FF-17.5'])
    const hurl = acting('titans-hurl', { at, ore: { granit: ['gold', 'darkiron'] } }).answer(0, 'ability:titans-hurl:0')
    expect(namedBy(hurl.asked(0, 'destination'), 'site')).toEqual(expect.arrayContaining(['S7', 'S10', 'F', 'E']))
    expect(namedBy(hurl, 'site')).not.toContain('S12')
    const call = (ore: readonly 'gold'[]) =>
      namedBy(
        acting('mountains-call', { at: { ...at, mogrimur: 'S10' }, ore: { granit: ore } }).answer(
          0,
          'ability:mountains-call:0',
        ),
        'adventurer',
      )
    expect(call(['gold', 'gold'])).toEqual(['mogrimur', 'nobz', 'molly', 'silkara'])
    expect(call(['gold'])).toEqual(['nobz', 'molly', 'silkara'])
  })
  test('FF-26.GR.1 counted when the ability is used, not when the card is played', () => {
    const quake = () =>
      acting('earthquake', { at: { granit: 'S2', nobz: 'S2' }, ore: { granit: ['gold'] }, lying: { S2: ['gold'] } })
    const more = quake().answer(0, 'pick:gold:none').answer(0, 'ability:earthquake:0').asked(0, 'caveIn')
    more.refuses(0, ['passage:E-S2', 'passage:E-S3', 'passage:S5-F'])
    more.answer(0, ['passage:E-S2', 'passage:S5-F'])
    expect(more.state.caveIn.filter(Boolean)).toHaveLength(2)
    const fewer = quake().answer(0, 'give:nobz:gold').untilAsked(0, 'act')
    expect(abilityBarred(fewer, 'earthquake')).toEqual(['FF-26.GR.1'])
  })
})

describe('Mogrimür', () => {
  const BONES: Scene = {
    teams: [
      ['mogrimur', 'granit', 'nobz'],
      ['korgain', 'molly', 'silkara'],
    ],
  }
  test('FF-26.MO.1 FF-18.2 Hex: any card of the own discard, played after Hex', () => {
    const discards = [['full-throttle', 'hurl'], ['burrow']]
    const t = acting('hex', { ...BONES, discards }).answer(0, 'ability:hex:0')
    expect(t.asked(0, 'chain').options(0)).toEqual(['card:full-throttle', 'card:hurl'])
    t.answer(0, 'card:full-throttle')
    expect(t.zone(Z.discard)).toEqual(['full-throttle', 'hurl'])
    t.answer(0, 'stop')
    expect([t.zone(Z.active), t.zone(Z.discard), pool(t)]).toEqual([
      ['hex', 'full-throttle'],
      ['hurl'],
      symbolsOf('full-throttle'),
    ])
    expect(abilityBarred(acting('hex', BONES), 'hex')).toEqual(['FF-17.5'])
  })
  test('FF-26.MO.2 Slumber: each targeted opponent’s player discards a card of it; the far and the allies are spared', () => {
    const at = { mogrimur: 'S5', korgain: 'S7', molly: 'S5', silkara: 'S10', granit: 'S5' }
    const hands = [[], ['pick-swing', 'wall-walker', 'silk-line']]
    const t = acting('slumber', { ...BONES, at, hands })
      .answer(0, 'ability:slumber:0')
      .waitsFor(1)
    expect(t.asked(1, 'slumber').options(1)).toEqual(['card:pick-swing', 'card:wall-walker'])
    t.answer(1, 'card:wall-walker')
    expect(t.asked(1, 'slumber').options(1)).toEqual(['nothing'])
    t.answer(1, 'nothing').asked(0, 'act').logged('nothingDiscarded', [1, 'molly'])
    expect([t.zone(Z.hand + 1), t.zone(Z.discard + 1)]).toEqual([['pick-swing', 'silk-line'], ['wall-walker']])
  })
  test('FF-26.MO.2 with nobody in range there is no target', () => {
    const t = acting('slumber', { ...BONES, at: { mogrimur: 'S5', korgain: 'S10', molly: 'S10', silkara: 'S10' } })
    expect(abilityBarred(t, 'slumber')).toEqual(['FF-17.5'])
  })
  test('FF-26.MO.3 Vigour: three drawn for the player’s eyes, one kept, the others open in the discard', () => {
    const t = acting('vigour', { ...BONES, draws: [['rumble', 'full-throttle', 'hurl', 'all-aboard']] })
    t.answer(0, 'ability:vigour:0').asked(0, 'vigour')
    expect([t.sees(0, Z.aside), t.sees(1, Z.aside)]).toEqual([
      ['rumble', 'full-throttle', 'hurl'],
      [null, null, null],
    ])
    t.refuses(0, ['card:rumble', 'card:hurl'])
    t.answer(0, ['card:full-throttle'])
    expect([t.zone(Z.hand), t.zone(Z.discard), t.zone(Z.aside)]).toEqual([['full-throttle'], ['rumble', 'hurl'], []])
    expect([t.knows(1, 'hurl'), t.knows(1, 'full-throttle')]).toEqual([true, false])
  })
  test('FF-26.MO.3 FF-4.5 the discard is shuffled in when the pile runs out; fewer cards, fewer drawn', () => {
    const two = scene({ ...BONES, hands: [['vigour']], discards: [['hurl']] })
      .zone(Z.draw, ['rumble'], Z.advancedPile)
      .begin()
      .answer(0, 'ability:vigour:0')
    expect(two.asked(0, 'vigour').options(0).toSorted()).toEqual(['card:hurl', 'card:rumble'])
    two.answer(0, ['card:hurl'])
    expect([two.zone(Z.hand), two.zone(Z.discard), two.zone(Z.draw)]).toEqual([['hurl'], ['rumble'], []])
    const none = scene({ ...BONES, hands: [['vigour']] })
      .zone(Z.draw, [], Z.advancedPile)
      .begin()
    expect(abilityBarred(none, 'vigour')).toEqual(['FF-17.5'])
  })
})

describe('Nobz', () => {
  test('FF-26.NB.1 FF-18.6 Mad Dash: another turn at once, and only if it is used', () => {
    const after = (answers: readonly string[]) => {
      const t = acting('mad-dash')
      for (const word of answers) t.answer(0, word)
      return [t.state.turn.seat, t.state.turns]
    }
    expect(after(['ability:mad-dash:0', 'stop'])).toEqual([0, [1, 0]])
    expect(after(['stop'])).toEqual([1, [1, 0]])
  })
  const trading = (mogrimur: readonly ('draconite' | 'darkiron')[]) =>
    acting('sleight-of-hand', {
      at: { nobz: 'F', mogrimur: 'F', granit: 'F', molly: 'F' },
      ore: { nobz: ['gold', 'gold', 'darkiron'], mogrimur, granit: ['gold'] },
    }).answer(0, 'ability:sleight-of-hand:0')
  test('FF-26.NB.2 one for one, all chosen by Nobz’s player; allies are targets, the empty-handed are not', () => {
    const t = trading(['draconite'])
    expect(t.options(0)).toEqual(['adventurer:granit', 'adventurer:mogrimur'])
    t.answer(0, 'adventurer:mogrimur').asked(0, 'takeOre').answer(0, 'carried:nobz:darkiron').asked(0, 'act')
    expect([loadOf(t.state, 'nobz'), loadOf(t.state, 'mogrimur')]).toEqual([
      [2, 0, 1, 0],
      [0, 1, 0, 0],
    ])
  })
  test('FF-26.NB.2 two for two where both have two; never three, never two for one', () => {
    const t = trading(['draconite', 'darkiron']).answer(0, 'adventurer:mogrimur').asked(0, 'trade')
    t.refuses(0, 3)
    t.refuses(0, 0)
    t.answer(0, 2).answer(0, 'carried:nobz:gold').answer(0, 'carried:nobz:gold').untilAsked(0, 'act')
    expect([loadOf(t.state, 'nobz'), loadOf(t.state, 'mogrimur')]).toEqual([
      [0, 2, 1, 0],
      [2, 0, 0, 0],
    ])
    const all = trading(['draconite', 'darkiron']).answer(0, 'adventurer:mogrimur').answer(0, 2)
    all.answer(0, 'carried:nobz:gold').answer(0, 'carried:nobz:darkiron').asked(0, 'act') // Mogrimür gives all there is
    const one = trading(['draconite']).answer(0, 'adventurer:mogrimur')
    expect(one.asked(0, 'takeOre').options(0)).toEqual(['carried:nobz:gold', 'carried:nobz:darkiron'])
  })
  test('FF-26.NB.2 FF-17.5 without an ore of his own, or with nobody here who has one, it cannot be used', () => {
    const at = { nobz: 'S7', mogrimur: 'S7' }
    const barred = (ore: Scene['ore'] & object) =>
      abilityBarred(acting('sleight-of-hand', { at, ore }), 'sleight-of-hand')
    expect(barred({ mogrimur: ['gold'] })).toEqual(['FF-26.NB.2'])
    expect(barred({ nobz: ['gold'], korgain: ['gold'] })).toEqual(['FF-17.5'])
  })
})

describe('Korgain', () => {
  test('FF-26.KO.1 FF-27.6 Reforging: new artifacts in the chosen slots, the old ones under the pile as ordered', () => {
    const row = ['goldsmiths-cloak', 'black-hammer', 'scarlet-blade']
    const t = scene({ teams: [['korgain', 'nobz', 'molly'], ['granit']], hands: [['reforging']], row })
      .top(Z.artifactPile, ['boots-of-the-winds', 'key-of-the-forge'])
      .begin()
    t.answer(0, 'ability:reforging:0').asked(0, 'row').answer(0, ['card:goldsmiths-cloak', 'card:scarlet-blade'])
    expect(ROW.flatMap((slot) => t.zone(slot))).toEqual(['boots-of-the-winds', 'black-hammer', 'key-of-the-forge'])
    t.asked(0, 'rowOrder').answer(0, ['card:scarlet-blade', 'card:goldsmiths-cloak'])
    expect(t.zone(Z.artifactPile).slice(0, 2)).toEqual(['goldsmiths-cloak', 'scarlet-blade'])
    expect(t.zone(Z.artifactPile)).toHaveLength(19)
  })
})

describe('Molly', () => {
  test('FF-26.ML.1 For the Clan: each adjacent ally one action, in any order, or none; Molly keeps her symbols', () => {
    const at = { molly: 'S5', granit: 'S7', nobz: 'S8' }
    const wanted = { at, lying: { S7: ['gold'] }, deposits: { S8: 'deposit-II-2' } } as const
    const t = acting('for-the-clan', wanted).answer(0, 'ability:for-the-clan:0')
    expect(t.asked(0, 'clan').options(0)).toEqual(['adventurer:granit', 'adventurer:nobz', 'pass'])
    t.answer(0, 'adventurer:nobz').answer(0, 'dig').answer(0, 'adventurer:granit').answer(0, 'pick:gold:none')
    expect([lyingAt(t.state, 'S8'), loadOf(t.state, 'granit'), pool(t)]).toEqual([
      [2, 1, 0, 0],
      [1, 0, 0, 0],
      symbolsOf('for-the-clan'),
    ])
    const skipped = acting('for-the-clan', wanted).answer(0, 'ability:for-the-clan:0').answer(0, 'adventurer:nobz')
    skipped.answer(0, 'stop').asked(0, 'clan').pass(0).asked(0, 'act')
    const far = acting('for-the-clan', { at: { ...at, nobz: 'S10', granit: 'S12' } })
    expect(abilityBarred(far, 'for-the-clan')).toEqual(['FF-17.5'])
  })
  test('FF-26.ML.2 Ancestral Lore: any totem with its Active token, for one symbol; the token comes off', () => {
    const wanted: Scene = { at: { molly: 'S2' }, totems: { S15: 'flame', S9: 'rock' }, flames: [true, false, false] }
    const t = acting('ancestral-lore', wanted).answer(0, 'ability:ancestral-lore:0').asked(0, 'spend')
    t.offers(0, ['spend:move', 'spend:pick'])
    t.answer(0, 'spend:pick').asked(0, 'totemFlame').answer(0, 'flame:1:lit')
    expect([litFlames(t), pool(t), t.state.totemReady[site('S15')]]).toEqual([
      2,
      symbolsOf('ancestral-lore', { pick: -1 }),
      false,
    ])
    expect(abilityBarred(t, 'ancestral-lore')).toEqual(['FF-5.5'])
  })
  test('FF-26.ML.2 FF-15.2 a totem without its Active token, or no symbol left: not possible', () => {
    const wanted: Scene = { at: { molly: 'S2' }, totems: { S15: 'flame' } }
    const spent = scene({ ...wanted, hands: [['ancestral-lore']] })
      .set((s) => void (s.totemReady[site('S15')] = false))
      .begin()
    expect(abilityBarred(spent, 'ancestral-lore')).toEqual(['FF-17.5'])
    expect(abilityBarred(left({}, 'ancestral-lore', wanted), 'ancestral-lore')).toEqual(['FF-5.1'])
  })
  test('FF-26.ML.3 Sixth Sense: both tokens of one site anywhere, for her player alone; back they go', () => {
    const wanted = { deposits: { S12: 'deposit-III-1', S9: 'deposit-II-1' }, tokens: { S12: 'trap' } }
    const t = acting('sixth-sense', wanted).answer(0, 'ability:sixth-sense:0').asked(0, 'peek')
    expect(t.options(0)).toEqual(['site:S9', 'site:S12'])
    t.refuses(0, ['site:S9', 'site:S12'])
    t.answer(0, ['site:S12'])
    const known = (seat: number) =>
      [t.state.deposit[site('S12')]!, t.state.exploration[site('S12')]!].map((token) =>
        t.match.table.canSee(token, seat),
      )
    expect([known(0), known(1), known(-1)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    expect(t.match.table.canSee(t.state.deposit[site('S9')]!, 0)).toBe(false)
  })
  test('FF-26.ML.4 FF-10.7 Lucky Find: the ore goes onto Molly; at her limit something stays on her site', () => {
    const wanted: Scene = { at: { molly: 'S5' }, lying: { S7: ['draconite'], S10: ['gold'] } }
    const t = acting('lucky-find', { ...wanted, ore: { molly: ['gold'] } }).answer(0, 'ability:lucky-find:0')
    expect([loadOf(t.state, 'molly'), lyingAt(t.state, 'S7')]).toEqual([
      [1, 0, 1, 0],
      [0, 0, 0, 0],
    ])
    const full = acting('lucky-find', { ...wanted, ore: { molly: ['gold', 'darkiron'] } })
    full.answer(0, 'ability:lucky-find:0').asked(0, 'overload')
    expect(full.options(0)).toEqual(['leave:draconite', 'drop:gold', 'drop:darkiron'])
    full.answer(0, 'drop:gold')
    expect([loadOf(full.state, 'molly'), lyingAt(full.state, 'S5')]).toEqual([
      [0, 1, 1, 0],
      [1, 0, 0, 0],
    ])
  })
  const lore = (nobz: string, molly: readonly ('gold' | 'darkiron')[] = ['gold']): Playing =>
    acting('ancestral-lore', {
      at: { molly: 'S2', nobz },
      ore: { molly, nobz: ['gold', 'darkiron'] },
      kobolds: ['S2'],
      totems: { S7: 'forge' },
      row: ['key-of-the-forge', 'volcano-sceptre', 'wyrm-heart'],
    })
  test('FF-26.ML.5 it works beside a Kobold; for the Totem of Forge those on its site pay', () => {
    const t = lore('S7').answer(0, 'ability:ancestral-lore:0').untilAsked(0, 'act')
    expect([t.zone(Z.forged), loadOf(t.state, 'nobz'), loadOf(t.state, 'molly')]).toEqual([
      ['key-of-the-forge'],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    expect(abilityBarred(lore('S2'), 'ancestral-lore')).toEqual(['FF-17.5'])
    expect(abilityBarred(lore('S12', ['gold', 'darkiron']), 'ancestral-lore')).toEqual(['FF-17.5'])
  })
  test('FF-26.ML.5 "your adventurer" is Molly: it is her ore that the Totem of Rock changes, she who travels', () => {
    const at = { molly: 'S2', nobz: 'S7' }
    const rock = acting('ancestral-lore', { at, ore: { molly: ['gold'], nobz: ['gold'] }, totems: { S7: 'rock' } })
    rock.answer(0, 'ability:ancestral-lore:0').untilAsked(0, 'convertTo').answer(0, 'ore:draconite')
    expect([loadOf(rock.state, 'molly'), loadOf(rock.state, 'nobz')]).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
    ])
    const travel = acting('ancestral-lore', { at, totems: { S7: 'travel' } }).answer(0, 'ability:ancestral-lore:0')
    travel.untilAsked(0, 'totemSite').answer(0, 'site:S15')
    expect([whereIs(travel.state, 'molly'), whereIs(travel.state, 'nobz')]).toEqual(['S15', 'S7'])
  })
})
