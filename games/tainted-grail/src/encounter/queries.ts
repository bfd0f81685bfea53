/** What holds in the encounter under way. Rules, tables and bots ask the same. */
import { at as nth, type CardId, RuleFault } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import {
  ATTRS,
  type CombatEncounter,
  type DiplomacyEncounter,
  type Effect,
  type Encounter,
  type Stage,
  type Trait,
} from '../content/types.ts'
import { has, members } from '../parties.ts'
import { printed } from '../printed.ts'
import { type Edge, MAGIC_ROW } from '../sequence/halves.ts'
import { linkedKeys, linkedMagic } from '../sequence/line.ts'
import type { Print } from '../sequence/print.ts'
import type { Standing } from '../sequence/whatif.ts'
import { type CharacterNo, characterOf, type Party, type T, Z } from '../state.ts'
import { attribute } from '../survival/attributes.ts'
import { isPanicking as panics } from '../survival/tracks.ts'
import { hasFlagLeft, itemThing, linkAsOf, modIn } from './powers.ts'

export type Entry = T['s']['encounter']['line'][number]

/** Members still in the encounter. */
export const stillIn = ({ s }: T): Party => s.encounter.party & ~s.encounter.out
export const present = (t: T): CharacterNo[] => members(stillIn(t))
export const isPresent = (t: T, c: CharacterNo): boolean => has(stillIn(t), c)
/** Whether the encounter goes on, and this member with it. */
export const goesOn = (t: T, c: CharacterNo): boolean => t.s.encounter.ending === 'none' && isPresent(t, c)

export const encounterOf = (t: T): Encounter => printed(t, t.s.encounter.card, 'encounter').card
export const encounterNo = (t: T): number => printed(t, t.s.encounter.card, 'encounter').no
export function enemyOf(t: T): CombatEncounter {
  const encounter = encounterOf(t)
  if (encounter.kind !== 'combat') throw new RuleFault(`${encounter.id} is no combat`)
  return encounter
}
export function talkOf(t: T): DiplomacyEncounter {
  const encounter = encounterOf(t)
  if (encounter.kind !== 'diplomacy') throw new RuleFault(`${encounter.id} is no diplomacy`)
  return encounter
}
export const stageOf = (t: T): Stage => nth(talkOf(t).stages, t.s.encounter.stage)
/** TG-27 */
export function hasTrait(t: T, trait: Trait): boolean {
  return t.s.encounter.kind === 'combat' && enemyOf(t).traits.includes(trait)
}
/** TG-27.2 Weapons that a destructive enemy will cost those still in it: face up, and not set aside (TG-24.3). */
export function weaponsUsed(t: T, c: CharacterNo): number[] {
  if (!hasTrait(t, 'destructive')) return []
  const { items } = bookOf(t).content
  return characterOf(t, c).items.flatMap(({ item, isUp }) =>
    isUp && nth(items, item).keyword === 'weapon' && !t.s.encounter.aside.includes(itemThing(item)) ? [item] : [],
  )
}
/** TG-24.6 */
export const valueOf = (t: T): number => enemyOf(t).value ?? 0

/** The deck of this encounter's kind. */
export const deckOf = ({ s }: T, c: CharacterNo): number =>
  (s.encounter.kind === 'combat' ? Z.combatDeck : Z.diplomacyDeck) + c

export const printOfCard = (t: T, card: CardId): Print => nth(bookOf(t).sequence.cards, printed(t, card, 'sequence').no)
/** What the next card is laid against (TG-23.1). */
export function openEdge(t: T): Edge {
  const last = t.s.encounter.line.at(-1)
  return last === undefined ? nth(bookOf(t).sequence.encounters, encounterNo(t)) : printOfCard(t, last.card).right
}
/** TG-23.12, TG-23.15 Places of the cards that can be seen now, left to right: the last one may have been covered before. */
export function visiblePlaces(t: T): number[] {
  const { line } = t.s.encounter
  const places: number[] = []
  for (let place = 0; place < line.length; place++)
    if (place === line.length - 1 || printOfCard(t, nth(line, place).card).isPassive) places.push(place)
  return places
}

/** TG-10.2, TG-23.6 By ATTRS. */
export const attributesOf = (t: T, c: CharacterNo): number[] => ATTRS.map((attr) => attribute(t, c, attr))

/** The same, with what one key may be joined by instead. */
export function reachOf(t: T, c: CharacterNo): number[] {
  const values = attributesOf(t, c)
  const lent = linkAsOf(t, c)
  if (lent === null) return values
  const key = ATTRS.indexOf(lent.key)
  values[key] = Math.max(values[key] ?? 0, values[ATTRS.indexOf(lent.by)] ?? 0)
  return values
}

/** TG-26.1 */
export const isInPanic = (t: T, c: CharacterNo): boolean => panics(t, c) && !has(t.s.encounter.calm, c)

/** TG-23.4, TG-10.7 Members who could pay for a magic key that this one joins, itself first. */
export function magicPayers(t: T, c: CharacterNo): CharacterNo[] {
  const payers = present(t).filter((other) => other !== c && characterOf(t, other).magic > 0)
  return characterOf(t, c).magic > 0 || hasFreeMagicKey(t, c) ? [c, ...payers] : payers
}
/** The first magic key joined in an encounter may cost nothing. */
export const hasFreeMagicKey = (t: T, c: CharacterNo): boolean => hasFlagLeft(t, c, 'freeMagicKey')

/** TG-25.11 */
export const handLimit = (t: T, c: CharacterNo): number => HAND_LIMIT + modIn(t, c, 'handLimit')
const HAND_LIMIT = 3

/** TG-23.26 How far the marker moves for an attribute bonus in the current stage, by ATTRS. */
function stageMoves(t: T): number[] {
  if (t.s.encounter.kind !== 'diplomacy') return ATTRS.map(() => 0)
  const { rules } = stageOf(t)
  return ATTRS.map((attr) => movedBy(rules[attr] ?? []))
}
const movedBy = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'affinity' && typeof effect.n === 'number' ? effect.n : 0), 0)

/** Where the active character stands before it lays a card: all that a what-if needs. */
export function standingOf(t: T, c: CharacterNo): Standing {
  const e = t.s.encounter
  const isCombat = e.kind === 'combat'
  const own = characterOf(t, c)
  const payers = magicPayers(t, c)
  const track = isCombat ? { up: 0, down: 0 } : talkOf(t).track
  const asked = payers.reduce((sum, payer) => sum + characterOf(t, payer).magic, 0)
  return {
    isCombat,
    right: openEdge(t),
    attributes: attributesOf(t, c),
    linked: ATTRS.map((_, no) => linkedKeys(e.line, no)),
    linkedMagic: linkedMagic(e.line, MAGIC_ROW),
    pool: e.pool,
    affinity: e.affinity,
    up: track.up,
    down: track.down,
    rules: stageMoves(t),
    laid: e.laid,
    isSwift: hasTrait(t, 'swift'),
    isDefensive: hasTrait(t, 'defensive'),
    isChained: e.isChained,
    magic: asked + (hasFreeMagicKey(t, c) ? 1 : 0),
    energy: own.energy,
    health: own.health,
    reputation: own.reputation,
    food: own.food,
    wealth: own.wealth,
    hand: t.cards(Z.hand + c).length,
    members: present(t).length,
  }
}
