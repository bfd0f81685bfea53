import { itemsOf } from './make.ts'

/** Gear to wear. */
export const clothing = itemsOf('gear', [
  {
    id: 'gr-duster',
    name: { en: 'Duster', fr: 'Cache-poussière' },
    flavour: { en: 'Keeps off dust, rain and some teeth.', fr: 'Arrête la poussière, la pluie et quelques crocs.' },
    weight: 1,
    slots: 1,
    gold: 150,
    zone: 'Coat',
    rules: [{ mod: 'armor', set: 6 }],
  },
  {
    id: 'gr-hat',
    name: { en: 'Trail Hat', fr: 'Chapeau de piste' },
    flavour: {
      en: 'Pull it low and half the horror is hat.',
      fr: 'Rabattez-le : la moitié de l’horreur n’est plus que du feutre.',
    },
    gold: 100,
    zone: 'Hat',
    rules: [{ on: 'rolled', roll: 'willpower', limit: 'turn', may: true, do: [{ do: 'reroll', n: 1 }] }],
  },
  {
    id: 'gr-gloves',
    name: { en: 'Rawhide Gloves', fr: 'Gants de cuir brut' },
    flavour: { en: 'For ropes, reins and letting go.', fr: 'Pour les cordes, les rênes, et pour lâcher prise.' },
    gold: 90,
    zone: 'Gloves',
    rules: [{ mod: 'escapeRoll', by: 1 }],
  },
  {
    id: 'gr-vest',
    name: { en: 'Deputy Vest', fr: 'Gilet d’adjoint' },
    flavour: { en: 'The hole was there when it was issued.', fr: 'Le trou y était déjà à la remise.' },
    weight: 2,
    slots: 1,
    gold: 250,
    only: 'Law',
    zone: 'Torso',
    rules: [{ mod: 'armor', set: 5 }],
  },
  {
    id: 'gr-boots',
    name: { en: 'Stage Boots', fr: 'Bottines de scène' },
    flavour: { en: 'Made for exits.', fr: 'Faites pour les sorties.' },
    gold: 120,
    only: 'Performer',
    zone: 'Boots',
    rules: [{ mod: 'moveTotal', by: 1 }],
  },
])
