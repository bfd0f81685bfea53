export type { Locator, Page } from 'playwright-core'
export { atRest, findings } from './axe.ts'
export { DESKTOP, drawGlows, launch, PHONE, SEED, type Visit, visit } from './chromium.ts'
export { BEGUN, bring, film, open, openNext, written } from './opening.ts'
export {
  answerBy,
  answerByClick,
  choicesOf,
  closeSheet,
  give,
  isOver,
  lightHasMoved,
  moved,
  nextWord,
  onward,
  openSettings,
  playNow,
  playToTheEnd,
  prompted,
  question,
  reloaded,
  sitDown,
  turn,
  words,
} from './play.ts'
export {
  changed,
  fileOf,
  longDeal,
  savedAt,
  savedBefore,
  savedBeforeOnlyChoice,
  savedOver,
  shortGame,
} from './saves.ts'
export { buildIfStale, type Served, serve, serveParts } from './serve.ts'
export { heard, listen, says } from './voice.ts'
