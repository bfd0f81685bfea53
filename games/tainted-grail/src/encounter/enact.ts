/** TG-1.7 What abilities and enemies do in an encounter, one effect after the other: to the active character unless told otherwise. */
import { aOf, type Rule, RuleFault } from '@emberhall/kernel'
import { type Amount, ATTRS, type CardAbility, type Effect, type Who } from '../content/types.ts'
import { L } from '../log.ts'
import { bit } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { MAGIC_ROW } from '../sequence/halves.ts'
import { linkedKeys, linkedMagic } from '../sequence/line.ts'
import { type CharacterNo, seatOf, type T } from '../state.ts'
import { attribute, gain, lose } from '../survival/attributes.ts'
import { changeTrack } from '../survival/tracks.ts'
import {
  addMarkers,
  discardFromDeck,
  discardFromHand,
  drawCards,
  moveAffinity,
  removeMarkers,
  takeLast,
} from './cards.ts'
import { isSo } from './conditions.ts'
import { canPay, payCosts } from './costs.ts'
import { hurt, settled } from './harm.ts'
import { flipTwice, lookAtTop } from './tricks.ts'
import { type Entry, present, printOfCard } from './queries.ts'

/** On whose behalf something happens, and through which card. */
export interface Cause {
  readonly you: CharacterNo
  readonly entry?: Entry
  readonly thing?: number
  /** Cards discarded as its cost. */
  readonly discarded?: number
}

/** An ability of a card of the sequence: its condition, its cost if it has one, what it does. Whether it was carried out. */
export function* ability(t: T, { if: when, may, cost = [], do: effects }: CardAbility, cause: Cause): Rule<boolean> {
  const { you } = cause
  if (when !== undefined && !isSo(t, when, you)) return false
  if (may === true || cost.length > 0) {
    if (!canPay(t, cost, cause)) return false
    if (cause.entry !== undefined) t.s.about.card = cause.entry.card
    t.offer(V.agree)
    if ((yield* t.maybe(seatOf(t, you), Q.ability)) === 0) return false
  }
  const discarded = yield* payCosts(t, cost, cause)
  yield* settled(t)
  yield* enact(t, effects, { ...cause, discarded })
  return true
}

export function* enact(t: T, effects: readonly Effect[], cause: Cause): Rule {
  for (const effect of effects) {
    yield* carryOut(t, effect, cause)
    yield* settled(t)
  }
}
function* carryOut(t: T, effect: Effect, cause: Cause): Rule {
  const e = t.s.encounter
  const { you, entry } = cause
  switch (effect.do) {
    case 'gain':
      for (const c of yield* whom(t, effect.who, you)) gain(t, c, effect.res, amountOf(t, effect.n, cause))
      return
    case 'lose':
      for (const c of yield* whom(t, effect.who, you)) lose(t, c, effect.res, amountOf(t, effect.n, cause))
      return
    case 'track':
      for (const c of yield* whom(t, effect.who, you))
        if (effect.track === 'health' && effect.n < 0) yield* hurt(t, c, -effect.n)
        else changeTrack(t, c, effect.track, effect.n)
      return
    case 'damage':
      yield* hurt(t, you, effect.n)
      return
    case 'markers': {
      const n = amountOf(t, effect.n, cause)
      if (n >= 0) addMarkers(t, n)
      else yield* removeMarkers(t, you, -n)
      return
    }
    case 'affinity':
      return moveAffinity(t, amountOf(t, effect.n, cause))
    case 'draw':
      for (const c of yield* whom(t, effect.who, you)) drawCards(t, c, effect.n)
      return
    case 'discardHand':
      return yield* discardFromHand(t, you, effect.n)
    case 'discardDeck':
      return discardFromDeck(t, you, effect.n)
    case 'dropLast':
      return yield* dropLast(t, you)
    case 'charge':
      return putCharges(t, entry, amountOf(t, effect.n, cause))
    case 'asChained':
      e.isChained = true
      return
    case 'attackMod':
      e.spared += effect.affinityLoss ?? 0
      return
    case 'cancelDamage':
      e.pending.n = effect.n === 'all' ? 0 : Math.max(0, e.pending.n - effect.n)
      return
    case 'lessTerror':
    case 'keepMarkers':
      e.pending.n = Math.max(0, e.pending.n - effect.n)
      return
    case 'noPanic':
      e.calm |= bit(you)
      return
    case 'avoidReputationMet':
      e.isVouched = true
      return
    case 'flipTwice':
      return yield* flipTwice(t, you, effect.keyword)
    case 'look':
      return yield* lookAtTop(t, you, effect)
    case 'retreat':
      e.ending = 'retreat'
      return
    case 'if': {
      const then = isSo(t, effect.if, you) ? effect.then : effect.else
      if (then !== undefined) yield* enact(t, then, cause)
      return
    }
    default:
      throw new RuleFault(`"${effect.do}" is no effect of an encounter`)
  }
}
function putCharges(t: T, entry: Entry | undefined, n: number): void {
  if (entry === undefined || n <= 0) return
  entry.charges += n
  t.note(L.charged, entry.card, n)
}
/** TG-23.21, TG-23.29 The last card goes; what it does when dropped happens then, for whoever is active. */
export function* dropLast(t: T, you: CharacterNo): Rule {
  const card = takeLast(t)
  if (card < 0) return
  for (const each of printOfCard(t, card).dropped) yield* ability(t, each, { you })
}

/** TG-23.11, TG-23.31 */
function amountOf(t: T, amount: Amount, { you, discarded = 0 }: Cause): number {
  if (typeof amount === 'number') return amount
  if ('attr' in amount) return attribute(t, you, amount.attr)
  if ('linkedMagic' in amount) return linkedMagic(t.s.encounter.line, MAGIC_ROW)
  if ('discarded' in amount) return discarded
  const n = linkedKeys(t.s.encounter.line, ATTRS.indexOf(amount.linked))
  return Math.min(n, amount.atMost ?? n)
}
function* whom(t: T, who: Who | undefined, you: CharacterNo): Rule<readonly CharacterNo[]> {
  switch (who) {
    case undefined:
      return [you]
    case 'each':
      return present(t)
    case 'others':
      return present(t).filter((c) => c !== you)
    case 'other': {
      const others = present(t).filter((c) => c !== you)
      if (others.length === 0) return []
      for (const c of others) t.offer(V.character, c)
      return [aOf(yield* t.choose(seatOf(t, you), Q.otherMember))]
    }
    default:
      throw new RuleFault(`an encounter does not know whom "${who}" means`)
  }
}
