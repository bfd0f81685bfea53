import { enFarm } from './en.farm.ts'
import { enHelp } from './en.help.ts'
import { enPlay } from './en.play.ts'

const meant = (near: string | undefined): string => (near === undefined ? '' : ` Did you mean "${near}"?`)

export const en = {
  ...enFarm,
  ...enHelp,
  ...enPlay,
  // the command line
  unknownCommand: (word: string, near: string | undefined, known: string) =>
    `There is no command "${word}".${meant(near)} There are: ${known}.`,
  unknownOption: (name: string, near: string | undefined, known: string) =>
    `There is no option ${name} here.${meant(near)} There are: ${known}.`,
  noValueWanted: (name: string) => `${name} takes no value.`,
  valueMissing: (name: string) => `${name} needs a value behind it.`,
  givenTwice: (name: string) => `${name} is given more than once.`,
  notANumber: (name: string, value: string, least: number, most: number) =>
    most > 1e15
      ? `${name}: "${value}" is not a whole number from ${least} on.`
      : `${name}: "${value}" is not a whole number from ${least} to ${most}.`,
  notOneOf: (name: string, value: string, known: string) => `${name}: "${value}" is not one of ${known}.`,
  tooManyWords: (words: string) => `"${words}" is more than this command can use.`,
  gameMissing: (known: string) => `Which game? There are: ${known}.`,
  placesMissing: 'From where to where? A data folder and an address like postgres://user:password@machine/database.',
  moved: (tables: number, answers: number) =>
    `Everything has been carried over: ${tables} ${tables === 1 ? 'table' : 'tables'}, ${answers} ${answers === 1 ? 'entry' : 'entries'}.`,
  notMoved: (why: string) => `Nothing has been carried over: ${why}.`,
  fileMissing: (usage: string) => `Which file? ${usage}`,
  unknownGame: (word: string, near: string | undefined, known: string) =>
    `There is no game "${word}".${meant(near)} There are: ${known}.`,
  unknownBot: (game: string, word: string, near: string | undefined, known: string) =>
    `${game} has no bot "${word}".${meant(near)} There are: ${known}.`,
  badSeats: (game: string, given: number, min: number, max: number) =>
    `${game} is for ${min} to ${max} seats, not ${given}.`,
  unknownGameOption: (game: string, key: string, near: string | undefined, known: readonly string[]) =>
    `${game} has no option "${key}".${meant(near)} It has:\n${known.map((line) => `  ${line}`).join('\n')}`,
  badGameOption: (game: string, key: string, value: string, allowed: string) =>
    `${game}: ${key} cannot be "${value}". It can be: ${allowed}.`,
  badOptions: (reasons: readonly string[]) => `These options do not go together:\n${indent(reasons)}`,
  wholeNumber: (min: number | undefined, max: number | undefined) =>
    `a whole number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`,
  listOfWords: 'words with commas between them',
  anyText: 'any text',
  byDefault: 'else',

  // files
  noFile: (file: string) => `There is no file ${file}.`,
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}`,
  unwritable: (file: string, why: string) => `${file} cannot be written: ${why}. The game itself goes on.`,
  badSave: (file: string, why: string) => `${file} cannot be opened: ${why}\nNothing has been changed.`,
  otherGame: (file: string, game: string, wanted: string) =>
    `${file} is a save of ${game}, not of ${wanted}. It opens with: emberhall play ${game} --load ${file}`,
  notAReport: (file: string) => `${file} is there already and is no balance report; it stays as it is.`,

  // simulate
  progress: (done: number, games: number, rate: string, left: number) =>
    `${done}/${games}  won ${rate}  ${left} s left`,
  simulated: (games: number, title: string, seats: number, bot: string) =>
    `${games} games of ${title}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, played by ${bot}`,
  winRate: 'won',
  between: (low: string, high: string) => `between ${low} and ${high} in 95 of 100 samples`,
  length: 'turns',
  middle: (median: number, low: number, high: number) => `${median} in the middle, half of the games ${low} to ${high}`,
  decisions: 'decisions per game',
  causesOfLoss: 'How games were lost',
  figures: 'On average',
  lengthOfGames: 'Length of the games in turns',
  cardsUsed: 'Cards that go with winning and losing (won if used, won if not, in points)',
  deadCards: 'Cards that nobody used',
  none: 'none',
  reportWritten: (file: string) => `The report is in ${file}.`,

  // check and replay
  checkSum: 'The sum fits: the file is whole and unchanged.',
  checkShape: (game: string, version: number) =>
    `It is a save of ${game}, version ${version}, and everything in it is possible.`,
  checkReplayed: (answers: number, outcomes: number) =>
    `Played again from the start: ${answers} answers and ${outcomes} outcomes of chance.`,
  checkSame: (hash: string) => `It leads to the same position (${hash}).`,
  checkDiverges: (at: number, of: number, why: string) => `It goes another way at answer ${at} of ${of}: ${why}`,
  checkOther: (got: string, wanted: string) => `It leads to another position: ${got} instead of ${wanted}.`,
  checkContent: 'The cards of the game have changed since this save was made.',
  checkGood: (file: string) => `${file} is good.`,
  checkBad: (file: string) => `${file} has a problem.`,
  checkPlayable: 'It can still be played on: emberhall play --load opens it and says what was lost.',
  replayOf: (title: string, seats: number) => `${title}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  replayNote: 'Reported with the note:',
  replayEnds: 'Here the save ends; the game is not over.',
}

const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n')
