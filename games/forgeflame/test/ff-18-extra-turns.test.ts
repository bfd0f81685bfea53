import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { turnOwners } from './phases.ts'
import { scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const dash: Scene = {
  seats: 3,
  hands: [['mad-dash'], [], []],
  teams: [
    ['nobz', 'drsdaqt', 'molly'],
    ['mogrimur', 'korgain', 'silkara'],
    ['gobetou', 'flyna', 'vaelindra'],
  ],
}
const safe = (more: Scene = {}) => scene({ ...dash, ...more }).top(Z.eventPile, ['sanctuary'])

test('FF-18.6 FF-4.2 another turn at once; the others lose nothing, and nobody takes five', () => {
  const t = safe().begin().answer(0, 'ability:mad-dash:0').logged('extraTurn', [0])
  expect(turnOwners(t, 12)).toEqual([0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 2])
  t.logged('event', ['sanctuary'])
})
test('FF-18.6 not used, it gives nothing', () => {
  expect(turnOwners(safe().begin(), 5)).toEqual([0, 1, 2, 0, 1])
})
test('FF-18.6 on the fourth turn it does nothing; on the third it still does', () => {
  const late = (taken: number) =>
    safe()
      .set((s) => void (s.turns = [taken, taken, taken]))
      .begin()
  late(3).blocks(0, 'ability:mad-dash:0', 'FF-18.6').refuses(0, 'ability:mad-dash:0', 'FF-18.6')
  expect(turnOwners(late(2).answer(0, 'ability:mad-dash:0'), 6)).toEqual([0, 0, 1, 2, 1, 2])
})
test('FF-18.6 FF-5.5 two in a row: Telepathy in the turn that was won replays it, fresh', () => {
  const t = safe({ hands: [['mad-dash', 'telepathy'], [], []] }).begin()
  t.answer(0, 'play:mad-dash').answer(0, 'ability:mad-dash:0').answer(0, 'stop').asked(0, 'act')
  t.answer(0, 'ability:telepathy:0').answer(0, 'stop').asked(0, 'act').answer(0, 'ability:mad-dash:0')
  expect(turnOwners(t, 11)).toEqual([0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2])
})
test('FF-18.6 two players with Mad Dash in one round: twelve turns all the same', () => {
  const teams = [['nobz', 'drsdaqt', 'molly'], ['ogmul', 'korgain', 'silkara'], dash.teams![2]!]
  const t = safe({ teams, hands: [['mad-dash'], ['metamorphosis'], []] }).begin()
  t.answer(0, 'ability:mad-dash:0')
  expect(turnOwners(t, 2)).toEqual([0, 0])
  t.asked(1, 'act').answer(1, 'ability:metamorphosis:0').answer(1, 'card:mad-dash').answer(1, 'ability:mad-dash:0')
  expect(turnOwners(t, 10)).toEqual([1, 1, 2, 0, 1, 2, 0, 1, 2, 2])
})
test('FF-18.6 FF-8.8 a trap ends the turn, not the extra turn that was granted', () => {
  const t = safe({ tokens: { S2: 'trap' } }).begin()
  t.answer(0, 'ability:mad-dash:0').answer(0, 'move:S2').logged('trapped', [0])
  expect([t.state.turns, t.state.turn.seat, whereIs(t.state, 'nobz')]).toEqual([[1, 0, 0], 0, 'S2'])
})
test('FF-18.6 FF-4.4 an extra turn with no card in hand plays the top of the draw pile', () => {
  const t = safe({ draws: [['levitation'], [], []] }).begin()
  t.answer(0, 'ability:mad-dash:0').answer(0, 'stop').logged('fromPile', [0, 'levitation'])
  expect(t.state.turn.seat).toBe(0)
})
