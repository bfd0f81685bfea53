/** A first success and a first failure. */
import type { Moment } from './types.ts'

export const turns12: readonly Moment[] = [
  {
    question: 'exhaust',
    lessons: [
      {
        say: {
          en: 'Welcome to the Well! You are Asha, a Seeker. At the bottom waits its Master, Vainglory, still face down: get there, and win the last fight.',
          fr: 'Bienvenue dans le Puits ! Vous êtes Asha, de la Guilde des Éclaireurs. Tout au fond attend le Maître, Vainglory, encore face cachée : descendez, puis gagnez le dernier combat.',
        },
        point: 'master',
        rule: 'KD-10.1',
      },
      {
        say: {
          en: 'This is how deep it goes: 50 cards. Every challenge you complete can send you down a little.',
          fr: 'Voici la profondeur du Puits : 50 cartes. Chaque défi validé peut vous faire descendre un peu.',
        },
        point: 'depth',
        rule: 'KD-13.1',
      },
      {
        say: {
          en: 'And this is your health: 10. At 0 the Well keeps you, so mind it.',
          fr: 'Et voici vos PV : 10. À 0, le Puits vous garde, alors veillez dessus.',
        },
        point: 'health',
        rule: 'KD-12.2',
      },
      {
        say: {
          en: 'Every turn begins with the same question: keep your hand, or give it up for a new one at a price? Eight fresh cards: keep them.',
          fr: 'Chaque tour commence par la même question : garder votre main, ou en changer contre un certain prix ? Huit cartes toutes neuves : gardez-les.',
        },
        point: 'prompt',
        rule: 'KD-8.1',
      },
    ],
    invites: 'keepHand',
    instead: {
      en: 'Tired already? We will come to exhaustion soon enough. Keep your hand for now.',
      fr: 'De la fatigue, déjà ? Nous y viendrons bien assez tôt. Pour l’instant, gardez votre main.',
    },
  },
  {
    question: 'choose',
    lessons: [
      {
        say: {
          en: 'Four cards lie around the Master, and each turn you face exactly one. Red asks for power, green for dexterity, blue for wisdom.',
          fr: 'Quatre cartes entourent le Maître, et à chaque tour vous en affrontez une, ni plus ni moins. Le rouge demande de la puissance, le vert de l’habileté, le bleu de la sagesse.',
        },
        point: 'board',
        rule: 'KD-2.2',
      },
      {
        say: {
          en: 'Crystal Caves is red, its difficulty is 4, and failing there costs nothing. A kind door to knock on first: choose it.',
          fr: '« Les cavernes aux cristaux » : un défi rouge de difficulté 4, où échouer ne coûte rien. Une première porte bien aimable : choisissez-la.',
        },
        point: { card: 'crystal-caves' },
        rule: 'KD-2.5',
      },
    ],
    invites: 'attempt:crystal-caves:red',
    then: ['attempted crystal-caves red'],
  },
  {
    question: 'action',
    lessons: [
      {
        say: {
          en: 'Now an action: one card from your hand, of the challenge’s colour. The greyed ones do not fit; touch one and the table tells you why not.',
          fr: 'Place à l’action : une carte de votre main, de la couleur du défi. Les cartes grisées ne conviennent pas ; touchez-en une, et la table vous dira pourquoi.',
        },
        point: 'hand',
        rule: 'KD-3.2',
      },
      {
        say: {
          en: 'Shoulder First is red and worth 3 points of progress, for certain. In you go.',
          fr: '« L’épaule d’abord » est rouge et vaut 3 points de progression, à coup sûr. Foncez.',
        },
        point: { card: 'shoulder-first' },
        rule: 'KD-5.5',
      },
    ],
    invites: 'play:shoulder-first:red',
    then: ['acted shoulder-first red'],
  },
  {
    question: 'boost',
    lessons: [
      {
        say: {
          en: '3 of the 4 points are there, and four dice are still to come: that makes 85%. The table always tells your odds before you commit.',
          fr: '3 points sur 4 sont acquis, et quatre dés restent à lancer : cela fait 85 %. La table annonce toujours vos chances avant que vous ne décidiez.',
        },
        point: 'ledger',
        rule: 'KD-5.25',
      },
      {
        say: {
          en: 'Another card could make it certain. But no new card comes at the end of a turn, so spend them with care: no boost this time, let the dice fly.',
          fr: 'Une carte de plus rendrait la chose certaine. Mais on ne pioche pas à la fin du tour : soyez économe. Pas de soutien cette fois, laissez rouler les dés.',
        },
        point: 'prompt',
        rule: 'KD-2.12',
      },
    ],
    invites: 'pass',
    instead: {
      en: 'Save that card, you will want it next turn. No boost, and let the dice fly.',
      fr: 'Gardez cette carte, elle servira au prochain tour. Pas de soutien, et laissez rouler les dés.',
    },
    then: ['rolled red green blue dark', 'completed crystal-caves', 'turn'],
  },
  {
    question: 'exhaust',
    lessons: [
      {
        say: {
          en: 'Three dice show colours, the fourth shows Light or Dark. Each red one added 1 point, Dark adds nothing: a single red, and 3 + 1 = 4.',
          fr: 'Trois dés montrent des couleurs, le quatrième Lumière ou Obscurité. Chaque dé rouge ajoutait 1 point, l’Obscurité n’ajoute rien : un seul rouge, et 3 + 1 = 4.',
        },
        point: 'dice',
        after: 'rolled',
        rule: 'KD-5.20',
      },
      {
        say: {
          en: 'Completed! The reward is yours: Descend 1. One card left the Well deck unseen, and you are that much nearer the bottom.',
          fr: 'Défi validé ! La récompense est à vous : descendre de 1. Une carte quitte le deck Puits sans être vue, et le fond se rapproche d’autant.',
        },
        point: 'depth',
        after: 'completed',
        rule: 'KD-5.28',
      },
      {
        say: {
          en: 'A new card filled the gap: Guild Cache, an event. It does nothing until you turn to it, so let it wait, and keep your hand.',
          fr: 'Une nouvelle carte comble le vide : « La cache de la Guilde », un événement. Il ne fait rien tant que vous ne le choisissez pas : qu’il attende. Gardez votre main.',
        },
        point: { card: 'guild-cache' },
        after: 'entered',
        rule: 'KD-2.6',
      },
    ],
    invites: 'keepHand',
  },
  {
    question: 'choose',
    lessons: [
      {
        say: {
          en: 'Now something with antlers: Great Stag, difficulty 5. Reward: Descend 2. Penalty for failing: 1 damage. Dare it!',
          fr: 'Et maintenant, des bois : « Le grand cerf », difficulté 5. Récompense : descendre de 2. Pénalité en cas d’échec : 1 dégât. Osez !',
        },
        point: { card: 'great-stag' },
        rule: 'KD-5.31',
      },
    ],
    invites: 'attempt:great-stag:red',
    then: ['attempted great-stag red'],
  },
  {
    question: 'action',
    lessons: [
      {
        say: {
          en: 'Defeat Trap is red and green: play it as either. It is stronger against traps, but a stag, however sly, is a combat: 2 points here.',
          fr: '« Déjouer un piège » est rouge et vert : jouez-la comme l’un ou l’autre. Elle est plus forte contre les pièges, mais un cerf, même rusé, reste un combat : 2 points ici.',
        },
        point: { card: 'defeat-trap' },
        rule: 'KD-3.3',
      },
    ],
    invites: 'play:defeat-trap:red',
    then: ['acted defeat-trap red'],
  },
  {
    question: 'boost',
    lessons: [
      {
        say: {
          en: '15%: Vainglory is already laughing. Time for boosts, up to two for each action: only the bar at the foot of the card counts then.',
          fr: '15 % : Vainglory en rit déjà. C’est l’heure des soutiens, deux au plus par action : seul compte alors le bandeau au bas de la carte.',
        },
        point: 'ledger',
        rule: 'KD-5.12',
      },
      {
        say: {
          en: 'Alone, you boost yourself; in company, only the others may boost you. The bar of Guild Drill is white, which fits every colour: add it.',
          fr: 'En solo, on se soutient soi-même ; à plusieurs, seuls les autres peuvent vous soutenir. Le bandeau d’« Exercices de la Guilde » est blanc et convient à toute couleur : ajoutez cette carte.',
        },
        point: { card: 'guild-drill' },
        rule: 'KD-5.15',
      },
    ],
    invites: 'boost:guild-drill',
    then: ['boosted guild-drill'],
  },
  {
    question: 'boost',
    lessons: [
      {
        say: {
          en: '48% now. By the way: a slip of the hand is no tragedy, Take back undoes your last choice. Try it if you like, the lesson will wait.',
          fr: '48 % à présent. Au fait : une maladresse n’a rien de tragique, vous pouvez annuler votre dernier choix. Essayez si vous voulez, la leçon attendra.',
        },
        point: 'undo',
        rule: 'KD-14.12',
      },
      {
        say: {
          en: 'One more: Listen to the Stone lifts you to 85%. Surely that is enough?',
          fr: 'Encore une : « Écouter la pierre » vous porte à 85 %. Cela devrait suffire, non ?',
        },
        point: { card: 'listen-to-the-stone' },
        rule: 'KD-5.10',
      },
    ],
    invites: 'boost:listen-to-the-stone',
    then: ['boosted listen-to-the-stone', 'rolled green green blue dark', 'failed great-stag', 'turn'],
  },
]
