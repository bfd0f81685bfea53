import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { campaignOf } from '../src/campaign.ts'
import { CONTENT } from '../src/index.ts'
import { body, fought, gameOf, label, type Tale, telling, THE_END } from './tale.ts'

afterEach(allDone)

test('FG-47.1 a card named by the story joins the story deck, and the story can ask for it', () => {
  const won = fought('won', { node: 'c1' }).logged('storyCard', ['satchel'])
  expect([won.state.storyCards, fought('lost', { node: 'c1' }).state.storyCards]).toEqual([['satchel'], []])
  const cards = (storyCards: string[]) => telling({ node: 'n13-table', campaign: { storyCards } })
  cards(['satchel', 'castellan-seal']).asked(0, 'tester')
  cards(['satchel']).asked(0, 'page').logged('page', ['n13-blank', '*'])
  cards(['castellan-seal']).asked(0, 'page').logged('page', ['n13-blank', '*'])
})
test('FG-47.1 FG-4.5 the deck is kept with the campaign', () => {
  const t = telling({ node: 'n13', campaign: { storyCards: ['satchel', 'castellan-seal'] } })
  const game = gameOf({})
  const kept = campaignOf(game.book, game.faceKeys, t.state)
  expect(kept.storyCards).toEqual(['satchel', 'castellan-seal'])
  telling({ node: 'n13-table', campaign: kept }).asked(0, 'tester')
})
test('FG-47.1 FG-49.3 there is one of each: a card held or gone is not taken again', () => {
  const story: NonNullable<Tale['story']> = [
    {
      id: 'find',
      kind: 'choice',
      body,
      choices: [{ id: 'take', label, effects: [{ storyCard: 'lantern-oil' }], next: 'the-end' }],
    },
    THE_END,
  ]
  const found = (campaign: Tale['campaign'] & object) =>
    telling({ story, campaign }).answer(0, 'choice:find.take').state.storyCards
  expect(found({})).toEqual(['lantern-oil'])
  expect(found({ storyCards: ['lantern-oil'] })).toEqual(['lantern-oil'])
  expect(found({ graveyard: ['lantern-oil'] })).toEqual([])
  const given = telling({ node: 'n8', campaign: { storyCards: ['lantern-oil'] } }).answer(0, 'choice:n8.give')
  expect([given.state.storyCards, given.state.graveyard]).toEqual([[], ['lantern-oil']])
  given.logged('storyCardGone', ['lantern-oil'])
  expect(CONTENT.stories[0]!.nodes.some(({ id }) => id === 'n8-empty')).toBe(true)
})
