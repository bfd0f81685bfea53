/** What a scene leaves to whoever was there. */
import { type DeedBook, exploitsIn, exploitTexts, plus } from '@emberhall/ui'
import { HEROES } from '../../../content/types.ts'
import type { S } from '../../../state.ts'
import { game } from '../../model/game.ts'
import { EXPLOITS, isVictory } from './exploits.ts'
import { luckOf } from './luck.ts'

export const deedBook: DeedBook<S> = {
  of: ({ over, heroes }, log, seat) => ({
    isWon: isVictory(over),
    best: null,
    exploits: exploitsIn(EXPLOITS, { over, log }),
    luck: heroes
      .filter((hero) => hero.seat === seat)
      .map(({ id }) => luckOf(log, HEROES[id]!, game.book.content))
      .flatMap(({ useful, successes }) => [useful, successes])
      .reduce(plus, { got: 0, due: 0, variance: 0 }),
  }),
  exploits: (lang) => exploitTexts(EXPLOITS, lang),
}
