/** What a game in the mine leaves to whoever played it. */
import { type DeedBook, plus } from '@emberhall/ui'
import { forgeflame } from '../../module.ts'
import type { S } from '../../state.ts'
import { luckOf } from './luck.ts'

export const deedBook: DeedBook<S> = {
  of: (state, log, seat) => {
    const team = state.turns.length === 4 ? seat % 2 : seat
    const { dug, won } = luckOf(forgeflame.game, state, log)[seat]!
    return {
      isWon: state.winners.includes(team) || state.over.startsWith('score'),
      best: state.scores[team]?.total ?? null,
      exploits: [],
      luck: plus(dug, won),
    }
  },
  exploits: () => [],
}
