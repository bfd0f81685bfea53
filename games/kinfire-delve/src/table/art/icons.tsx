import type { ReactNode } from 'react'

export type EffectMarkName =
  | 'descend'
  | 'climb'
  | 'draw'
  | 'discard'
  | 'heal'
  | 'damage'
  | 'fatigue'
  | 'shake'
  | 'charge'
  | 'text'
  | 'none'

const HEART =
  'M16 29C6 21 2 16 2 10.5C2 6 5.5 3 9 3C12 3 14.5 4.5 16 7.5C17.5 4.5 20 3 23 3C26.5 3 30 6 30 10.5C30 16 26 21 16 29Z'
const CARD = 'M13 3H27Q29 3 29 5V25Q29 27 27 27H13Q11 27 11 25V5Q11 3 13 3Z'
const LANTERN = 'M12 5A4 4 0 0 1 20 5H18A2 2 0 0 0 14 5ZM10 6H22L25 10H7ZM8.5 11.5H23.5L25 26H7ZM6 27.5H26L27.5 31H4.5Z'
const CURTAIN = 'M2 2H30V7H2ZM3 8H10Q10 20 4 30H3ZM29 8H22Q22 20 28 30H29ZM11.5 8H20.5Q19.5 14 16 18Q12.5 14 11.5 8Z'

const EFFECTS: Readonly<Record<EffectMarkName, ReactNode>> = {
  descend: <path d="M12 2H20V15H28L16 30L4 15H12Z" />,
  climb: <path d="M12 30H20V17H28L16 2L4 17H12Z" />,
  draw: (
    <>
      <path d={CARD} />
      <path d="M3 10V27Q3 30 6 30H22V29H9Q7 29 7 27V8H5Q3 8 3 10Z" opacity="0.75" />
      <path d="M20 8V22M13.5 15H26.5" stroke="#0b0818" strokeWidth="3.4" />
    </>
  ),
  discard: (
    <>
      <path d={CARD} transform="rotate(14 18 14)" />
      <path d="M2 20L7 30L14 24Z" />
      <path d="M14.5 12L25 18.5" stroke="#0b0818" strokeWidth="3.4" />
    </>
  ),
  heal: (
    <>
      <path d={HEART} />
      <path d="M16 9.5V21M10.3 15H21.7" stroke="#0b0818" strokeWidth="3.6" />
    </>
  ),
  damage: (
    <>
      <path d={HEART} />
      <path d="M17.5 5L11 13L18 16L13 28" fill="none" stroke="#0b0818" strokeWidth="3" />
    </>
  ),
  fatigue: <path d={CURTAIN} />,
  shake: (
    <>
      <path d={CURTAIN} />
      <path d="M16 31V18M10.5 23.5L16 18L21.5 23.5" fill="none" stroke="currentColor" strokeWidth="3.2" />
    </>
  ),
  charge: (
    <>
      <path d={LANTERN} />
      <path
        d="M16 12.5C20 17 21 19 20.5 21.5C20 24 18 25 16 25C14 25 12 24 11.5 21.5C11.2 19.5 14 17 16 12.5Z"
        fill="#0b0818"
      />
    </>
  ),
  text: (
    <>
      <path d="M29 2C18 4 10 12 8 23L5 30L7.5 30.5L10.5 24C20 22 28 13 29 2Z" />
      <path d="M9 23C13 17 18 12 24 7" fill="none" stroke="#0b0818" strokeWidth="1.8" />
      <path d="M13 28H28V30.5H13Z" />
    </>
  ),
  none: <path d="M6 14.5H26V17.5H6Z" />,
}

/** What a card gives or takes, in the colour of the text around it. */
export function EffectMark({ kind, className }: { kind: EffectMarkName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {EFFECTS[kind]}
    </svg>
  )
}

export type TypeMarkName =
  | 'combat'
  | 'obstacle'
  | 'puzzle'
  | 'trap'
  | 'event'
  | 'master'
  | 'gauntlet'
  | 'fatigue'
  | 'skill'
  | 'lantern'
  | 'sigil'
  | 'ember'

const MASK =
  'M4 4C12 7 20 7 28 4C30 16 26 26 16 31C6 26 2 16 4 4ZM8 12C10 16 13 16 14.5 13C12 11 10 11 8 12ZM24 12C22 16 19 16 17.5 13C20 11 22 11 24 12ZM9.5 20C13 27 19 27 22.5 20C18 23 14 23 9.5 20Z'
const TYPES: Readonly<Record<TypeMarkName, ReactNode>> = {
  combat: (
    <path d="M2 2L9 4L21 17L24 14L26 16L24 20L30 27L27 30L20 24L16 26L14 24L17 21L4 9ZM30 2L28 9L22 15L17 10L23 4ZM10 17L15 22L12 24L5 30L2 27L8 20Z" />
  ),
  obstacle: (
    <path d="M2 3H13V10H2ZM15 3H30V10H15ZM2 12H8V19H2ZM10 12H22V19H10ZM24 12H30V19H24ZM2 21H13V29H2ZM15 21H30V29H15Z" />
  ),
  puzzle: <path d="M3 9H10C8 3 18 3 16 9H23V16C29 14 29 24 23 22V29H16C18 23 8 23 10 29H3V22C9 24 9 14 3 16Z" />,
  trap: (
    <path d="M2 23A14 14 0 0 1 30 23H26A10 10 0 0 0 24 17L21 22L19 14.5L16 20L13 14.5L11 22L8 17A10 10 0 0 0 6 23ZM1 25H31V29H1Z" />
  ),
  event: <path fillRule="evenodd" d={MASK} />,
  master: <path d="M16 1L27 16L16 31L5 16ZM16 7L10 16L16 25Z" fillRule="evenodd" />,
  gauntlet: <path d="M2 30V12L6 6H12L16 2L20 6H26L30 12V30H22V20A6 6 0 0 0 10 20V30Z" />,
  fatigue: <path d={CURTAIN} />,
  skill: <path d="M16 2L19.5 12L30 12.5L21.5 19L24.5 29.5L16 23L7.5 29.5L10.5 19L2 12.5L12.5 12Z" />,
  lantern: <path d={LANTERN} />,
  sigil: (
    <path
      d="M16 2A14 14 0 1 0 16 30A14 14 0 1 0 16 2ZM16 5A11 11 0 1 1 16 27A11 11 0 1 1 16 5ZM16 6L25 22H7ZM16 11L11 20H21Z"
      fillRule="evenodd"
    />
  ),
  ember: (
    <path d="M17 1C19 8 27 12 26 21C25 28 20 31 16 31C11 31 6 28 6 21C6 15 11 14 11 8C14 10 17 7 17 1ZM16 17C13 20 12 22 12.5 25C13 27 14.5 28 16 28C18 28 20 26.5 20 24C20 21 17 20 16 17Z" />
  ),
}

/** The kind of a card, for its medallion. */
export function TypeMark({ kind, className }: { kind: TypeMarkName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {TYPES[kind]}
    </svg>
  )
}
