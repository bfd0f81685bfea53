import type { ScavengeCard } from '../types.ts'
import { threatOfPosse } from './make.ts'

/** A third good, a third bad, a third nothing. */
export const scavenge: readonly ScavengeCard[] = [
  {
    id: 'sv-supplies',
    copies: 1,
    luck: 'good',
    name: { en: 'Supplies', fr: 'Provisions' },
    flavour: {
      en: 'Somebody packed for a week and stayed an hour.',
      fr: 'Quelqu’un avait prévu une semaine, et n’est resté qu’une heure.',
    },
    do: [{ do: 'token', who: 'you', of: ['bandages', 'whisky', 'dynamite'], n: 1 }],
  },
  {
    id: 'sv-stone',
    copies: 1,
    luck: 'good',
    name: { en: 'Glint of Stone', fr: 'Éclat de pierre' },
    flavour: {
      en: 'Warm to the touch, like a pocketed egg.',
      fr: 'Tiède sous les doigts, comme un œuf gardé en poche.',
    },
    do: [{ do: 'darkStone', who: 'you', n: 1 }],
  },
  {
    id: 'sv-purse',
    copies: 1,
    luck: 'good',
    name: { en: 'Dropped Purse', fr: 'Bourse perdue' },
    flavour: { en: 'The hand came off with it. The hand stays.', fr: 'La main est venue avec. La main reste là.' },
    do: [{ do: 'gold', who: 'you', n: { roll: 'D6', times: 20 } }],
  },
  {
    id: 'sv-gear',
    copies: 1,
    luck: 'good',
    name: { en: 'Left Behind', fr: 'Laissé sur place' },
    flavour: {
      en: 'Its owner left in a hurry, in both directions.',
      fr: 'Son propriétaire est parti en hâte, dans deux directions.',
    },
    do: [{ do: 'draw', who: 'you', deck: 'gear', n: 1 }],
  },
  {
    id: 'sv-bad-feeling',
    copies: 1,
    luck: 'bad',
    name: { en: 'Bad Feeling', fr: 'Mauvais pressentiment' },
    flavour: {
      en: 'It is not the first time you have had it. It is the first time it had you.',
      fr: 'Ce n’est pas votre premier. C’est le premier qui vous ait, vous.',
    },
    do: [{ do: 'drawDarkness', n: 1 }],
  },
  {
    id: 'sv-trap',
    copies: 1,
    luck: 'bad',
    name: { en: 'Rusted Trap', fr: 'Piège rouillé' },
    flavour: { en: 'Meant for rats. There are no rats left.', fr: 'Prévu pour les rats. Il n’y a plus de rats.' },
    do: [{ do: 'hits', who: 'you', kind: 'hit', n: 2 }],
  },
  {
    id: 'sv-bones',
    copies: 1,
    luck: 'bad',
    name: { en: 'Whose Bones?', fr: 'À qui ces os ?' },
    flavour: { en: 'They are wearing your kind of boots.', fr: 'Ils portent des bottes comme les vôtres.' },
    do: [{ do: 'hits', who: 'you', kind: 'horror', n: 'D3' }],
  },
  {
    id: 'sv-lair',
    copies: 1,
    luck: 'bad',
    name: { en: 'Lair', fr: 'Tanière' },
    flavour: { en: 'You reach in. Something shakes hands.', fr: 'Vous tendez la main. On vous la serre.' },
    do: [threatOfPosse('ambush')],
  },
  {
    id: 'sv-nothing',
    copies: 4,
    luck: 'nothing',
    name: { en: 'Dust', fr: 'Poussière' },
    flavour: { en: 'Good quality, plenty of it.', fr: 'De bonne qualité, et en quantité.' },
    do: [],
  },
]
