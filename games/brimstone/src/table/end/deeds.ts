/** What an Adventure leaves to whoever rode along. */
import type { LogLine } from '@emberhall/kernel'
import { type DeedBook, exploitsIn, exploitTexts, plus, type Tally } from '@emberhall/ui'
import type { S } from '../../state.ts'
import { unpacked } from '../../text/story.ts'
import { heroIn } from '../model/heroIn.ts'
import { EXPLOITS } from './exploits.ts'

const NONE: Tally = { got: 0, due: 0, variance: 0 }
const SIDES = 6

/** Dice that had to reach something. */
export function luckIn({ what, args }: LogLine): Tally {
  const [packed = 0, need = 0, bonus = 0] = args.filter((arg) => typeof arg === 'number')
  if (what !== 'rolled' || need === 0) return NONE
  const least = need - bonus
  const chance = Math.min(1, Math.max(0, (SIDES + 1 - least) / SIDES))
  const faces = unpacked(packed)
  return {
    got: faces.filter((face) => face >= least).length,
    due: faces.length * chance,
    variance: faces.length * chance * (1 - chance),
  }
}
export const deedBook: DeedBook<S> = {
  // A stay in town is no Adventure.
  of: (state, log, seat) =>
    state.over === 'town'
      ? null
      : {
          isWon: state.over === 'won',
          best: null,
          exploits: exploitsIn(EXPLOITS, { over: state.over, log }),
          luck: log
            .filter(({ args }) => state.heroes[heroIn(state, args[0])]?.seat === seat)
            .map(luckIn)
            .reduce(plus, NONE),
        },
  exploits: (lang) => exploitTexts(EXPLOITS, lang),
}
