/** What effects are worth to the group, in points: one card of the Well is one point. */
import type { CardId } from '@emberhall/kernel'
import type { Amount, Effect } from '../content/types.ts'
import { amount, holds } from '../counts.ts'
import { printed, SLOTS, type T, Z } from '../state.ts'

const CARD = 0.8
const CHARGE = 2.2

/** A point of health is dearer the fewer there are. */
const health = (t: T): number => 1.5 + 5 / Math.max(1, t.s.hp)
/** What a Fatigue card costs the group, until the last one, which may end the game. */
export const FATIGUE = 4

export function worth(t: T, effects: readonly Effect[], self: CardId): number {
  let sum = 0
  for (const e of effects) sum += worthOne(t, e, self)
  return sum
}
function worthOne(t: T, e: Effect, self: CardId): number {
  const you = t.s.active
  const n = (x: Amount) => amount(t, x, self, you)
  const descent = t.s.phase === 'descent' ? 1 : 0
  switch (e.do) {
    case 'damage': {
      const hurt = n(e.n)
      return hurt >= t.s.hp ? -60 : -health(t) * hurt
    }
    case 'heal':
      return Math.min(n(e.n), t.s.hpMax - t.s.hp) * health(t)
    case 'fatigue':
      return -FATIGUE * n(e.n)
    case 'shakeFatigue':
      return t.cards(Z.fatigue).length > 0 ? FATIGUE : 0
    case 'descend':
      return descent * n(e.n)
    case 'climb':
      return -descent * n(e.n)
    case 'draw':
      return CARD * n(e.n) * (e.who === 'each' ? t.seats : 1)
    case 'recover':
      return CARD * n(e.n)
    case 'discardHand': {
      const hand = t.cards(Z.hand + you).length
      return -CARD * (e.n === 'all' ? hand : Math.min(hand, n(e.n))) * (e.who === 'each' ? t.seats : 1)
    }
    case 'charge':
      return t.s.charged[you] ? 0 : CHARGE
    case 'discharge':
      return t.s.charged[you] ? -CHARGE : 0
    case 'addProgress':
    case 'moveProgress':
    case 'bonus':
      return 0.6 * n(e.n)
    case 'removeProgress':
      return -0.4 * n(e.n)
    case 'discardCard':
    case 'replaceCard':
      return t.s.phase === 'finale' ? 4 : 1
    case 'attach':
      return -0.3
    case 'ignorePenalty':
      return Math.max(0, -penaltyWorth(t, t.s.attempt.target))
    case 'if':
      return worth(t, holds(t, e.cond, self, you) ? e.then : (e.else ?? []), self)
    case 'may':
      return Math.max(0, worth(t, e.cost ?? [], self) + worth(t, e.effects, self))
    case 'choose':
      return Math.max(...e.options.map((o) => worth(t, o, self)))
    case 'forEach':
      return worth(t, e.effects, self) * n(e.count)
    case 'eachSeeker':
      return worth(t, e.effects, self) * t.seats
    case 'lose':
      return -60
    default:
      return 0.3
  }
}

/** Completing a card: its reward, and one more step down because it is replaced. */
export function completionWorth(t: T, card: CardId): number {
  const p = printed(t, card)
  if (p.kind === 'master') return 100
  return worth(t, p.reward, card) + (p.kind === 'gauntlet' ? gauntletWorth(t) : 1)
}
/** A Gauntlet card turned opens the Master, or makes it smaller. */
function gauntletWorth(t: T): number {
  const master = t.cards(Z.master)[0]
  if (master === undefined) return 0
  const shrinks = printed(t, master).key === 'dreadweaver' ? 8 : 0
  return shrinks + (SLOTS.some((slot) => t.cards(slot).some((c) => t.s.flipped[c] === 1)) ? 1.5 : 8)
}
export function penaltyWorth(t: T, card: CardId): number {
  const p = printed(t, card)
  if (p.kind !== 'master') return worth(t, p.penalty, card)
  return p.card.kind === 'master' && p.card.penaltyWhen === 'onDark'
    ? worth(t, p.penalty, card) / 2
    : worth(t, p.penalty, card)
}
