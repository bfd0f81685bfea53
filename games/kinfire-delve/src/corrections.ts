/** KD-14.15 What the table may put right between two turns, by agreement. */
import { at, type CardId, type CorrectionDef, type Seat } from '@emberhall/kernel'
import { challengesInPlay } from './board.ts'
import { type O, type S, type T, Z } from './state.ts'
import { difficulty } from './counts.ts'
import { drawOne } from './steps/icons.ts'

type Correction = CorrectionDef<S, O>
/** Between two turns, and whatever else has to hold. */
function between(args: Correction['args'], choices: (t: T) => number[][], apply: Correction['apply']): Correction {
  return { args, choices: (t) => (t.agenda[0]?.step === 'turn' ? choices(t) : []), apply }
}
const once = (isPossible: boolean): number[][] => (isPossible ? [[]] : [])
const each = (ids: readonly number[]): number[][] => ids.map((id) => [id])
const seats = (t: T): Seat[] => t.s.charged.map((_, seat) => seat)
const inZones = (t: T, zone: number): CardId[] => seats(t).flatMap((seat) => t.cards(zone + seat))
const withTokens = (t: T): CardId[] => [...challengesInPlay(t), ...t.cards(Z.master)]

/** None of them is damage, healing, a reward or a penalty, so no text reacts to it; none completes a card or ends the delve. */
export const CORRECTIONS = {
  rule: 'KD-14.15',
  list: {
    moreHealth: between(
      [],
      ({ s }) => once(s.hp < s.hpMax),
      ({ s }) => void s.hp++,
    ),
    lessHealth: between(
      [],
      ({ s }) => once(s.hp > 1),
      ({ s }) => void s.hp--,
    ),
    moreProgress: between(
      ['card'],
      (t) => each(withTokens(t).filter((card) => at(t.s.progress, card) + 1 < difficulty(t, card))),
      ({ s }, card) => void s.progress[card]!++,
    ),
    lessProgress: between(
      ['card'],
      (t) => each(withTokens(t).filter((card) => at(t.s.progress, card) > 0)),
      ({ s }, card) => void s.progress[card]!--,
    ),
    chargeLantern: between(
      ['seat'],
      (t) => each(seats(t).filter((seat) => !t.s.charged[seat])),
      ({ s }, seat) => void (s.charged[seat] = true),
    ),
    coverLantern: between(
      ['seat'],
      (t) => each(seats(t).filter((seat) => t.s.charged[seat])),
      ({ s }, seat) => void (s.charged[seat] = false),
    ),
    drawCard: between(
      ['seat'],
      (t) => each(seats(t).filter((seat) => t.cards(Z.deck + seat).length + t.cards(Z.discard + seat).length > 0)),
      (t, seat) => void drawOne(t, seat),
    ),
    dropCard: between(
      ['card'],
      (t) => each(inZones(t, Z.hand)),
      (t, card) => t.move(card, at(t.s.where, card) - Z.hand + Z.discard),
    ),
    pickUpCard: between(
      ['card'],
      (t) => each(inZones(t, Z.discard)),
      (t, card) => t.move(card, at(t.s.where, card) - Z.discard + Z.hand),
    ),
    shakeFatigue: between(
      ['card'],
      (t) => each(t.cards(Z.fatigue)),
      (t, card) => {
        t.move(card, Z.fatigueDeck)
        t.shuffle(Z.fatigueDeck)
      },
    ),
  } satisfies Readonly<Record<string, Correction>>,
}
