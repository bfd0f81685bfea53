/** Words that the rules of Forgeflame do not bring themselves: its options. */
import type { Lang, OptionWords } from '@emberhall/speech'

export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    recruitment: {
      label: 'Recruitment',
      help: 'How the teams of adventurers are formed.',
      values: { draft: 'Draft, in turns', random: 'By lot', free: 'First come, first served' },
    },
    extra: { label: 'Vaelindra and Drsdaqt', help: 'Two more adventurers to recruit from.' },
    expansion: { label: 'Fire & Flames', help: 'Two more adventurers to recruit from: Greedy and Dévorfu.' },
    short: {
      label: 'Short game',
      help: 'Three artifacts end the game instead of four; in teams, four instead of six.',
    },
    mithrul: { label: 'Mithrül', help: 'The first good finds bring a rare ore that makes an artifact worth more.' },
    soloDeck: {
      label: 'Deck when playing alone',
      help: 'Five cards for each adventurer.',
      values: { choose: 'Chosen card by card', standard: 'The basic cards and one Advanced card' },
    },
    absorption: {
      label: 'When Gobetou’s player is asked to react',
      help: 'The question comes also without Absorption in hand, so that nobody learns where the card is.',
      values: {
        possible: 'Whenever the card could be in hand',
        always: 'At every card of another player',
      },
    },
    confirmEnd: {
      label: 'Close each turn by hand',
      help: 'A turn in which nothing is left to do waits, so that it can still be taken back.',
    },
    firstPlayer: { label: 'First Player', values: { '-1': 'By lot' } },
  },
  fr: {
    recruitment: {
      label: 'Recrutement',
      help: 'Comment se forment les équipes d’aventuriers.',
      values: { draft: 'Chacun à son rang', random: 'Au sort', free: 'Premier arrivé, premier servi' },
    },
    extra: { label: 'Vaelindra et Drsdaqt', help: 'Deux aventuriers de plus à recruter.' },
    expansion: { label: 'Feu & Flammes', help: 'Deux aventuriers de plus à recruter : Greedy et Dévorfu.' },
    short: {
      label: 'Partie courte',
      help: 'Trois artefacts mettent fin à la partie au lieu de quatre ; en équipes, quatre au lieu de six.',
    },
    mithrul: {
      label: 'Mithrül',
      help: 'Les premières bonnes pioches livrent un minerai rare, qui donne plus de valeur à un artefact.',
    },
    soloDeck: {
      label: 'Pioche en solo',
      help: 'Cinq cartes par aventurier.',
      values: { choose: 'Choisie carte par carte', standard: 'Les cartes de base et une carte Avancée' },
    },
    absorption: {
      label: 'Quand Gobetou peut réagir',
      help: 'La question est posée même sans « Absorption » en main, pour que nul ne sache où est la carte.',
      values: {
        possible: 'Dès que la carte peut être en main',
        always: 'À chaque carte d’un autre joueur',
      },
    },
    confirmEnd: {
      label: 'Clore chaque tour soi-même',
      help: 'Un tour où il ne reste rien à faire attend, afin de pouvoir encore être annulé.',
    },
    firstPlayer: { label: 'Premier Joueur', values: { '-1': 'Au sort' } },
  },
}
