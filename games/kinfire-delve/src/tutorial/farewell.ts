/** What is said when the lessons end, whichever way. */
import type { L10n } from '../content/types.ts'
import type { Lesson } from './types.ts'

export const farewell: readonly Lesson[] = [
  {
    say: {
      en: 'Two cards richer, and not a die was thrown. Now for what waits below.',
      fr: 'Deux cartes de plus, et pas un seul dé lancé. Reste à savoir ce qui vous attend en bas.',
    },
    point: 'hand',
    after: 'drew',
    rule: 'KD-13.3',
  },
  {
    say: {
      en: 'When the Well deck is empty and a gap must be filled, you stand at the bottom. Vainglory turns face up, with four Gauntlet cards around it.',
      fr: 'Quand le deck Puits est vide et qu’une place doit être comblée, vous touchez le fond. Vainglory se dévoile, avec quatre cartes Épreuve tout autour.',
    },
    point: 'master',
    rule: 'KD-10.3',
  },
  {
    say: {
      en: 'No colour works on the Master at first. Complete a Gauntlet card and its back may show a weakness: strike there. Complete the Master and you win.',
      fr: 'Au début, aucune couleur n’atteint le Maître. Validez une carte Épreuve, et son verso révélera peut-être une faiblesse : frappez là. Validez le Maître, et c’est gagné.',
    },
    point: 'master',
    rule: 'KD-11.2',
  },
  {
    say: {
      en: 'So save some health and some good cards for that day. You can play now: from here on the dice owe you nothing. Good luck, Seeker!',
      fr: 'Gardez donc des PV et de bonnes cartes pour ce jour-là. Vous pouvez jouer : désormais, les dés ne vous doivent plus rien. Bonne chance dans le Puits !',
    },
    point: 'prompt',
    rule: 'KD-12.1',
  },
]

/** Said when a possible answer is tried that is not the one invited. */
export const instead: L10n = {
  en: 'You could, in a game of your own. For this lesson, take the choice that glows, or skip the lessons and play as you like.',
  fr: 'Dans une partie à vous, ce serait possible. Pour cette leçon, suivez le choix qui brille, ou passez les leçons et jouez à votre guise.',
}

/** Said when somebody leaves the lessons early. */
export const skipped: L10n = {
  en: 'As you like: no more lessons, and the delve goes on from here. Good luck!',
  fr: 'Comme vous voudrez : plus de leçons, et l’exploration continue d’ici. Bonne chance !',
}
