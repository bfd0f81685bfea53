/** Words that the rules of Fateforge do not bring themselves: its options. */
import type { Lang, OptionWords } from '@emberhall/speech'

export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    play: {
      label: 'What to play',
      help: 'The campaign is kept as a book on your shelf. A battle quest is two or three fights with a rank at the end.',
      values: { campaign: 'The campaign', battle: 'A battle quest', training: 'One fight' },
    },
    solo: {
      label: 'Alone',
      help: 'Vigilance: a third colour of enemies reacts, and leaders are better armoured. Blind partner: the hero who plays later rolls only then.',
      values: { vigilance: 'Vigilance', blind: 'Blind partner' },
    },
    hardcore: { label: 'Hardcore', help: 'While heroes act, only the one whose turn it is may speak.' },
    consensus: {
      label: 'Group decisions',
      help: 'Who settles what the group has to decide. Where only the story is named, the rest is for the Beast Master.',
      values: {
        leader: 'The Beast Master',
        all: 'Everybody agrees',
        vote: 'Votes on the story',
        chronicler: 'The story in turn',
      },
    },
    tutorial: {
      label: 'Explain the first fight',
      help: 'Notes tell what to do and why. Nothing in the rules changes.',
    },
    confirmEnd: {
      label: 'Close each turn by hand',
      help: 'A turn in which nothing is left to do waits, so that it can still be taken back.',
    },
  },
  fr: {
    play: {
      label: 'À quoi jouer',
      help: 'La campagne reste sur votre étagère, comme un livre. Une quête de bataille, ce sont deux ou trois combats et un rang à la fin.',
      values: { campaign: 'La campagne', battle: 'Une quête de bataille', training: 'Un seul combat' },
    },
    solo: {
      label: 'Seul',
      help: 'Vigilance : une troisième couleur d’ennemis réagit, et les meneurs sont mieux protégés. Partenaire aveugle : le héros qui joue plus tard ne lance ses dés qu’à ce moment.',
      values: { vigilance: 'Vigilance', blind: 'Partenaire aveugle' },
    },
    hardcore: { label: 'Hardcore', help: 'Pendant les tours des héros, seul celui qui joue peut parler.' },
    consensus: {
      label: 'Décisions du groupe',
      help: 'Qui tranche quand le groupe doit décider. Où seule l’histoire est nommée, le reste revient au Maître des Bêtes.',
      values: {
        leader: 'Le Maître des Bêtes',
        all: 'Tous d’accord',
        vote: 'L’histoire au vote',
        chronicler: 'L’histoire à tour de rôle',
      },
    },
    tutorial: {
      label: 'Expliquer le premier combat',
      help: 'Des notes disent quoi faire et pourquoi. Les règles ne changent pas.',
    },
    confirmEnd: {
      label: 'Finir chaque tour à la main',
      help: 'Un tour où il ne reste rien à faire attend, pour pouvoir encore être repris.',
    },
  },
}
