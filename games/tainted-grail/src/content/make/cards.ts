/** Sequence cards from their designs. A design writes its edges as the tables of the rules do:
 *  left `m1` marker, `a1` affinity, `ab` attribute bonus, `d1` draw, `ch` chain, `dp` drop;
 *  right `X` `Y` `Z` keys of the colour’s first, second and third attribute (a digit is the level), `MG` magic,
 *  `F` free, `F2` `F3` free ×2 ×3, `F0` free, cancels; `-` blank. Rows from the top: three keys, magic, free. */
import {
  type Attr,
  type BoardColour,
  type CardAbility,
  type CharacterId,
  type ColourKeys,
  type Kind,
  type KeyMod,
  type Keys,
  type L10n,
  type LeftHalf,
  type RightHalf,
  ROWS,
  type SeqCard,
} from '../types.ts'

export interface Design {
  readonly id: string
  readonly name: L10n
  readonly copies: number
  readonly passive?: true
  readonly left: string
  readonly right: string
  /** `keys`: the three attributes of the colour. */
  readonly abilities?: (keys: readonly [Attr, Attr, Attr]) => readonly CardAbility[]
}

/** Cards of one kind, numbered from `first` in the order of the designs. */
export function cardsOf(
  designs: readonly Design[],
  of: {
    readonly kind: Kind
    readonly colour: BoardColour
    readonly keys: ColourKeys
    readonly first: number
    readonly starter?: true
    readonly character?: { readonly id: CharacterId; readonly name: L10n }
  },
): readonly SeqCard[] {
  const keys = of.keys[of.kind]
  let number = of.first
  return designs.map((design) => {
    const owner = of.character?.name.en ?? of.colour
    const card: SeqCard = {
      id: `${of.kind === 'combat' ? 'C' : 'D'}-${owner}-${String(number).padStart(2, '0')}`,
      design: design.id,
      kind: of.kind,
      colour: of.colour,
      number,
      copies: design.copies,
      ...(of.character && { character: of.character.id }),
      starter: of.starter ?? false,
      passive: design.passive ?? false,
      name: design.name,
      left: left(design),
      right: right(design, keys),
      abilities: design.abilities?.(keys) ?? [],
    }
    number += design.copies
    return card
  })
}

/** What is wrong with the notation of a design. The pack is not even made then. */
export class BadDesign extends Error {
  constructor(design: Design, problem: string) {
    super(`${design.id} (${design.name.en}): ${problem}`)
  }
}

function halves(design: Design, edge: string): readonly string[] {
  const words = edge.split(' ')
  if (words.length !== ROWS.length) throw new BadDesign(design, `an edge has ${ROWS.length} rows, not "${edge}"`)
  return words
}

function left(design: Design): SeqCard['left'] {
  const edge: Partial<Record<(typeof ROWS)[number], LeftHalf>> = {}
  halves(design, design.left).forEach((word, i) => {
    const row = ROWS[i]
    if (row && word !== '-') edge[row] = leftHalf(design, word)
  })
  return edge
}

function leftHalf(design: Design, word: string): LeftHalf {
  if (word === 'ab') return { b: 'attrBonus' }
  if (word === 'ch') return { b: 'chain' }
  if (word === 'dp') return { b: 'drop' }
  const n = Number(word.slice(1))
  if (!Number.isInteger(n) || n === 0) throw new BadDesign(design, `there is no bonus "${word}"`)
  if (word.startsWith('m')) return { b: 'marker', n }
  if (word.startsWith('a')) return { b: 'affinity', n }
  if (word.startsWith('d')) return { b: 'draw', n }
  throw new BadDesign(design, `there is no bonus "${word}"`)
}

function right(design: Design, keys: readonly [Attr, Attr, Attr]): SeqCard['right'] {
  const edge: { -readonly [row in keyof Keys]: RightHalf } = {}
  halves(design, design.right).forEach((word, i) => {
    const row = ROWS[i]
    if (row && word !== '-') edge[row] = rightHalf(design, word, keys)
  })
  const { free } = edge
  if (!free) throw new BadDesign(design, 'has no free key')
  return { ...edge, free }
}

const MODS: Readonly<Record<string, KeyMod>> = { F2: { mult: 2 }, F3: { mult: 3 }, F0: { cancel: true } }

function rightHalf(design: Design, word: string, keys: readonly [Attr, Attr, Attr]): RightHalf {
  if (word === 'MG') return { k: 'magic' }
  if (word === 'F') return { k: 'free' }
  const mod = MODS[word]
  if (mod) return { k: 'free', mod }
  const attr = keys['XYZ'.indexOf(word.charAt(0))]
  const level = Number(word.slice(1) || '1')
  if (!attr || (level !== 1 && level !== 2 && level !== 3 && level !== 4))
    throw new BadDesign(design, `there is no key "${word}"`)
  return { k: 'attr', attr, level }
}
