/** What lasts as long as some card is in force: which lasting effects stand where. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import { inSlot, masterCard } from './board.ts'
import type { Card, MasterBack, Static } from './content/types.ts'
import type { Printed } from './printed.ts'
import { gameOf, printed, SLOTS, type T, Z } from './state.ts'

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
  const canBring = (card: CardId): boolean => (at(places.faces, at(faces, card)) & bit) !== 0
  let found: InForce<K>[] = NONE
  if ((places.slots & bit) !== 0) {
    for (const slot of SLOTS) {
      const card = inSlot(t, slot)
      if (card < 0 || !canBring(card)) continue
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
    for (const card of t.cards(Z.attached))
      if (canBring(card)) found = collect(found, printed(t, card).attachedStatics, kind, card, -1)
  }
  if ((places.fatigue & bit) !== 0) {
    for (const card of t.cards(Z.fatigue))
      if (canBring(card)) found = collect(found, printed(t, card).statics, kind, card, -1)
  }
  if ((places.seekers & bit) !== 0) {
    for (let seat = 0; seat < t.seats; seat++) {
      const card = at(t.cards(Z.seeker + seat), 0)
      if (canBring(card)) found = collect(found, printed(t, card).statics, kind, card, seat)
    }
  }
  return found
}
export const isInForce = (t: T, kind: Kind): boolean => inForce(t, kind).length > 0
