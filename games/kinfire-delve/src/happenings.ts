/** What cards can speak up about. */
import { codes } from '@emberhall/kernel'

export const EVENTS = {
  entered: {}, // a: card
  turnStart: {},
  exhausted: {},
  attemptStart: {},
  acted: {}, // a: card
  boosted: {}, // a: card, b: seat of the booster
  rolled: {},
  placed: {},
  light: {},
  dark: {},
  beforePenalty: {},
  failed: {},
  succeeded: {}, // the attempted card has been completed
  completed: {}, // a: card
  attached: {}, // a: card
  finaleStart: {},
  flipped: {}, // a: card
  turnEnd: {},
} as const
export const E = codes(EVENTS)
