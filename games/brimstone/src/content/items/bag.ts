import type { BagToken } from '../types.ts'

/** Side Bag tokens (SB-17.15). */
export const bag: readonly BagToken[] = [
  {
    id: 'tk-bandages',
    kind: 'bandages',
    name: { en: 'Bandages', fr: 'Bandages' },
    flavour: { en: 'Boiled, mostly.', fr: 'Bouillis, pour la plupart.' },
    do: [{ do: 'heal', who: { one: 'nextToYou' }, pool: 'wounds', n: 'D6' }],
  },
  {
    id: 'tk-whisky',
    kind: 'whisky',
    name: { en: 'Whisky', fr: 'Whisky' },
    flavour: {
      en: 'It does not make things better. It makes them funnier.',
      fr: 'Ça n’arrange rien. Ça rend tout plus drôle.',
    },
    do: [{ do: 'heal', who: { one: 'nextToYou' }, pool: 'sanity', n: 'D6' }],
  },
  {
    id: 'tk-dynamite',
    kind: 'dynamite',
    name: { en: 'Dynamite', fr: 'Dynamite' },
    flavour: { en: 'Throw far. Count short.', fr: 'Lancer loin. Compter court.' },
    do: [],
  },
  {
    id: 'tk-herbs',
    kind: 'herbs',
    name: { en: 'Herbs', fr: 'Herbes' },
    flavour: { en: 'Chew. Do not ask what grows them.', fr: 'Mâchez. Ne demandez pas sur quoi ça pousse.' },
    do: [{ do: 'heal', who: { one: 'nextToYou' }, pool: 'wounds', n: '2D6' }],
  },
  {
    id: 'tk-tonic',
    kind: 'tonic',
    name: { en: 'Tonic', fr: 'Tonic' },
    flavour: {
      en: 'Doctor Amos’s own. There is no Doctor Amos.',
      fr: 'La recette du docteur Amos. Il n’y a pas de docteur Amos.',
    },
    do: [{ do: 'grit', who: 'you', n: 1 }],
  },
  {
    id: 'tk-flash',
    kind: 'flash',
    name: { en: 'Flash', fr: 'Poudre flash' },
    flavour: { en: 'Smile, whatever you are.', fr: 'Souriez, qui que vous soyez.' },
    do: [{ do: 'mod', what: { mod: 'initiative', by: -2, foes: 'all' }, until: 'turn' }],
  },
]
