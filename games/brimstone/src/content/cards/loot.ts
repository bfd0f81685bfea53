import { TOKENS } from '../types.ts'
import type { LootCard } from '../types.ts'

/** Twice as many for Gear as for Artifacts; 18, so that six heroes can draw three each. */
export const loot: readonly LootCard[] = [
  {
    id: 'lt-coins',
    copies: 5,
    name: { en: 'Coins', fr: 'Pièces' },
    flavour: {
      en: 'Heads of three presidents and one you do not know.',
      fr: 'À l’effigie de trois présidents, et d’un quatrième que personne ne connaît.',
    },
    do: [{ do: 'gold', who: 'you', n: { roll: 'D6', times: 20 } }],
  },
  {
    id: 'lt-payroll',
    copies: 2,
    name: { en: 'Payroll', fr: 'Paie des mineurs' },
    flavour: {
      en: 'Forty envelopes, all sealed, all overdue.',
      fr: 'Quarante enveloppes, toutes cachetées, toutes en retard.',
    },
    do: [{ do: 'gold', who: 'you', n: { roll: '2D6', times: 20 } }],
  },
  {
    id: 'lt-stone',
    copies: 3,
    name: { en: 'Dark Stone Shard', fr: 'Éclat de Pierre Sombre' },
    flavour: {
      en: 'It was in the thing. Better in your pocket, perhaps.',
      fr: 'C’était dans la bête. Mieux vaut dans votre poche, peut-être.',
    },
    do: [{ do: 'darkStone', who: 'you', n: 1 }],
  },
  {
    id: 'lt-vein',
    copies: 1,
    name: { en: 'Dark Stone Vein', fr: 'Veine de Pierre Sombre' },
    flavour: { en: 'It beats, a little.', fr: 'Elle bat, un peu.' },
    do: [{ do: 'darkStone', who: 'you', n: 'D3' }],
  },
  {
    id: 'lt-token',
    copies: 1,
    name: { en: 'Saddlebag', fr: 'Sacoche de selle' },
    flavour: { en: 'No horse. You do not ask.', fr: 'Pas de cheval. On ne demande rien.' },
    do: [{ do: 'token', who: 'you', of: TOKENS, n: 1 }],
  },
  {
    id: 'lt-gear',
    copies: 4,
    name: { en: 'Useful Gear', fr: 'Équipement utile' },
    flavour: { en: 'One careful owner. Not careful enough.', fr: 'Un seul propriétaire, prudent. Pas assez.' },
    do: [{ do: 'draw', who: 'you', deck: 'gear', n: 1, swaps: true }],
  },
  {
    id: 'lt-artifact',
    copies: 2,
    name: { en: 'Strange Find', fr: 'Étrange trouvaille' },
    flavour: {
      en: 'It was made for a hand with one finger more.',
      fr: 'C’est fait pour une main qui aurait un doigt de plus.',
    },
    do: [{ do: 'draw', who: 'you', deck: 'artifact', n: 1, swaps: true }],
  },
]
