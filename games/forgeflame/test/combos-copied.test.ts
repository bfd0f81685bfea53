/** Metamorphosis: abilities of other cards with Ogmül as the one acting. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { type Mine, marksOf, poolOf, words } from './phases.ts'
import { lyingAt, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const OTHERS = ['korgain', 'molly', 'flyna']
/** Metamorphosis is on the table; these cards lie in the active zones. */
const morph = (active: readonly (readonly string[])[], more: Scene = {}): Mine =>
  scene({ teams: [['ogmul', 'granit', 'nobz'], OTHERS], hands: [['metamorphosis'], []], active, ...more }).begin()
const rulesAgainst = (t: Mine, word: string) => t.blocked(0, word).map((why) => why.rule)

describe('what is copied', () => {
  test('FF-26.OG.5 any card in any active zone but Metamorphosis itself and Absorption', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['gobetou', 'molly', 'flyna'],
    ]
    const t = morph([['full-throttle'], ['absorption', 'burrow']], { teams }).answer(0, 'ability:metamorphosis:0')
    t.asked(0, 'copy').offersExactly(0, ['card:full-throttle', 'card:burrow']).refuses(0, 'card:absorption')
    t.refuses(0, 'card:metamorphosis')
    t.answer(0, 'card:burrow').logged('copied', ['ogmul', 'burrow']).answer(0, 'ability:burrow:0')
    expect([poolOf(t), t.zone(Z.active + 1)]).toEqual([
      [2, 0, 0, 0, 1],
      ['absorption', 'burrow'],
    ])
    expect(rulesAgainst(morph([[], []]), 'ability:metamorphosis:0')).toEqual(['FF-17.5'])
  })
  test('FF-26.OG.5 FF-18.10 with Absorption alone on the table there is nothing to copy', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['gobetou', 'molly', 'flyna'],
    ]
    expect(rulesAgainst(morph([[], ['absorption']], { teams }), 'ability:metamorphosis:0')).toEqual(['FF-17.5'])
  })
  test('FF-26.OG.5 FF-5.4 all abilities of the card, each once, before Metamorphosis ends', () => {
    const t = morph([['steam-jet'], []], {
      teams: [['ogmul', 'flyna', 'mogrimur'], OTHERS.slice(0, 2)],
      at: { ogmul: 'S5', korgain: 'S5' },
    })
    t.answer(0, 'ability:metamorphosis:0').offers(0, 'ability:steam-jet:0')
    expect(rulesAgainst(t, 'ability:steam-jet:1')).toEqual(['FF-1.8'])
    t.answer(0, 'ability:steam-jet:0').refuses(0, 'ability:steam-jet:0', 'FF-5.5')
    t.answer(0, 'ability:steam-jet:1').answer(0, 'site:S7')
    expect([t.state.batteries, whereIs(t.state, 'korgain')]).toEqual([0, 'S7'])
  })
  test('FF-26.OG.5 FF-18.1 they are gone when a chained card has begun', () => {
    const t = morph([['hex', 'burrow'], []], {
      teams: [['ogmul', 'mogrimur', 'molly'], ['korgain']],
      discards: [['slumber']],
    })
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'card:hex').answer(0, 'ability:hex:0').answer(0, 'stop')
    expect(t.options(0).filter((word) => word.startsWith('ability:hex'))).toEqual([])
    expect(t.zone(Z.active)).toEqual(['hex', 'burrow', 'metamorphosis', 'slumber'])
  })
})

