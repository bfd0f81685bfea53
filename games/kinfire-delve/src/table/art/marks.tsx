import { type ReactNode, useId } from 'react'

export type GemColour = 'red' | 'green' | 'blue' | 'white' | 'black'
export type DieFaceName = 'red' | 'green' | 'blue' | 'light' | 'dark'

/** Base, deep and light of each colour; `gem` is its outline and `inset` the stone, both in a 72 × 84 box. */
const GEMS: Readonly<Record<GemColour, { base: string; deep: string; light: string; gem: string; inset: string }>> = {
  red: {
    base: '#e8573f',
    deep: '#7a1b22',
    light: '#ffc3a6',
    gem: 'M36 1L66 20L57 58L36 83L15 58L6 20Z',
    inset: 'M36 9L59 24L51 55L36 73L21 55L13 24Z',
  },
  green: {
    base: '#58c47c',
    deep: '#145338',
    light: '#d2f7c8',
    gem: 'M36 1C68 12 74 50 36 83C-2 50 4 12 36 1Z',
    inset: 'M36 9C60 19 65 47 36 73C7 47 12 19 36 9Z',
  },
  blue: {
    base: '#5ba4f2',
    deep: '#1a3b88',
    light: '#cfe8ff',
    gem: 'M36 6C58 8 70 28 71 43C66 62 54 78 36 79C18 78 6 62 1 43C2 28 14 8 36 6Z',
    inset: 'M8 43C18 22 54 22 64 43C54 66 18 66 8 43Z',
  },
  white: {
    base: '#fbeecb',
    deep: '#a8843f',
    light: '#ffffff',
    gem: 'M36 1L46 14L62 12L62 29L71 42L62 55L62 72L46 70L36 83L26 70L10 72L10 55L1 42L10 29L10 12L26 14Z',
    inset: 'M36 10A32 32 0 1 1 35.9 10Z',
  },
  black: {
    base: '#6b5aa8',
    deep: '#120c26',
    light: '#e3d4ff',
    gem: 'M36 1L70 42L36 83L2 42Z',
    inset: 'M36 11L61 42L36 73L11 42Z',
  },
}

