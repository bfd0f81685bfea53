import type { Mission } from '../types.ts'

/** SB-32.2, SB-32.3 */
export const fistful: Mission = {
  id: 'mi-fistful',
  name: { en: 'A Fistful of Dark Stone', fr: 'Une Poignée de Pierre Sombre' },
  mode: 'basic',
  clues: 2,
  finale: { threat: 'high' },
  reward: [
    { do: 'xp', who: 'each', n: 25 },
    { do: 'darkStone', who: 'each', n: 'D3' },
  ],
  story: {
    briefing: [
      {
        en: 'A survey party went in on Monday with eight men, two mules and a month of beans. One mule came out on Thursday.',
        fr: 'Une équipe d’arpenteurs est entrée lundi : huit hommes, deux mules, un mois de haricots. Jeudi, une mule est ressortie.',
      },
      {
        en: 'In its saddlebag was a lump of Dark Stone the size of a fist, wrapped in a page of the survey. The page says where. The page does not say why it was torn out.',
        fr: 'Dans sa sacoche, une Pierre Sombre grosse comme le poing, enveloppée dans une page du relevé. La page dit où. Elle ne dit pas pourquoi on l’a arrachée.',
      },
      {
        en: 'The company pays by the ounce and asks no questions. You would rather it asked a few.',
        fr: 'La compagnie paie à l’once et ne pose pas de questions. On aimerait qu’elle en pose une ou deux.',
      },
    ],
    clues: [
      {
        en: 'A surveyor’s stake, still flying its ribbon, and scratched below it an arrow and the word DEEPER. The hand was in no hurry. It is the only thing here that was not.',
        fr: 'Un jalon d’arpenteur, son ruban encore au vent, et gravés dessous une flèche et le mot PLUS BAS. La main ne se pressait pas. Tout le reste, ici, s’est pressé.',
      },
      {
        en: 'The walls glitter. Eight lamps stand in a ring on the floor, wicks trimmed, glasses clean, as if somebody had set a table. Then the guests come in.',
        fr: 'Les parois scintillent. Huit lampes sont posées en cercle, mèches coupées, verres propres, comme pour un couvert dressé. Puis les convives arrivent.',
      },
    ],
    finale: {
      en: 'No way on, one way back, and they are between you and both.',
      fr: 'Pas d’issue devant, une seule derrière, et ils tiennent les deux.',
    },
    won: {
      en: 'You chip the stone out by the light of eight borrowed lamps. On the way up nobody counts aloud, but everybody carries one lamp more than he came with.',
      fr: 'Vous détachez la pierre à la lueur de huit lampes empruntées. En remontant, personne ne compte à voix haute, mais chacun rapporte une lampe de plus qu’à l’aller.',
    },
    lostDown: {
      en: 'Somebody dragged you out: there are heel marks all the way to the entrance, and no footprints beside them. The mule was waiting.',
      fr: 'Quelqu’un vous a traînés dehors : on voit la trace de vos talons jusqu’à l’entrée, et aucun pas à côté. La mule attendait.',
    },
    lostDark: {
      en: 'The dark reached the mouth of the mine before you did, and looked out. You ran past it. It let you.',
      fr: 'Le noir a gagné l’entrée de la mine avant vous, et il a regardé dehors. Vous l’avez dépassé en courant. Il a laissé faire.',
    },
    fled: {
      en: 'You leave with your lives and your hats. The stake with the ribbon is outside the mine when you get there, pointing back in.',
      fr: 'Vous repartez vivants et coiffés. Dehors vous attend le jalon au ruban. Il pointe vers l’intérieur.',
    },
  },
}
