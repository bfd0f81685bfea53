/** What is different on the turns of a lone player. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { koboldSites, left, lines, namedBy, pool, type Playing } from './acting.ts'
import { alone, markedKobolds } from './alone.ts'
import { abilityBarred, against, symbolsOf } from './asking.ts'
import { loadOf, lyingAt, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const KEY = 'key-of-the-forge'
/** A card of the lone player is on the table with all its symbols. */
const playing = (card: string, wanted: Scene = {}): Playing => alone({ ...wanted, hands: [[card]] }).begin()
const solo = (wanted: Scene = {}): Scene => ({ seats: 1, ...wanted })
const lit = (t: Playing) => t.state.flames.map((flame) => flame.lit)

describe('fire', () => {
  const forging = (at: string, flames: readonly boolean[], teams = [['nobz', 'granit', 'molly']]) =>
    left(
      { move: 2 },
      'full-throttle',
      solo({ teams, at: { nobz: at }, ore: { nobz: ['gold', 'darkiron'] }, row: [KEY], flames }),
    )
  test('FF-25.9 the fire of the Entrance is a Flame: it must be lit, and goes out', () => {
    const t = forging('E', [true, true, true]).answer(0, `forge:${KEY}`)
    expect([lit(t), t.zone(Z.forged)]).toEqual([[true, true, false], [KEY]])
    forging('E', [true, true, false]).blocks(0, `forge:${KEY}`, 'FF-25.9')
  })
  test('FF-25.9 FF-13.2 the Forge has its own two: the Flame of the Entrance does not serve there', () => {
    forging('F', [false, false, true]).blocks(0, `forge:${KEY}`, 'FF-13.2')
    expect(lit(forging('F', [false, true, true]).answer(0, `forge:${KEY}`))).toEqual([false, false, true])
  })
  test('FF-25.21 which Flame is turned lit is the player’s choice; with one place to choose from nobody is asked', () => {
    const found = (flames: readonly boolean[]) =>
      playing('full-throttle', { tokens: { S2: 'rekindle' }, flames }).answer(0, 'move:S2')
    const t = found([false, false, false]).asked(0, 'flame').offersExactly(0, ['flame:0:lit', 'flame:2:lit'])
    expect(lit(t.answer(0, 'flame:2:lit'))).toEqual([false, false, true])
    expect(lit(found([true, false, true]).asked(0, 'act'))).toEqual([true, true, true])
    expect(lit(found([true, true, false]).asked(0, 'act'))).toEqual([true, true, true])
  })
  test('FF-25.21 FF-19.5 an event with two flames asks twice', () => {
    const t = alone({ flames: [false, false, false] })
      .agenda('event')
      .top(Z.eventPile, ['firedamp'])
      .begin()
    t.asked(0, 'flame').answer(0, 'flame:2:lit').asked(0, 'card')
    expect(lit(t)).toEqual([true, false, true])
    const u = alone({ flames: [false, false, false] })
      .agenda('event')
      .top(Z.eventPile, ['firedamp'])
      .begin()
    u.answer(0, 'flame:0:lit').asked(0, 'flame').answer(0, 'flame:1:lit')
    expect(lit(u)).toEqual([true, true, false])
  })
})