/** A corner gem: one colour, or the left half of the first and the right half of the second. */
export function Gem({
  colours,
  value,
  letter,
  className,
}: {
  colours: readonly [GemColour] | readonly [GemColour, GemColour]
  value?: number | string
  letter?: string
  className?: string
}) {
  const id = useId()
  const two = colours.length === 2
  return (
    <svg className={className} viewBox="-2 -2 76 88" aria-hidden="true">
      <linearGradient id={`${id}e`} x1="0.33" y1="0" x2="0.67" y2="1">
        <stop offset="0" stopColor="#fff1cf" />
        <stop offset="0.4" stopColor="#c4924a" />
        <stop offset="1" stopColor="#5a3414" />
      </linearGradient>
      <radialGradient id={`${id}d`}>
        <stop offset="0" stopColor="#0a0714" stopOpacity="0.62" />
        <stop offset="0.55" stopColor="#0a0714" stopOpacity="0.35" />
        <stop offset="1" stopColor="#0a0714" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="38" cy="50" rx="35" ry="36" fill="#000" opacity="0.4" />
      {colours.map((colour, i) => {
        const { base, deep, light, gem, inset } = GEMS[colour]
        return (
          <g key={colour} clipPath={two ? `url(#${id}h${i})` : undefined}>
            {two && (
              <clipPath id={`${id}h${i}`}>
                <path d={i === 0 ? 'M-6 -6H38L34 92H-6Z' : 'M38 -6H80V92H34Z'} />
              </clipPath>
            )}
            <linearGradient id={`${id}f${i}`} x1="0.33" y1="0" x2="0.67" y2="1">
              <stop offset="0" stopColor={light} />
              <stop offset="0.28" stopColor={base} />
              <stop offset="0.75" stopColor={deep} />
              <stop offset="1" stopColor="#0a0612" />
            </linearGradient>
            <path d={gem} fill="#0a0714" stroke={`url(#${id}e)`} strokeWidth="4.5" strokeLinejoin="round" />
            <path d={inset} fill={`url(#${id}f${i})`} stroke={light} strokeWidth="1.2" strokeOpacity="0.7" />
            <path d={inset} fill={`url(#${id}d)`} />
          </g>
        )
      })}
      {two && <path d="M37.5 3L34.5 81" stroke="#fff1cf" strokeWidth="1.6" opacity="0.8" />}
      {value !== undefined && (
        <text className="gem-value" x="36" y={letter ? 52 : 56} fontSize="38" {...ENGRAVED} strokeWidth="5">
          {value}
        </text>
      )}
      {letter && (
        <text className="gem-letter" x="36" y="69" fontSize="15" {...ENGRAVED} strokeWidth="3.5">
          {letter}
        </text>
      )}
    </svg>
  )
}
const ENGRAVED = {
  textAnchor: 'middle',
  fill: '#fffaf0',
  stroke: '#0a0612',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

const FACES: Readonly<Record<DieFaceName, { light: string; base: string; deep: string; ink: string }>> = {
  red: { light: '#f07a5a', base: '#b02a2a', deep: '#5a0f18', ink: '#fff6e2' },
  green: { light: '#8ee0a0', base: '#2f8f5a', deep: '#0e4030', ink: '#fff6e2' },
  blue: { light: '#9acbff', base: '#3a72cc', deep: '#12296a', ink: '#fff6e2' },
  light: { light: '#fffdf2', base: '#ffe2a0', deep: '#c98f3a', ink: '#7a4a10' },
  dark: { light: '#3a3356', base: '#17122a', deep: '#05040c', ink: '#a99ae0' },
}

/** What a face shows, in a box of 80: blade, leaf, eye, sun, moon. `cut` is the colour of the engraved lines. */
function emblem(face: DieFaceName, cut: string): ReactNode {
  switch (face) {
    case 'red':
      return (
        <>
          <path d="M40 13L54 25L49 47L40 64L31 47L26 25Z" />
          <path d="M40 18V60" stroke={cut} strokeWidth="2.6" />
        </>
      )
    case 'green':
      return (
        <>
          <path d="M40 12C62 23 64 48 40 66C16 48 18 23 40 12Z" />
          <path d="M40 22V66M40 36l9-7M40 48l10-8M40 36l-9-7M40 48l-10-8" stroke={cut} strokeWidth="2.4" fill="none" />
        </>
      )
    case 'blue':
      return (
        <>
          <path d="M12 39C23 18 57 18 68 39C57 60 23 60 12 39Z" />
          <circle cx="40" cy="39" r="11" fill={cut} />
          <circle cx="36.5" cy="35.5" r="3.4" />
        </>
      )
    case 'light':
      return (
        <path d="M40 9L45 20L55 13L55 25L67 24L60.5 34L71 39L60.5 44L67 54L55 53L55 65L45 58L40 69L35 58L25 65L25 53L13 54L19.5 44L9 39L19.5 34L13 24L25 25L25 13L35 20ZM40 26A13 13 0 1 0 40 52A13 13 0 1 0 40 26ZM40 30A9 9 0 1 1 40 48A9 9 0 1 1 40 30Z" />
      )
    case 'dark':
      return (
        <>
          <path d="M48 14A26 26 0 1 0 65 52A22 22 0 0 1 48 14Z" />
          <path d="M58 22l2.2 5 5 2.2-5 2.2-2.2 5-2.2-5-5-2.2 5-2.2z" />
        </>
      )
  }
}

/** The sign of a die face alone, in the colour of the text around it. */
export function FaceMark({ face, className }: { face: DieFaceName; className?: string }) {
  return (
    <svg className={className} viewBox="4 3 72 72" fill="currentColor" aria-hidden="true">
      {emblem(face, FACES[face].deep)}
    </svg>
  )
}

/** A die lying on the table, its upper face turned to the player. */
export function Die({ face, hit, className }: { face: DieFaceName; hit?: boolean; className?: string }) {
  const id = useId()
  const { light, base, deep, ink } = FACES[face]
  const body =
    face === 'dark' || face === 'light' ? ['#6a5f8c', '#2a2344', '#0a0714'] : ['#fff4dc', '#d9c49a', '#5a4426']
  return (
    <svg className={className} viewBox="-6 -4 96 100" aria-hidden="true">
      <linearGradient id={`${id}b`} x1="0.3" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor={body[0]} />
        <stop offset="0.5" stopColor={body[1]} />
        <stop offset="1" stopColor={body[2]} />
      </linearGradient>
      <linearGradient id={`${id}f`} x1="0.2" y1="0" x2="0.7" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset="0.5" stopColor={base} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <ellipse cx="48" cy="86" rx="40" ry="9" fill="#02020a" opacity="0.6" />
      <rect x="3" y="9" width="74" height="78" rx="15" fill={body[2]} />
      <rect x="3" y="2" width="74" height="75" rx="15" fill={`url(#${id}b)`} />
      <rect
        x="8"
        y="7"
        width="64"
        height="64"
        rx="12"
        fill={`url(#${id}f)`}
        stroke={hit ? '#fff3cf' : deep}
        strokeWidth={hit ? 3.4 : 1.6}
      />
      <path d="M12 30Q12 11 30 11H52Q26 18 14 50Z" fill="#fff" opacity="0.25" />
      <g fill={deep} opacity="0.55" transform="translate(1.5 2)">
        {emblem(face, deep)}
      </g>
      <g fill={ink}>{emblem(face, deep)}</g>
    </svg>
  )
}

/** A point of progress: hollow until it is made. */
export function Pip({ full, className }: { full?: boolean; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 1.5L22.5 12L12 22.5L1.5 12Z"
        fill={full ? '#c4924a' : '#0a0714'}
        stroke="currentColor"
        strokeWidth="2"
      />
      {full && <path d="M12 5L19 12H5Z" fill="#ffe9b8" />}
      {full && <path d="M5 12H19L12 19Z" fill="#e2a648" />}
    </svg>
  )
}

/** The shared health, a ruby of ten faces; the number goes on top. */
export function Ruby({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 122" aria-hidden="true">
      <ellipse cx="66" cy="112" rx="46" ry="9" fill="#02020a" opacity="0.6" />
      <path d="M60 4L112 44L108 74L60 116L12 74L8 44Z" fill="#42091c" stroke="#e6bd72" strokeWidth="3" />
      <path d="M60 4L24 66L8 44Z" fill="#e0566a" />
      <path d="M60 4L96 66L112 44Z" fill="#8e1f3a" />
      <path d="M8 44L24 66L12 74Z" fill="#b0324c" />
      <path d="M112 44L96 66L108 74Z" fill="#5a1026" />
      <path d="M24 66L60 88L60 116L12 74Z" fill="#7a1832" />
      <path d="M60 4L96 66L60 88L24 66Z" fill="#c83a54" />
      <path d="M60 4L60 88L24 66Z" fill="#e8768a" opacity="0.5" />
      <path d="M60 4L24 66L60 88L96 66ZM24 66L8 44M96 66L112 44M60 88V116" fill="none" stroke="#ffd0c4" opacity="0.7" />
      <text className="gem-value" x="60" y="68" fontSize="46" {...ENGRAVED} strokeWidth="6">
        {children}
      </text>
    </svg>
  )
}

export { EffectMark, type EffectMarkName, TypeMark, type TypeMarkName } from './icons.tsx'
