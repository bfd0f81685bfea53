import type { Artifact } from './types.ts'

export const artifacts: readonly Artifact[] = [
  {
    id: 'goldsmiths-cloak', // AR-01
    name: { en: 'Goldsmith’s Cloak', fr: 'Cape d’Orfèvre' },
    cost: [2, 1, 0],
    vp: 5,
    collection: 'gold',
    power: 'stealth',
    flavour: { en: 'Gold thread outside, shadow for a lining.', fr: 'Fil d’or dehors, doublure d’ombre.' },
  },
  {
    id: 'crown-of-the-deeps', // AR-02
    name: { en: 'Crown of the Deeps', fr: 'Couronne des Abîmes' },
    cost: [3, 0, 1],
    vp: 9,
    collection: 'gold',
    flavour: { en: 'Cold, heavy, and never once crooked.', fr: 'Froide, lourde, et jamais de travers.' },
  },
  {
    id: 'miner-kings-chalice', // AR-03
    name: { en: 'Miner-King’s Chalice', fr: 'Calice du Roi-Mineur' },
    cost: [3, 0, 0],
    vp: 5,
    collection: 'gold',
    flavour: {
      en: 'Three kings drank from it. The fourth pawned it.',
      fr: 'Trois rois y ont bu. Le quatrième l’a mis au clou.',
    },
  },
  {
    id: 'pathfinders-lantern', // AR-04
    name: { en: 'Pathfinder’s Lantern', fr: 'Lanterne d’Éclaireur' },
    cost: [2, 1, 0],
    vp: 5,
    collection: 'gold',
    power: 'scout',
    flavour: {
      en: 'It lights the way a little before you arrive.',
      fr: 'Elle éclaire le chemin un peu avant votre arrivée.',
    },
  },
  {
    id: 'treasurers-ring', // AR-05
    name: { en: 'Treasurer’s Ring', fr: 'Anneau du Trésorier' },
    cost: [2, 0, 1],
    vp: 6,
    collection: 'gold',
    power: 'treasure',
    flavour: { en: 'It tightens when coins are near.', fr: 'Il se resserre à l’approche des pièces.' },
  },
  {
    id: 'black-hammer', // AR-06
    name: { en: 'Black Hammer', fr: 'Marteau Noir' },
    cost: [0, 3, 0],
    vp: 8,
    collection: 'darkiron',
    flavour: { en: 'It strikes once. The echo does the rest.', fr: 'Il frappe une fois. L’écho fait le reste.' },
  },
  {
    id: 'shadow-hauberk', // AR-07
    name: { en: 'Shadow Hauberk', fr: 'Haubert d’Ombre' },
    cost: [1, 2, 0],
    vp: 6,
    collection: 'darkiron',
    power: 'stealth',
    flavour: { en: 'Ten thousand rings, and not one of them clinks.', fr: 'Dix mille anneaux, et pas un ne tinte.' },
  },
  {
    id: 'pocket-anvil', // AR-08
    name: { en: 'Pocket Anvil', fr: 'Enclume Portative' },
    cost: [1, 3, 0],
    vp: 10,
    collection: 'darkiron',
    flavour: { en: 'The pocket is sold separately.', fr: 'La poche est vendue à part.' },
  },
  {
    id: 'wardens-axe', // AR-09
    name: { en: 'Warden’s Axe', fr: 'Hache du Veilleur' },
    cost: [1, 2, 0],
    vp: 6,
    collection: 'darkiron',
    power: 'banish',
    flavour: {
      en: 'The Kobolds have a song about it. A short one.',
      fr: 'Les kobolds ont une chanson à son sujet. Très courte.',
    },
  },
  {
    id: 'oath-chain', // AR-10
    name: { en: 'Oath Chain', fr: 'Chaîne du Serment' },
    cost: [0, 2, 1],
    vp: 8,
    collection: 'darkiron',
    power: 'heal',
    flavour: { en: 'Each link is a promise that somebody kept.', fr: 'Chaque maillon est une promesse tenue.' },
  },
  {
    id: 'scarlet-blade', // AR-11
    name: { en: 'Scarlet Blade', fr: 'Lame Écarlate' },
    cost: [0, 1, 2],
    vp: 9,
    collection: 'draconite',
    power: 'banish',
    flavour: { en: 'It leaves the sheath already warm.', fr: 'Elle sort du fourreau déjà chaude.' },
  },
  {
    id: 'wyrm-heart', // AR-12
    name: { en: 'Wyrm Heart', fr: 'Cœur de Wyrm' },
    cost: [0, 0, 3],
    vp: 11,
    collection: 'draconite',
    flavour: {
      en: 'Hold it to your ear: it still disagrees.',
      fr: 'Collez-y l’oreille : il n’est toujours pas d’accord.',
    },
  },
  {
    id: 'scale-shield', // AR-13
    name: { en: 'Scale Shield', fr: 'Bouclier d’Écailles' },
    cost: [2, 0, 2],
    vp: 11,
    collection: 'draconite',
    flavour: { en: 'Its first owner was not consulted.', fr: 'Son premier propriétaire n’a pas été consulté.' },
  },
  {
    id: 'ember-wings', // AR-14
    name: { en: 'Ember Wings', fr: 'Ailes de Braise' },
    cost: [1, 1, 1],
    vp: 7,
    collection: 'draconite',
    power: 'flight',
    flavour: { en: 'Do not fold while lit.', fr: 'Ne pas plier tant qu’elles sont allumées.' },
  },
  {
    id: 'volcano-sceptre', // AR-15
    name: { en: 'Volcano Sceptre', fr: 'Sceptre Volcanique' },
    cost: [1, 2, 2],
    vp: 15,
    collection: 'draconite',
    power: 'kindle',
    flavour: {
      en: 'Point away from ceilings, floors and friends.',
      fr: 'Ne pas pointer vers le plafond, le sol ou les amis.',
    },
  },
  {
    id: 'mask-of-many-facets', // AR-16
    name: { en: 'Mask of Many Facets', fr: 'Masque aux Mille Reflets' },
    cost: [1, 1, 1],
    vp: 6,
    power: 'collection',
    flavour: {
      en: 'Nobody agrees on the colour of its eyes.',
      fr: 'Personne n’est d’accord sur la couleur de ses yeux.',
    },
  },
  {
    id: 'forge-mages-prism', // AR-17
    name: { en: 'Forge-Mage’s Prism', fr: 'Prisme du Forge-Mage' },
    cost: [2, 1, 1],
    vp: 8,
    power: 'collection',
    flavour: {
      en: 'White light goes in, three opinions come out.',
      fr: 'La lumière blanche y entre, trois opinions en sortent.',
    },
  },
  {
    id: 'boots-of-the-winds', // AR-18
    name: { en: 'Boots of the Winds', fr: 'Bottes des Vents' },
    cost: [1, 2, 0],
    vp: 7,
    power: 'flight',
    flavour: { en: 'They arrive first and wait for you.', fr: 'Elles arrivent les premières et vous attendent.' },
  },
  {
    id: 'key-of-the-forge', // AR-19
    name: { en: 'Key of the Forge', fr: 'Clé de la Forge' },
    cost: [1, 1, 0],
    vp: 4,
    power: 'kindle',
    flavour: {
      en: 'The Forge has no lock. It simply likes to be asked.',
      fr: 'La Forge n’a pas de serrure. Elle aime seulement qu’on demande.',
    },
  },
  {
    id: 'bottomless-satchel', // AR-20
    name: { en: 'Bottomless Satchel', fr: 'Besace sans Fond' },
    cost: [2, 0, 1],
    vp: 7,
    power: 'treasure',
    flavour: { en: 'Your other glove is in there somewhere.', fr: 'Votre autre gant est là-dedans, quelque part.' },
  },
  {
    id: 'amulet-of-renewal', // AR-21
    name: { en: 'Amulet of Renewal', fr: 'Amulette de Jouvence' },
    cost: [1, 1, 1],
    vp: 8,
    power: 'heal',
    flavour: { en: 'It takes off ten years, mostly the bad ones.', fr: 'Elle enlève dix ans, surtout les mauvais.' },
  },
  {
    id: 'deepglass', // AR-22
    name: { en: 'Deepglass', fr: 'Longue-vue des Profondeurs' },
    cost: [1, 1, 2],
    vp: 12,
    power: 'scout',
    flavour: { en: 'The dark looks back, but politely.', fr: 'Le noir vous regarde aussi, mais poliment.' },
  },
]
