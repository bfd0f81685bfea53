/** Signs for what happens, drawn for small sizes on a grid of 24. */
import type { CSSProperties, ReactNode } from 'react'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const HEART = 'M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1a5 5 0 0 1 10 1c0 3-2 7-10 13Z'
const CARD = 'M4 7l9-3 4 13-9 3Z'

const SHAPES = {
  descend: <path d="M9 2h6v10h5l-8 10L4 12h5Z" />,
  climb: <path d="M9 22h6V12h5L12 2 4 12h5Z" />,
  draw: (
    <>
      <path d={CARD} />
      <path d="M18 8v12m-4-4l4 4 4-4" {...line} />
    </>
  ),
  discard: (
    <>
      <path d={CARD} />
      <path d="M18 20V8m-4 4l4-4 4 4" {...line} />
    </>
  ),
  heal: <path d={HEART} />,
  damage: (
    <path
      fillRule="evenodd"
      d="M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1a5 5 0 0 1 10 1c0 3-2 7-10 13ZM13.5 4.5L9.500 10l4 3-3 6 6-7-4-3 2.500-4Z"
    />
  ),
  fatigue: (
    <>
      <path d="M2 11c4 5 16 5 20 0" {...line} />
      <path d="M5 14l-2 3m6-1l-1 4m4-4v4m4-5l1 4m2-6l2 3" {...line} />
    </>
  ),
  shakeFatigue: (
    <>
      <path d="M2 12c4-7 16-7 20 0c-4 7-16 7-20 0Z" {...line} />
      <circle cx="12" cy="12" r="3.500" />
    </>
  ),
  charge: (
    <path d="M9 2h6v2h-1l4 4v2H6V8l4-4H9ZM7 11h10l1 8H6Zm5 1c-3 3-2 6 0 6s3-3 0-6ZM5 20h14v2H5Z" fillRule="evenodd" />
  ),
  text: <path d="M4 21c2-9 7-16 16-18c-1 8-5 12-11 13l-3 5Z" />,
  progress: <path d="M12 2l8 10-8 10-8-10Z" />,
  dice: (
    <path
      fillRule="evenodd"
      d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm3 3a2 2 0 1 0 .1 0Zm8 8a2 2 0 1 0 .1 0Zm-4-4a2 2 0 1 0 .1 0Z"
    />
  ),
  light: (
    <>
      <circle cx="12" cy="12" r="5" />
      <path d="M12 1v4m0 14v4M1 12h4m14 0h4M4 4l3 3m10 10l3 3M20 4l-3 3M7 17l-3 3" {...line} />
    </>
  ),
  dark: <path d="M15 2A10 10 0 1 0 22 16A9 9 0 0 1 15 2Z" />,
  well: (
    <>
      <ellipse cx="12" cy="12" rx="10" ry="8" {...line} />
      <ellipse cx="12" cy="13" rx="5" ry="3.500" />
    </>
  ),
  combat: (
    <>
      <path d="M4 3l12 12M20 3L8 15" {...line} />
      <path d="M3 17l4 4m-4 0l4-4m10 0l4 4m0-4l-4 4" {...line} />
    </>
  ),
  obstacle: <path d="M2 4h9v5H2Zm11 0h9v5h-9ZM2 11h5v5H2Zm7 0h8v5H9Zm10 0h3v5h-3ZM2 18h9v4H2Zm11 0h9v4h-9Z" />,
  puzzle: (
    <path d="M3 8h5c-2-4 1-6 3-6s4 2 2 6h6v5c4-2 5 1 5 2s-1 4-5 2v5h-6c1-4-1-5-2-5s-4 1-3 5H3v-6c3 1 4-1 4-2s-1-3-4-2Z" />
  ),
  trap: (
    <>
      <path d="M3 14a9 6 0 0 0 18 0" {...line} />
      <path d="M2 14l3-8 2 6 3-8 2 8 2-8 3 8 2-6 3 8Z" />
    </>
  ),
  event: (
    <path
      fillRule="evenodd"
      d="M3 3c6 2 12 2 18 0c1 10-2 16-9 19C5 19 2 13 3 3Zm4 6c1-2 3-2 4 0Zm6 0c1-2 3-2 4 0Zm-5 5c2 3 6 3 8 0c-1 4-7 4-8 0Z"
    />
  ),
  sigil: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <path d="M12 5l6 10H6Z" {...line} />
    </>
  ),
  ember: <path d="M12 2c6 6 8 9 7 13c-1 5-4 7-7 7s-7-2-7-7c0-4 4-5 4-9c2 1 3-1 3-4Z" />,
  hand: <path d="M5 8l4-1 3 12-5 1Zm6-3h4v13h-2Zm6 2l4 2-5 11-2-1Z" />,
  close: <path d="M5 5l14 14M19 5L5 19" {...line} />,
  story: <path d="M4 3h13a3 3 0 0 1 3 3v15H7a3 3 0 0 1-3-3Zm3 5h9m-9 4h9m-9 4h6" {...line} />,
  people: (
    <>
      <circle cx="8" cy="8" r="4" />
      <path d="M1 21c0-6 3-8 7-8s7 2 7 8Z" />
      <path d="M16 5a4 4 0 0 1 0 8m2 1c3 1 5 3 5 7" {...line} />
    </>
  ),
} as const satisfies Record<string, ReactNode>
export type IconName = keyof typeof SHAPES
export const isIcon = (name: string): name is IconName => name in SHAPES

export function Icon({ name, size = '1.1em' }: { readonly name: IconName; readonly size?: string }) {
  return (
    <svg
      className="kd-icon"
      style={{ '--size': size } as CSSProperties}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  )
}
/** The same inside another drawing. */
export function IconAt({
  name,
  x,
  y,
  size,
}: {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      {SHAPES[name]}
    </svg>
  )
}
