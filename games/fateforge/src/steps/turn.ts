/** FG-25 Hero turns. */
import { at, aOf, bOf, type Option, type Rule, verbOf, why } from '@emberhall/kernel'
import { bookOf, ICON } from '../book.ts'
import { distance } from '../ground.ts'
import { helpedUp, isHero, seatOf, spendEnergy, stands } from '../heroes.ts'
import { findSource, isRepeat, isWorth, sourceOfResult, takeResult } from '../results.ts'
import { theFoe, theHero } from '../naming.ts'
import { L } from '../log.ts'
import { FROM_ACTIONS, FROM_ENERGY } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, foeAt, type HeroNo, type T } from '../state.ts'
import { type Act, MOVE, offerActions, perform, plain, PULL, PUSH, SHOOT, STRIKE } from './actions.ts'
import { borrow, offerAlly, useAllySkill } from './allies.ts'
import { offerCards, useCard, useSpecial } from './cards.ts'
import { defeat, isFoeIn, resistanceOf } from './foes.ts'
import { allDown, gainParry, hide, loseEnergy, loseHealth, endFight } from './harm.ts'
import {
  drink,
  freeTokens,
  offerFreed,
  offerPickUps,
  offerPortals,
  offerUses,
  pickUp,
  takePortal,
  useThing,
} from './things.ts'
import { drawCorruption } from './corruption.ts'
import { isQuiet, wantsToGo } from './quiet.ts'

/** FG-10.4, FG-25.7, FG-36.1, FG-36.6 A hero who is down, or stood up only this round, is passed over. */
export function* heroTurn(t: T, h: HeroNo): Rule {
  const { s } = t
  const hero = heroAt(t, h)
  if (!stands(hero) || hero.idle) {
    t.note(L.skipped, theHero(t, h))
    return
  }
  s.phase = 'turns'
  s.acting = h
  hero.energyMove = false
  hero.allyUsed = false
  hero.hardened = false
  hero.struck = false
  hero.played = false
  t.note(L.turn, theHero(t, h))
  if (isHero(t, h, 'lord') && hero.stance === 'guard') gainParry(t, h, 1) // FG-C1.6
  yield* drink(t, h)
  yield* offerFreed(t, h) // FG-19.3
  t.next('act', h)
}

/** FG-12.12, FG-25.2, FG-25.5 One thing at a time, in any order, until the hero stops (FG-25.6). */
export function* act(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  const before = freeTokens(t)
  const wasQuiet = isQuiet(t)
  t.s.about.card = -1
  offerTurn(t, h)
  const picked = yield* t.choose(seatOf(t, h), Q.turn, { secret: t.options.confirmEnd })
  if (verbOf(picked) === V.end) return yield* endTurn(t, h)
  yield* carryOut(t, h, picked)
  if (freeTokens(t) > before) yield* offerFreed(t, h)
  if (allDown(t)) return endFight(t)
  if (!stands(hero)) return closeTurn(t, h)
  if (!wasQuiet && isQuiet(t) && (yield* wantsToGo(t))) return go(t, h)
  if (hero.played) return yield* endTurn(t, h)
  t.next('act', h)
}

function offerTurn(t: T, h: HeroNo): void {
  offerActions(t, h)
  offerUses(t, h)
  offerPortals(t, h)
  offerCards(t, h)
  offerPickUps(t, h)
  offerRevivals(t, h)
  offerWeakPoint(t, h)
  offerHardened(t, h)
  offerAlly(t, h)
  t.offer(V.end)
}
const NEEDS_TWO = why('needsTwoResults', 'FG-36.3')
const OUT = why('outForTheScene', 'FG-36.12')
/** FG-36.3 */
function offerRevivals(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const paid = hero.pool.filter(({ icon }) => icon !== ICON.fail).length >= 2
  t.s.heroes.forEach((other, i) => {
    if (other.down && other.zone === hero.zone && i !== h)
      t.offer(V.revive, i, 0, other.out ? OUT : paid ? null : NEEDS_TWO)
  })
}
/** FG-U12.1, FG-U12.3 */
function offerWeakPoint(t: T, h: HeroNo): void {
  const { boss } = t.s
  if (boss.enemy < 0 || foeAt(t, boss.enemy).gone || boss.exploited) return
  const hero = heroAt(t, h)
  if (distance(t, hero.zone, foeAt(t, boss.enemy).zone) > 1) return
  const { weakPoint } = bookOf(t).content.boss
  weakPoint.forEach((icon, i) => {
    if (boss.covered.includes(i) || weakPoint.some((other, j) => j < i && other === icon && !boss.covered.includes(j)))
      return
    hero.pool.forEach((result, at) => {
      if (isWorth(result.icon, ICON[icon]) && !isRepeat(hero.pool, at)) t.offer(V.cover, i, sourceOfResult(result))
    })
  })
}
/** FG-C1.9 */
function offerHardened(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  if (!isHero(t, h, 'mercenary') || hero.hardened || hero.health === 0) return
  hero.pool.forEach((result, at) => {
    if (result.icon === ICON.fail && result.die >= 0 && !isRepeat(hero.pool, at))
      t.offer(V.hardened, sourceOfResult(result))
  })
}

