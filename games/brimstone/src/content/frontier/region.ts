import type { L10n, LocationId, Town } from '../types.ts'

const all: readonly LocationId[] = ['tl-store', 'tl-smith', 'tl-church', 'tl-doc', 'tl-saloon', 'tl-assay']

/** Distance is days on the road from the mine. */
export const towns: readonly Town[] = [
  {
    id: 'tw-camp',
    name: { en: 'Base Camp', fr: 'Campement' },
    flavour: {
      en: 'Four tents and a fire, within earshot of the shaft. Nobody sleeps on that side.',
      fr: 'Quatre tentes et un feu, à portée d’oreille du puits. Personne ne dort de ce côté-là.',
    },
    size: 'camp',
    distance: 0,
    days: 0,
    locations: [],
    gear: 0,
  },
  {
    id: 'tw-dry-fork',
    name: { en: 'Dry Fork', fr: 'Fourche-Sèche' },
    flavour: {
      en: 'Two streets that met by mistake. Half the houses have an Out of Business sign; the other half do business behind it.',
      fr: 'Deux rues qui se sont croisées par erreur. La moitié des maisons affichent « Fermé » ; dans l’autre moitié, on commerce derrière la pancarte.',
    },
    size: 'small',
    distance: 1,
    days: 2,
    locations: ['tl-store', 'tl-saloon', 'tl-doc', 'tl-assay'],
    gear: 4,
  },
  {
    id: 'tw-saint-odile',
    name: { en: 'Saint Odile', fr: 'Sainte-Odile' },
    flavour: {
      en: 'A bell tower, a well, and a list on the church door that gets longer on Sundays.',
      fr: 'Un clocher, un puits, et sur la porte de l’église une liste qui s’allonge le dimanche.',
    },
    size: 'medium',
    distance: 2,
    days: 3,
    locations: all,
    gear: 4,
  },
  {
    id: 'tw-fort-lander',
    name: { en: 'Fort Lander', fr: 'Fort Lander' },
    flavour: {
      en: 'Palisade, cannon, telegraph. The garrison looks east, where the government is. You have just come from the west.',
      fr: 'Palissade, canon, télégraphe. La garnison regarde vers l’est, du côté du gouvernement. Vous, vous arrivez de l’ouest.',
    },
    size: 'large',
    distance: 3,
    days: 4,
    locations: all,
    gear: 6,
  },
]

/** Who takes the place of a town that is gone (AC-7), in order. */
export const reserveTowns: readonly L10n[] = [
  { en: 'Red Gulch', fr: 'Ravin-Rouge' },
  { en: 'Cinder Wells', fr: 'Puits-Cendreux' },
  { en: 'Amity', fr: 'Bonne-Entente' },
  { en: 'Last Halt', fr: 'Dernière-Halte' },
]
