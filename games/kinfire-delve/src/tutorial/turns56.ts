/** Fatigue, the Master's shadow, the lantern's light, and an event. */
import type { Moment } from './types.ts'

export const turns56: readonly Moment[] = [
  {
    question: 'exhaust',
    lessons: [
      {
        say: {
          en: 'Red and Light, twice what you needed. The stag bows out: Descend 2, and not a card was spent.',
          fr: 'Du rouge et la Lumière, deux fois ce qu’il fallait. Le cerf tire sa révérence : vous descendez de 2, sans dépenser une seule carte.',
        },
        point: 'depth',
        after: 'descended',
        rule: 'KD-13.1',
      },
      {
        say: {
          en: 'Three cards left, two of them blue, and nothing blue in sight. The way to a new hand is to exhaust: discard the rest, reveal a Fatigue card, draw anew.',
          fr: 'Trois cartes en main, dont deux bleues, et rien de bleu à l’horizon. Pour refaire votre main, il faut céder à la fatigue : défaussez le reste, révélez une carte Fatigue, piochez.',
        },
        point: 'hand',
        rule: 'KD-8.3',
      },
      {
        say: {
          en: 'A Fatigue card stays and weighs on you, so never exhaust lightly. With an empty hand you would have to. Now is a good moment: exhaust.',
          fr: 'Une carte Fatigue reste en jeu et vous pèse : n’y cédez jamais à la légère. Avec une main vide, ce serait obligatoire. Le moment est bien choisi : cédez à la fatigue.',
        },
        point: 'fatigue',
        rule: 'KD-8.7',
      },
    ],
    invites: 'exhaust',
    instead: {
      en: 'You could struggle on with three cards. But you should have seen fatigue once while somebody holds your hand: exhaust.',
      fr: 'Vous pourriez tenir avec trois cartes. Mais mieux vaut découvrir la fatigue en bonne compagnie : cédez-y.',
    },
    then: ['exhausted'],
  },
  {
    question: 'choose',
    lessons: [
      {
        say: {
          en: 'Heavy Eyelids: from now on you draw one card fewer when you exhaust, and this time already. There are six Fatigue cards, and this is a mild one.',
          fr: '« Paupières lourdes » : désormais, vous piochez une carte de moins en cédant à la fatigue, et cette fois déjà. Il y a six cartes Fatigue, et celle-ci est bénigne.',
        },
        point: 'fatigue',
        after: 'fatigue',
        rule: 'KD-8.6',
      },
      {
        say: {
          en: 'And the Master has noticed: each time you exhaust, it tucks the top card of the Well discard under itself. At the bottom you may meet the consequences.',
          fr: 'Et le Maître l’a remarqué : chaque fois que vous cédez à la fatigue, il glisse sous lui la première carte de la défausse du Puits. Au fond, gare aux conséquences.',
        },
        point: 'master',
        after: 'attached',
        rule: 'KD-16.5',
      },
      {
        say: {
          en: 'Your turn goes on, with seven new cards. The Maze is green and its difficulty is 5: let us shed some light on it.',
          fr: 'Votre tour continue, avec sept nouvelles cartes. « Le labyrinthe » : un défi vert de difficulté 5. Mettons-y un peu de lumière.',
        },
        point: { card: 'the-maze' },
        rule: 'KD-8.4',
      },
    ],
    invites: 'attempt:the-maze:green',
    then: ['attempted the-maze green'],
  },
  {
    question: 'action',
    lessons: [
      {
        say: {
          en: 'Now the lantern, as a green action: 5 points, 100%. This one even spares you the penalty when an attempt fails. Raise it!',
          fr: 'À présent la lanterne, en action verte : 5 points, 100 %. Celle-ci vous épargne même la pénalité quand une tentative échoue. Brandissez-la !',
        },
        point: 'lantern',
        rule: 'KD-6.4',
      },
    ],
    invites: 'lantern:green',
    then: ['usedLantern lantern-of-the-sure-foot green'],
  },
  {
    question: 'boost',
    lessons: [
      {
        say: {
          en: 'Certain is certain: no boost. The dice roll all the same, they insist.',
          fr: 'Le succès est assuré : pas de soutien. Les dés rouleront quand même, ils y tiennent.',
        },
        point: 'ledger',
        rule: 'KD-5.19',
      },
    ],
    invites: 'pass',
    instead: {
      en: 'More than certain does not exist. Keep that card, and pass.',
      fr: 'Plus que certain, cela n’existe pas. Gardez cette carte, et passez.',
    },
    then: ['rolled blue red blue dark', 'completed the-maze', 'turn'],
  },
  {
    question: 'exhaust',
    lessons: [
      {
        say: {
          en: 'Not one green die, and what does it matter? The way down is open: Descend 2.',
          fr: 'Pas un dé vert, et qu’importe ? La voie est libre : vous descendez de 2.',
        },
        point: 'dice',
        after: 'rolled',
        rule: 'KD-5.25',
      },
      {
        say: {
          en: 'A lantern is not discarded: it goes dark until something charges it again. Keep your hand.',
          fr: 'Une lanterne ne se défausse pas : elle s’éteint, jusqu’à ce qu’un effet la recharge. Gardez votre main.',
        },
        point: 'lantern',
        after: 'discharged',
        rule: 'KD-6.5',
      },
    ],
    invites: 'keepHand',
    instead: {
      en: 'Seven good cards, and tired again? Keep your hand.',
      fr: 'Sept bonnes cartes, et déjà de la fatigue ? Gardez votre main.',
    },
  },
  {
    question: 'choose',
    lessons: [
      {
        say: {
          en: 'Last of all, Guild Cache. An event takes your turn, but no action, no boost, no dice: you do what it says. Open it!',
          fr: 'Pour finir, « La cache de la Guilde ». Un événement occupe votre tour, mais sans action, ni soutien, ni dés : faites ce qu’il dit. Ouvrez-la !',
        },
        point: { card: 'guild-cache' },
        rule: 'KD-4.1',
      },
    ],
    invites: 'resolve:guild-cache',
    then: ['resolved guild-cache', 'turn'],
  },
]
