/** The effects of the content, one after the other. */
import type { Rule } from '@emberhall/kernel'
import type { Effect } from '../content/types.ts'
import { partNo } from '../book.ts'
import { ABOUT_NOBODY, holds } from '../queries/conditions.ts'
import { UNTILS } from '../parts.ts'
import type { Affair } from '../running.ts'
import type { HeroNo, T } from '../state.ts'
import { addDread, advanceDarkness, cancelTopDread, drawDarkness } from '../steps/darkness.ts'
import { addGate, addGateToMines } from '../steps/gates.ts'
import { discardItem } from '../steps/items.ts'
import { relight } from '../steps/light.ts'
import { inTown } from '../town/effects.ts'
import { choose, may, pay, rolls } from './choices.ts'
import { damage, hits, leaves, startsWith, suffers } from './blows.ts'
import { changeCorruption, changeGrit, drawFor, gain, giveTokens, heal, loseGold, loseToken } from './gains.ts'
import {
  attackBy,
  cancelRemaining,
  dropTarget,
  healFoes,
  healSelf,
  lasting,
  peek,
  swapPlaces,
  toEntrance,
} from './mine.ts'
import { runTest } from './tests.ts'
import { whom } from './who.ts'

/** SB-1.16 What cannot be carried out is skipped, the rest still happens. */
export function* runEffects(t: T, effects: readonly Effect[], affair: Affair): Rule {
  const now = { ...affair }
  for (const effect of effects)
    if (effect.do === 'test')
      now.allPassed = yield* runTest(t, effect, now, (then, about) => runEffects(t, then, about))
    else yield* carryOut(t, effect, now)
}
function* eachOf(t: T, who: Parameters<typeof whom>[1], affair: Affair, does: (h: HeroNo) => Rule | void): Rule {
  for (const h of yield* whom(t, who, affair)) {
    const rule = does(h)
    if (rule !== undefined) yield* rule
  }
}
function* carryOut(t: T, effect: Exclude<Effect, { do: 'test' }>, affair: Affair): Rule {
  const { s } = t
  switch (effect.do) {
    case 'hits':
      return yield* hits(t, effect, affair)
    case 'damage':
      return yield* eachOf(t, effect.who, affair, (h) => damage(t, h, effect))
    case 'heal':
      return yield* eachOf(t, effect.who, affair, (h) => heal(t, h, effect.pool, effect.n, affair))
    case 'grit':
      return yield* eachOf(t, effect.who, affair, (h) => changeGrit(t, h, effect.n))
    case 'xp':
    case 'gold':
    case 'darkStone':
      return yield* eachOf(t, effect.who, affair, (h) => gain(t, h, effect.do, effect.n))
    case 'corruption':
      return yield* eachOf(t, effect.who, affair, (h) => changeCorruption(t, h, effect.n))
    case 'loseGold':
      return yield* eachOf(t, effect.who, affair, (h) => loseGold(t, h, effect.n))
    case 'token':
      return yield* eachOf(t, effect.who, affair, (h) => giveTokens(t, h, effect))
    case 'loseToken':
      return yield* eachOf(t, effect.who, affair, (h) => loseToken(t, h, effect.pick))
    case 'draw':
      return yield* eachOf(t, effect.who, affair, (h) => drawFor(t, h, effect.deck, effect.n, effect.swaps === true))
    case 'drawDarkness':
      for (let i = 0; i < effect.n; i++) yield* drawDarkness(t)
      return
    case 'peek':
      return yield* peek(t, effect, affair)
    case 'discardThis':
      if (affair.item !== undefined && affair.item !== null) discardItem(t, affair.you, affair.item)
      return
    case 'dropTarget':
      return yield* eachOf(t, effect.who, affair, (h) => dropTarget(t, h))
    case 'swap':
      return yield* eachOf(t, effect.with, affair, (h) => swapPlaces(t, affair.you, h))
    case 'toEntrance':
      return yield* eachOf(t, effect.who, affair, (h) => toEntrance(t, h))
    case 'darkness':
      return yield* advanceDarkness(t, effect.n)
    case 'dread':
      for (let i = 0; i < effect.n; i++) addDread(t)
      for (let i = 0; i < -effect.n; i++) cancelTopDread(t, 'free')
      return
    case 'attack':
      return yield* attackBy(t, effect, affair)
    case 'elite':
      s.finaleElite += effect.n
      return
    case 'foesHeal':
      return healFoes(t, effect.foes, effect.n, affair)
    case 'selfHeal':
      return healSelf(t, effect.n, affair)
    case 'mod':
      return yield* lasting(t, effect.what, effect.until, affair)
    case 'flag':
      return yield* eachOf(t, effect.who, affair, (h) => {
        s.timed.push({ part: partNo(t, effect.what), on: h, until: UNTILS.indexOf(effect.until), from: s.turn })
      })
    case 'cancel':
      if (effect.what === 'remainingDarkness') yield* cancelRemaining(t)
      return
    case 'addGate':
      if (effect.to === 'minesRoom') yield* addGateToMines(t, affair.tile)
      else addGate(t, affair.tile)
      return
    case 'relight':
      return relight(t)
    case 'roll':
      return yield* eachOf(t, effect.who, affair, (h) => rolls(t, h, effect, affair, runEffects))
    case 'choose':
      return yield* choose(t, effect, affair, runEffects)
    case 'may':
      return yield* eachOf(t, effect.who, affair, (h) => may(t, h, effect, affair, runEffects))
    case 'pay':
      return yield* pay(t, effect, affair, runEffects)
    case 'if': {
      const { you, that = you, tile, allPassed = false, ones = 0 } = affair
      const isSo = holds(t, effect.cond, { ...ABOUT_NOBODY, hero: that, tile, allPassed, ones })
      const then = isSo ? effect.then : effect.else
      if (then !== undefined) yield* runEffects(t, then, affair)
      return
    }
    case 'afterFight':
      s.fight.after.push({ effects: partNo(t, effect.then), hero: affair.you, tile: affair.tile })
      return
    case 'startsWith':
      return yield* eachOf(t, effect.who, affair, (h) => startsWith(t, h, effect))
    case 'leaves':
      return leaves(t, affair.that ?? affair.you, effect.how)
    case 'suffers':
      return yield* suffers(t, affair.that ?? affair.you, effect.result)
    case 'mapsNext':
    case 'closed':
    case 'closeOne':
    case 'prices':
    case 'forgeRebate':
    case 'stonePrice':
    case 'gambling':
    case 'offer':
    case 'peddler':
    case 'moreGear':
    case 'fewerDays':
    case 'treatInjury':
      return yield* inTown(t, effect, affair.that ?? affair.you)
    default:
    // What belongs to a roll or an attack is carried out where those are.
  }
}
