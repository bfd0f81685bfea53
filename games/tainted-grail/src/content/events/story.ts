import { check, gain, lose, secret, terror } from '../make/effects.ts'
import type { StoryEvent } from '../types.ts'

/** The set-up card and the eight parts of chapter 1 (21.4). */
export const storyEvents: readonly StoryEvent[] = [
  {
    id: 'part-1.0',
    name: { en: 'Chapter 1 Set-up', fr: 'Mise en Place du Chapitre 1' },
    setup: true,
    do: [],
    randomAdded: 0,
  },
  {
    id: 'part-1.1',
    name: { en: 'Silence of the Stones', fr: 'Le Silence des Pierres' },
    do: [],
    quest: {
      when: { is: 'secretHeld', secret: 1 },
      success: [gain('xp', 2, 'all'), check('pathfinder', 1), { do: 'pullUp', part: 'part-1.2' }],
    },
    randomAdded: 4,
  },
  {
    id: 'part-1.2',
    name: { en: 'Smoke to the East', fr: 'Fumée au Levant' },
    do: [
      {
        do: 'forEach',
        of: 'all',
        if: { is: 'symbolHere', symbol: 'friendly' },
        then: [gain('food', 1)],
        else: [terror(1)],
      },
    ],
    randomAdded: 0,
  },
  {
    id: 'part-1.3',
    name: { en: 'Three Embers', fr: 'Les Trois Braises' },
    do: [],
    dial: { token: 'quest', value: 3, then: [{ do: 'quest', quest: 'part-1.3', result: 'success' }] },
    tokens: [104, 107, 109],
    quest: { success: [gain('xp', 7, 'all'), secret(7, 'oneOfAll'), { do: 'pullUp', part: 'part-1.4' }] },
    randomAdded: 0,
  },
  {
    id: 'part-1.4',
    name: { en: 'The Tithe Men', fr: 'Les Dîmeurs' },
    do: [],
    dial: { token: 'time', value: 4, then: [{ do: 'quest', quest: 'part-1.4', result: 'failure' }] },
    quest: {
      success: [gain('xp', 4, 'all'), check('oath-to-the-ford', 1), gain('reputation', 1, 'all')],
      failure: [check('barn-burned'), { do: 'replaceLocation', from: 108, to: 110 }, terror(1, 'all')],
    },
    randomAdded: 0,
  },
  {
    id: 'part-1.5',
    name: { en: 'A Fair Verdict', fr: 'Verdict à la Foire' },
    do: [
      {
        do: 'vote',
        by: 'table',
        of: [
          { id: 'a', do: [lose('food', 1, 'all'), check('friends-of-the-fair')] },
          { id: 'b', do: [gain('wealth', 1, 'all'), terror(1, 'all')] },
        ],
      },
    ],
    randomAdded: 4,
  },
  {
    id: 'part-1.6',
    name: { en: 'Another Light', fr: 'Une Autre Lumière' },
    do: [],
    quest: {
      when: { is: 'menhirActive', except: 101 },
      success: [gain('xp', 6, 'all'), check('pathfinder', 2), { do: 'pullUp', part: 'part-1.7' }],
    },
    randomAdded: 0,
  },
  {
    id: 'part-1.7',
    name: { en: 'Letters Unsealed', fr: 'Lettres Décachetées' },
    do: [{ do: 'gainOwnSecret' }],
    randomAdded: 0,
  },
  {
    id: 'part-1.8',
    name: { en: 'The Way Through', fr: 'Le Passage' },
    do: [],
    quest: { success: [{ do: 'chapterEnd' }] },
    randomAdded: 2,
  },
]
