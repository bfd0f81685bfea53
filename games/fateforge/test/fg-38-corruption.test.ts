import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { energy, enemiesAct, health, hero, turnOf } from './acting.ts'
import { lines } from './asking.ts'
import { type HeroWish, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

/** The extra round has been chosen: the Shaman, the only one standing, draws this card. */
const drawing = (card: string, wish: HeroWish = {}) =>
  scene({ heroes: { lord: { health: 0 }, shaman: wish }, round: 6 })
    .agenda('extraRound')
    .top(Z.corruptionDeck, [card])
const drawn = (card: string, wish: HeroWish = {}) => drawing(card, wish).begin().answer(0, 'extra')

test('FG-38.1 the card is applied, then kept or discarded as printed', () => {
  const kept = drawn('doubt')
  expect([kept.zone(Z.corruption + 1), kept.zone(Z.corruptionGrave)]).toEqual([['doubt'], []])
  const gone = drawn('sudden-chill')
  expect([gone.zone(Z.corruption + 1), gone.zone(Z.corruptionGrave)]).toEqual([[], ['sudden-chill']])
  expect(energy(gone, 'shaman')).toEqual([4, 2])
  const price = drawn('blood-price')
  expect([health(price, 'shaman'), energy(price, 'shaman')]).toEqual([
    [5, 1, 0],
    [5, 1],
  ])
  const omen = drawn('ill-omen')
  expect([energy(omen, 'shaman'), hero(omen, 'shaman').stun]).toEqual([[5, 1], true])
})
test('FG-38.2 nothing is drawn at the moment of falling', () => {
  const t = enemiesAct({
    heroes: { lord: { health: 1 }, shaman: { at: 'd3' } },
    enemies: [{ enemy: 'recruit', at: 'a1' }],
  }).begin()
  t.logged('down', ['lord']).notLogged('corruption', ['*', '*'])
  expect(t.zone(Z.corruptionDeck)).toHaveLength(24)
})
test('FG-38.2 one knock-out is one card: at the revival, or at the end', () => {
  const heroes: Scene['heroes'] = { lord: { pool: ['move.yellow', 'move.yellow'] }, shaman: { health: 0 } }
  const revived = turnOf({ heroes }).top(Z.corruptionDeck, ['doubt']).begin().answer(0, 'revive:1')
  expect(lines(revived, 'corruption')).toHaveLength(1)
  const four = ['doubt', 'tremor', 'night-sweat', 'hollow-hunger']
  const ended = scene({ heroes: { lord: {}, shaman: { health: 0 } } })
    .agenda('aftermath')
    .zone(Z.corruption + 1, four)
    .top(Z.corruptionDeck, ['sinister-whispers'])
    .begin()
  expect(ended.zone(Z.corruption + 1)).toHaveLength(5)
})
test('FG-38.2 FG-38.1 a card drawn by a fallen hero is applied all the same', () => {
  const t = scene({ heroes: { lord: {}, shaman: { health: 0 } } })
    .agenda('aftermath')
    .top(Z.corruptionDeck, ['ill-omen'])
    .begin()
  expect([hero(t, 'shaman').stun, hero(t, 'shaman').down]).toEqual([true, false])
})
test('FG-38.3 missing energy is lost as health; who falls by it is out for the scene', () => {
  const t = drawn('sudden-chill', { energy: 1, health: 3 })
  expect([health(t, 'shaman'), energy(t, 'shaman'), hero(t, 'shaman').down]).toEqual([[2, 4, 0], [0, 6], false])
  const fallen = scene({ heroes: { lord: {}, shaman: { energy: 1, health: 1 } }, round: 6 })
    .agenda('extraRound')
    .top(Z.corruptionDeck, ['doubt', 'sudden-chill'])
    .begin()
    .answer(0, 'extra')
  expect([hero(fallen, 'shaman').down, hero(fallen, 'shaman').out]).toEqual([true, true])
  expect(lines(fallen, 'corruption')).toHaveLength(2)
})
test('FG-38.4 only cards that are kept count toward four', () => {
  const t = scene({ round: 6 })
    .agenda('extraRound')
    .zone(Z.corruption, ['doubt', 'tremor', 'night-sweat'])
    .zone(Z.corruptionGrave, ['sudden-chill', 'blood-price', 'debt'])
    .begin()
  expect(t.options(0)).toEqual(['extra', 'finish'])
})
test('FG-38.5 from an empty deck nothing is drawn, and the discarded stay away', () => {
  const t = scene({ heroes: { lord: { health: 0 }, shaman: {} }, round: 6 })
    .agenda('extraRound')
    .zone(Z.corruptionDeck, [], Z.corruptionGrave)
    .begin()
    .answer(0, 'extra')
  t.logged('noCorruption', ['shaman']).asked(1, 'prepare')
  expect([t.zone(Z.corruptionDeck), t.zone(Z.corruptionGrave).length]).toEqual([[], 24])
})
test('FG-38.5 a card that leaves play goes to the graveyard', () => {
  const t = scene({
    scene: 'c1',
    heroes: { lord: { at: null }, shaman: { at: null } },
    options: { play: 'campaign', until: 'end' },
  })
    .set((s) => {
      s.node = 'r1'
      s.gold = 3
      s.locations = ['temple']
      s.rest = { ...s.rest, id: 'r1', time: 4 }
    })
    .zone(Z.corruption, ['doubt'])
    .agenda('rest')
    .begin()
  t.answer(0, 'visit:temple').answer(0, 'cleanse:doubt')
  expect([t.zone(Z.corruption), t.zone(Z.corruptionGrave), t.state.gold]).toEqual([[], ['doubt'], 0])
})
test('FG-38.6 Sinister Whispers: one more die in tests, and one more success', () => {
  const testing = (...faces: readonly number[]) =>
    scene({
      scene: 'c1',
      heroes: { lord: { at: null, energy: 0 }, shaman: { at: null } },
      options: { play: 'campaign', until: 'end' },
    })
      .set((s) => {
        s.node = 'n3'
        s.traitPoints = 0
      })
      .zone(Z.corruption, ['sinister-whispers'])
      .agenda('tester')
      .roll('test', faces)
      .begin()
      .answer(0, 'tester:0')
  const lost = testing(0, 1, 5)
  expect([...lines(lost, 'tested'), ...lines(lost, 'testLost')]).toEqual(['tested lord perception 3', 'testLost lord'])
  const won = testing(0, 1, 2)
  expect([lines(won, 'testWon'), won.state.traitPoints]).toEqual([['testWon lord'], 1])
})
