/** Words for what is agreed before an Adventure. */
import { at } from '@emberhall/kernel'
import type { Lang, OptionWords } from '@emberhall/speech'
import { enemies } from '../content/enemies/index.ts'
import { missions } from '../content/missions/index.ts'
import { say } from '../text/phrases.ts'

const ONLY = { en: 'Advanced', fr: 'avancée' }
/** SB-4.11 What cannot be played by the Basic rules says so. */
const named = (lang: Lang): Record<string, string> =>
  Object.fromEntries(
    missions.map(({ id, name, mode }) => [id, mode === 'basic' ? name[lang] : `${name[lang]} (${ONLY[lang]})`]),
  )
/** Where the story of each begins. */
const openings = (lang: Lang): Record<string, string> =>
  Object.fromEntries(missions.map(({ id, story }) => [id, at(story.briefing, 0)[lang]]))
/** SB-34.9 By what they are, then by themselves. */
const foes = (lang: Lang): Record<string, string> =>
  Object.fromEntries(
    [
      ...enemies.flatMap(({ keywords }) => keywords.map((word) => ({ id: word, name: say(lang, `foe.${word}`) }))),
      ...enemies.map(({ id, name }) => ({ id, name: name[lang] })),
    ].map(({ id, name }) => [id, name]),
  )

/** SB-38.5 Small posses are advised even odds by the words for them; nothing is switched on. */
export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    mission: { label: 'Mission', help: 'What you go down for.', values: named('en'), promises: openings('en') },
    mode: {
      label: 'Rules',
      help: 'Basic is the mine and what lives there; Advanced adds gates, the worlds behind them, Epic Threats and mutations.',
      values: { basic: 'Basic', advanced: 'Advanced' },
    },
    odds: {
      label: 'Odds',
      help: 'For one or two heroes we recommend even odds: the last fight is then cut to the size of the posse. Of 100 first missions our own player wins 9 alone and 39 with two by the book, 44 and 55 at even odds.',
      values: { book: 'By the book', even: 'Even odds', gentle: 'A helping hand' },
    },
    posse: { label: 'Heroes who go down', values: { '0': 'one for each seat' } },
    fixedMove: { label: 'Fixed movement', help: 'Everybody has 4 squares; the die only brings Grit.' },
    advancedEncounters: { label: 'Advanced encounters', help: 'Every special room has an encounter of its own.' },
    hardcore: {
      label: 'Hard-Core',
      help: 'Whoever is down and not helped by the next turn is dead.',
      values: { off: 'Off', on: 'On', church: 'On, but the Church may raise the dead' },
    },
    themed: {
      label: 'Themed Threats',
      help: 'Only Threats with what is switched on; with nothing switched on, all of them.',
      values: foes('en'),
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
    mission: {
      label: 'Mission',
      help: 'Ce que vous allez chercher en bas.',
      values: named('fr'),
      promises: openings('fr'),
    },
    mode: {
      label: 'Règles',
      help: 'De base : la mine et ce qui y vit. Avancées : les portails en plus, les mondes derrière, les Menaces Épiques et les mutations.',
      values: { basic: 'De base', advanced: 'Avancées' },
    },
    odds: {
      label: 'Cotes',
      help: 'À un ou deux héros, nous conseillons les chances égales : le dernier combat est alors à la taille du groupe. Sur 100 premières missions, notre joueur en gagne 9 seul et 39 à deux selon le livre, 44 et 55 à chances égales.',
      values: { book: 'Selon le livre', even: 'Chances égales', gentle: 'Main tendue' },
    },
    posse: { label: 'Héros qui descendent', values: { '0': 'un par place' } },
    fixedMove: { label: 'Déplacement fixe', help: 'Chacun a 4 cases ; le dé ne sert qu’au Cran.' },
    advancedEncounters: { label: 'Rencontres avancées', help: 'Chaque salle unique a sa propre rencontre.' },
    hardcore: {
      label: 'Hard-Core',
      help: 'Qui est à terre et n’est pas aidé avant le tour suivant meurt.',
      values: { off: 'Non', on: 'Oui', church: 'Oui, mais l’Église peut relever les morts' },
    },
    themed: {
      label: 'Menaces à thème',
      help: 'Rien que les Menaces où figure ce qui est coché ; si rien ne l’est, toutes.',
      values: foes('fr'),
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
