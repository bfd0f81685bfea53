/** Which things on the table can be chosen now, which cannot and why. */
import { type Ask, aOf, bOf, type CardId, type Option, verbOf, type Why } from '@emberhall/kernel'
import type { TableProps } from '@emberhall/ui'
import { chanceOfRoll, chancesOfCard, prospectOfAction, prospectOfBoost } from '../../chance.ts'
import type { Colour } from '../../content/types.ts'
import { kinfireDelve } from '../../module.ts'
import { COLOURS, type O, type S, type T, Z } from '../../state.ts'

export interface Choice {
  readonly option: Option
  readonly label: string
  readonly colour: Colour | null
  /** The chance of success, where dice decide. */
  readonly chance: number | null
}
export interface Anchor {
  readonly open: readonly Choice[]
  readonly blocked: readonly Why[]
  /** Its place among the picks, from 1; 0: not picked. */
  readonly pick: number
}
export type Anchors = ReadonlyMap<string, Anchor>
export const cardKey = (card: CardId): string => `card ${card}`
export const seatKey = (seat: number): string => `seat ${seat}`
export const NO_ANCHOR: Anchor = { open: [], blocked: [], pick: 0 }

const ON_CARD = new Set([
  'attempt',
  'resolve',
  'play',
  'boost',
  'use',
  'discard',
  'recover',
  'target',
  'fatigue',
  'reward',
  'well',
  'trigger',
])
/** The thing on the table that an option is about; null: only the prompt offers it. */
function keyOf(t: T, ask: Ask, option: Option): string | null {
  const verb = kinfireDelve.game.words.names[verbOf(option)]!
  if (ON_CARD.has(verb)) return cardKey(aOf(option))
  if (verb === 'lantern') return cardKey(t.cards(Z.lantern + ask.seat)[0]!)
  if (verb === 'seeker') return seatKey(aOf(option))
  if (verb === 'reroll') return 'dice'
  return verb === 'exhaust' ? 'deck' : null
}
function colourOf(option: Option): Colour | null {
  const verb = kinfireDelve.game.words.names[verbOf(option)]!
  if (verb === 'lantern') return COLOURS[aOf(option)]!
  return verb === 'attempt' || verb === 'play' ? COLOURS[bOf(option)]! : null
}
function chanceFor(t: T, ask: Ask, option: Option): number | null {
  const card = aOf(option)
  switch (kinfireDelve.game.words.names[verbOf(option)]) {
    case 'attempt': {
      if (t.s.faces[card]! < 0) return null
      const { alone, acted } = chancesOfCard(t, card, COLOURS[bOf(option)]!)
      return acted ?? alone
    }
    case 'play':
      return prospectOfAction(t, card).chance
    case 'lantern':
      return prospectOfAction(t, t.cards(Z.lantern + ask.seat)[0]!).chance
    case 'boost':
      return prospectOfBoost(t, card, ask.seat).chance
    case 'reroll':
      return chanceOfRoll(t)
    default:
      return null
  }
}

export function anchorsOf({ view, words, names, picks }: TableProps<S, O>, t: T): Anchors {
  const { ask } = view
  const anchors = new Map<string, { open: Choice[]; blocked: Why[]; pick: number }>()
  if (ask === null || ask.answer !== null) return anchors
  const at = (key: string) => {
    const known = anchors.get(key)
    if (known !== undefined) return known
    const fresh = { open: [], blocked: [], pick: 0 }
    anchors.set(key, fresh)
    return fresh
  }
  for (const option of ask.options) {
    const key = keyOf(t, ask, option)
    if (key === null) continue
    const anchor = at(key)
    anchor.open.push({
      option,
      label: words.option(option, ask, view, names),
      colour: colourOf(option),
      chance: chanceFor(t, ask, option),
    })
    const pick = picks.indexOf(option)
    if (pick >= 0) anchor.pick = pick + 1
  }
  for (const { option, why } of ask.blocked) {
    const key = keyOf(t, ask, option)
    if (key === null) continue
    const { blocked } = at(key)
    if (!blocked.some((other) => other.code === why.code)) blocked.push(why)
  }
  return anchors
}

/** Cards that can be chosen but lie in a pile, or have no place on a phone: they are spread out for the choice. */
export function spreadOut(t: T, anchors: Anchors, { phone }: { readonly phone: boolean }): CardId[] {
  const piles = new Set<number>([Z.well, Z.wellDiscard, Z.completed, Z.removed])
  if (phone) piles.add(Z.played)
  const seats = t.s.charged.length
  for (let seat = 0; seat < seats; seat++) piles.add(Z.discard + seat)
  return [...anchors.keys()]
    .filter((key) => key.startsWith('card '))
    .map((key) => Number(key.slice(5)))
    .filter((card) => piles.has(t.s.where[card]!))
}
