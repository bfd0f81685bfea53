import { its } from '../items/make.ts'
import type { Forge } from '../types.ts'

/** Dark Stone worked into an item for good (AC-9). */
export const forges: readonly Forge[] = [
  {
    id: 'fg-edge',
    name: { en: 'Edge', fr: 'Tranchant' },
    flavour: { en: 'It cuts the light a little, too.', fr: 'Il entame aussi un peu la lumière.' },
    onto: { keywords: ['Blade', 'Tool'] },
    slots: 1,
    darkStone: 2,
    gold: 100,
    rules: [its('meleeDamage', 1)],
  },
  {
    id: 'fg-bore',
    name: { en: 'Bore', fr: 'Alésage' },
    flavour: { en: 'The barrel hums when it is pointed at something.', fr: 'Le canon ronronne dès qu’on le pointe.' },
    onto: { keywords: ['Gun'] },
    slots: 1,
    darkStone: 2,
    gold: 150,
    rules: [its('damage', 1)],
  },
  {
    id: 'fg-balance',
    name: { en: 'Balance', fr: 'Équilibrage' },
    flavour: {
      en: 'It finds the hand before the hand finds it.',
      fr: 'Elle trouve la main avant que la main ne la trouve.',
    },
    onto: { hand: true },
    slots: 1,
    darkStone: 1,
    gold: 100,
    rules: [{ on: 'attackDeclared', of: 'this', limit: 'fight', may: true, do: [{ do: 'extraDie' }] }],
  },
  {
    id: 'fg-ward',
    name: { en: 'Ward', fr: 'Garde' },
    flavour: {
      en: 'A seam of black thread, and a cold lining.',
      fr: 'Une couture de fil noir, et une doublure froide.',
    },
    onto: { keywords: ['Clothing'] },
    slots: 1,
    darkStone: 2,
    gold: 150,
    rules: [{ mod: 'armor', by: -1, limit: 5, of: 'this' }],
  },
]
