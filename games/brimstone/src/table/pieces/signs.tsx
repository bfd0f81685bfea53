/** Small drawn signs for what people carry. */
import type { Item, TokenKind } from '../../content/types.ts'
import { itemPath, WEALTH_PATHS } from '../art/signs.ts'

export function ItemSign({ item }: { readonly item: Item }) {
  return (
    <svg className="sb-item-sign" viewBox="0 0 48 48" aria-hidden="true">
      <path fillRule="evenodd" d={itemPath(item)} />
    </svg>
  )
}
/** What is counted of a hero. */
export function WealthSign({ what }: { readonly what: keyof typeof WEALTH_PATHS }) {
  return (
    <svg className="sb-wealth-sign" viewBox="0 0 48 48" aria-hidden="true">
      <path fillRule="evenodd" d={WEALTH_PATHS[what]} />
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
