/** What a game in the mine leaves to whoever played it. */
import { at } from '@emberhall/kernel'
import { type DeedBook, exploitsIn, exploitTexts, plus } from '@emberhall/ui'
import { forgeflame } from '../../module.ts'
import type { S } from '../../state.ts'
import { EXPLOITS, teamAt, toldOf } from './exploits.ts'
import { luckOf } from './luck.ts'

export const deedBook: DeedBook<S> = {
  of: (state, log, seat) => {
    const team = teamAt(state, seat)
    const { dug, won } = at(luckOf(forgeflame.game, state, log), seat)
    return {
      isWon: state.winners.includes(team) || state.over.startsWith('score'),
      best: state.scores[team]?.total ?? null,
      exploits: exploitsIn(EXPLOITS, toldOf(state, log, seat)),
      luck: plus(dug, won),
    }
  },
  exploits: (lang) => exploitTexts(EXPLOITS, lang),
}
