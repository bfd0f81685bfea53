/** What a chapter leaves to whoever walked through it. */
import { type DeedBook, exploitsIn, exploitTexts } from '@emberhall/ui'
import type { S } from '../../state.ts'
import { EXPLOITS } from './exploits.ts'

export const deedBook: DeedBook<S> = {
  // A sitting that was broken off goes on another day.
  of: ({ over }, log) =>
    over === 'adjourned'
      ? null
      : {
          isWon: over === 'won',
          best: null,
          exploits: exploitsIn(EXPLOITS, { over, log }),
          luck: { got: 0, due: 0, variance: 0 },
        },
  exploits: (lang) => exploitTexts(EXPLOITS, lang),
}
