import type { Objective } from './types.ts'

export const objectives: readonly Objective[] = [
  {
    id: 'collector', // OB-1
    name: { en: 'Collector', fr: 'Collectionneur' },
    test: 'collection',
    n: 3,
    vp: 8,
    flavour: { en: 'Two are a pair. Three are a shelf.', fr: 'Deux, c’est une paire. Trois, c’est une étagère.' },
  },
  {
    id: 'heart-of-the-forge', // OB-2
    name: { en: 'Heart of the Forge', fr: 'Cœur de la Forge' },
    test: 'forgedAtForge',
    n: 3,
    vp: 8,
    flavour: { en: 'Work where the fire can watch you.', fr: 'Travailler là où le feu vous regarde.' },
  },
  {
    id: 'kobold-hunt', // OB-3
    name: { en: 'Kobold Hunt', fr: 'Chasse aux kobolds' },
    test: 'koboldsRemoved',
    n: 6,
    vp: 7,
    flavour: { en: 'They started it. Probably.', fr: 'Ce sont eux qui ont commencé. Sans doute.' },
  },
  {
    id: 'cartographer', // OB-4
    name: { en: 'Cartographer', fr: 'Cartographe' },
    test: 'explorationLeft',
    n: 2,
    vp: 7,
    flavour: {
      en: 'No blank left on the map, and only one tea stain.',
      fr: 'Plus un blanc sur la carte, et une seule tache de thé.',
    },
  },
  {
    id: 'strongroom', // OB-5
    name: { en: 'Strongroom', fr: 'Chambre forte' },
    test: 'treasures',
    n: 4,
    vp: 6,
    flavour: { en: 'Four chests, one key, no witnesses.', fr: 'Quatre coffres, une clé, aucun témoin.' },
  },
  {
    id: 'convoy', // OB-6
    name: { en: 'Convoy', fr: 'Convoi' },
    test: 'convoy',
    n: 4,
    vp: 6,
    flavour: {
      en: 'Everybody out, and nobody empty-handed.',
      fr: 'Tout le monde dehors, et personne les mains vides.',
    },
  },
]
