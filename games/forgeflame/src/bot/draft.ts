/** Whom to take along: by what adventurers were worth in games of teams drawn by lot. */
import { type Answer, aOf, type Ask, at } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import { type Adv, ADVENTURERS, type O, type S } from '../state.ts'

type Worths = Readonly<Record<(typeof ADVENTURERS)[number], number>>
/**
 * Points that an adventurer adds to the score of its team, less those of an average one: a least squares fit over games
 * with all thirteen (docs/balance/forgeflame.md). Which two go together was looked for and not found: pairs foretold
 * nothing that their members had not.
 */
const AMONG_RIVALS: Worths = {
  granit: -1.1,
  mogrimur: 0.1,
  nobz: 1,
  korgain: -1.1,
  molly: 0.6,
  gobetou: 0.8,
  flyna: 1.4,
  ogmul: 1.3,
  silkara: -1.2,
  vaelindra: 0.7,
  drsdaqt: -0.4,
  greedy: -1,
  devorfu: -1,
}
const IN_PAIRS: Worths = {
  granit: -1.6,
  mogrimur: 1.1,
  nobz: 0.7,
  korgain: -2.7,
  molly: 0.7,
  gobetou: 0.1,
  flyna: 0.1,
  ogmul: 1.4,
  silkara: -0.3,
  vaelindra: 2.3,
  drsdaqt: 0.7,
  greedy: -2,
  devorfu: -0.3,
}
const ALONE: Worths = {
  granit: -5,
  mogrimur: 0,
  nobz: -11,
  korgain: -4,
  molly: 2,
  gobetou: 17,
  flyna: 6,
  ogmul: 0,
  silkara: 0,
  vaelindra: 0,
  drsdaqt: -9,
  greedy: 1,
  devorfu: 2,
}
/** How much luck has a say, as a share of what lies between the best and the worst: not every table sees the same teams. */
const WHIM = 0.8
const GRAIN = 1000

const worthsFor = (seats: number): Worths => (seats === 1 ? ALONE : seats === 4 ? IN_PAIRS : AMONG_RIVALS)
/** What an adventurer adds to a team at a table of this many, in points. */
export const recruitWorth = (seats: number, adv: Adv): number => worthsFor(seats)[at(ADVENTURERS, adv)]

export function chooseRecruits(position: Position<S, O>): Answer {
  const { ask, seats } = position
  const worths = Object.values(worthsFor(seats))
  const whim = WHIM * (Math.max(...worths) - Math.min(...worths))
  const ranked = ask.options
    .map((option) => ({
      option,
      rank: recruitWorth(seats, aOf(option)) + (whim * position.random(GRAIN)) / GRAIN,
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option)
  if (ask.kind === 'one') return at(ranked, 0)
  const taken = ranked.slice(0, ask.min)
  return ask.options.filter((option) => taken.includes(option))
}
export const isRecruiting = (ask: Ask): boolean => ask.def.name === 'recruit'
