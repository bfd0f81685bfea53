/** Marks, Potions, Webs, totems and powers meeting each other. */
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { koboldsOn, litFlames, poolOf, words } from './phases.ts'
import { adv, loadOf, lyingAt, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const brewers: Scene = {
  teams: [
    ['ogmul', 'granit', 'mogrimur'],
    ['silkara', 'nobz', 'korgain'],
  ],
}

test('FF-4.7 FF-16.5 FF-16.6 FF-26.OG.2 stunned and slowed, with a Potion of Speed: the Potion’s Move is not lost', () => {
  const t = scene({ ...brewers, hands: [['vigour']] })
    .set((s) => {
      Object.assign(s.adventurers[adv('mogrimur')]!, { stun: true, slow: true })
      s.potions = ['full', 'empty', 'empty']
    })
    .begin()
  t.answer(0, 'potion:speed').blocks(0, 'ability:vigour:0', 'FF-16.5')
  expect([poolOf(t), t.state.adventurers[adv('mogrimur')]!.slow]).toEqual([[1, 1, 0, 0, 1], false])
})
test('FF-6.8 FF-26.OG.2 Flight does not free from a Web; after the card the Web comes off', () => {
  const t = scene({ ...brewers, hands: [['heavy-tread'], []] })
    .set((s) => {
      s.potions = ['empty', 'full', 'empty']
      s.webs[0] = { on: 'adventurer', a: adv('granit'), b: 0 }
    })
    .begin()
  t.answer(0, 'potion:flight').refuses(0, 'move:S5', 'FF-6.8')
  expect(words(t, 0, 'move')).toEqual([])
  expect(t.answer(0, 'stop').state.webs[0]!.on).toBe('hand')
})
test('FF-27.9 FF-26.ML.1 FF-16.2 in a Sanctuary allies act and are pushed, opponents are not', () => {
  const hushed = (wanted: Scene) => scene(wanted).set((s) => void (s.inForce = ['sanctuary']))
  const at = { granit: 'S5', nobz: 'S5', mogrimur: 'S5' }
  const t = hushed({ hands: [['hurl'], []], at })
    .begin()
    .answer(0, 'ability:hurl:0')
    .answer(0, 'site:S7')
  expect([whereIs(t.state, 'nobz'), whereIs(t.state, 'mogrimur')]).toEqual(['S7', 'S5'])
  const clan = hushed({ hands: [['for-the-clan'], []], at: { molly: 'S5', granit: 'S7', nobz: 'S15' } }).begin()
  clan.answer(0, 'ability:for-the-clan:0').answer(0, 'adventurer:granit').answer(0, 'move:S10')
  expect(whereIs(clan.state, 'granit')).toBe('S10')
})
test('FF-15.11 FF-14.4 FF-18.1 FF-13.2 the Totem of Forge, the Flame its artifact lights, then the Forge in a chained card', () => {
  const t = scene({
    teams: [['mogrimur', 'granit', 'nobz'], ['korgain']],
    hands: [['hex']],
    discards: [['rumble']],
    at: { mogrimur: 'S7', granit: 'F' },
    ore: { mogrimur: ['gold', 'darkiron'], granit: ['darkiron', 'darkiron', 'darkiron'] },
    totems: { S7: 'forge' },
    row: ['key-of-the-forge', 'black-hammer', 'deepglass'],
    flames: [false, false, false],
  }).begin()
  t.answer(0, 'ability:hex:0').answer(0, 'totem:totem-forge')
  t.answer(0, 'power:key-of-the-forge').answer(0, 'stop')
  expect(litFlames(t)).toBe(1)
  t.answer(0, 'forge:black-hammer').answer(0, 'spend:dig')
  expect([t.zone(Z.forged), litFlames(t), t.state.forgedAtForge]).toEqual([['key-of-the-forge', 'black-hammer'], 0, 1])
})
test('FF-16.10 FF-9.6 in Stealth one digs up a Kobold and picks up what it left', () => {
  const t = scene({
    hands: [['rumble']],
    forged: [['shadow-hauberk']],
    at: { granit: 'S13' },
    deposits: { S13: 'deposit-III-1' },
  }).begin()
  t.answer(0, 'power:shadow-hauberk').answer(0, 'dig').answer(0, 'pick:draconite:none')
  expect([koboldsOn(t), loadOf(t.state, 'granit'), lyingAt(t.state, 'S13')]).toEqual([
    ['S13'],
    [0, 0, 1, 0],
    [1, 0, 0, 0],
  ])
})
test('FF-26.ML.2 FF-26.ML.5 FF-6.8 FF-15.4 from afar: beside a Kobold, but not to travel out of a Web', () => {
  const lore: Scene = { hands: [['ancestral-lore'], []], kobolds: ['E'], totems: { S7: 'travel' } }
  const t = scene(lore).begin().answer(0, 'ability:ancestral-lore:0').answer(0, 'spend:pick').answer(0, 'site:S15')
  expect([whereIs(t.state, 'molly'), poolOf(t)]).toEqual(['S15', [1, 0, 0, 0, 1]])
  const webbed = scene(lore).set((s) => void (s.webs[0] = { on: 'adventurer', a: adv('molly'), b: 0 }))
  expect(
    webbed
      .begin()
      .blocked(0, 'ability:ancestral-lore:0')
      .map((why) => why.rule),
  ).toEqual(['FF-17.5'])
})
test('FF-26.GO.2 FF-14.5 another player’s Treasure is eaten, the next one taken by P1', () => {
  const t = scene({
    teams: [
      ['gobetou', 'granit', 'molly'],
      ['nobz', 'korgain', 'silkara'],
    ],
    hands: [['digestion'], []],
    forged: [['treasurers-ring'], []],
    treasures: [[], ['treasure-3', 'treasure-2']],
  })
    .roll('treasure', [0])
    .begin()
  t.answer(0, 'ability:digestion:0').answer(0, 'treasureOf:1')
  expect(poolOf(t)).toEqual([1, 1, 1, 0, 3])
  t.answer(0, 'power:treasurers-ring').answer(0, 'treasureOf:1')
  expect([t.zone(Z.treasures), t.zone(Z.treasures + 1)]).toEqual([['treasure-2'], []])
  expect(t.zone(Z.gone)).toContain('treasure-3')
})
