/** What a text is aimed at: which cards, which Seekers, and who chooses. */
import { aOf, type CardId, type Rule, type Seat } from '@emberhall/kernel'
import { challengesInPlay, copiesInPlay, faceUpCards, fitsFilter, isMasterUp, masterCard } from './board.ts'
import type { Aim } from './content/types.ts'
import { clockwise, printed, Q, type T, V } from './state.ts'

/** KD-14.4, KD-14.11 Whom an instruction hits. */
export function* whom(t: T, who: 'you' | 'each' | 'another' | undefined, you: Seat): Rule<readonly Seat[]> {
  if (who === 'each') return clockwise(t, t.s.active)
  if (who !== 'another') return [you]
  for (const seat of clockwise(t, you)) if (seat !== you) t.offer(V.seeker, seat)
  if (t.offerCount === 0) return []
  return [aOf(yield* t.choose(t.s.active, Q.another))]
}

/** What a text may be aimed at: KD-7.11 not what is being completed, KD-11.9 not what lies face down, KD-11.14 the Master is never discarded. */
export function candidates(t: T, aim: Aim, self: CardId, use: 'progress' | 'discard'): CardId[] {
  const { s } = t
  const master = masterCard(t)
  const withMaster = use === 'progress' && isMasterUp(t, master) ? [master] : []
  const challenges = [...challengesInPlay(t), ...withMaster]
  const pool = (): CardId[] => {
    switch (aim.target) {
      case 'self':
        return [...faceUpCards(t), ...withMaster].filter((card) => card === self)
      case 'attempted':
        return challenges.filter((card) => card === s.attempt.target)
      case 'chosenChallenge':
      case 'eachChallenge':
        return challenges
      case 'otherChallenge':
      case 'eachOtherChallenge': {
        const but = s.attempt.open ? s.attempt.target : self
        return challenges.filter((card) => card !== but)
      }
      case 'chosenWellCard':
        return faceUpCards(t)
      case 'otherCopies':
        return copiesInPlay(t, self).filter((card) => card !== self)
      case 'master':
        return withMaster
    }
  }
  // KD-5.40 Its own reward may still send a completed Well card elsewhere.
  const leaving = use === 'discard' && aim.target === 'self' && printed(t, self).kind === 'challenge'
  return pool().filter(
    (card) =>
      fitsFilter(t, card, aim.filter) &&
      (leaving || !s.completing.includes(card)) &&
      (use !== 'discard' || printed(t, card).discardable),
  )
}
const CHOSEN: readonly Aim['target'][] = ['chosenChallenge', 'otherChallenge', 'chosenWellCard']
export function* aimed(
  t: T,
  aim: Aim,
  self: CardId,
  use: 'progress' | 'discard',
  question: typeof Q.target,
): Rule<readonly CardId[]> {
  return yield* picked(t, aim, candidates(t, aim, self, use), question)
}
/** KD-14.4 One of these by the active Seeker's choice, or all of them, as the text says. */
export function* picked(t: T, aim: Aim, cards: readonly CardId[], question: typeof Q.target): Rule<readonly CardId[]> {
  if (cards.length === 0 || !CHOSEN.includes(aim.target)) return cards
  for (const card of cards) t.offer(V.target, card)
  return [aOf(yield* t.choose(t.s.active, question))]
}
