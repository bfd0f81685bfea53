/** What lies on the table while an encounter is under way (TG-16, TG-23 to TG-30). */
import { flag, int, list, oneOf, record } from '@emberhall/kernel'

const none = int({ min: -1, initial: -1 })
const count = int({ min: 0 })

/** One card of the sequence, left to right; the cards themselves lie in their zone in the same order. */
const ENTRY = record({
  card: count,
  owner: count,
  /** Joined rows of the junction to its left, a bit each; and joined attribute keys, counted (`addKey`). */
  rows: count,
  keys: count,
  /** TG-23.10 Who paid for its magic key, from 1; 0: nobody. */
  paidBy: count,
  time: count,
  charges: count,
})

export const ENCOUNTER = {
  /** How the last one ended. */
  result: oneOf('none', 'won', 'lost', 'avoided'),
  /** Members of the party, and those of them who have left: masks of characters. */
  party: count,
  out: count,
  kind: oneOf('none', 'combat', 'diplomacy'),
  /** The encounter card, and the zone it goes back to. */
  card: none,
  home: count,
  cell: none,
  phase: oneOf('none', 'opening', 'choosing', 'delayed', 'cards', 'attack', 'roundEnd'),
  round: count,
  active: none,
  /** TG-25.1 Who has been active this round: a mask. */
  activated: count,
  /** TG-25.2 Somebody has been active in this combat. */
  hasBegun: flag(),
  line: list(ENTRY),
  /** TG-24.6 */
  pool: count,
  /** TG-28.5 0 is grey. */
  affinity: int(),
  /** TG-28.6 The current stage, by its place among those of the card. */
  stage: count,
  /** Cards laid in this activation. */
  laid: count,
  /** TG-27.1 Markers of the card being laid that are still to be withheld. */
  withheld: count,
  /** The next card counts as chained (TG-23.20). */
  isChained: flag(),
  /** TG-32.3 */
  fleeTried: flag(),
  /** Decided, and carried out at the next safe moment (TG-25.14). */
  ending: oneOf('none', 'won', 'lost', 'retreat', 'robbed'),
  /** TG-26.2 Who has to flee at the next safe moment: a mask. */
  mustFlee: count,
  /** Boxes of affinity that the response of this activation takes less. */
  spared: count,
  /** Attacks made in this third step (TG-27.5). */
  attacks: count,
  /** TG-24.5 Size of the opening hand, by character. */
  hands: list(count),
  /** TG-24.3, TG-18.6 Items and secrets set aside, and flipped: numbers of things. */
  aside: list(count),
  flipped: list(count),
  /** Those that may be flipped once more. */
  twice: list(count),
  /** Abilities used in this encounter: numbers of deeds, times the characters there are, plus the character. */
  used: list(count),
  /** Who does not panic until the end: a mask. */
  calm: count,
  /** TG-28.2 The Reputation that avoiding asks for is met. */
  isVouched: flag(),
  /** What the question under way is about: what is about to happen, and how much of it. */
  pending: record({ what: oneOf('none', 'damage', 'terror', 'markers'), n: count, isOpportunity: flag() }),
}
