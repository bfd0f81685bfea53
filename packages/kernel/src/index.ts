export { Fate } from './fate.ts'
export {
  type CardId,
  type Codes,
  type Core,
  codes,
  defineGame,
  type EventDef,
  type Face,
  type Game,
  type GameDef,
  type Happening,
  type LogDef,
  type QuestionDef,
  questions,
  type Rule,
  type Seat,
  type See,
  type StepFn,
  type TriggerDef,
  type ZoneDef,
  zones,
} from './game.ts'
export { hashText } from './hash.ts'
export { ANSWER, type Answer, CHANCE, type Entry, Ledger, REVEAL, STEP } from './ledger.ts'
export type { LogLine } from './log.ts'
export { type Luck, Match, type Reply, readOptions, type Setup, type WindowPolicy } from './match.ts'
export {
  type ArgKind,
  aOf,
  bOf,
  DONE,
  NO,
  type Option,
  PASS,
  pack,
  TRIGGER,
  type Verbs,
  verbOf,
  verbs,
  type Words,
  YES,
} from './options.ts'
export { type Ask, type Blocked, fits, type Kind, type Mode, whyNot } from './questions.ts'
export { hashState, type Loaded, load, readSave, type SaveFile, save } from './save.ts'
export {
  copyPlain,
  type Field,
  flag,
  hidden,
  int,
  list,
  makeCopy,
  oneOf,
  perCard,
  perSeat,
  record,
  type Shape,
  type TreeOf,
  text,
} from './schema.ts'
export { END, MAX_DEPTH, MAX_OPS, SECRET, Table, type Window } from './table.ts'
export { printView, scramble, type View } from './view.ts'
export { BadInput, Divergence, OK, type Refusal, RuleFault, refuse, type Verdict, type Why, why } from './why.ts'
