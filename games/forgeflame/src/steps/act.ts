/** FF-5.2 One action, paid with a symbol. */
import { aOf, bOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { siteOf } from '../figures.ts'
import type { T } from '../state.ts'
import { V } from '../state.ts'
import { type Actor, DIG, PICK, spend, spendAny, spendBreaking } from '../symbols.ts'
import { moreOre, pickUp } from './carry.ts'
import { clearCaveIn } from './cave-ins.ts'
import { dig } from './dig.ts'
import { fight } from './fight.ts'
import { forgeAtFire } from './forge.ts'
import { move } from './move.ts'
import { activateTotem } from './totems.ts'

export function* performAction(t: T, actor: Actor, picked: Option): Rule {
  const { adv, pool } = actor
  switch (verbOf(picked)) {
    case V.move:
      return yield* move(t, actor, aOf(picked))
    case V.dig:
      spend(pool, DIG)
      return yield* dig(t, adv, siteOf(t, adv))
    case V.pick:
      spend(pool, PICK)
      return pickUp(t, adv, aOf(picked), bOf(picked))
    case V.fight:
      return yield* fight(t, actor, aOf(picked))
    case V.clear:
      yield* spendBreaking(t, pool)
      return clearCaveIn(t, aOf(picked))
    case V.forge:
      yield* spendAny(t, pool)
      return yield* forgeAtFire(t, adv, aOf(picked))
    case V.totem:
      yield* spendAny(t, pool)
      return yield* activateTotem(t, adv, siteOf(t, adv))
    case V.give:
    case V.take:
      yield* spendAny(t, pool)
      return yield* moreOre(t, adv, picked)
  }
}
