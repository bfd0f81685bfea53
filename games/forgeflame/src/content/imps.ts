import type { Imp } from './types.ts'

export const imps: readonly Imp[] = [
  {
    id: 'trip-up', // IM-01
    name: { en: 'Trip-Up', fr: 'Croche-patte' },
    back: 'left',
    effect: 'slow',
    removesArtifact: false,
    flavour: { en: 'A string, two nails, hours of fun.', fr: 'Une ficelle, deux clous, des heures de joie.' },
  },
  {
    id: 'ladle-knock', // IM-02
    name: { en: 'Ladle Knock', fr: 'Coup de louche' },
    back: 'centre',
    effect: 'stun',
    removesArtifact: false,
    flavour: { en: 'The cook would like his ladle back.', fr: 'Le cuisinier voudrait récupérer sa louche.' },
  },
  {
    id: 'pocket-hole', // IM-03
    name: { en: 'Pocket Hole', fr: 'Poche percée' },
    back: 'right',
    effect: 'shock',
    removesArtifact: true,
    flavour: { en: 'Small scissors, big smile.', fr: 'Petits ciseaux, grand sourire.' },
  },
  {
    id: 'pickpocket', // IM-04
    name: { en: 'Pickpocket', fr: 'Vol à la tire' },
    back: 'left',
    effect: 'pickpocket',
    removesArtifact: false,
    flavour: {
      en: 'They take only the best. It is a compliment.',
      fr: 'Ils ne prennent que le meilleur. C’est un compliment.',
    },
  },
  {
    id: 'damp-squib', // IM-05
    name: { en: 'Damp Squib', fr: 'Pétard mouillé' },
    back: 'centre',
    effect: 'flameOut',
    removesArtifact: true,
    flavour: { en: 'It went psst, then pffft.', fr: 'Ça a fait pschit, puis plus rien.' },
  },
  {
    id: 'short-fuse', // IM-06
    name: { en: 'Short Fuse', fr: 'Mèche courte' },
    back: 'right',
    effect: 'blockWay',
    removesArtifact: false,
    flavour: {
      en: 'Counting to three is for people with longer fuses.',
      fr: 'Compter jusqu’à trois, c’est bon pour les longues mèches.',
    },
  },
  {
    id: 'false-alarm', // IM-07
    name: { en: 'False Alarm', fr: 'Fausse alerte' },
    back: 'left',
    effect: 'spawn',
    removesArtifact: false,
    flavour: {
      en: '“Kobold!” they cried. A Kobold came to see.',
      fr: '« Kobold ! » ont-ils crié. Un kobold est venu voir.',
    },
  },
  {
    id: 'ruckus', // IM-08
    name: { en: 'Ruckus', fr: 'Chahut' },
    back: 'centre',
    effect: 'activate',
    removesArtifact: true,
    flavour: {
      en: 'Pots, pans, and somebody’s trombone.',
      fr: 'Des casseroles, des poêles, et le trombone de quelqu’un.',
    },
  },
  {
    id: 'soaped-slope', // IM-09
    name: { en: 'Soaped Slope', fr: 'Pente savonnée' },
    back: 'right',
    effect: 'slide',
    removesArtifact: true,
    flavour: { en: 'The soap was a birthday present.', fr: 'Le savon était un cadeau d’anniversaire.' },
  },
  {
    id: 'bait', // IM-10
    name: { en: 'Bait', fr: 'Appât' },
    back: 'left',
    effect: 'bait',
    removesArtifact: false,
    flavour: { en: 'Nothing personal: you smell of cheese.', fr: 'Rien de personnel : vous sentez le fromage.' },
  },
  {
    id: 'grand-jumble', // IM-11
    name: { en: 'Grand Jumble', fr: 'Grand bazar' },
    back: 'centre',
    effect: 'discardRandom',
    removesArtifact: true,
    flavour: { en: 'Nothing is missing. Nothing is where it was.', fr: 'Rien ne manque. Rien n’est plus à sa place.' },
  },
]
