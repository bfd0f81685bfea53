/** Small drawn signs for what people carry. */
import type { Item, TokenKind } from '../../content/types.ts'

const ITEM_PATHS = {
  Pistol: 'M4 14H34L38 12V18L34 20H22L20 24H15L12 36H4L8 22 4 20Z',
  Rifle: 'M1 17H46V21H30L28 25H22L20 23 6 30H1Z',
  Blade: 'M42 4 16 30 20 34C30 28 38 16 42 4ZM14 30 20 36 17 39 15 37 9 43 5 39 11 33 9 31Z',
  Tool: 'M10 6 20 16 16 20 6 10C2 20 10 26 18 24L36 42 42 36 24 18C26 10 20 2 10 6Z',
  Clothing: 'M16 5 24 10 32 5 44 14 38 22 34 20V43H14V20L10 22 4 14Z',
  Book: 'M6 8C14 4 20 6 24 10 28 6 34 4 42 8V40C34 36 28 38 24 42 20 38 14 36 6 40ZM24 10V42',
  Holy: 'M20 4H28V16H40V24H28V44H20V24H8V16H20Z',
  Other: 'M24 3 40 18 34 42H14L8 18Z',
} as const
type ItemLook = keyof typeof ITEM_PATHS
const LOOKS: readonly ItemLook[] = ['Rifle', 'Pistol', 'Blade', 'Tool', 'Clothing', 'Book', 'Holy']

function lookOf({ keywords, gun }: Item): ItemLook {
  const words: readonly string[] = keywords
  return LOOKS.find((look) => words.includes(look)) ?? (gun === undefined ? 'Other' : 'Pistol')
}
export function ItemSign({ item }: { readonly item: Item }) {
  return (
    <svg className="sb-item-sign" viewBox="0 0 48 48" aria-hidden="true">
      <path d={ITEM_PATHS[lookOf(item)]} />
    </svg>
  )
}
const TOKEN_PATHS: Readonly<Record<TokenKind, string>> = {
  bandages: 'M8 12C8 6 28 6 28 12V30H8ZM28 20C34 20 40 24 40 32H28ZM12 16H24M12 22H24',
  whisky: 'M20 3H28V14L34 22V42H14V22L20 14ZM14 28H34',
  dynamite: 'M10 16H18V44H10ZM20 14H28V44H20ZM30 16H38V44H30ZM24 14C24 4 34 8 36 2',
  herbs: 'M24 44V18M24 30C10 30 8 18 8 12 18 12 24 18 24 30ZM24 22C24 12 32 6 40 6 40 16 34 22 24 22Z',
  tonic: 'M18 4H30V12L38 34C40 42 36 44 24 44 12 44 8 42 10 34L18 12ZM13 30H35',
  flash: 'M28 2 10 26H22L18 46 38 20H26Z',
}
export function TokenSign({ kind }: { readonly kind: TokenKind }) {
  return (
    <svg className="sb-token-sign" viewBox="0 0 48 48" aria-hidden="true">
      <path d={TOKEN_PATHS[kind]} />
    </svg>
  )
}
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
/** A die of bone; one of blood is the enemy's. */
export function Die({ face, isFoe = false }: { readonly face: number; readonly isFoe?: boolean }) {
  return (
    <svg className="sb-bone" data-foe={isFoe || undefined} viewBox="-24 -24 48 48" aria-hidden="true">
      <rect className="sb-bone-side" x={-18} y={-17} width={39} height={39} rx={8} />
      <rect className="sb-bone-top" x={-20} y={-20} width={38} height={38} rx={8} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 10 - 1} cy={y * 10 - 1} r={face === 1 ? 5 : 3.6} />
      ))}
    </svg>
  )
}