function* carryOut(t: T, h: HeroNo, picked: Option): Rule {
  const hero = heroAt(t, h)
  const [a, b] = [aOf(picked), bOf(picked)]
  switch (verbOf(picked)) {
    case V.move:
      return yield* perform(t, h, spendOn(t, h, MOVE, b), a)
    case V.strike:
      return yield* perform(t, h, spendOn(t, h, STRIKE, b), a)
    case V.shoot:
      return yield* perform(t, h, spendOn(t, h, SHOOT, b), a)
    case V.push:
      return yield* perform(t, h, spendOn(t, h, PUSH, b), a)
    case V.pull:
      return yield* perform(t, h, spendOn(t, h, PULL, b), a)
    case V.parry:
      spendOn(t, h, -1, a)
      return gainParry(t, h, 1)
    case V.use:
      spendOn(t, h, -1, b)
      return yield* useThing(t, h, a)
    case V.portal:
      spendOn(t, h, MOVE, b)
      return yield* takePortal(t, h, a)
    case V.card:
      return yield* useCard(t, h, picked)
    case V.special:
      return yield* useSpecial(t, h, picked)
    case V.pickUp:
      return pickUp(t, a, b)
    case V.revive:
      return yield* revive(t, h, a)
    case V.cover:
      takeResult(hero, findSource(hero.pool, b))
      return cover(t, a)
    case V.hardened:
      return harden(t, h, a)
    case V.borrow:
      return borrow(t, h, picked)
    default:
      return yield* useAllySkill(t, h, picked)
  }
}
/** FG-12.1 A result, an action gained, or energy (FG-25.3) is spent; what is done with it. */
function spendOn(t: T, h: HeroNo, kind: number, source: number): Act {
  const hero = heroAt(t, h)
  if (source === FROM_ENERGY) {
    spendEnergy(hero, 1)
    hero.energyMove = true
    return plain(kind)
  }
  if (source >= FROM_ACTIONS) return at(hero.actions.splice(source - FROM_ACTIONS, 1), 0)
  takeResult(hero, findSource(hero.pool, source))
  return plain(kind)
}
/** FG-C1.9 */
function harden(t: T, h: HeroNo, source: number): void {
  const hero = heroAt(t, h)
  const die = takeResult(hero, findSource(hero.pool, source))
  hero.hardened = true
  t.note(L.hardened, theHero(t, h))
  loseHealth(t, h, 1)
  if (stands(hero)) hero.pool.push({ icon: ICON.strike, die: die.die, kept: false })
}
/** FG-36.3 to FG-36.7 */
function* revive(t: T, h: HeroNo, other: HeroNo): Rule {
  const hero = heroAt(t, h)
  for (let n = 0; n < 2; n++) {
    hero.pool.forEach((result, at) => {
      if (result.icon !== ICON.fail && !isRepeat(hero.pool, at)) t.offer(V.pay, sourceOfResult(result))
    })
    takeResult(hero, findSource(hero.pool, aOf(yield* t.choose(seatOf(t, h), Q.pay))))
  }
  loseHealth(t, h, 1)
  loseEnergy(t, h, 1)
  const revived = heroAt(t, other)
  Object.assign(revived, helpedUp(revived))
  t.note(L.revived, theHero(t, h), theHero(t, other))
  yield* drawCorruption(t, other)
}
/** FG-U12.1, FG-U12.2, FG-C3.7 */
function cover(t: T, i: number): void {
  const { boss } = t.s
  const { weakPoint } = bookOf(t).content.boss
  boss.covered.push(i)
  t.note(L.covered, theFoe(t, boss.enemy), ICON[weakPoint[i]!])
  if (boss.covered.length < weakPoint.length) return
  boss.exploited = true
  t.note(L.exploited)
  const enemy = foeAt(t, boss.enemy)
  enemy.armor = 0
  if (enemy.red >= resistanceOf(t, boss.enemy)) defeat(t, boss.enemy)
}

/** FG-C1.4, FG-U4.2, FG-25.6 What may be done as the turn ends. */
function* endTurn(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (isHero(t, h, 'rogue') && !hero.stealth && !isFoeIn(t, hero.zone)) {
    hero.pool.forEach((result, at) => {
      if (result.icon === ICON.focus && !isRepeat(hero.pool, at)) t.offer(V.hide, sourceOfResult(result))
    })
    if (t.offerCount > 0) {
      const picked = yield* t.maybe(seatOf(t, h), Q.hide)
      if (picked) {
        takeResult(hero, findSource(hero.pool, aOf(picked)))
        hide(t, h)
      }
    }
  }
  yield* drink(t, h)
  closeTurn(t, h)
}
/** FG-22.5 Upkeep, and out: nobody has another turn. */
function go(t: T, h: HeroNo): void {
  closeTurn(t, h)
  t.s.agenda = []
  t.next('upkeep', 1)
}
/** FG-25.6 What is left is discarded. */
function closeTurn(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  t.note(L.turnEnds, theHero(t, h), hero.pool.length)
  hero.pool = []
  hero.actions = []
  hero.mark = -1
  hero.markExtra = 0
  hero.reachStrike = 0
  hero.reachShoot = 0
  hero.played = true
  t.s.acting = -1
}
