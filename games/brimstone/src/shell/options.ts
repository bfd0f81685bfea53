/** Words for what is agreed before an Adventure. */
import type { Lang, OptionWords } from '@emberhall/speech'
import { missions } from '../content/missions/index.ts'

const named = (lang: Lang): Record<string, string> =>
  Object.fromEntries(missions.map(({ id, name }) => [id, name[lang]]))

/** SB-38.5 Small posses are advised even odds by the words for them; nothing is switched on. */
export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    mission: { label: 'Mission', help: 'What you go down for.', values: named('en') },
    mode: {
      label: 'Rules',
      help: 'Basic leaves out gates, other worlds, Epic Threats and mutations.',
      values: { basic: 'Basic', advanced: 'Advanced' },
    },
    odds: {
      label: 'Odds',
      help: 'By the book the last fight is as hard for one hero as for six. Even odds bring it down for small posses; the helping hand goes further. With one or two heroes we recommend even odds: about one Adventure in two is won.',
      values: { book: 'By the book', even: 'Even odds', gentle: 'A helping hand' },
    },
    posse: { label: 'Heroes', help: 'How many go down; 0: one for each seat. Several may be yours.' },
    fixedMove: { label: 'Fixed movement', help: 'Everybody has 4 squares; the die only brings Grit.' },
    advancedEncounters: { label: 'Advanced encounters', help: 'Every special room has an encounter of its own.' },
    hardcore: {
      label: 'Hard-Core',
      help: 'Whoever is down and not helped by the next turn is dead.',
      values: { off: 'Off', on: 'On', church: 'On, but the Church may raise the dead' },
    },
    dangerousDynamite: { label: 'Dangerous dynamite', help: 'More than 10 Wounds at once may set off what you carry.' },
    darknessPasses: {
      label: 'Darkness passes',
      help: 'While the Darkness is nearer the entrance than you, every enemy has an Elite ability.',
    },
    isCampaign: {
      label: 'Campaign',
      help: 'Heroes keep what they gain and suffer, and go to town between Adventures.',
    },
    epicForSmallPosse: { label: 'Epic for a small posse', help: 'One or two heroes face Epic Threats too.' },
    consensus: {
      label: 'Posse decisions',
      help: 'Who settles what the posse has to decide.',
      values: { leader: 'Whoever holds the lantern', all: 'Everybody agrees' },
    },
  },
  fr: {
    mission: { label: 'Mission', help: 'Ce que vous allez chercher en bas.', values: named('fr') },
    mode: {
      label: 'Règles',
      help: 'Le jeu de base laisse de côté portails, Autres Mondes, Menaces Épiques et mutations.',
      values: { basic: 'De base', advanced: 'Avancées' },
    },
    odds: {
      label: 'Cotes',
      help: 'Selon le livre, le dernier combat est aussi dur pour un héros que pour six. Les chances égales l’allègent pour les petits groupes ; la main tendue va plus loin. À un ou deux héros, nous conseillons les chances égales : environ une Aventure sur deux est gagnée.',
      values: { book: 'Selon le livre', even: 'Chances égales', gentle: 'Main tendue' },
    },
    posse: { label: 'Héros', help: 'Combien descendent ; 0 : un par place. Plusieurs peuvent être à vous.' },
    fixedMove: { label: 'Déplacement fixe', help: 'Chacun a 4 cases ; le dé ne sert qu’au Cran.' },
    advancedEncounters: { label: 'Rencontres avancées', help: 'Chaque salle unique a sa propre rencontre.' },
    hardcore: {
      label: 'Hard-Core',
      help: 'Qui est à terre et n’est pas aidé avant le tour suivant meurt.',
      values: { off: 'Non', on: 'Oui', church: 'Oui, mais l’Église peut relever les morts' },
    },
    dangerousDynamite: {
      label: 'Dynamite dangereuse',
      help: 'Plus de 10 Blessures d’un coup peuvent faire sauter ce que vous portez.',
    },
    darknessPasses: {
      label: 'Les Ténèbres vous dépassent',
      help: 'Tant que les Ténèbres sont plus près de l’entrée que vous, chaque ennemi a une capacité d’Élite.',
    },
    isCampaign: {
      label: 'Campagne',
      help: 'Les héros gardent ce qu’ils gagnent et subissent, et vont en ville entre les Aventures.',
    },
    epicForSmallPosse: { label: 'Épique à deux', help: 'Un ou deux héros affrontent aussi les Menaces Épiques.' },
    consensus: {
      label: 'Décisions du groupe',
      help: 'Qui tranche quand le groupe doit décider.',
      values: { leader: 'Qui porte la lanterne', all: 'Tous d’accord' },
    },
  },
}
