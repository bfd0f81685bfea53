import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { marksOf, words } from './phases.ts'
import { loadOf, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const minds: Scene = {
  teams: [
    ['drsdaqt', 'granit', 'vaelindra'],
    ['mogrimur', 'nobz', 'molly'],
  ],
}

test('FF-17.1 "an adventurer on your site" is anybody there, the active one too, nobody else', () => {
  const t = scene({
    teams: [
      ['devorfu', 'granit', 'molly'],
      ['mogrimur', 'nobz', 'korgain'],
    ],
    hands: [['infernal-portal']],
    at: { devorfu: 'S5', granit: 'S5', mogrimur: 'S5', nobz: 'S7' },
  }).begin()
  t.answer(0, 'ability:infernal-portal:0').asked(0, 'target')
  t.offersExactly(0, ['adventurer:devorfu', 'adventurer:granit', 'adventurer:mogrimur'])
  t.answer(0, ['adventurer:devorfu', 'adventurer:mogrimur']).answer(0, 'adventurer:devorfu').answer(0, 'site:S15')
  t.answer(0, 'site:S12')
  expect([whereIs(t.state, 'devorfu'), whereIs(t.state, 'mogrimur')]).toEqual(['S15', 'S12'])
})
test('FF-17.2 "an adjacent adventurer" is anybody on the site or an adjacent one, difficult passages included', () => {
  const t = scene({
    ...minds,
    hands: [['power-of-the-mind']],
    at: { drsdaqt: 'S5', granit: 'S7', vaelindra: 'S10', mogrimur: 'F', nobz: 'S5', molly: 'S1' },
    ore: {
      drsdaqt: ['gold'],
      granit: ['gold'],
      vaelindra: ['gold'],
      mogrimur: ['gold'],
      nobz: ['gold'],
      molly: ['gold'],
    },
  }).begin()
  t.answer(0, 'ability:power-of-the-mind:0').asked(0, 'target')
  t.offersExactly(0, ['adventurer:drsdaqt', 'adventurer:granit', 'adventurer:mogrimur', 'adventurer:nobz'])
  t.answer(0, 'adventurer:drsdaqt').answer(0, 'ore:draconite')
  expect(loadOf(t.state, 'drsdaqt')).toEqual([0, 0, 1, 0])
})
test('FF-17.2 FF-7.2 behind a cave-in nobody is adjacent', () => {
  const t = scene({
    ...minds,
    hands: [['power-of-the-mind']],
    at: { drsdaqt: 'S5', granit: 'S7', mogrimur: 'F' },
    ore: { granit: ['gold'], mogrimur: ['gold'] },
    caveIns: ['S5-S7'],
  }).begin()
  t.answer(0, 'ability:power-of-the-mind:0').asked(0, 'convertTo').answer(0, 'ore:darkiron')
  expect([loadOf(t.state, 'granit')[0], loadOf(t.state, 'mogrimur')[1]]).toEqual([1, 1])
})
test('FF-17.3 FF-22.2 allies are the own team, whoever controls them; opponents the other', () => {
  const teams = [
    ['mogrimur', 'granit'],
    ['korgain', 'nobz'],
    ['molly', 'vaelindra'],
    ['gobetou', 'drsdaqt'],
  ]
  const at = { mogrimur: 'S5', granit: 'S7', korgain: 'S5', nobz: 'S7', molly: 'S5', vaelindra: 'S7', drsdaqt: 'S7' }
  const shard = scene({ seats: 4, teams, at, hands: [['bone-shard']] }).begin()
  shard.answer(0, 'ability:bone-shard:0')
  shard.offersExactly(0, ['adventurer:korgain', 'adventurer:nobz', 'adventurer:drsdaqt'])
  const clan = scene({ seats: 4, teams, at, turn: 2, hands: [[], [], ['for-the-clan']] }).begin()
  clan.answer(2, 'ability:for-the-clan:0')
  const clanned = ['adventurer:mogrimur', 'adventurer:granit', 'adventurer:vaelindra', 'pass']
  expect(clan.options(2).toSorted()).toEqual(clanned.toSorted())
})
test('FF-17.4 a range starts where the adventurer stands when the ability is used', () => {
  const t = scene({
    teams: [
      ['mogrimur', 'granit', 'korgain'],
      ['nobz', 'molly', 'silkara'],
    ],
    hands: [['bone-shard']],
    at: { mogrimur: 'S1', nobz: 'S6', molly: 'S10', silkara: 'F' },
  }).begin()
  const fresh = scene({
    teams: [
      ['mogrimur', 'granit', 'korgain'],
      ['nobz', 'molly', 'silkara'],
    ],
    hands: [['bone-shard']],
    at: { mogrimur: 'S1', nobz: 'S6', molly: 'S2', silkara: 'F' },
  }).begin()
  fresh.answer(0, 'ability:bone-shard:0').offersExactly(0, ['adventurer:nobz', 'adventurer:molly'])
  t.answer(0, 'move:S7').answer(0, 'ability:bone-shard:0')
  expect(words(t, 0, 'adventurer').toSorted()).toEqual(['molly', 'nobz', 'silkara'])
})
test('FF-17.5 without a legal target an ability cannot be used', () => {
  const t = scene({
    ...minds,
    hands: [['curved-blade']],
    at: { vaelindra: 'S5', granit: 'S5', mogrimur: 'S7' },
  }).begin()
  t.blocks(0, 'ability:curved-blade:0', 'FF-17.5').refuses(0, 'ability:curved-blade:0', 'FF-17.5')
  t.answer(0, 'move:S7').answer(0, 'ability:curved-blade:0').logged('shockIdle', ['mogrimur'])
  expect(whereIs(t.state, 'vaelindra')).toBe('S7')
})
test('FF-17.5 FF-26.MO.2 of a group those are hit who can be', () => {
  const t = scene({
    seats: 3,
    teams: [
      ['mogrimur', 'granit', 'silkara'],
      ['korgain', 'nobz', 'molly'],
      ['flyna', 'ogmul', 'gobetou'],
    ],
    hands: [['slumber'], ['pick-swing', 'wall-walker', 'tip-cart'], ['soothing-balm']],
    at: {
      mogrimur: 'S5',
      korgain: 'S5',
      flyna: 'S7',
      granit: 'S7',
      ogmul: 'S15',
      gobetou: 'S15',
      nobz: 'S15',
      molly: 'S14',
    },
  }).begin()
  t.answer(0, 'ability:slumber:0').waitsFor(1, 2).offersExactly(2, ['nothing']).answer(2, 'nothing').asked(1, 'slumber')
  t.offersExactly(1, ['card:pick-swing', 'card:wall-walker']).answer(1, 'card:wall-walker')
  t.logged('nothingDiscarded', [2, 'flyna']).asked(0, 'act')
  expect([t.zone(Z.discard + 1), t.zone(Z.hand + 2)]).toEqual([['wall-walker'], ['soothing-balm']])
  expect(marksOf(t, 'korgain')).toEqual({ stun: false, slow: false })
})
