/** What is in play around the Master, and what may be aimed at. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import type { Filter } from './content/types.ts'
import { printed, SLOTS, type T, Z } from './state.ts'

/** The card in a slot, or -1. */
export const inSlot = (t: T, slot: number): CardId => t.cards(slot)[0] ?? -1

export function isAroundMaster(t: T, card: CardId): boolean {
  const zone = at(t.s.where, card)
  return zone >= Z.north && zone <= Z.west
}
export const isFaceUp = (t: T, card: CardId): boolean => isAroundMaster(t, card) && t.s.flipped[card] === 0
/** KD-14.14, KD-4.8, KD-11.9: a face-up challenge around the Master. */
export function isChallengeInPlay(t: T, card: CardId): boolean {
  return isFaceUp(t, card) && printed(t, card).kind !== 'event'
}
/** The Master counts as a challenge once it is face up. */
export const isMasterUp = (t: T, card: CardId): boolean => t.s.where[card] === Z.master
/** KD-5.34 The attempted card has left play or been turned face down. */
export function isAttemptedGone(t: T): boolean {
  const { target } = t.s.attempt
  return !isChallengeInPlay(t, target) && !isMasterUp(t, target)
}
/** The Master card, face up or down. */
export const masterCard = (t: T): CardId => t.cards(Z.master)[0] ?? at(t.cards(Z.masterDown), 0)

/** Face-up cards around the Master, events included, in the order N, E, S, W. */
export function faceUpCards(t: T): CardId[] {
  const cards: CardId[] = []
  for (const slot of SLOTS) {
    const card = inSlot(t, slot)
    if (card >= 0 && t.s.flipped[card] === 0) cards.push(card)
  }
  return cards
}
export function challengesInPlay(t: T): CardId[] {
  return faceUpCards(t).filter((card) => printed(t, card).kind !== 'event')
}
/** KD-14.7 Cards of the same name in play, itself included. */
export function copiesInPlay(t: T, card: CardId): CardId[] {
  return faceUpCards(t).filter((other) => t.s.faces[other] === t.s.faces[card])
}
export function gauntletCount(t: T, flipped: 0 | 1): number {
  let n = 0
  for (const slot of SLOTS) {
    const card = inSlot(t, slot)
    if (card >= 0 && t.s.flipped[card] === flipped && printed(t, card).kind === 'gauntlet') n++
  }
  return n
}
export function attachedTo(t: T, host: CardId): CardId[] {
  return t.cards(Z.attached).filter((card) => t.s.host[card] === host + 1)
}
export function fitsFilter(t: T, card: CardId, filter: Filter | undefined): boolean {
  if (filter === undefined) return true
  const p = printed(t, card)
  if (filter.colour !== undefined && p.colour !== filter.colour) return false
  if (filter.type !== undefined && p.type !== filter.type) return false
  if (filter.name !== undefined && p.key !== filter.name) return false
  return filter.withProgress === undefined || at(t.s.progress, card) > 0
}
/** Whose Skill card it is. */
export function ownerOf(t: T, card: CardId): Seat {
  const { seeker } = printed(t, card)
  for (let seat = 0; seat < t.seats; seat++) if (printed(t, at(t.cards(Z.seeker + seat), 0)).key === seeker) return seat
  return t.s.active
}
