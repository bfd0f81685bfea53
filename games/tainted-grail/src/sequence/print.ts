/** Cards and encounters of the content as the sequence reads them. */
import {
  ATTRS,
  type CardAbility,
  type Content,
  type Keys,
  type LeftHalf,
  type RightHalf,
  ROWS,
  type SeqCard,
} from '../content/types.ts'
import {
  AFFINITY,
  ATTRIBUTE,
  ATTRIBUTE_KEY,
  BLANK,
  CHAIN,
  DRAW,
  DROP,
  type Edge,
  FREE_KEY,
  type Half,
  leftHalf,
  MAGIC_KEY,
  MARKER,
  rightHalf,
} from './halves.ts'

export interface Print {
  readonly card: SeqCard
  readonly left: Edge
  readonly right: Edge
  readonly isPassive: boolean
  /** TG-23.18 Time tokens it gets when it is laid; 0: nothing of it is delayed. */
  readonly time: number
  readonly placement: readonly CardAbility[]
  readonly delayed: readonly CardAbility[]
  readonly enemyStep: readonly CardAbility[]
  readonly charge: readonly CardAbility[]
  readonly dropped: readonly CardAbility[]
  readonly static: readonly CardAbility[]
}
export interface SequenceBook {
  /** By the place of the card in the content. */
  readonly cards: readonly Print[]
  /** What each encounter offers, by its place in the content. */
  readonly encounters: readonly Edge[]
}

export function makeSequenceBook({ cards, encounters }: Content): SequenceBook {
  return { cards: cards.map(printOf), encounters: encounters.map(({ keys }) => rightEdge(keys)) }
}
export function printOf(card: SeqCard): Print {
  const of = (on: CardAbility['on']): CardAbility[] => card.abilities.filter((ability) => ability.on === on)
  const delayed = of('delayed')
  return {
    card,
    left: ROWS.map((row) => leftOf(card.left[row])),
    right: rightEdge(card.right),
    isPassive: card.passive,
    time: Math.max(0, ...delayed.map(({ tokens = 1 }) => tokens)),
    placement: of('placement'),
    delayed,
    enemyStep: of('enemyStep'),
    charge: of('charge'),
    dropped: of('dropped'),
    static: of('static'),
  }
}
export const rightEdge = (keys: Keys): Edge => ROWS.map((row) => rightOf(keys[row]))

function leftOf(half: LeftHalf | undefined): Half {
  switch (half?.b) {
    case undefined:
      return BLANK
    case 'marker':
      return leftHalf(MARKER, half.n)
    case 'affinity':
      return leftHalf(AFFINITY, half.n)
    case 'attrBonus':
      return leftHalf(ATTRIBUTE, 1)
    case 'draw':
      return leftHalf(DRAW, half.n)
    case 'chain':
      return leftHalf(CHAIN, 1)
    case 'drop':
      return leftHalf(DROP, 1)
  }
}
function rightOf(half: RightHalf | undefined): Half {
  if (half === undefined) return BLANK
  const { mod } = half
  const times = mod === undefined ? 1 : 'cancel' in mod ? 0 : mod.mult
  switch (half.k) {
    case 'attr':
      return rightHalf(ATTRIBUTE_KEY, times, ATTRS.indexOf(half.attr), half.level)
    case 'magic':
      return rightHalf(MAGIC_KEY, times)
    case 'free':
      return rightHalf(FREE_KEY, times)
  }
}
