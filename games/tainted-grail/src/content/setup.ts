import type { Setup } from './types.ts'

/** 5.1 and TG-37.1. */
export const setup: Setup = {
  menhirDial: [8, 7, 6, 5],
  openingHand: [3, 3, 3, 2],
  start: 101,
  decks: [
    { all: 1, more: 2 },
    { all: 2, less: 1 },
    { all: 2, less: 2 },
    { all: 2, less: 3 },
  ],
}