describe('as Ogmül', () => {
  test('FF-26.OG.5 FF-26.FL.1 Batteries are those of his player: none where Flyna is another’s', () => {
    const charged = scene({
      teams: [['ogmul', 'granit', 'nobz'], OTHERS],
      hands: [['metamorphosis'], []],
      active: [[], ['drill-arm', 'overload', 'fully-charged', 'spring-drive']],
    }).set((s) => void (s.batteries = 2))
    for (const card of ['drill-arm', 'overload', 'fully-charged', 'spring-drive']) {
      const u = charged.begin().answer(0, 'ability:metamorphosis:0').answer(0, `card:${card}`)
      expect(u.options(0)).not.toContain(`ability:${card}:0`)
      expect(u.state.batteries).toBe(2)
    }
  })
  test('FF-26.OG.5 FF-26.FL.1 with Flyna on the own side he pays with hers', () => {
    const t = scene({
      teams: [['ogmul', 'flyna', 'nobz'], ['korgain']],
      hands: [['metamorphosis'], []],
      active: [['drill-arm'], []],
    })
      .set((s) => void (s.batteries = 2))
      .begin()
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'ability:drill-arm:0')
    expect([t.state.batteries, poolOf(t)]).toEqual([1, [1, 0, 0, 0, 2]])
  })
  test('FF-26.OG.5 FF-26.SI.1 Webs are those of his player', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['silkara', 'molly', 'flyna'],
    ]
    const t = morph([[], ['sticky-web']], { teams }).answer(0, 'ability:metamorphosis:0')
    expect(rulesAgainst(t, 'ability:sticky-web:0')).toEqual(['FF-26.SI.1'])
    const own = morph([['sticky-web'], []], { teams: [['ogmul', 'silkara', 'nobz'], ['korgain']] })
    own.answer(0, 'ability:metamorphosis:0').answer(0, 'ability:sticky-web:0').answer(0, 'adventurer:korgain')
    expect(own.state.webs[0]!.on).toBe('adventurer')
  })
  test('FF-26.OG.5 FF-26.GR.1 X is the number of ores Ogmül carries', () => {
    const t = morph([['earthquake'], []], { ore: { ogmul: ['gold', 'darkiron'] } }).answer(0, 'ability:metamorphosis:0')
    t.answer(0, 'ability:earthquake:0').asked(0, 'caveIn').refuses(0, ['passage:E-S2', 'passage:E-S3', 'passage:E-S5'])
    t.answer(0, ['passage:E-S2', 'passage:E-S3'])
    expect(t.state.caveIn.filter(Boolean).length).toBe(2)
    const empty = morph([['earthquake'], []], { ore: { granit: ['gold'] } }).answer(0, 'ability:metamorphosis:0')
    expect(rulesAgainst(empty, 'ability:earthquake:0')).toEqual(['FF-26.GR.1'])
  })
  test('FF-26.OG.5 FF-18.6 an opponent’s Mad Dash gives Ogmül’s player the extra turn', () => {
    const teams = [
      ['ogmul', 'granit', 'molly'],
      ['nobz', 'korgain', 'flyna'],
    ]
    const t = morph([[], ['mad-dash']], { teams })
      .answer(0, 'ability:metamorphosis:0')
      .answer(0, 'ability:mad-dash:0')
    t.answer(0, 'stop')
    expect([t.state.turn.seat, t.state.turns]).toEqual([0, [1, 0]])
  })
  test('FF-26.OG.5 FF-18.6 in the extra turn he copies the Mad Dash that gave it', () => {
    const t = scene({
      teams: [['ogmul', 'granit', 'nobz'], OTHERS],
      hands: [['mad-dash', 'metamorphosis', 'hurl'], []],
    }).begin()
    t.answer(0, 'play:mad-dash').answer(0, 'ability:mad-dash:0').answer(0, 'stop').answer(0, 'play:metamorphosis')
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'ability:mad-dash:0').answer(0, 'stop')
    expect([t.state.turn.seat, t.state.turns]).toEqual([0, [2, 0]])
  })
  test('FF-26.OG.5 FF-18.2 a copied Hex chains from the discard of Ogmül’s player', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['mogrimur', 'korgain', 'molly'],
    ]
    const t = morph([[], ['hex']], { teams, discards: [['hurl', 'rumble'], ['burrow']] })
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'ability:hex:0')
    t.offersExactly(0, ['card:hurl', 'card:rumble']).answer(0, 'card:rumble').answer(0, 'stop')
    expect(t.zone(Z.active)).toEqual(['metamorphosis', 'rumble'])
  })
  test('FF-26.OG.5 FF-17.4 "here" is Ogmül’s site, opponents are his', () => {
    const at = { ogmul: 'S5', granit: 'S5', molly: 'S5', korgain: 'S7', flyna: 'S7' }
    const t = morph([[], ['chilling-beard']], { at }).answer(0, 'ability:metamorphosis:0')
    t.answer(0, 'ability:chilling-beard:0')
    expect(['molly', 'flyna', 'granit'].map((name) => marksOf(t, name).stun)).toEqual([true, false, false])
  })
  test('FF-26.OG.5 FF-5.6 a copied permission is on at once: Flight, a passenger', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['silkara', 'korgain', 'molly'],
    ]
    const flight = morph([[], ['wall-crawler']], { teams }).answer(0, 'ability:metamorphosis:0')
    expect(words(flight, 0, 'move')).toContain('S5')
    const bus = morph([['all-aboard'], []])
      .answer(0, 'ability:metamorphosis:0')
      .answer(0, 'move:S2')
    bus.asked(0, 'passenger').answer(0, 'bring:granit')
    expect([whereIs(bus.state, 'ogmul'), whereIs(bus.state, 'granit')]).toEqual(['S2', 'S2'])
  })
  test('FF-26.OG.5 FF-18.8 Absorption on Metamorphosis: no copy; on the copied card earlier: no matter', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['gobetou', 'korgain', 'molly'],
    ]
    const t = morph([['full-throttle'], []], { teams, hands: [['metamorphosis'], ['absorption', 'engulf']] })
    t.answer(1, 'absorb:absorption')
    expect(rulesAgainst(t, 'ability:metamorphosis:0')).toEqual(['FF-18.8'])
    const later = scene({
      teams,
      hands: [
        ['hurl', 'metamorphosis'],
        ['absorption', 'engulf'],
      ],
      at: { granit: 'S7', ogmul: 'S5', korgain: 'S5' },
    }).begin()
    later.answer(0, 'play:hurl').answer(1, 'absorb:absorption').answer(0, 'stop').answer(1, 'stop')
    later.answer(0, 'ability:metamorphosis:0').answer(0, 'card:hurl').answer(0, 'ability:hurl:0').answer(0, 'site:S8')
    expect(whereIs(later.state, 'korgain')).toBe('S8')
  })
})

