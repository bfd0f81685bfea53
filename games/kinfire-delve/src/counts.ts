/** Numbers counted on the table, the difficulty of a card, and conditions that hold or do not: each may ask for another. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import {
  attachedTo,
  challengesInPlay,
  copiesInPlay,
  fitsFilter,
  gauntletCount,
  isChallengeInPlay,
  isMasterUp,
  masterCard,
} from './board.ts'
import type { Aim, Amount, Condition, Count } from './content/types.ts'
import { matchesOf } from './dice.ts'
import { inForce } from './in-force.ts'
import { printed, type T, Z } from './state.ts'

export function amount(t: T, n: Amount, self: CardId, you: Seat): number {
  return typeof n === 'number' ? n : counted(t, n, self, you)
}

/** KD-14.13 For every n; the remainder is dropped unless the text rounds up. */
export function counted(t: T, c: Count, self: CardId, you: Seat): number {
  let n = raw(t, c, self, you) * (c.times ?? 1)
  if (c.per !== undefined) n = c.round === 'up' ? Math.ceil(n / c.per) : Math.floor(n / c.per)
  if (c.min !== undefined && n < c.min) n = c.min
  if (c.max !== undefined && n > c.max) n = c.max
  return n + (c.plus ?? 0)
}
function raw(t: T, c: Count, self: CardId, you: Seat): number {
  const { s } = t
  switch (c.count) {
    case 'copiesInPlay':
      return copiesInPlay(t, self).length
    case 'otherCopies':
      return copiesInPlay(t, self).filter((card) => card !== self).length
    case 'fatigueInPlay':
      return t.cards(Z.fatigue).length
    case 'attachedToMaster':
      return attachedTo(t, masterCard(t)).length
    case 'gauntletUp':
      return gauntletCount(t, 0)
    case 'gauntletDown':
      return gauntletCount(t, 1)
    case 'handSize':
      return t.cards(Z.hand + you).length
    case 'boostsPlayed':
      return s.attempt.boosts.length
    case 'matches':
      return matchesOf(t)
    case 'iconsOnAction':
      return hasIcon(t, s.attempt.action, c.icon!) ? 1 : 0
    case 'iconsPlayed': // KD-13.12 boosts count only because this text says so
      return [s.attempt.action, ...s.attempt.boosts].filter((card) => hasIcon(t, card, c.icon!)).length
    case 'iconsInDiscard':
      return t.cards(Z.discard + you).filter((card) => hasIcon(t, card, c.icon!)).length
    case 'missingHealth':
      return s.hpMax - s.hp
    case 'progressOnSelf': // KD-16.4 its reward comes before its tokens go
      return at(s.progress, self)
    case 'missingProgressOnSelf': // KD-16.3
      return Math.max(0, difficulty(t, self) - at(s.progress, self))
    case 'completed':
      return t.cards(Z.completed).length
    case 'challengesInPlay':
      return challengesInPlay(t).filter((card) => fitsFilter(t, card, c.filter)).length
    case 'lightShown':
      return s.attempt.dice.includes('light') ? 1 : 0
  }
}
/** KD-13.11, KD-13.12 An icon belongs to the card, not to its ability. */
function hasIcon(t: T, card: CardId, icon: string): boolean {
  return card >= 0 && printed(t, card).icons.includes(icon)
}

/** Whether a lasting effect that stands on `self` reaches this card. */
export function reaches(t: T, aim: Aim, self: CardId, card: CardId): boolean {
  switch (aim.target) {
    case 'self':
      return card === self
    case 'master':
      return isMasterUp(t, card)
    case 'otherCopies':
      return card !== self && t.s.faces[card] === t.s.faces[self]
    case 'eachChallenge':
      return (isChallengeInPlay(t, card) || isMasterUp(t, card)) && fitsFilter(t, card, aim.filter)
    case 'eachOtherChallenge':
      return card !== self && (isChallengeInPlay(t, card) || isMasterUp(t, card)) && fitsFilter(t, card, aim.filter)
    case 'attempted':
      return card === t.s.attempt.target
    default:
      return false
  }
}

/** KD-14.8 Printed difficulty and all modifiers in force, never below 1. Computed, never stored. */
export function difficulty(t: T, card: CardId): number {
  const p = printed(t, card)
  let n = p.difficulty
  if (p.card.kind === 'master') for (const mod of p.card.difficultyMods) n += counted(t, mod, card, t.s.active)
  for (const f of inForce(t, 'difficulty')) {
    if (reaches(t, f.static.of, f.self, card)) n += amount(t, f.static.n, f.self, t.s.active)
  }
  return Math.max(1, n + t.modified('difficulty', card))
}

export function holds(t: T, c: Condition, self: CardId, you: Seat): boolean {
  const { attempt } = t.s
  switch (c.is) {
    case 'type': // KD-3.9, KD-11.23 the Master has none
      return attempt.target >= 0 && printed(t, attempt.target).type === c.type
    case 'colour':
      return attempt.colour === c.colour
    case 'firstActionColour': // KD-3.6 the announced colour is the card's colour
      return attempt.action >= 0 && attempt.colour === c.colour
    case 'light': // KD-5.24 the final roll only
      return attempt.dice.includes('light')
    case 'dark': // KD-11.16 a die that was not rolled does not show dark
      return attempt.dice.includes('dark')
    case 'matches':
      return matchesOf(t) >= c.atLeast
    case 'amount': {
      const n = counted(t, c.of, self, you)
      return (c.atLeast === undefined || n >= c.atLeast) && (c.atMost === undefined || n <= c.atMost)
    }
    case 'lanternCharged': // KD-6.10 also while it is in use
      return at(t.s.charged, you)
    case 'actionIsLantern':
      return attempt.action >= 0 && printed(t, attempt.action).kind === 'lantern'
    case 'noAction':
      return attempt.open && attempt.action < 0
    case 'phase':
      return t.s.phase === c.phase
    case 'seekers':
      return t.seats === c.n
    case 'iconOnAction':
      return hasIcon(t, attempt.action, c.icon)
    case 'attemptedHasProgress':
      return attempt.target >= 0 && at(t.s.progress, attempt.target) > 0
    case 'not':
      return !holds(t, c.cond, self, you)
  }
}
