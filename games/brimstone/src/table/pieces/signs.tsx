/** Small drawn signs for what people carry. */
import { Suspense } from 'react'
import type { Item, TokenKind } from '../../content/types.ts'
import { thing } from '../later.tsx'
import type { Shown } from './Thing.tsx'

function Sign({ shown, className }: { readonly shown: Shown; readonly className: string }) {
  return (
    <span className={`sb-thing ${className}`} aria-hidden="true">
      <Suspense fallback={null}>
        <thing.Screen shown={shown} />
      </Suspense>
    </span>
  )
}
export function ItemSign({ item }: { readonly item: Item }) {
  return <Sign shown={{ item: item.id }} className="sb-item-sign" />
}
export function TokenSign({ kind }: { readonly kind: TokenKind }) {
  return <Sign shown={{ token: kind }} className="sb-token-sign" />
}
/** What is counted of a hero. */
export function WealthSign({ what }: { readonly what: 'stone' | 'gold' | 'xp' | 'corruption' }) {
  return <Sign shown={{ wealth: what }} className="sb-wealth-sign" />
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
