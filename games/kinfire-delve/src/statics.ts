/** What is different as long as some card is in force: difficulty, vulnerability, limits, bans. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import { inSlot, isChallengeInPlay, isMasterUp, fitsFilter, masterCard } from './board.ts'
import type { Aim, Card, Colour, Condition, MasterBack, Static } from './content/types.ts'
import { amount, counted, holds } from './counts.ts'
import type { Printed } from './printed.ts'
import { COLOURS, gameOf, printed, SLOTS, type T, Z } from './state.ts'

type Kind = Static['always']
type StaticOf<K extends Kind> = Extract<Static, { always: K }>
export interface InForce<K extends Kind> {
  readonly static: StaticOf<K>
  readonly self: CardId
  /** The owner of a Seeker card; -1 for cards that concern everybody. */
  readonly owner: Seat
}

const KINDS = [
  'difficulty',
  'fewerWhenExhausting',
  'vulnerable',
  'boostLimit',
  'boostValue',
  'yourBoosts',
  'actionValue',
  'lightDoesNotCount',
  'noCharge',
  'noRerolls',
  'noHealing',
  'extraDamage',
  'penaltyDamage',
  'defeat',
] as const satisfies readonly Kind[]
/** The kinds of lasting effects in some lists, one bit each. */
function kindsIn(...lists: readonly (readonly Static[])[]): number {
  return lists.flat().reduce((bits, s) => bits | bitOf(s.always), 0)
}
const bitOf = (kind: Kind): number => 1 << KINDS.indexOf(kind)
const BITS = Object.fromEntries(KINDS.map((kind) => [kind, bitOf(kind)])) as Readonly<Record<Kind, number>>

const NONE: never[] = []
function collect<K extends Kind>(
  found: InForce<K>[],
  list: readonly Static[],
  kind: K,
  self: CardId,
  owner: Seat,
): InForce<K>[] {
  let more = found
  for (const one of list) {
    if (one.always !== kind) continue
    if (more === NONE) more = []
    more.push({ static: one as StaticOf<K>, self, owner })
  }
  return more
}

/** Which kinds of lasting effects can stand where at all, in these packs. */
export interface StaticPlaces {
  readonly slots: number
  readonly master: number
  readonly attached: number
  readonly fatigue: number
  readonly seekers: number
  /** By face: what any of its sides can bring into force. */
  readonly faces: readonly number[]
}
export function staticPlaces(cards: readonly Printed[], masterBack: MasterBack): StaticPlaces {
  const bits = (kinds: readonly Card['kind'][], lists: (p: Printed) => readonly (readonly Static[])[]) =>
    cards.filter((p) => kinds.includes(p.kind)).reduce((sum, p) => sum | kindsIn(...lists(p)), 0)
  return {
    slots: bits(['challenge', 'event', 'gauntlet'], (p) => [p.statics, p.attemptStatics, p.backStatics]),
    master: bits(['master'], (p) => [p.statics]) | kindsIn(masterBack.statics),
    attached: bits(['challenge', 'event'], (p) => [p.attachedStatics]),
    fatigue: bits(['fatigue'], (p) => [p.statics]),
    seekers: bits(['seeker'], (p) => [p.statics]),
    faces: cards.map((p) => kindsIn(p.statics, p.attemptStatics, p.backStatics, p.attachedStatics)),
  }
}

/** Everything of one kind that is in force now (KD-5.2, KD-8.7, KD-10.1, KD-11.6, KD-11.20, KD-14.6, KD-14.9). */
export function inForce<K extends Kind>(t: T, kind: K): readonly InForce<K>[] {
  const { masterBack, staticPlaces: places } = gameOf(t)
  const bit = BITS[kind]
  const { where, faces, flipped, attempt } = t.s
  let found: InForce<K>[] = NONE
  if ((places.slots & bit) !== 0) {
    for (const slot of SLOTS) {
      const card = inSlot(t, slot)
      if (card < 0 || (at(places.faces, at(faces, card)) & bit) === 0) continue
      const p = printed(t, card)
      found = collect(found, flipped[card] === 1 ? p.backStatics : p.statics, kind, card, -1)
      if (attempt.target === card && attempt.open) found = collect(found, p.attemptStatics, kind, card, -1)
    }
  }
  if ((places.master & bit) !== 0) {
    const master = masterCard(t)
    const list = where[master] === Z.master ? printed(t, master).statics : masterBack.statics // KD-10.1
    found = collect(found, list, kind, master, -1)
  }
  if ((places.attached & bit) !== 0) {
    for (const card of t.cards(Z.attached)) found = collect(found, printed(t, card).attachedStatics, kind, card, -1)
  }
  if ((places.fatigue & bit) !== 0) {
    for (const card of t.cards(Z.fatigue)) found = collect(found, printed(t, card).statics, kind, card, -1)
  }
  if ((places.seekers & bit) !== 0) {
    for (let seat = 0; seat < t.seats; seat++) {
      const card = at(t.cards(Z.seeker + seat), 0)
      found = collect(found, printed(t, card).statics, kind, card, seat)
    }
  }
  return found
}
export const isInForce = (t: T, kind: Kind): boolean => inForce(t, kind).length > 0

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

/** KD-3.10, KD-11.2, KD-11.7 The colours in which a card can be attempted: its own and those it is vulnerable to; KD-3.7 black is none. */
export function coloursOf(t: T, card: CardId): readonly Colour[] {
  const { colour: own, ownColours } = printed(t, card)
  const weak = inForce(t, 'vulnerable')
  if (weak.length === 0) return ownColours
  const reached = weak.filter((f) => reaches(t, f.static.of ?? { target: 'master' }, f.self, card))
  return COLOURS.filter((colour) => colour === own || reached.some((f) => f.static.colour === colour))
}

/** KD-5.10 At most 2 boosts, or as many as the strictest text says (KD-14.1). */
export function boostLimit(t: T): number {
  const limits = inForce(t, 'boostLimit').map((f) => f.static.n)
  return limits.length === 0 ? 2 : Math.min(...limits)
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
export function applies(t: T, f: { static: { if?: Condition }; self: CardId; owner: Seat }): boolean {
  return f.static.if === undefined || holds(t, f.static.if, f.self, f.owner < 0 ? t.s.active : f.owner)
}
/** KD-8.3, KD-8.6 How many cards a new hand has. */
export function newHandSize(t: T): number {
  let n = at(HAND_SIZES, t.seats)
  for (const f of inForce(t, 'fewerWhenExhausting')) n -= f.static.n
  return Math.max(0, n)
}
/** KD-1.6, KD-1.23 By the number of Seekers; besides this only boosting goes by it. */
export const HAND_SIZES: readonly number[] = [0, 8, 7, 6, 5]
