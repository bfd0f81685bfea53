import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { namedBy } from './asking.ts'
import { scene } from './scene.ts'
import { bagOf, fought, gameOf, heroOf, inSlot, type Tale, type Telling, telling, Z } from './tale.ts'

afterEach(allDone)

/** How often an item is there: in slots and in the bag. */
const copies = (t: Telling, id: string): number =>
  [...t.state.bag, ...t.state.heroes.flatMap(({ slots }) => slots)].filter(
    ({ item }) => item >= 0 && bookName(item) === id,
  ).length
const bookName = (item: number): string => gameOf({}).book.cards[item]!.id

test('FG-49.1 a card is in one place: bought, put, given and put away it is the same card', () => {
  const t = telling({ node: 'r1', campaign: { gold: 4 } })
    .answer(0, 'visit:stalls')
    .answer(0, 'buy:buckler')
  t.answer(0, 'leave').answer(0, 'camp')
  for (const way of ['put:bag.1:1.secondary', 'put:1.secondary:2.secondary', 'put:2.secondary:2.pack4']) {
    t.answer(0, way)
    expect(copies(t, 'buckler')).toBe(1)
  }
  t.answer(0, 'put:2.pack4:bag').answer(0, 'leave').answer(0, 'visit:stalls').refuses(0, 'buy:buckler', 'FG-C4.2')
  expect([copies(t, 'buckler'), bagOf(t)]).toEqual([1, ['buckler']])
})
test('FG-49.1 what the story gives comes out of the same box: a card the group has or had becomes gold', () => {
  const wanted: Tale = { node: 'sq3', story: CONTENT.stories.find(({ id }) => id === 'poison-cellar')!.nodes }
  const first = fought('won', wanted)
  expect([bagOf(first), first.state.gold]).toEqual([['antidote'], 4])
  const second = fought('won', { ...wanted, bag: ['antidote'] })
  expect([bagOf(second), second.state.gold]).toEqual([['antidote'], 7])
  const used = fought('won', { ...wanted, campaign: { graveyard: ['antidote'] } })
  expect([bagOf(used), used.state.gold]).toEqual([[], 7])
})

test('FG-49.2 returned cards are shuffled back into their deck when the scene ends', () => {
  const g = scene({ heroes: { lord: {}, rogue: {} } })
    .add(Z.fear + 0, ['frozen'])
    .add(Z.fearPile, ['scream', 'panic'])
    .add(Z.trapPile, ['spikes'])
    .agenda('aftermath')
    .shuffle(Z.fearDeck, ['scream', 'frozen'])
    .shuffle(Z.trapDeck, ['spikes'])
  const t = g.begin()
  expect([t.zone(Z.fearDeck).length, t.zone(Z.fear + 0), t.zone(Z.fearPile)]).toEqual([16, [], []])
  expect(t.zone(Z.fearDeck).slice(-2)).toEqual(['frozen', 'scream'])
  expect([t.zone(Z.trapDeck).length, t.zone(Z.trapDeck).at(-1)]).toEqual([8, 'spikes'])
})
test('FG-49.2 a hero’s own numbered card goes back with its hero', () => {
  const t = telling({ node: 'n1', heroes: { shaman: {}, rogue: {} } }).answer(0, 'camp')
  expect(inSlot(t, 'shaman', 'pack2')).toBe('shamanic-drum')
  t.answer(0, 'swap:0:lord')
  expect(copies(t, 'shamanic-drum')).toBe(0)
  t.answer(0, 'swap:0:shaman')
  expect(copies(t, 'shamanic-drum')).toBe(1)
})

test('FG-49.3 what is discarded is gone for this campaign', () => {
  const potion = { item: 'healing-potion', stage: 1, cubes: 0 }
  const slots = ['', '', '', potion, '', ''].map((held) =>
    typeof held === 'string' ? { item: held, stage: 0, cubes: 0 } : held,
  )
  const t = telling({
    node: 'r2',
    heroes: { lord: { health: 3, also: { slots } }, rogue: {} },
    campaign: { gold: 20 },
  })
  t.answer(0, 'camp').answer(0, 'tend:healing-potion:0').logged('usedUp', ['lord', 'healing-potion'])
  expect(t.state.graveyard).toEqual(['healing-potion'])
  t.answer(0, 'leave').answer(0, 'visit:stalls').refuses(0, 'buy:healing-potion', 'FG-C4.2')
  const later = telling({ node: 'n1', campaign: { graveyard: ['doubt', 'doubt', 'debt'] } })
  expect(later.zone(Z.corruptionDeck)).toHaveLength(21)
  expect(later.zone(Z.corruptionDeck)).not.toContain('doubt')
  expect(later.zone(Z.corruptionGrave)).toEqual(['doubt', 'doubt', 'debt'])
})

test('FG-49.4 a replaced card makes way for the one that replaces it', () => {
  const t = telling({
    node: 'n1',
    heroes: { lord: { health: 3, items: { pack3: 'healing-potion' } }, rogue: {} },
  })
  t.answer(0, 'camp').answer(0, 'tend:healing-potion:0')
  expect([inSlot(t, 'lord', 'pack3'), heroOf(t, 'lord').slots[4]!.stage]).toEqual(['healing-potion', 1])
  expect([copies(t, 'healing-potion'), t.state.graveyard]).toEqual([1, []])
  const yard = telling({ node: 'r2', campaign: { gold: 9 } }).answer(0, 'visit:training-yard')
  yard.answer(0, 'train:riposte-2')
  expect([yard.state.graveyard, namedBy(yard, 'train').includes('riposte')]).toEqual([['riposte'], false])
  yard.refuses(0, 'train:riposte-2')
})

test('FG-49.5 enemies met are kept by card, once, and come again', () => {
  const met = (node: string, enemiesMet: string[] = []) =>
    fought('won', { node, campaign: { enemiesMet } }).state.enemiesMet
  expect(met('c1')).toEqual(['guard-dog', 'recruit'])
  const after = met('c4', ['guard-dog', 'recruit'])
  expect(after.slice(0, 2)).toEqual(['guard-dog', 'recruit'])
  expect(after.filter((id) => id === 'recruit')).toHaveLength(1)
  expect(after).toContain('fleeing-courier')
})
