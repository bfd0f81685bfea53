/** What a purchase does to a deck: how its keys meet those of the cards everybody begins with, which all may know. */
import { CONTENT } from '../../content/index.ts'
import { type Attr, ATTRS, type Kind, ROWS, type SeqCard } from '../../content/types.ts'
import { attributesOf } from '../../encounter/queries.ts'
import { bringsAt, chaining, CHAINS } from '../../sequence/junction.ts'
import { printOf } from '../../sequence/print.ts'
import { characterOf, type CharacterNo, type T } from '../../state.ts'

/** Each copy once. */
function startersOf(t: T, c: CharacterNo, kind: Kind): readonly SeqCard[] {
  const owner = CONTENT.characters[characterOf(t, c)[kind]]
  return CONTENT.cards
    .filter((card) => card.starter && card.kind === kind && card.colour === owner?.colour)
    .flatMap((card) => Array.from({ length: card.copies }, () => card))
}
export interface CardOdds {
  /** After how many of the starters it would chain without Magic, and how many there are. */
  readonly chains: number
  readonly of: number
  /** How many of them would chain after it. */
  readonly leads: number
  /** Markers or affinity it brings on average, laid after one of them. */
  readonly brings: number
}
export function oddsOf(t: T, c: CharacterNo, card: SeqCard): CardOdds {
  const starters = startersOf(t, c, card.kind)
  const own = attributesOf(t, c)
  const { left, right: open } = printOf(card)
  const edges = starters.map((starter) => printOf(starter).right)
  const got = edges.map((right) => {
    const { markers, affinity } = bringsAt(right, left, own, false)
    return card.kind === 'combat' ? markers : affinity
  })
  return {
    chains: edges.filter((right) => chaining(right, left, own) === CHAINS).length,
    leads: starters.filter((starter) => chaining(open, printOf(starter).left, own) === CHAINS).length,
    of: starters.length,
    brings: got.reduce((sum, n) => sum + n, 0) / Math.max(1, starters.length),
  }
}
/** Keys on the starters of both decks that the next point of an attribute would let join. */
export function keysGained(t: T, c: CharacterNo, attr: Attr): number {
  const next = (attributesOf(t, c)[ATTRS.indexOf(attr)] ?? 0) + 1
  const starters = [...startersOf(t, c, 'combat'), ...startersOf(t, c, 'diplomacy')]
  return starters.reduce((sum, { right }) => {
    const halves = ROWS.flatMap((row) => right[row] ?? [])
    return sum + halves.filter((half) => half.k === 'attr' && half.attr === attr && half.level === next).length
  }, 0)
}