describe('digging and fighting', () => {
  const digging = (deposit: string, more: Scene = {}) =>
    left({ dig: 1 }, 'rumble', solo({ at: { granit: 'S12' }, deposits: { S12: deposit }, ...more })).answer(0, 'dig')
  test('FF-25.16 FF-9.3 half of the ores, of the player’s choice; then the Kobold takes the most precious', () => {
    const t = digging('deposit-III-3').asked(0, 'half').offersExactly(0, ['ore:darkiron', 'ore:draconite'])
    t.refuses(0, 'ore:gold', 'FF-25.16')
    t.answer(0, 'ore:darkiron').answer(0, 'ore:draconite').asked(0, 'act')
    expect([lyingAt(t.state, 'S12'), t.state.bag, koboldSites(t)]).toEqual([[0, 1, 0, 0], [3, 1, 2, 0], ['S12']])
    expect(t.state.reserve).toEqual([17, 18, 18, 0])
  })
  test('FF-25.16 rounded up: two of three, one of two', () => {
    const three = digging('deposit-II-3').answer(0, 'ore:gold').answer(0, 'ore:draconite').asked(0, 'act')
    expect(lyingAt(three.state, 'S12')).toEqual([1, 0, 1, 0])
    expect(lyingAt(digging('deposit-I-2').asked(0, 'act').state, 'S12')).toEqual([1, 0, 0, 0])
    expect(lyingAt(digging('deposit-I-1').asked(0, 'act').state, 'S12')).toEqual([2, 0, 0, 0])
  })
  test('FF-25.16 FF-1.9 a kind the reserve lacks is not chosen', () => {
    const t = digging('deposit-III-2', { lying: { S1: new Array<'draconite'>(18).fill('draconite') } })
    t.answer(0, 'ore:draconite').asked(0, 'act')
    expect([lyingAt(t.state, 'S12'), t.state.reserve[2]]).toEqual([[0, 1, 1, 0], 0])
  })
  const beside = (symbols: Parameters<typeof left>[0]) =>
    left(symbols, 'hurl', solo({ at: { granit: 'S4' }, kobolds: ['S4'] }))
  test('FF-25.17 a Fight costs a Fight and one further symbol of any kind', () => {
    const t = beside({ move: 1, dig: 1, fight: 1 }).roll('kobold token', [0]).answer(0, 'fight:0')
    t.asked(0, 'spend').offersExactly(0, ['spend:move', 'spend:dig']).answer(0, 'spend:dig').asked(0, 'act')
    expect([pool(t), koboldSites(t)]).toEqual([[1, 0, 0, 0, 0], []])
    beside({ fight: 1 }).blocks(0, 'fight:0', 'FF-25.17')
    beside({ wild: 1 }).blocks(0, 'fight:0', 'FF-25.17')
    beside({ move: 2, dig: 1 }).blocks(0, 'fight:0', 'FF-5.1')
  })
  test('FF-25.17 FF-5.3 wild symbols stand for either', () => {
    const t = beside({ move: 1, wild: 1 }).roll('kobold token', [3]).answer(0, 'fight:0')
    expect([pool(t), koboldSites(t)]).toEqual([[0, 0, 0, 0, 0], ['S4']])
    const u = beside({ fight: 1, wild: 1 }).roll('kobold token', [0]).answer(0, 'fight:0')
    expect(pool(u)).toEqual([0, 0, 0, 0, 0])
  })
  test('FF-25.17 with company a Fight alone is enough', () => {
    const t = left({ fight: 1 }, 'hurl', { at: { granit: 'S4' }, kobolds: ['S4'] })
    expect(namedBy(t, 'fight')).toEqual(['0'])
  })
})

