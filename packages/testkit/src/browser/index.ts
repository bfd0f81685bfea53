export type { Locator, Page } from 'playwright-core'
export { findings } from './axe.ts'
export { DESKTOP, drawGlows, launch, PHONE, SEED, type Visit, visit } from './chromium.ts'
export { BEGUN, bring, film, open, written } from './opening.ts'
export {
  answerByClick,
  choicesOf,
  closeSheet,
  give,
  isOver,
  moved,
  nextWord,
  onward,
  openSettings,
  playNow,
  playToTheEnd,
  prompted,
  question,
  sitDown,
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
