export { type Dealt, decisions, held, moments } from './courses.ts'
export { decoded, type DrawnFor, NAMES, tableProps } from './drawn.ts'
export { ScenarioFailure } from './fail.ts'
export { allDone, type Answers, Play } from './play.ts'
export { type Find, fromSetup, Given, given, type TableSetup } from './scenario.ts'
export type { Said } from './spelling.ts'
export { twinsOf } from './twins.ts'
export { CHECK_NAMES, type CheckName, type Failure, runCheck } from './checks/checks.ts'
export { type Config, configFor, configsOf, type Subject } from './checks/configs.ts'
export { commandFor, shrink } from './checks/shrink.ts'
export type { Run } from './checks/walk.ts'
export { fuzz, type FuzzPlan, type FuzzReport } from './checks/fuzz.ts'
export { type Mutant, mutant } from './audit/mutant.ts'
export { type Audit, auditRules } from './audit/rules.ts'
export { titlesOf } from './audit/titles.ts'
export { readBooks, ruleBookProblems, type RuleBooks, rulesOf, rulingsOf } from './texts/ruleBooks.ts'
export {
  type FlawFinder,
  flawFinder,
  LANGS,
  linesOf,
  saidNow,
  saidOf,
  type Saying,
  wordProblems,
  type Wording,
} from './texts/words.ts'
export { type Drawn, pictureProblems } from './texts/pictures.ts'
export { courseProblems, litIn, promptProblems } from './texts/lit.ts'
export { contrastProblems, mistakenBy, paletteProblems, type Seen, type Sign, themeSeen } from './texts/palette.ts'
export { cardPages, cardParts, golden, printedProblems } from './texts/printed.ts'
export { Reader } from './texts/reading.ts'
export { located, sourcesIn } from './texts/sources.ts'
export { anyAnswer, Met, type Player, type Telling, thinking, toldGame } from './texts/told.ts'
