/** A search over the cards that could be laid one after the other, by the what-ifs of the rules. */
import type { CardId } from '@emberhall/kernel'
import { CHAINS_FOR_MAGIC } from '../sequence/junction.ts'
import { MAGIC_ROW } from '../sequence/halves.ts'
import type { Print } from '../sequence/print.ts'
import { layable, type Standing, whatIf } from '../sequence/whatif.ts'

/** A card of the hand. */
export interface Held {
  readonly card: CardId
  readonly print: Print
}
/** What a line of play comes to, before the enemy answers. */
export interface Plan {
  readonly worth: number
  /** The first card of it, or -1: lay nothing more. */
  readonly card: CardId
  readonly paysMagic: boolean
}
/** What it is worth to stop here, `last` being the card on which it ends. */
export type Judge = (now: Standing, last: Print | null) => number

const DEEPEST = 4
/** The best line from here. */
export function bestLine(
  now: Standing,
  hand: readonly Held[],
  judge: Judge,
  last: Print | null,
  magic = magicWorth(now.magic),
  depth = 0,
): Plan {
  let plan: Plan = { worth: judge(now, last), card: -1, paysMagic: false }
  if (depth >= DEEPEST) return plan
  const tried = new Set<Print>()
  for (const held of hand) {
    if (tried.has(held.print)) continue
    tried.add(held.print)
    const way = layable(now, held.print)
    if (way === null) continue
    const rest = hand.filter((other) => other !== held)
    for (const paysMagic of ways(now, held.print, way === CHAINS_FOR_MAGIC)) {
      const next = after(now, held.print, paysMagic)
      const { worth } = bestLine(next, rest, judge, held.print, magic, depth + 1)
      const own = worth - CARD - (paysMagic ? magic : 0) + keepsakes(held.print)
      if (own > plan.worth) plan = { worth: own, card: held.card, paysMagic }
    }
  }
  return plan
}
/** What a card in hand is worth by itself, and a point of Magic: stones want some of it. */
const CARD = 0.35
export const magicWorth = (held: number): number => (held <= 2 ? 2.4 : held <= 4 ? 1.2 : 0.6)
function ways(now: Standing, { left }: Print, isNeeded: boolean): readonly boolean[] {
  if (isNeeded) return PAID
  const isKey = now.magic > 0 && (left[MAGIC_ROW] ?? 0) > 0 && (now.right[MAGIC_ROW] ?? 0) > 0
  return isKey ? EITHER : UNPAID
}
const [PAID, UNPAID, EITHER] = [[true], [false], [false, true]]
/** What a card does later, while it lies there. */
const keepsakes = ({ time, charge, isPassive }: Print): number =>
  (time > 0 ? (isPassive ? 1 : 0.3) : 0) + (charge.length > 0 ? 0.5 : 0)

/** Where one stands after laying a card in thought. */
function after(now: Standing, print: Print, paysMagic: boolean): Standing {
  const came = whatIf(now, print, paysMagic, true)
  const { keys, magic } = came.brought
  // Field by field: spread, it takes ten times as long, and thousands of cards are laid in thought.
  return {
    isCombat: now.isCombat,
    right: came.drops > 0 ? now.right : print.right,
    attributes: now.attributes,
    linked: now.linked.map((n, attribute) => n + (keys[attribute] ?? 0)),
    linkedMagic: now.linkedMagic + magic,
    pool: came.pool,
    affinity: came.stands,
    up: now.up,
    down: now.down,
    rules: now.rules,
    laid: now.laid + 1,
    isSwift: now.isSwift,
    isDefensive: now.isDefensive,
    isChained: false,
    magic: now.magic - (paysMagic ? 1 : 0),
    energy: now.energy,
    health: now.health,
    reputation: now.reputation,
    food: now.food,
    wealth: now.wealth,
    hand: now.hand - 1 + came.draws,
    members: now.members,
  }
}
