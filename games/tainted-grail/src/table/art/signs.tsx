/** Small signs, drawn in a square of sixteen: tracks, resources, attributes, what can be done. */
const PATHS = {
  energy: 'M8 1C12 6 13 8 13 10.5A5 5 0 0 1 3 10.5C3 8 5 7 6 4.5 7 6 7.500 6.500 8 1Z',
  health: 'M8 14C1 9 1 3 4.500 3 6.500 3 8 5 8 5S9.500 3 11.500 3C15 3 15 9 8 14Z',
  terror: 'M1 6Q8 1 15 6L12 8Q8 5 4 8ZM3 9 6.500 10 3.500 12ZM13 9 9.500 10 12.500 12ZM4 14Q8 11 12 14Z',
  food: 'M8 15V7M8 7C5 7 4 5 4.500 2 7 2.500 8 4 8 7 8 4 9 2.500 11.500 2 12 5 11 7 8 7M8 11C5.500 11 4 10 4 7.500M8 11C10.500 11 12 10 12 7.500',
  wealth: 'M8 2A6 6 0 1 1 7.900 2ZM8 5V11M6 6.500H9.500M6 9.500H10',
  reputation: 'M4 2C1 6 2 12 8 14 14 12 15 6 12 2M5 5 3 6M5 8 3 9.500M11 5 13 6M11 8 13 9.500',
  magic: 'M8 8A1.500 1.500 0 0 1 9.500 9.500 3 3 0 0 1 5 9 4.500 4.500 0 0 1 12 6.500 6 6 0 0 1 9 14',
  xp: 'M14 2C8 3 5 7 3 14M14 2C13 7 10 10 5 10.500',
  aggression: 'M4 14 11 4M9 2C13 2 14 5 14 7L10 6Z',
  empathy: 'M2 9 6 6 8 8 10 6 14 9 8 14Z',
  courage: 'M8 2 10 6 14 6.500 11 9.500 12 14 8 12 4 14 5 9.500 2 6.500 6 6Z',
  caution: 'M1 8Q8 2 15 8 8 14 1 8ZM8 6A2 2 0 1 1 7.900 6Z',
  practicality: 'M3 3H11L13 6H3ZM6 6H9V15H6Z',
  spirituality: 'M8 1V15M4 5H12M5 15H11',
  explore: 'M4 15 7 8H11L7 15ZM9 8C3 6 7 3 9 0 10 3 14 4 12 7Q11 8.500 9 8Z',
  travel: 'M5 2 9 3 8 9 13 12V14H3L4 9Z',
  work: 'M2 2H11L14 6H2ZM6 6H9V15H6Z',
  inspect: 'M5 15 4 6 7 1 11 3 12 15ZM7 6Q9 7 8 9',
  collect: 'M2 7H14L12 15H4ZM4 6Q8-2 12 6H10Q8 2 6 6Z',
  passDay: 'M11 2A6.500 6.500 0 1 0 14 11 5.500 5.500 0 0 1 11 2Z',
  deed: 'M8 1 10 6 15 8 10 10 8 15 6 10 1 8 6 6Z',
  combat: 'M2 14 12 3 14 2 13 4 3 14ZM14 14 4 3 2 2 3 4 13 14Z',
  chain: 'M2 8A3 3 0 0 1 8 8M8 8A3 3 0 0 0 14 8',
  draw: 'M3 2H10V12H3ZM6 14H13V5',
  drop: 'M3 3 13 13M13 3 3 13',
  dreams: 'M11 2A6.500 6.500 0 1 0 14 11 5.500 5.500 0 0 1 11 2Z',
  friendly: 'M2 8 8 2 14 8H12V14H4V8Z',
  hostile: 'M3 15V4L4 1 5 4V15M7 15V4L8 1 9 4V15M11 15V4L12 1 13 4V15',
} as const
export type SignName = keyof typeof PATHS
/** Those that are drawn as lines. */
const LINES = new Set<SignName>([
  'food',
  'wealth',
  'reputation',
  'magic',
  'xp',
  'chain',
  'draw',
  'drop',
  'spirituality',
  'aggression',
  'hostile',
])

export function Sign({ of, className = '' }: { readonly of: SignName; readonly className?: string }) {
  const isLine = LINES.has(of)
  return (
    <svg className={`tg-sign ${className}`} data-sign={of} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={PATHS[of]}
        fill={isLine ? 'none' : 'currentColor'}
        stroke={isLine ? 'currentColor' : 'none'}
        strokeWidth="1.6"
        strokeLinejoin="round"
        fillRule="evenodd"
      />
    </svg>
  )
}
