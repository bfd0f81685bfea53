import type { GauntletCard } from '../types.ts'

/** The Final Gauntlet. Three backs open the Master to a colour, one only changes the mood. */
export const gauntlet: readonly GauntletCard[] = [
  {
    kind: 'gauntlet',
    id: 'the-honour-guard',
    name: { en: 'The Honour Guard', fr: 'La garde d’honneur' },
    flavour: {
      en: 'Dress armour, dress swords, and no dress rehearsal.',
      fr: 'Armures de parade, épées de parade, et pas la moindre répétition.',
    },
    front: {
      colour: 'red',
      type: 'combat',
      difficulty: 6,
      reward: [],
      penalty: [{ do: 'damage', n: 1 }],
      discardable: true,
    },
    back: {
      name: { en: 'A Gap in the Armour', fr: 'Le défaut de l’armure' },
      abilities: [],
      statics: [{ always: 'vulnerable', colour: 'green' }],
    },
  },
  {
    kind: 'gauntlet',
    id: 'the-silken-hall',
    name: { en: 'The Silken Hall', fr: 'La galerie de soie' },
    flavour: {
      en: 'Each curtain hides another, and one of them is hungry.',
      fr: 'Chaque rideau en cache un autre, et l’un d’eux a faim.',
    },
    front: {
      colour: 'green',
      type: 'trap',
      difficulty: 6,
      reward: [],
      penalty: [{ do: 'damage', n: 1 }],
      boldStatics: [{ always: 'noRerolls' }],
      discardable: true,
    },
    back: {
      name: { en: 'Behind the Last Curtain', fr: 'Derrière le dernier rideau' },
      abilities: [],
      statics: [{ always: 'vulnerable', colour: 'blue' }],
    },
  },
  {
    kind: 'gauntlet',
    id: 'the-unfinished-verse',
    name: { en: 'The Unfinished Verse', fr: 'Le vers inachevé' },
    flavour: {
      en: 'Vainglory would rather die than hear it end on a poor rhyme.',
      fr: 'Vainglory mourrait plutôt que de l’entendre finir sur une rime pauvre.',
    },
    front: {
      colour: 'blue',
      type: 'puzzle',
      difficulty: 6,
      reward: [],
      penalty: [{ do: 'discardHand', n: 1 }],
      discardable: false,
    },
    back: {
      name: { en: 'A Very Poor Rhyme', fr: 'Une bien pauvre rime' },
      abilities: [],
      statics: [{ always: 'vulnerable', colour: 'red' }],
    },
  },
  {
    kind: 'gauntlet',
    id: 'the-tilted-ballroom',
    name: { en: 'The Tilted Ballroom', fr: 'La salle de bal penchée' },
    flavour: {
      en: 'The floor leans toward whoever the house likes best.',
      fr: 'Le sol penche toujours vers celui que préfère la maison.',
    },
    front: {
      colour: 'green',
      type: 'obstacle',
      difficulty: 6,
      reward: [],
      penalty: [{ do: 'discardHand', n: 1 }],
      discardable: true,
    },
    back: {
      name: { en: 'Partners Take Hands', fr: 'Donnez-vous la main' },
      abilities: [],
      statics: [{ always: 'boostValue', n: 1 }],
    },
  },
]
