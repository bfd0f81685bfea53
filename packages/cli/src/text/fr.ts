import type { en } from './en.ts'
import { frFarm } from './fr.farm.ts'
import { frHelp } from './fr.help.ts'
import { frPlay } from './fr.play.ts'

const meant = (near: string | undefined): string => (near === undefined ? '' : ` Vouliez-vous dire « ${near} » ?`)

export const fr: typeof en = {
  ...frFarm,
  ...frHelp,
  ...frPlay,
  unknownCommand: (word, near, known) => `La commande « ${word} » n’existe pas.${meant(near)} Il y a : ${known}.`,
  unknownOption: (name, near, known) => `L’option ${name} n’existe pas ici.${meant(near)} Il y a : ${known}.`,
  noValueWanted: (name) => `${name} ne prend pas de valeur.`,
  valueMissing: (name) => `${name} attend une valeur.`,
  givenTwice: (name) => `${name} est donné plusieurs fois.`,
  notANumber: (name, value, least, most) =>
    most > 1e15
      ? `${name} : « ${value} » n’est pas un nombre entier à partir de ${least}.`
      : `${name} : « ${value} » n’est pas un nombre entier de ${least} à ${most}.`,
  notOneOf: (name, value, known) => `${name} : « ${value} » n’est pas parmi ${known}.`,
  tooManyWords: (words) => `« ${words} » : cette commande n’en a pas l’usage.`,
  gameMissing: (known) => `Quel jeu ? Il y a : ${known}.`,
  placesMissing: 'D’où vers où ? Un dossier de données et une adresse comme postgres://nom:motdepasse@machine/base.',
  moved: (tables, answers) =>
    `Tout a été déplacé : ${tables} ${tables > 1 ? 'tables' : 'table'}, ${answers} ${answers > 1 ? 'entrées' : 'entrée'}.`,
  notMoved: (why) => `Rien n’a été déplacé : ${why}.`,
  fileMissing: (usage) => `Quel fichier ? ${usage}`,
  unknownGame: (word, near, known) => `Le jeu « ${word} » n’existe pas.${meant(near)} Il y a : ${known}.`,
  unknownBot: (game, word, near, known) => `${game} n’a pas d’automate « ${word} ».${meant(near)} Il y a : ${known}.`,
  badSeats: (game, given, min, max) => `${game} se joue de ${min} à ${max} places, pas à ${given}.`,
  unknownGameOption: (game, key, near, known) =>
    `${game} n’a pas d’option « ${key} ».${meant(near)} Il a :\n${indent(known)}`,
  badGameOption: (game, key, value, allowed) =>
    `${game} : ${key} ne peut pas être « ${value} ». Possible : ${allowed}.`,
  badOptions: (reasons) => `Ces options ne vont pas ensemble :\n${indent(reasons)}`,
  wholeNumber: (min, max) =>
    `un nombre entier${min === undefined ? '' : ` à partir de ${min}`}${max === undefined ? '' : ` jusqu’à ${max}`}`,
  listOfWords: 'des mots séparés par des virgules',
  anyText: 'un texte libre',
  byDefault: 'sinon',

  noFile: (file) => `Le fichier ${file} n’existe pas.`,
  unreadable: (file, why) => `${file} est illisible : ${why}`,
  unwritable: (file, why) => `${file} ne peut pas être écrit : ${why}. La partie, elle, continue.`,
  badSave: (file, why) => `${file} ne peut pas être ouvert : ${why}\nRien n’a été changé.`,
  otherGame: (file, game, wanted) =>
    `${file} est une partie de ${game}, pas de ${wanted}. Elle s’ouvre par : emberhall play ${game} --load ${file}`,
  notAReport: (file) => `${file} existe déjà et n’est pas un rapport d’équilibrage ; il reste tel quel.`,

  progress: (done, games, rate, left) => `${done}/${games}  gagné ${rate}  encore ${left} s`,
  simulated: (games, title, seats, bot) =>
    `${games} parties de ${title}, ${seats} ${seats === 1 ? 'place' : 'places'}, jouées par ${bot}`,
  winRate: 'victoires',
  between: (low, high) => `entre ${low} et ${high} dans 95 échantillons sur 100`,
  length: 'tours',
  middle: (median, low, high) => `${median} au milieu, la moitié des parties de ${low} à ${high}`,
  decisions: 'décisions par partie',
  causesOfLoss: 'Causes de défaite',
  figures: 'En moyenne',
  lengthOfGames: 'Durée des parties en tours',
  cardsUsed: 'Cartes liées à la victoire et à la défaite (gagné avec, gagné sans, en points)',
  deadCards: 'Cartes que personne n’a utilisées',
  none: 'aucune',
  reportWritten: (file) => `Le rapport est dans ${file}.`,

  checkSum: 'La somme est juste : le fichier est entier et intact.',
  checkShape: (game, version) => `C’est une partie de ${game}, version ${version}, et tout y est possible.`,
  checkReplayed: (answers, outcomes) => `Rejouée depuis le début : ${answers} réponses et ${outcomes} tirages.`,
  checkSame: (hash) => `Elle mène à la même position (${hash}).`,
  checkDiverges: (at, of, why) => `Elle prend un autre chemin à la réponse ${at} sur ${of} : ${why}`,
  checkOther: (got, wanted) => `Elle mène à une autre position : ${got} au lieu de ${wanted}.`,
  checkContent: 'Les cartes du jeu ont changé depuis cette sauvegarde.',
  checkGood: (file) => `${file} est bon.`,
  checkBad: (file) => `${file} a un problème.`,
  checkPlayable: 'On peut encore la jouer : emberhall play --load l’ouvre et dit ce qui est perdu.',
  replayOf: (title, seats) => `${title}, ${seats} ${seats === 1 ? 'place' : 'places'}`,
  replayNote: 'Signalé avec la note :',
  replayEnds: 'La sauvegarde s’arrête ici ; la partie n’est pas finie.',
}

const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n')
