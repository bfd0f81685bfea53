/** What is different as long as some card is in force: difficulty, vulnerability, limits, bans. */
import type { CardId, Seat } from '@emberhall/kernel'
import { inSlot, isChallengeInPlay, isMasterUp, fitsFilter, masterCard } from './board.ts'
import type { Aim, Colour, Condition, Static } from './content/types.ts'
import { amount, counted, holds } from './counts.ts'
import { COLOURS, gameOf, printed, SLOTS, type T, Z } from './state.ts'

type Kind = Static['always']
type StaticOf<K extends Kind> = Extract<Static, { always: K }>
export interface InForce<K extends Kind> {
  readonly static: StaticOf<K>
  readonly self: CardId
  /** The owner of a Seeker card; -1 for cards that concern everybody. */
  readonly owner: Seat
}

function collect<K extends Kind>(
  found: InForce<K>[],
  list: readonly Static[],
  kind: K,
  self: CardId,
  owner: Seat,
): void {
  for (let i = 0; i < list.length; i++)
    if (list[i]!.always === kind) found.push({ static: list[i] as StaticOf<K>, self, owner })
}
const NONE: never[] = []

/** Everything of one kind that is in force now (KD-5.2, KD-8.7, KD-10.1, KD-11.20, KD-14.6, KD-14.9). */
export function inForce<K extends Kind>(t: T, kind: K): readonly InForce<K>[] {
  if (!gameOf(t).staticKinds.has(kind)) return NONE
  const { s } = t
  const found: InForce<K>[] = []
  for (let i = 0; i < SLOTS.length; i++) {
    const card = inSlot(t, SLOTS[i]!)
    if (card < 0) continue
    const p = printed(t, card)
    collect(found, s.flipped[card] === 1 ? p.backStatics : p.statics, kind, card, -1)
    if (s.attempt.target === card && s.attempt.open) collect(found, p.attemptStatics, kind, card, -1)
  }
  const master = masterCard(t)
  const isUp = s.where[master] === Z.master
  collect(found, isUp ? printed(t, master).statics : gameOf(t).masterBack.statics, kind, master, -1) // KD-10.1
  for (const card of s.zones[Z.attached]!) collect(found, printed(t, card).attachedStatics, kind, card, -1)
  for (const card of s.zones[Z.fatigue]!) collect(found, printed(t, card).statics, kind, card, -1)
  for (let seat = 0; seat < t.seats; seat++) {
    const card = s.zones[Z.seeker + seat]![0]!
    collect(found, printed(t, card).statics, kind, card, seat)
  }
  return found
}
export const isInForce = (t: T, kind: Kind): boolean => inForce(t, kind).length > 0

/** Whether a lasting effect that stands on `self` reaches this card. */
function reaches(t: T, aim: Aim, self: CardId, card: CardId): boolean {
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

/** KD-3.10, KD-11.2, KD-11.7 The colours in which a card can be attempted: its own and those it is vulnerable to. */
export function coloursOf(t: T, card: CardId): Colour[] {
  const own = printed(t, card).colour
  const weak = inForce(t, 'vulnerable').filter((f) => reaches(t, f.static.of ?? { target: 'master' }, f.self, card))
  return COLOURS.filter((colour) => colour === own || weak.some((f) => f.static.colour === colour))
}

/** KD-5.10 At most 2 boosts, or fewer where a text says so. */
export function boostLimit(t: T): number {
  let limit = 2
  for (const f of inForce(t, 'boostLimit')) limit = Math.min(limit, f.static.n)
  return limit
}
/** What lasting effects add to one boost of a Seeker. */
export function boostModifier(t: T, booster: Seat): number {
  let n = 0
  for (const f of inForce(t, 'boostValue')) if (applies(t, f)) n += f.static.n
  for (const f of inForce(t, 'yourBoosts')) if (f.owner === booster && applies(t, f)) n += f.static.n
  return n
}
/** What lasting effects add to the action of the active Seeker. */
export function actionModifier(t: T): number {
  let n = 0
  for (const f of inForce(t, 'actionValue')) {
    if ((f.owner < 0 || f.owner === t.s.active) && applies(t, f)) n += amount(t, f.static.n, f.self, t.s.active)
  }
  return n
}
function applies(t: T, f: { static: { if?: Condition }; self: CardId; owner: Seat }): boolean {
  return f.static.if === undefined || holds(t, f.static.if, f.self, f.owner < 0 ? t.s.active : f.owner)
}
/** KD-8.3, KD-8.6 How many cards a new hand has. */
export function newHandSize(t: T): number {
  let n = HAND_SIZES[t.seats]!
  for (const f of inForce(t, 'fewerWhenExhausting')) n -= f.static.n
  return Math.max(0, n)
}
/** KD-1.6 By the number of Seekers. */
export const HAND_SIZES: readonly number[] = [0, 8, 7, 6, 5]
