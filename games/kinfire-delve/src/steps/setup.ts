/** KD-1 Setup. */
import { at, type CardId, type Rule, type Seat } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { faceUpCards, isAroundMaster } from '../board.ts'
import { L, SLOTS, type T, Z } from '../state.ts'
import { HAND_SIZES } from '../statics.ts'
import { check } from './check.ts'
import { damage, drawOne, fatigue } from './icons.ts'

/** KD-1.11 The board of a first game. */
export const FIRST_GAME_BOARD = ['crystal-caves', 'great-stag', 'the-3-fountains', 'the-maze'] as const

export function* setup(t: T): Rule {
  const { s, options } = t
  // KD-1.2 One Master at random, unseen; the others stay out, unseen.
  t.shuffle(Z.unusedMasters)
  t.move(t.top(Z.unusedMasters), Z.masterDown)
  // KD-1.4, KD-1.5, KD-1.6 Seeker and Lantern lie in place, the Lantern uncharged (KD-6.1); the deck gives the first hand.
  for (let seat = 0; seat < t.seats; seat++) {
    t.shuffle(Z.deck + seat)
    for (let i = 0; i < at(HAND_SIZES, t.seats); i++) drawOne(t, seat)
  }
  // KD-1.8 The Gauntlet is set aside. KD-1.9 Fatigue is a face-down deck.
  t.shuffle(Z.fatigueDeck)
  layOutWell(t)
  // KD-1.13 and KD-1.17 The first cards of the Well are never seen.
  for (let i = 0; i < (options.quick ? 13 : 3); i++) t.move(t.top(Z.well), Z.wellDiscard)
  // KD-1.14, KD-1.16 Health, and the cap of healing.
  s.hpMax = options.mode === 'hard' ? 8 : 10
  s.hp = s.hpMax
  s.phase = 'descent'
  t.note(L.setup, s.hp, t.cards(Z.well).length)
  // KD-1.15 The first player, by lot unless the table has named one.
  t.later('opening', options.firstPlayer >= 0 ? options.firstPlayer : t.random('first player', t.seats))
}

/** KD-1.10, KD-1.11 Four cards around the Master. */
function layOutWell(t: T): void {
  if (t.options.firstGame) {
    FIRST_GAME_BOARD.forEach((key, i) => t.move(findInWell(t, key), at(SLOTS, i)))
    t.shuffle(Z.well)
    return
  }
  t.shuffle(Z.well)
  for (const slot of SLOTS) t.move(t.top(Z.well), slot)
}
function findInWell(t: T, key: string): CardId {
  const face = t.game.faceOf(key)
  return t.cards(Z.well).find((card) => t.face(card) === face)!
}

/** What happens between setup and the first turn; it belongs to no turn (KD-1.20, KD-1.22). */
export function* opening(t: T, first: Seat): Rule {
  t.s.active = first
  // KD-1.12, KD-1.22 Only on-entry texts speak, in the order N, E, S, W; a card that has come in meanwhile has spoken.
  for (const card of faceUpCards(t)) {
    if (!isAroundMaster(t, card)) continue
    t.note(L.entered, card)
    yield* t.emit(E.entered, card)
    yield* check(t)
  }
  // KD-1.17, KD-1.18, KD-1.19 The price of a quick game: hands are drawn, and the cap stays.
  if (t.options.quick) {
    damage(t, 2, -1)
    yield* check(t)
    yield* fatigue(t, 1)
    yield* check(t)
  }
  t.expire('turn')
  t.later('turn', first)
}
