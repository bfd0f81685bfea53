/** Ogmül with his Potions, Silkara with her Webs. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, goes, left, namedBy, pool, type Playing } from './acting.ts'
import { abilityBarred, against, symbolsOf } from './asking.ts'
import { atEvent, atRoundEnd, marksOf } from './phases.ts'
import { adv, loadOf, lyingAt, ore, ROW, scene, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

type Potion = 'empty' | 'full' | 'used'

describe('Ogmül', () => {
  const BREW: Scene = {
    teams: [
      ['ogmul', 'granit', 'nobz'],
      ['korgain', 'molly', 'silkara'],
    ],
  }
  const withPotions = (potions: readonly Potion[], wanted: Scene): Playing =>
    scene({ ...BREW, ...wanted })
      .set((s) => void (s.potions = [...potions]))
      .begin()
  test('FF-26.OG.1 three Potions, empty at the start; an Elixir fills one of choice', () => {
    const t = acting('elixir', BREW)
    expect(t.state.potions).toEqual(['empty', 'empty', 'empty'])
    t.answer(0, 'ability:elixir:0').asked(0, 'fill').answer(0, ['potion:flight'])
    expect(t.state.potions).toEqual(['empty', 'full', 'empty'])
    const second = withPotions(['full', 'empty', 'empty'], { hands: [['elixir-2', 'rumble']] })
    second.answer(0, 'play:elixir-2').pass(0).answer(0, 'ability:elixir-2:0')
    expect(second.options(0)).toEqual(['potion:flight', 'potion:invisibility'])
    const full = withPotions(['full', 'full', 'full'], { hands: [['elixir']] }).pass(0)
    expect(abilityBarred(full, 'elixir')).toEqual(['FF-17.5'])
  })
  test('FF-26.OG.2 Speed gives a Move, Flight and Invisibility their keywords, any number of them on one card', () => {
    const wanted: Scene = { hands: [['rumble']], at: { granit: 'S5' }, kobolds: ['S5'], lying: { S5: ['gold'] } }
    const t = withPotions(['full', 'full', 'full'], wanted)
    expect(t.asked(0, 'potion').options(0)).toEqual(['potion:speed', 'potion:flight', 'potion:invisibility', 'pass'])
    t.answer(0, 'potion:speed').answer(0, 'potion:flight').answer(0, 'potion:invisibility').asked(0, 'act')
    expect([pool(t), goes(t).includes('F'), t.state.potions]).toEqual([
      symbolsOf('rumble', { move: 1 }),
      true,
      ['used', 'used', 'used'],
    ])
    t.offers(0, 'pick:gold:none')
    const dry = withPotions(['full', 'full', 'full'], wanted).pass(0)
    expect([pool(dry), goes(dry).includes('F'), against(dry, 'pick:gold:none')]).toEqual([
      symbolsOf('rumble'),
      false,
      ['FF-12.2'],
    ])
  })
  test('FF-26.OG.2 FF-22.8 only the full ones, on cards of the team', () => {
    const one = withPotions(['used', 'empty', 'full'], { hands: [['rumble']] })
    expect(one.asked(0, 'potion').options(0)).toEqual(['potion:invisibility', 'pass'])
    expect(
      withPotions(['full', 'full', 'full'], { hands: [[], ['burrow']], turn: 1 }).asked(1, 'act').state.potions,
    ).toEqual(['full', 'full', 'full'])
    const partner = scene({
      seats: 4,
      teams: [
        ['ogmul', 'granit'],
        ['korgain', 'molly'],
        ['nobz', 'silkara'],
        ['flyna', 'gobetou'],
      ],
      hands: [[], [], ['full-throttle']],
      turn: 2,
    })
      .set((s) => void (s.potions = ['full', 'empty', 'empty']))
      .begin()
    expect(pool(partner.asked(2, 'potion').answer(2, 'potion:speed'))).toEqual(symbolsOf('full-throttle', { move: 1 }))
  })
  test('FF-26.OG.3 a used Potion lies on its card until the end of the round; then it is empty', () => {
    const t = withPotions(['full', 'empty', 'full'], { hands: [['rumble', 'elixir']] }).answer(0, 'play:rumble')
    t.answer(0, 'potion:speed').pass(0).answer(0, 'stop').untilAsked(0, 'potion').pass(0).answer(0, 'ability:elixir:0')
    expect([t.asked(0, 'act').state.potions]).toEqual([['used', 'full', 'full']])
    const ended = atRoundEnd(BREW)
      .set((s) => void (s.potions = ['used', 'full', 'empty']))
      .begin()
    expect(ended.state.potions).toEqual(['empty', 'full', 'empty'])
  })
  test('FF-26.OG.4 Master Alchemist: the destroyed ore goes to the reserve, two Potions are full', () => {
    const t = acting('master-alchemist', { ...BREW, ore: { ogmul: ['draconite', 'gold'] } })
    t.answer(0, 'ability:master-alchemist:0').asked(0, 'cost').answer(0, 'carried:ogmul:draconite')
    t.asked(0, 'fill').refuses(0, ['potion:speed'])
    t.answer(0, ['potion:speed', 'potion:invisibility'])
    expect([loadOf(t.state, 'ogmul'), t.state.reserve[2], t.state.potions]).toEqual([
      [1, 0, 0, 0],
      19,
      ['full', 'empty', 'full'],
    ])
    expect(abilityBarred(acting('master-alchemist', BREW), 'master-alchemist')).toEqual(['FF-1.8'])
  })
  test('FF-26.OG.5 Metamorphosis: the ability of a card in another player’s active zone, with Ogmül acting', () => {
    const at = { ogmul: 'S7', molly: 'S7' }
    const t = acting('metamorphosis', { ...BREW, at, active: [[], ['chilling-beard']] })
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'ability:chilling-beard:0')
    expect([marksOf(t, 'molly').stun, t.zone(Z.active + 1)]).toEqual([true, ['chilling-beard']])
  })
  test('FF-26.OG.6 Transmutation: every ore on the site for one of choice, as far as the reserve goes', () => {
    const lying = { S7: ['gold', 'gold', 'darkiron'], S1: new Array<'draconite'>(17).fill('draconite') } as const
    const t = acting('transmutation', { ...BREW, at: { ogmul: 'S7' }, lying }).answer(0, 'ability:transmutation:0')
    expect(t.state.reserve[2]).toBe(2)
    t.answer(0, 'ore:draconite').answer(0, 'ore:draconite').refuses(0, 'ore:draconite')
    t.answer(0, 'ore:gold').asked(0, 'act')
    expect([lyingAt(t.state, 'S7'), t.state.reserve]).toEqual([
      [1, 0, 2, 0],
      [16, 19, 0, 0],
    ])
    expect(abilityBarred(acting('transmutation', BREW), 'transmutation')).toEqual(['FF-17.5'])
  })
  test('FF-26.OG.7 a Potion works for the play of its card; on a replay it gives nothing, another may be added', () => {
    const t = scene({
      teams: [['ogmul', 'drsdaqt', 'nobz'], ['korgain']],
      hands: [['smoking-vial', 'telepathy']],
    })
      .set((s) => void (s.potions = ['full', 'full', 'empty']))
      .begin()
    t.answer(0, 'play:smoking-vial').answer(0, 'potion:speed').pass(0)
    expect(pool(t)).toEqual(symbolsOf('smoking-vial', { move: 1 }))
    t.answer(0, 'stop').untilAsked(0, 'potion').pass(0).answer(0, 'ability:telepathy:0').answer(0, 'stop')
    expect(t.asked(0, 'potion').options(0)).toEqual(['potion:flight', 'pass'])
    t.answer(0, 'potion:flight')
    expect([pool(t), goes(t).includes('S5'), t.state.potions]).toEqual([
      symbolsOf('smoking-vial'),
      true,
      ['used', 'used', 'empty'],
    ])
  })
})

describe('Silkara', () => {
  const WEAVER: Scene = {
    teams: [
      ['silkara', 'granit', 'nobz'],
      ['korgain', 'molly', 'mogrimur'],
    ],
  }
  const atHand = (t: Playing) => t.state.webs.filter((web) => web.on === 'hand').length
  type Web = Playing['state']['webs'][number]
  const webbed = (wanted: Scene, ...webs: readonly Web[]) =>
    scene({ ...WEAVER, ...wanted }).set((s) => webs.forEach((web, i) => (s.webs[i] = web)))
  const onOre = (name: string, kind: Parameters<typeof ore>[0]): Web => ({ on: 'ore', a: site(name), b: ore(kind) })
  const onAdventurer = (name: string): Web => ({ on: 'adventurer', a: adv(name), b: 0 })
  test('FF-26.SI.1 three Webs: with none at hand no ability places one', () => {
    const three = [onAdventurer('korgain'), onAdventurer('molly'), onAdventurer('mogrimur')]
    for (const card of ['sticky-web', 'gluey-web', 'insulating-web']) {
      const out = webbed({ hands: [[card]], lying: { E: ['gold'] } }, ...three).begin()
      expect([atHand(out), abilityBarred(out, card)]).toEqual([0, ['FF-26.SI.1']])
    }
    const two = webbed({ hands: [['sticky-web']] }, ...three.slice(1)).begin()
    expect(atHand(two.answer(0, 'ability:sticky-web:0').answer(0, 'adventurer:korgain'))).toBe(0)
  })
  test('FF-26.SI.1 FF-19.2 all come back at the end of the round, one that comes off earlier at once', () => {
    const out = webbed({}, onAdventurer('korgain'), onOre('S7', 'gold')).agenda('roundEnd').begin()
    expect(atHand(out)).toBe(3)
    const t = webbed(
      { hands: [['rumble']], at: { granit: 'S7' }, lying: { S7: ['gold'] } },
      onOre('S7', 'gold'),
    ).begin()
    expect([atHand(t), atHand(t.answer(0, 'pick:gold:none'))]).toEqual([2, 3])
  })
  test('FF-26.SI.2 FF-18.3 Spider Sense: a Silkara card of the discard or the draw pile', () => {
    const t = acting('spider-sense', { ...WEAVER, discards: [['sticky-web', 'rumble']], draws: [['silk-line']] })
    t.answer(0, 'ability:spider-sense:0').asked(0, 'chain').offersExactly(0, ['card:sticky-web', 'search'])
    t.answer(0, 'search').asked(0, 'search')
    expect(t.options(0).toSorted()).toEqual(['card:gluey-web', 'card:silk-line', 'card:wall-crawler'])
    t.answer(0, 'card:silk-line').answer(0, 'stop')
    expect([t.zone(Z.active), pool(t)]).toEqual([['spider-sense', 'silk-line'], symbolsOf('silk-line')])
    expect(t.luck().filter((line) => line.startsWith('shuffle draw.0'))).not.toEqual([])
  })
  test('FF-26.SI.3 FF-13.8 Insulating Web: only her team may forge that artifact', () => {
    const BOOTS = 'boots-of-the-winds'
    const row = [BOOTS, 'black-hammer', 'wyrm-heart']
    const wanted: Scene = {
      row,
      hands: [['insulating-web'], ['burrow']],
      ore: { nobz: ['gold', 'darkiron', 'darkiron'], molly: ['gold', 'darkiron'], korgain: ['darkiron'] },
    }
    const t = acting('insulating-web', { ...WEAVER, ...wanted }).answer(0, 'ability:insulating-web:0')
    expect(t.asked(0, 'web').options(0)).toEqual(row.map((card) => `card:${card}`))
    t.answer(0, `card:${BOOTS}`)
    expect(namedBy(t, 'forge')).toContain(BOOTS)
    t.answer(0, 'stop').asked(1, 'act')
    expect(against(t, `forge:${BOOTS}`, 1)).toEqual(['FF-13.8'])
  })
  test('FF-26.SI.3 A-47 replacing is not forging: the webbed artifact may go, and the Web comes home', () => {
    const row = ['boots-of-the-winds', 'black-hammer', 'wyrm-heart']
    const t = scene({ ...WEAVER, row, hands: [[], ['reforging']], turn: 1 })
      .set((s, card) => void (s.webs[0] = { on: 'artifact', a: card('boots-of-the-winds', ROW[0]), b: 0 }))
      .begin()
    t.answer(1, 'ability:reforging:0').answer(1, ['card:boots-of-the-winds'])
    expect([atHand(t), t.zone(Z.artifactPile)[0]]).toEqual([3, 'boots-of-the-winds'])
  })
  test('FF-26.SI.4 FF-10.4 Gluey Web: under a lying ore, for her team alone', () => {
    const wanted: Scene = { at: { silkara: 'S5', korgain: 'S7', granit: 'S7' }, lying: { S7: ['gold'], S10: ['gold'] } }
    const t = acting('gluey-web', { ...WEAVER, ...wanted, hands: [[], ['pick-swing']] })
    t.answer(0, 'ability:gluey-web:0').asked(0, 'act')
    expect(t.state.webs[0]).toEqual(onOre('S7', 'gold'))
    t.answer(0, 'stop').asked(1, 'act')
    expect(against(t, 'pick:gold:none', 1)).toEqual(['FF-10.4'])
    const ally = webbed({ ...wanted, hands: [['rumble']] }, onOre('S7', 'gold')).begin()
    expect(namedBy(ally, 'pick')).toEqual(['gold:none'])
  })
  test('FF-26.SI.4 A-46 of two Golds only the webbed one is barred; takes by an ability are barred alike', () => {
    const wanted: Scene = { at: { korgain: 'S7', molly: 'S7' }, turn: 1 }
    const two = webbed({ ...wanted, hands: [[], ['pick-swing']], lying: { S7: ['gold', 'gold'] } }, onOre('S7', 'gold'))
    const t = two.begin().answer(1, 'pick:gold:none')
    expect([atHand(t), against(t, 'pick:gold:none', 1)]).toEqual([2, ['FF-5.1']])
    const find = webbed(
      { ...wanted, hands: [[], ['lucky-find']], lying: { S7: ['gold'] } },
      onOre('S7', 'gold'),
    ).begin()
    expect(against(find, 'ability:lucky-find:0', 1)).toEqual(['FF-17.5'])
  })
  test('FF-26.SI.4 A-46 a Kobold steals the free one first, then the webbed one, and the Web comes home', () => {
    const wanted: Scene = { ...WEAVER, kobolds: ['S7'], lying: { S7: ['gold', 'gold'] } }
    const stolen = (event: string) =>
      atEvent(event, wanted)
        .set((s) => void (s.webs[0] = onOre('S7', 'gold')))
        .begin()
    const once = stolen('foul-air')
    expect([lyingAt(once.state, 'S7'), atHand(once)]).toEqual([[1, 0, 0, 0], 2])
    const twice = stolen('plunder')
    expect([lyingAt(twice.state, 'S7'), atHand(twice)]).toEqual([[0, 0, 0, 0], 3])
  })
  test('FF-26.SI.5 FF-6.8 Sticky Web: no Move with the next card of the adventurer; when it is finished the Web is off', () => {
    const t = acting('sticky-web', {
      ...WEAVER,
      at: { silkara: 'S5', korgain: 'S7' },
      hands: [[], ['burrow', 'wall-walker']],
    })
    t.answer(0, 'ability:sticky-web:0').answer(0, 'adventurer:korgain').answer(0, 'stop')
    t.answer(1, 'play:burrow').answer(1, 'stop').untilAsked(0, 'act').answer(0, 'stop')
    expect(atHand(t)).toBe(2)
    expect([against(t, 'move:S5', 1), goes(t)]).toEqual([['FF-6.8'], []])
    t.answer(1, 'stop')
    expect([atHand(t), whereIs(t.state, 'korgain')]).toEqual([3, 'S7'])
  })
  test('FF-26.SI.5 FF-6.8 it holds against pushes and teleports too; it is on one adventurer but herself', () => {
    const wanted: Scene = { at: { silkara: 'S5', korgain: 'S5', granit: 'S5' } }
    const t = acting('sticky-web', { ...WEAVER, ...wanted }).answer(0, 'ability:sticky-web:0')
    expect(t.options(0).toSorted()).toEqual(
      ['granit', 'korgain', 'mogrimur', 'molly', 'nobz'].map((name) => `adventurer:${name}`),
    )
    const hurl = webbed({ ...wanted, hands: [['hurl']] }, onAdventurer('korgain')).begin()
    expect(namedBy(hurl.answer(0, 'ability:hurl:0'), 'adventurer')).toEqual([])
    const alone = left({ move: 1 }, 'rumble', { ...WEAVER, totems: { S5: 'travel' }, at: { granit: 'S5' } })
    expect(namedBy(alone, 'totem')).toEqual(['totem-travel'])
    const held = webbed({ hands: [['rumble']], totems: { S5: 'travel' }, at: { granit: 'S5' } }, onAdventurer('granit'))
    expect(against(held.begin(), 'totem:totem-travel')).toEqual(['FF-15.4'])
  })
})
