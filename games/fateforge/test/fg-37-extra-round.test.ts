import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, atUpkeep, hero } from './acting.ts'
import { lines } from './asking.ts'
import { type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

const ground: Scene['ground'] = {
  rounds: 3,
  slots: [0, 0, 0],
  tokens: [{ kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' }],
}
const last = (wanted: Scene = {}) => scene({ ground, round: 3, ...wanted }).agenda('extraRound')

test('FG-37.1 after the last round the group decides', () => {
  const yes = atUpkeep({ ground, round: 3 }).top(Z.corruptionDeck, ['doubt', 'tremor']).roll('slot', [0]).begin()
  yes.asked(0, 'extra', 'FG-37.1').offersExactly(0, ['extra', 'finish']).refuses(1, 'extra')
  yes.answer(0, 'extra').asked(0, 'prepare')
  expect([yes.state.round, yes.state.lastRound, yes.state.extraRound]).toEqual([4, 4, true])
  const no = atUpkeep({ ground, round: 3 }).begin().answer(0, 'finish')
  no.over('won').notLogged('round', ['*', '*', '*'])
})
test('FG-37.2 not if any hero has 4 corruption cards', () => {
  const four = ['doubt', 'tremor', 'night-sweat', 'hollow-hunger']
  for (const h of [0, 1]) {
    const barred = last()
      .zone(Z.corruption + h, four)
      .begin()
    expect([barred.match.outcome, lines(barred, 'extraRound')]).toEqual(['won', []])
  }
  const three = last()
    .zone(Z.corruption, four.slice(1))
    .zone(Z.corruption + 1, ['doubt', 'tremor', 'night-sweat'])
  three.begin().asked(0, 'extra')
})
test('FG-37.3 each hero on its feet draws a corruption card', () => {
  const t = last({ heroes: { mercenary: {}, shaman: { health: 0 }, lord: {} } })
    .top(Z.corruptionDeck, ['doubt', 'tremor'])
    .roll('slot', [0])
    .begin()
    .answer(0, 'extra')
  expect(lines(t, 'corruption')).toHaveLength(2)
  expect([0, 1, 2].map((h) => t.zone(Z.corruption + h))).toEqual([['doubt'], [], ['tremor']])
})
test('FG-37.4 once a scene; a failure at once if the cards fell everybody', () => {
  const twice = atUpkeep({ ground, round: 4, lastRound: 4 })
    .set((s) => void (s.extraRound = true))
    .begin()
  twice.over('won').notLogged('extraRound')
  const heroes: Scene['heroes'] = { mercenary: { health: 1, energy: 0 }, shaman: { health: 1, energy: 0 } }
  const fallen = last({ heroes }).top(Z.corruptionDeck, ['sudden-chill', 'sudden-chill']).begin().answer(0, 'extra')
  expect([fallen.match.outcome, lines(fallen, 'round')]).toEqual(['lost', []])
})
test('FG-37.4 one who still stands plays it', () => {
  const heroes: Scene['heroes'] = { mercenary: { health: 1, energy: 0 }, shaman: {} }
  const t = last({ heroes }).top(Z.corruptionDeck, ['sudden-chill', 'doubt']).begin().answer(0, 'extra')
  expect([hero(t, 'mercenary').out, t.state.round, t.state.reactionSlot]).toEqual([true, 4, 0])
  t.asked(1, 'prepare').notAsked(0)
})
test('FG-37.5 a full round, whose reaction slot is drawn', () => {
  const deck = ['doubt', 'tremor']
  const slots = [0, 1].map(
    (slot) => last().top(Z.corruptionDeck, deck).roll('slot', [slot]).begin().answer(0, 'extra').state,
  )
  expect(slots.map(({ reactionSlot }) => reactionSlot)).toEqual([0, 1])
  const t = acting({ ground, round: 4, lastRound: 4, slot: 1, enemies: [{ enemy: 'archer', at: 'd3' }] })
  t.answer(0, 'end').logged('reactions').answer(1, 'end').logged('enemyTurns').logged('upkeep', [4])
})
