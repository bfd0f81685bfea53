export { at, found } from './at.ts'
export { Fate, type Queued } from './fate.ts'
export {
  type CardId,
  type Codes,
  type Core,
  type CorrectionDef,
  codes,
  defineGame,
  type EventDef,
  type Face,
  type Game,
  type GameDef,
  type Happening,
  type LogDef,
  pristine,
  type QuestionDef,
  questions,
  type Rule,
  type Seat,
  type See,
  type StepFn,
  type TriggerDef,
  type ZoneDef,
  type Zones,
  zones,
} from './game.ts'
export { hashState, hashText, printState } from './hash.ts'
export { ANSWER, type Answer, CHANCE, CORRECTION, type Entry, FORCED, Ledger, REVEAL, STEP } from './ledger.ts'
export { type LogLine, viewerBit } from './log.ts'
export { type Luck, Match } from './match.ts'
export type { Reading } from './pending.ts'
export { atOnce, type Pieces } from './pieces.ts'
export {
  type ArgKind,
  aOf,
  bOf,
  DONE,
  NO,
  NUMBER,
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
export {
  type Ask,
  type Blocked,
  fits,
  type Kind,
  type Mode,
  OPEN,
  type Reply,
  SECRET,
  type Window,
  whyNot,
} from './questions.ts'
export {
  canonicalTree,
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
  problemsOfTree,
  record,
  type Shape,
  type TreeOf,
  text,
  initialTree,
  makeInitial,
} from './schema.ts'
export { SHUFFLE, Table } from './table.ts'
export { END, MAX_DEPTH, MAX_OPS } from './tabletop.ts'
export { readOptions, type Setup } from './setup.ts'
export { makeView, reading, scramble, type Seen, type View } from './view.ts'
export {
  BadInput,
  type BadInputCode,
  brief,
  Divergence,
  MOST_PROBLEMS,
  OK,
  type Refusal,
  RuleFault,
  refuse,
  saidAgainst,
  type Verdict,
  type Why,
  why,
} from './why.ts'
export { cannotMatter, CONCERNED, ONLY_CHOICES, type WindowPolicy } from './windows.ts'
