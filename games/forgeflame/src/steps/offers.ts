/** FF-5.2 Everything an adventurer could do now, and why not what it cannot. */
import { at, type Why, why } from '@emberhall/kernel'
import { isOverfull } from '../board.ts'
import { alliesHere, isRestricted, koboldsAt, siteOf } from '../figures.ts'
import { isSolo, type T, V } from '../state.ts'
import { type Actor, canBreak, DIG, FIGHT, has, symbolsLeft } from '../symbols.ts'
import { offerTransfers, offerPickUps } from './carry.ts'
import { offerCaveIns } from './cave-ins.ts'
import { offerForging } from './forge.ts'
import { offerMoves } from './move.ts'
import { offerTotem } from './totems.ts'

const NO_SYMBOL = why('noSymbolLeft', 'FF-5.1')
const RESTRICTED = why('restricted', 'FF-12.2')
const NO_DEPOSIT = why('noDeposit', 'FF-9.1')
const NO_KOBOLD = why('noKobold', 'FF-11.1')
const SOLO_FIGHT = why('soloFightPrice', 'FF-25.17')
const PASSING = why('onlyPassingThrough', 'FF-6.4')

/** What is paid with symbols; `rest` is what else the adventurer has a choice of. */
export function offerActions(t: T, actor: Actor, rest: (t: T) => void): void {
  const { adv, pool } = actor
  offerMoves(t, actor)
  // FF-6.5 On a full site nothing but a further Move is legal.
  if (isOverfull(t, siteOf(t, adv))) return t.offer(V.stop, 0, 0, PASSING)
  if (symbolsLeft(pool) > 0 || t.watched) offerPaid(t, actor)
  rest(t)
  t.offer(V.stop)
}
function offerPaid(t: T, actor: Actor): void {
  const { adv, pool } = actor
  const site = siteOf(t, adv)
  const restricted = isRestricted(t, adv) ? RESTRICTED : null
  t.offer(V.dig, 0, 0, canDig(t, actor, restricted))
  offerPickUps(t, actor, restricted)
  offerFights(t, actor)
  if (canBreak(pool) || t.watched) offerCaveIns(t, site, canBreak(pool) ? null : NO_SYMBOL)
  const reason = symbolsLeft(pool) > 0 ? restricted : NO_SYMBOL
  offerForging(t, adv, reason)
  offerTotem(t, adv, reason)
  offerTransfers(t, adv, alliesHere(t, adv), reason)
}
function canDig(t: T, { adv, pool }: Actor, restricted: Why | null): Why | null {
  if (at(t.s.deposit, siteOf(t, adv)) < 0) return NO_DEPOSIT
  return has(pool, DIG) ? restricted : NO_SYMBOL
}
/** FF-11.1 Kobolds are alike, so one is on offer; alone, their marks tell them apart (FF-25.18). */
function offerFights(t: T, { adv, pool }: Actor): void {
  const kobolds = koboldsAt(t, siteOf(t, adv))
  if (kobolds.length === 0) return t.offer(V.fight, 0, 0, NO_KOBOLD)
  for (const kobold of isSolo(t) ? kobolds : kobolds.slice(0, 1)) t.offer(V.fight, kobold, 0, canFight(t, pool, kobold))
}
/** FF-25.17, FF-25.28 Alone, a Fight takes a second symbol, unless the Kobold is slowed. */
function canFight(t: T, pool: readonly number[], kobold: number): Why | null {
  if (!has(pool, FIGHT)) return NO_SYMBOL
  if (isSolo(t) && !at(t.s.kobolds, kobold).slow && symbolsLeft(pool) < 2) return SOLO_FIGHT
  return null
}