describe('Kobolds for opponents', () => {
  const TRIO = [['mogrimur', 'silkara', 'nobz']]
  test('FF-25.18 FF-17.2 Shock: an ore of the bag falls on the site of a Kobold in range', () => {
    const t = playing('bone-shard', {
      teams: TRIO,
      at: { mogrimur: 'S5' },
      kobolds: ['S10', 'S7', 'S8'],
      bag: ['gold', 'darkiron'],
    })
    t.roll('ore of the bag', [1]).answer(0, 'ability:bone-shard:0')
    t.asked(0, 'target').offersExactly(0, ['kobold:1', 'kobold:2']).answer(0, 'kobold:1')
    expect([lyingAt(t.state, 'S7'), t.state.bag]).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ])
  })
  test('FF-25.18 Shock from an empty bag brings nothing; with no Kobold in range there is no target', () => {
    const wanted = { teams: TRIO, at: { mogrimur: 'S5' }, kobolds: ['S7'], bag: [] }
    expect(lyingAt(playing('bone-shard', wanted).answer(0, 'ability:bone-shard:0').state, 'S7')).toEqual([0, 0, 0, 0])
    playing('bone-shard', { ...wanted, kobolds: ['S10'] }).blocks(0, 'ability:bone-shard:0', 'FF-17.5')
  })
  test('FF-25.18 Stun: adventurers ignore it, so the site is open', () => {
    const t = playing('cocoon', { teams: TRIO, at: { silkara: 'S5' }, kobolds: ['S5'], lying: { S5: ['gold'] } })
    t.blocks(0, 'pick:gold:none', 'FF-12.2').answer(0, 'ability:cocoon:0').offers(0, 'pick:gold:none')
    expect(t.state.kobolds).toEqual([{ site: site('S5'), stun: true, slow: false }])
  })
  test('FF-25.18 FF-12.2 one more that is not stunned still restricts', () => {
    const t = playing('cocoon', { teams: TRIO, at: { silkara: 'S5' }, kobolds: ['S5', 'S5'], lying: { S5: ['gold'] } })
    t.answer(0, 'ability:cocoon:0').answer(0, 'kobold:0')
    expect(against(t, 'pick:gold:none')).toEqual(['FF-12.2'])
  })
  test('FF-25.18 Slow: it can be fought with a single Fight', () => {
    const t = playing('buffer-bash', { teams: TRIO, at: { nobz: 'S7' }, kobolds: ['S7', 'S7'] })
    t.answer(0, 'ability:buffer-bash:0').answer(0, 'kobold:1')
    expect(t.state.kobolds.map((kobold) => kobold.slow)).toEqual([false, true])
    t.roll('kobold token', [0]).answer(0, 'fight:1').asked(0, 'act')
    expect([pool(t), t.state.kobolds]).toEqual([
      symbolsOf('buffer-bash', { fight: -1 }),
      [{ site: site('S7'), stun: false, slow: false }],
    ])
  })
  test('FF-25.19 marks stay on a Kobold that steals and walks; a new figure has none', () => {
    const t = alone({ lying: { S8: ['gold'] } })
      .agenda('event')
      .top(Z.eventPile, ['plunder'])
      .set(markedKobolds({ at: 'S8', stun: true, slow: true }))
      .begin()
    expect([t.state.kobolds, t.state.bag[0]]).toEqual([[{ site: site('F'), stun: true, slow: true }], 4])
    const fought = alone({ hands: [['hurl']], at: { granit: 'S2' }, tokens: { S5: 'encounter' } })
      .set(markedKobolds({ at: 'S2', slow: true }))
      .roll('kobold token', [0])
      .begin()
    fought.answer(0, 'fight:0').answer(0, 'move:S5')
    expect(fought.state.kobolds).toEqual([{ site: site('S5'), stun: false, slow: false }])
  })
  test('FF-25.20 FF-16.15 a Push that names opponents names the Kobolds, one by one, and no ally', () => {
    const t = playing('runaway-wagon', { at: { nobz: 'S7', granit: 'S7' }, kobolds: ['S7', 'S7', 'S10'] })
    t.answer(0, 'ability:runaway-wagon:0').offersExactly(0, ['kobold:0', 'kobold:1']).answer(0, 'kobold:1')
    t.answer(0, 'site:S2').answer(0, 'site:F')
    expect([koboldSites(t), whereIs(t.state, 'granit')]).toEqual([['F', 'S2', 'S10'], 'S7'])
  })
  test('FF-25.20 so do Pushes that name another adventurer; other effects on opponents find nobody', () => {
    const teams = [['vaelindra', 'mogrimur', 'nobz']]
    const at = { vaelindra: 'S5', mogrimur: 'S5', nobz: 'S15' }
    const puppet = playing('puppeteer', { teams, at, kobolds: ['S7'] }).answer(0, 'ability:puppeteer:0')
    puppet.offersExactly(0, ['adventurer:mogrimur', 'kobold:0'])
    const ore = { mogrimur: ['gold'] } as const
    for (const card of ['nimble-fingers', 'roguery', 'slumber'])
      expect(abilityBarred(playing(card, { teams, at, ore, kobolds: ['S5'] }), card)).toEqual(['FF-17.5'])
  })
})

