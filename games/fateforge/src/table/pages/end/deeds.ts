/** What a scene leaves to whoever was there. */
import { type DeedBook, plus } from '@emberhall/ui'
import { HEROES } from '../../../content/types.ts'
import { RANKS } from '../../../parts.ts'
import type { S } from '../../../state.ts'
import { game } from '../../model/game.ts'
import { luckOf } from './luck.ts'

const WON: readonly string[] = ['won', ...RANKS]

export const deedBook: DeedBook<S> = {
  of: ({ over, heroes }, log, seat) => ({
    isWon: WON.includes(over),
    best: null,
    exploits: [],
    luck: heroes
      .filter((hero) => hero.seat === seat)
      .map(({ id }) => luckOf(log, HEROES[id]!, game.book.content))
      .flatMap(({ useful, successes }) => [useful, successes])
      .reduce(plus, { got: 0, due: 0, variance: 0 }),
  }),
  exploits: () => [],
}
