/** Words that the rules of Kinfire Delve do not bring themselves: options, chapters, the first lesson. */
import type { Lang } from '@emberhall/kernel'
import type { OptionWords } from './pack.ts'

export const seekerLabel = { en: 'Seeker', fr: 'Éclaireur' }

export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    mode: {
      label: 'Difficulty',
      help: 'Hard starts with 8 health instead of 10.',
      values: { normal: 'Normal', hard: 'Hard' },
    },
    quick: {
      label: 'Quick descent',
      help: 'Ten cards fewer to the bottom, paid for with 2 health and a Fatigue card.',
    },
    firstGame: { label: 'First-game board', help: 'Four chosen cards lie around the Master at the start.' },
    firstPlayer: { label: 'Who begins', values: { '-1': 'By lot' } },
  },
  fr: {
    mode: {
      label: 'Difficulté',
      help: 'Le mode difficile commence à 8 points de santé au lieu de 10.',
      values: { normal: 'Normale', hard: 'Difficile' },
    },
    quick: {
      label: 'Descente rapide',
      help: 'Dix cartes de moins jusqu’au fond, contre 2 points de santé et une carte Fatigue.',
    },
    firstGame: { label: 'Plateau de première partie', help: 'Quatre cartes choisies entourent le Maître au début.' },
    firstPlayer: { label: 'Qui commence', values: { '-1': 'Au sort' } },
  },
}

export const chapterTitles: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Setup',
    'The turn',
    'Colours and matching',
    'Events',
    'Attempting a challenge',
    'The Kinfire Lantern',
    'Indirect completion',
    'Exhaustion and Fatigue',
    'Empty decks',
    'The Master and the bottom',
    'The Final Gauntlet',
    'Victory and defeat',
    'Rewards, penalties and icons',
    'Effects in general',
    'Exploits',
    'Effects of our cards',
  ],
  fr: [
    'Mise en place',
    'Le tour',
    'Couleurs et correspondances',
    'Événements',
    'Tenter un défi',
    'La lanterne Kinfire',
    'Réussite indirecte',
    'Épuisement et Fatigue',
    'Pioches vides',
    'Le Maître et le fond',
    'L’épreuve finale',
    'Victoire et défaite',
    'Récompenses, pénalités et icônes',
    'Les effets en général',
    'Exploits',
    'Effets de nos cartes',
  ],
}

/** Said the first time a question of that name is put. */
export const lessonNotes: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    exhaust:
      'Every turn begins here. Keep your cards while they are good; giving in to fatigue refills your hand but leaves a Fatigue card in play, and six of them weigh on you for the rest of the descent. With a full hand: keep.',
    choose:
      'The Well shows four cards. Take the one your hand can beat: the percentage tells how likely it is with your best action. A completed challenge takes you deeper; a failed one costs you what stands on its right.',
    action:
      'Play one card of the challenge’s colour as your action. Its number is progress you are sure of; four dice then add one for each face that matches.',
    boost:
      'You may discard cards for their boost, printed at the foot. Each helps a little and is gone: stop when the chance is good enough.',
    reroll: 'Dice can be thrown again once if something lets you. All of them are thrown; compare both chances first.',
    useAbility: 'A text on the table offers itself. It is your choice whether to use it now.',
    discard: 'Something makes you discard. Let go of the card whose colour the board needs least.',
    target: 'Choose the card on which this takes effect.',
    pay: 'This has a price. Pay it only if what you avoid is worse.',
    rewards: 'Several rewards come at once; you choose their order.',
  },
  fr: {
    exhaust:
      'Chaque tour commence ici. Gardez vos cartes tant qu’elles sont bonnes : céder à la fatigue refait votre main, mais laisse une carte Fatigue en jeu, et six d’entre elles pèseront jusqu’au fond. Main pleine : gardez.',
    choose:
      'Le Puits montre quatre cartes. Prenez celle que votre main peut vaincre : le pourcentage dit vos chances avec votre meilleure action. Un défi réussi vous fait descendre ; un échec coûte ce qui est imprimé à sa droite.',
    action:
      'Jouez une carte de la couleur du défi : c’est votre action. Son nombre est acquis ; quatre dés y ajoutent ensuite un point par face qui correspond.',
    boost:
      'Vous pouvez défausser des cartes pour leur soutien, imprimé au bas. Chacune aide un peu et s’en va : arrêtez-vous quand la chance vous suffit.',
    reroll:
      'Les dés peuvent être relancés une fois si un effet le permet. On les relance tous : comparez d’abord les deux chances.',
    useAbility: 'Un texte de la table se propose. À vous de dire s’il sert maintenant.',
    discard: 'Il faut défausser. Laissez la carte dont la couleur sert le moins au plateau.',
    target: 'Choisissez la carte qui subira cet effet.',
    pay: 'Cela a un prix. Ne le payez que si ce que vous évitez est pire.',
    rewards: 'Plusieurs récompenses arrivent ensemble : vous choisissez leur ordre.',
  },
}
