/** What everybody would answer alike: people are asked it only if they want to be. */
import { type Option, PASS, verbOf } from '@emberhall/kernel'
import { mealOf } from './day/dusk.ts'
import { hasTrait, talkOf, valueOf } from './encounter/queries.ts'
import { wasTaught } from './items/advance.ts'
import { bit, members, onCell } from './parties.ts'
import { V } from './questions.ts'
import { characterOf, type T } from './state.ts'

type Habit = (options: readonly Option[], t: T) => Option | null

const withVerb = (options: readonly Option[], verb: number): Option | null =>
  options.find((option) => verbOf(option) === verb) ?? null
const agreed: Habit = (options) => withVerb(options, V.agree)

const ENDS: ReadonlySet<number> = new Set([V.flee, V.concede, V.stop])
/** TG-25.10, TG-29.7 Nothing more can be laid or used, and what lies there is enough. */
const stopsWhenItIsWon: Habit = (options, t) =>
  options.every((option) => ENDS.has(verbOf(option))) && isEnough(t) ? withVerb(options, V.stop) : null
function isEnough(t: T): boolean {
  const { kind, pool, affinity, laid } = t.s.encounter
  if (kind === 'diplomacy') return affinity >= talkOf(t).track.up
  // TG-25.6 Whoever has laid too little is struck first.
  return pool >= valueOf(t) && (laid > 1 || !hasTrait(t, 'opportunist'))
}
/** TG-8.2 Food may still be needed by somebody; all else was handed over by day. */
const whereSomebodyStarves: Habit = (_, t) => {
  const { who } = t.s.about
  const { at, food } = characterOf(t, who)
  const isHungry = (c: number): boolean => characterOf(t, c).food < mealOf(t, c)
  return food > 0 && members(onCell(t, at) & ~bit(who)).some(isHungry) ? null : PASS
}

/** Whoever proposes an action takes along all who ask, everybody pays its own part, and takes what it is given. */
export const habits = {
  accept: agreed,
  acceptArrival: agreed,
  ownShare: agreed,
  tradeAgree: agreed,
  tradeAtDawn: () => PASS,
  tradeAtDusk: whereSomebodyStarves,
  /** TG-8.5 A deck is put in order when something has come into it. */
  rebuild: (_, t) => (wasTaught(t, t.s.about.who, t.s.about.part) ? null : PASS),
  moreCards: stopsWhenItIsWon,
} as const satisfies Readonly<Record<string, Habit>>
