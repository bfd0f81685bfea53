/** Which things on the table can be chosen now, which cannot and why. */
import { aOf, type Ask, at, bOf, type CardId, type Option, verbOf } from '@emberhall/kernel'
import {
  type Anchor as StageAnchor,
  anchorsOf,
  cardKey,
  seatKey,
  type SpotChoice,
  type TableProps,
} from '@emberhall/ui'
import { chanceOfRoll, chancesOfCard, prospectOfAction, prospectOfBoost } from '../../chance.ts'
import type { Colour } from '../../content/types.ts'
import { kinfireDelve } from '../../module.ts'
import { COLOURS, type O, type S, type T, Z } from '../../state.ts'

export interface Choice extends SpotChoice {
  readonly colour: Colour | null
  /** The chance of success, where dice decide. */
  readonly chance: number | null
}
export type Anchor = StageAnchor<Choice>
export type Anchors = ReadonlyMap<string, Anchor>

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
/** The things on the table that an option is about; none: only the prompt offers it. */
function keysOf(t: T, ask: Ask, option: Option): readonly string[] {
  const verb = at(kinfireDelve.game.words.names, verbOf(option))
  if (ON_CARD.has(verb)) return [cardKey(aOf(option))]
  if (verb === 'lantern') return [cardKey(at(t.cards(Z.lantern + ask.seat), 0))]
  if (verb === 'seeker') return [seatKey(aOf(option))]
  if (verb === 'reroll') return ['dice']
  return verb === 'exhaust' ? ['deck'] : []
}
function colourOf(option: Option): Colour | null {
  const verb = at(kinfireDelve.game.words.names, verbOf(option))
  if (verb === 'lantern') return at(COLOURS, aOf(option))
  return verb === 'attempt' || verb === 'play' ? at(COLOURS, bOf(option)) : null
}
function chanceFor(t: T, ask: Ask, option: Option): number | null {
  const card = aOf(option)
  switch (kinfireDelve.game.words.names[verbOf(option)]) {
    case 'attempt': {
      if (at(t.s.faces, card) < 0) return null
      const { alone, acted } = chancesOfCard(t, card, at(COLOURS, bOf(option)))
      return acted ?? alone
    }
    case 'play':
      return prospectOfAction(t, card).chance
    case 'lantern':
      return prospectOfAction(t, at(t.cards(Z.lantern + ask.seat), 0)).chance
    case 'boost':
      return prospectOfBoost(t, card, ask.seat).chance
    case 'reroll':
      return chanceOfRoll(t)
    default:
      return null
  }
}

export function anchorsNow(props: TableProps<S, O>, t: T): Anchors {
  const { ask } = props.view
  if (ask === null) return new Map()
  return anchorsOf(props, {
    keysOf: (option) => keysOf(t, ask, option),
    choiceOf: (option, label) => ({ option, label, colour: colourOf(option), chance: chanceFor(t, ask, option) }),
  })
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
    .filter((card) => piles.has(at(t.s.where, card)))
}
