import type { Mission } from '../types.ts'

export const powder: Mission = {
  id: 'mi-powder',
  name: { en: 'Powder Run', fr: 'Course de la poudre' },
  mode: 'basic',
  clues: 0,
  finale: null,
  special: { rule: 'powder', dynamite: 2, charges: 3, distance: 2, every: 3 },
  reward: [
    { do: 'xp', who: 'each', n: 45 },
    { do: 'gold', who: 'each', n: 75 },
  ],
  story: {
    briefing: [
      {
        en: 'The company has changed its mind about the mine. It would like it shut. It would like it shut from inside, which is how it came to think of you.',
        fr: 'La compagnie a changé d’avis au sujet de la mine. Elle la veut fermée. Elle la veut fermée de l’intérieur, et c’est ainsi qu’elle a pensé à vous.',
      },
      {
        en: 'Three charges, well apart and well down. Then everybody back to the entrance, including those who have to be carried.',
        fr: 'Trois charges, bien espacées et bien en bas. Puis tout le monde à l’entrée, y compris ceux qu’il faut porter.',
      },
    ],
    clues: [
      {
        en: 'The first is set. The rock ticks a little as it warms to the idea.',
        fr: 'La première est posée. La roche craque un peu, le temps de se faire à l’idée.',
      },
      {
        en: 'The second. Down the tunnel, politely, something begins to hurry.',
        fr: 'La deuxième. Au fond de la galerie, poliment, quelque chose presse le pas.',
      },
      {
        en: 'The third. The whole mine holds its breath, and it has a great deal of it.',
        fr: 'La troisième. Toute la mine retient son souffle, et elle n’en manque pas.',
      },
    ],
    finale: {
      en: 'Now it knows what you are here for. Run.',
      fr: 'Maintenant, elle sait pourquoi vous êtes là. Courez.',
    },
    won: {
      en: 'Three thumps, like somebody knocking from the right side of the door for once. The dust takes an hour to settle. The company man counts out your money with his fingers in his ears.',
      fr: 'Trois coups sourds, comme si, pour une fois, on frappait du bon côté de la porte. La poussière met une heure à retomber. L’homme de la compagnie compte votre argent les doigts dans les oreilles.',
    },
    lostDown: {
      en: 'The charges did not go off. They were brought up to the entrance and stacked beside you, with the fuses coiled.',
      fr: 'Les charges n’ont pas sauté. On les a remontées à l’entrée et empilées à côté de vous, mèches enroulées.',
    },
    lostDark: {
      en: 'You could not see the fuse to light it, and then you could not see the match.',
      fr: 'On ne voyait plus la mèche pour l’allumer. Ensuite, on n’a plus vu l’allumette.',
    },
    fled: {
      en: 'The company bills you for the dynamite, and for the mine.',
      fr: 'La compagnie vous facture la dynamite. Et la mine.',
    },
  },
}
