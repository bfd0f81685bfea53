export { type ChangedFigure, figureTeller } from './figures.ts'
export { hasHappened, isAsked, isOffered, type LessonMoment, lessonOf, offered, type Sight } from './lesson.ts'
export {
  type Brain,
  type CardWords,
  type Changes,
  type Facts,
  type GameModule,
  type GameWords,
  type Known,
  type Lang,
  type Panel,
  type Place,
  type Players,
  type Position,
  type TableModule,
  type PrintedText,
  type Telling,
  type Thing,
  type Verb,
} from './module.ts'
export type { Effort, Judgement, LaidTable, LearnedValues, Measured, Outlook, Strength } from './outlook.ts'
export { anyOf, listed, lower, ofName, percent, signed } from './phrases.ts'
export { type Asked, best, type Handler, optionOf, type Pondered } from './picks.ts'
export { plainAnswer } from './plain.ts'
export { byId } from './printed.ts'
export { ANSWERS, REFUSALS } from './refusals.ts'
export { type Report, readReport } from './report.ts'
export {
  openRules,
  readRules,
  type RuleBook,
  ruleBooks,
  type RuleText,
} from './rules.ts'
export { sayer, type Values } from './sayer.ts'
export { type Speech, spokenWith, valuesOf } from './spoken.ts'
export { capitalized, named, type Piece, tellers, seatLine } from './told.ts'
export type {
  CampaignShell,
  DieSide,
  Door,
  GameShell,
  Lesson,
  NoteBook,
  OptionWords,
  PerSeat,
  Saying,
} from './shell.ts'