describe('granted and shared', () => {
  const clan = (slow: boolean) =>
    alone({ hands: [['for-the-clan']], at: { molly: 'S5', granit: 'S7', nobz: 'E' } })
      .set(markedKobolds({ at: 'S7', slow }))
      .begin()
      .answer(0, 'ability:for-the-clan:0')
      .answer(0, 'adventurer:granit')
      .asked(0, 'lentAct')
  test('FF-25.28 one granted action does not pay for a Fight, except against a slowed Kobold', () => {
    clan(false).blocks(0, 'fight:0', 'FF-25.17')
    const t = clan(true).roll('kobold token', [0]).answer(0, 'fight:0')
    expect(koboldSites(t)).toEqual([])
  })
  test('FF-25.28 two lent symbols pay, one does not', () => {
    const teams = [['drsdaqt', 'granit', 'nobz']]
    const gift = () =>
      playing('psionic-gift', { teams, at: { drsdaqt: 'S5', granit: 'S7', nobz: 'S15' }, kobolds: ['S7'] })
        .answer(0, 'ability:psionic-gift:0')
        .answer(0, 'spend:wild')
    gift().pass(0).asked(0, 'lentAct').blocks(0, 'fight:0', 'FF-25.17')
    const t = gift().answer(0, 'spend:move').roll('kobold token', [0]).answer(0, 'fight:0')
    expect([koboldSites(t), pool(t)]).toEqual([[], symbolsOf('psionic-gift', { move: -1, wild: -1 })])
  })
  const DEMON = { teams: [['devorfu', 'nobz', 'molly']], at: { devorfu: 'S7', nobz: 'S7' }, kobolds: ['S7', 'S10'] }
  test('FF-25.29 Horn Charge: allies drop an ore, the Kobolds in range bring one of the bag', () => {
    const t = playing('horn-charge', { ...DEMON, ore: { nobz: ['gold'] }, bag: ['darkiron'] })
    t.answer(0, 'ability:horn-charge:0').untilAsked(0, 'act')
    expect([lyingAt(t.state, 'S7'), lyingAt(t.state, 'S10'), loadOf(t.state, 'nobz')]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
  test('FF-25.29 Hot Behind You: allies and Kobolds alike are pushed one site', () => {
    const t = playing('hot-behind-you', DEMON).answer(0, 'ability:hot-behind-you:0')
    t.offersExactly(0, ['adventurer:nobz', 'kobold:0']).answer(0, 'kobold:0').answer(0, 'site:F').answer(0, 'site:S1')
    expect([koboldSites(t), whereIs(t.state, 'nobz'), whereIs(t.state, 'devorfu')]).toEqual([['F', 'S10'], 'S1', 'S7'])
  })
  test('FF-25.30 a stunned Kobold may be fought, at the usual price unless it is slowed too', () => {
    const stunned = (slow: boolean) =>
      alone({ hands: [['hurl']], at: { granit: 'S5' } })
        .set(markedKobolds({ at: 'S5', stun: true, slow }))
        .roll('kobold token', [0])
        .begin()
        .answer(0, 'fight:0')
    const usual = stunned(false).asked(0, 'spend').answer(0, 'spend:move')
    expect([koboldSites(usual), pool(usual)]).toEqual([[], symbolsOf('hurl', { fight: -1, move: -1 })])
    const slowed = stunned(true).asked(0, 'act')
    expect([koboldSites(slowed), pool(slowed)]).toEqual([[], symbolsOf('hurl', { fight: -1 })])
  })
})

describe('nobody else', () => {
  test('FF-25.27 the power that takes a Treasure takes it from the reserve, without a question', () => {
    const t = alone({ hands: [['rumble']], forged: [['treasurers-ring']] }).begin()
    t.answer(0, 'power:treasurers-ring').asked(0, 'act')
    expect([t.zone(Z.treasures).length, t.zone(Z.treasurePile).length]).toEqual([1, 11])
  })
  test('FF-25.27 Digestion eats own Treasures and those of the reserve', () => {
    const teams = [['gobetou', 'nobz', 'molly']]
    const t = playing('digestion', { teams, treasures: [['treasure-2', 'treasure-3']] })
    t.answer(0, 'ability:digestion:0')
    expect(t.options(0)).toEqual(['card:treasure-2', 'card:treasure-3', 'reserve'])
  })
  test('FF-25.27 Mad Dash gives no turn more', () => {
    expect(abilityBarred(playing('mad-dash'), 'mad-dash')).toEqual(['FF-25.27'])
  })
  test('FF-25.27 FF-18.10 Absorption is an ordinary card and nobody is ever asked about it', () => {
    const teams = [['gobetou', 'nobz', 'molly']]
    const own = playing('absorption', { teams }).blocks(0, 'ability:absorption:0', 'FF-18.10')
    expect([pool(own), namedBy(own, 'move')]).toEqual([symbolsOf('absorption'), ['S2', 'S3']])
    const other = alone({ teams, hands: [['full-throttle', 'absorption']] })
      .begin()
      .answer(0, 'play:full-throttle')
    expect(lines(other.asked(0, 'act'), 'absorbed')).toEqual([])
  })
})
