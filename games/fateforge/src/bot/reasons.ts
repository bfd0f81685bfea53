/** Why the bot would answer so: facts that it has weighed and that everybody at the table can check. */
import { type Answer, aOf, type Option, type Why, reading } from '@emberhall/kernel'
import type { Known } from '@emberhall/speech'
import type { FateforgeGame } from '../game.ts'
import type { O, S, T } from '../state.ts'
import { because } from './because.ts'
import type { Asked } from './picks.ts'
import * as fight from './why-fight.ts'
import * as tale from './why-tale.ts'
import { whyDeed, whyStep } from './why-turn.ts'

type Explain = (seen: Asked, chosen: Option) => readonly Why[]
const free: Explain = () => because('free')

const EXPLAIN: Readonly<Record<string, Explain>> = {
  page: tale.whyCamp,
  ready: tale.whyCamp,
  camp: tale.whyCamp,
  choice: tale.whyChoice,
  tester: tale.whyTester,
  reroll: ({ t }) => fight.whyEnergy(t, t.s.test.hero),
  market: tale.whyRest,
  rest: tale.whyRest,
  shop: tale.whyRest,
  prepare: fight.whyPreparation,
  order: fight.whyOrder,
  turn: whyDeed,
  pay: () => because('missed'),
  sequence: whyStep,
  heroTarget: ({ t }, chosen) => fight.whyHurt(t, aOf(chosen)),
  prevent: fight.whyPrevention,
  enemyTarget: fight.whyVictim,
  keepParry: free,
  pickUp: free,
}

export function reasons(game: FateforgeGame): (known: Known<S, O>, answer: Answer) => readonly Why[] {
  return (known, answer) => {
    const { ask, seat } = known
    const t: T = reading(game, known.view())
    return [answer].flat().flatMap((chosen) => EXPLAIN[ask.def.name]?.({ t, seat, ask }, chosen) ?? [])
  }
}
