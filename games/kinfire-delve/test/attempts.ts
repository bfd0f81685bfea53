/** Scenes for attempts: a board on which nothing speaks but the cards under test, seat 0 to play. */
import { type Given, given, type Play } from '@emberhall/testkit'
import type { LanternCard, Pack, SeekerCard } from '../src/content/types.ts'
import type { KinfireGame, O, S } from '../src/index.ts'
import { challenge, dice, withCards, Z } from './table.ts'

/** A quiet challenge that nobody minds: it fills the board and the top of the Well. */
const plain = challenge('plain', { copies: 12, colour: 'blue', type: 'obstacle', difficulty: 9 })

export function bare(cards: Omit<Pack, 'id' | 'name'>): KinfireGame {
  return withCards({ ...cards, well: [...(cards.well ?? []), plain] })
}
/** The boxes as they are, with a quiet card or two. */
export const authored = bare({})

/** These cards around the Master from the north on, quiet ones in the slots left; full health, dark lanterns. */
export function board(
  game: KinfireGame,
  cards: readonly string[],
  { seats = 2, options = {}, ownDice = false }: { seats?: number; options?: Partial<O>; ownDice?: boolean } = {},
): Given<S, O> {
  const scene = given(game, { seats, options: { firstPlayer: 0, ...options }, ownDice })
  const slots = [Z.north, Z.east, Z.south, Z.west]
  slots.forEach((slot, i) => scene.zone(slot, [cards[i] ?? 'plain']))
  return scene.top(Z.well, ['plain', 'plain', 'plain', 'plain']).set((s) => {
    s.hp = 10
    s.hpMax = 10
    s.charged.fill(false)
  })
}

/** Seat 0 keeps the hand and attempts a card in a colour, red unless said otherwise. */
export function attempt(scene: Given<S, O>, card: string, colour = 'red'): Play<S, O> {
  return scene.begin().answer(0, 'keepHand').answer(0, `attempt:${card}:${colour}`)
}

export function progressOn(t: Play<S, O>, card: string): number {
  return t.state.progress[t.card(card)]!
}
/** The lines of these kinds in the order in which they were written. */
export function told(t: Play<S, O>, ...kinds: readonly string[]): string[] {
  return t.log(0).filter((line) => kinds.includes(line.split(' ')[0]!))
}

/** Rolls on a red challenge. */
export const MISS = dice('green', 'blue', 'blue', 'dark')
export const ONE = dice('red', 'blue', 'blue', 'dark')
export const TWO = dice('red', 'red', 'blue', 'dark')
export const LIGHT = dice('green', 'blue', 'blue', 'light')

const named = (id: string) => ({ id, name: { en: id, fr: id } })
export function seekerCard(id: string, more: Partial<SeekerCard> = {}): SeekerCard {
  return { ...named(id), kind: 'seeker', title: { en: id, fr: id }, abilities: [], statics: [], ...more }
}
export function lanternCard(id: string, seeker: string, more: Partial<LanternCard> = {}): LanternCard {
  const colours = ['red', 'green', 'blue'] as const
  return { ...named(id), kind: 'lantern', seeker, colours, value: 3, abilities: [], ...more }
}