describe('a copy and something else', () => {
  test('FF-26.OG.5 FF-26.DR.1 a copied Psionic Gift lends Ogmül’s own symbols', () => {
    const teams = [['ogmul', 'granit', 'drsdaqt'], ['korgain']]
    const at = { ogmul: 'S5', granit: 'S7', drsdaqt: 'S15' }
    const t = morph([['psionic-gift'], []], { teams, at }).answer(0, 'ability:metamorphosis:0')
    t.answer(0, 'ability:psionic-gift:0').answer(0, 'spend:wild').pass(0).answer(0, 'move:S10')
    expect([whereIs(t.state, 'granit'), poolOf(t)]).toEqual(['S10', [1, 0, 0, 0, 0]])
  })
  test('FF-26.OG.5 FF-26.ML.1 a copied For the Clan: Ogmül’s neighbours act, not Molly’s', () => {
    const at = { ogmul: 'S5', granit: 'S7', nobz: 'S15', molly: 'S15', korgain: 'S5' }
    const t = morph([[], ['for-the-clan']], { at }).answer(0, 'ability:metamorphosis:0')
    t.answer(0, 'ability:for-the-clan:0').offersExactly(0, ['adventurer:granit', 'pass'])
    expect(whereIs(t.answer(0, 'adventurer:granit').answer(0, 'move:S1').state, 'granit')).toBe('S1')
  })
  test('FF-26.OG.5 FF-5.5 Metamorphosis replayed in the same turn copies nothing more', () => {
    const t = morph([['rising-shadow'], ['full-throttle']], {
      teams: [
        ['ogmul', 'vaelindra', 'drsdaqt'],
        ['korgain', 'nobz'],
      ],
      draws: [['telepathy']],
    })
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'card:rising-shadow').answer(0, 'ability:rising-shadow:0')
    t.answer(0, 'stop').answer(0, 'ability:telepathy:0').answer(0, 'card:metamorphosis').answer(0, 'stop')
    expect([rulesAgainst(t, 'ability:metamorphosis:0'), poolOf(t)]).toEqual([['FF-5.5'], [1, 0, 0, 0, 1]])
  })
  test('FF-26.OG.5 FF-8.4 a copied Puppeteer pushes an opponent onto a token: the opponent is asked', () => {
    const teams = [
      ['ogmul', 'granit', 'nobz'],
      ['vaelindra', 'korgain', 'molly'],
    ]
    const at = { ogmul: 'S5', korgain: 'S7' }
    const t = morph([[], ['puppeteer']], { teams, at, tokens: { S12: 'find' } }).answer(0, 'ability:metamorphosis:0')
    t.answer(0, 'ability:puppeteer:0').answer(0, 'adventurer:korgain').answer(0, 'site:S12').asked(1, 'find')
    t.answer(1, 'ore:gold').asked(0, 'act')
    expect(lyingAt(t.state, 'S12')).toEqual([1, 0, 0, 0])
  })
})
