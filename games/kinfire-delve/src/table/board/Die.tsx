/** A die: an object with a face, a side and a shadow. */
import type { DieFace } from '../../content/types.ts'

const INK: Readonly<Record<DieFace, readonly [mark: string, engraved: string]>> = {
  red: ['#fff6e2', '#5a0f18'],
  green: ['#fff6e2', '#0e4030'],
  blue: ['#fff6e2', '#12296a'],
  light: ['#7a4a10', '#7a4a10'],
  dark: ['#b9aee6', '#05040c'],
}
function Mark({ face }: { readonly face: DieFace }) {
  const [mark, engraved] = INK[face]
  switch (face) {
    case 'red':
      return (
        <>
          <path d="M40 15L53 25L48.5 46L40 62L31.5 46L27 25Z" fill={mark} />
          <path d="M40 19V58" stroke={engraved} strokeWidth="2.4" />
        </>
      )
    case 'green':
      return (
        <>
          <path d="M40 14C61 24 63 48 40 64C17 48 19 24 40 14Z" fill={mark} />
          <path
            d="M40 22V60M40 36l8-6M40 46l9-7M40 36l-8-6M40 46l-9-7"
            stroke={engraved}
            strokeWidth="2.2"
            fill="none"
          />
        </>
      )
    case 'blue':
      return (
        <>
          <path d="M14 39C24 19 56 19 66 39C56 59 24 59 14 39Z" fill={mark} />
          <circle cx="40" cy="39" r="10.5" fill={engraved} />
          <circle cx="37" cy="36" r="3.2" fill="#fff" />
        </>
      )
    case 'light':
      return (
        <g fill={mark}>
          <circle cx="40" cy="39" r="12" />
          {Array.from({ length: 12 }, (_, i) => (
            <path key={i} d={`M40 ${i % 2 ? 13 : 10}L43 23H37Z`} transform={`rotate(${i * 30} 40 39)`} />
          ))}
        </g>
      )
    case 'dark':
      return <path d="M48 17A23 23 0 1 0 62 52A20 20 0 0 1 48 17Z" fill={mark} />
  }
}
interface DieProps {
  /** null: not rolled yet. */
  readonly face: DieFace | null
  readonly counts: boolean
  readonly turn: number
}
export function DieShape({ face, counts, turn }: DieProps) {
  const body = face === 'light' || face === 'dark' ? 'url(#kd-ebony)' : 'url(#kd-bone)'
  return (
    <svg className="kd-die" viewBox="-14 -10 108 112" aria-hidden="true" data-face={face ?? 'none'}>
      {counts && <circle cx="40" cy="40" r="58" fill="url(#kd-glow-gold)" opacity=".95" />}
      <ellipse cx="48" cy="87" rx="40" ry="10" fill="#02020a" opacity=".6" />
      <g transform={`rotate(${turn} 40 42)`} opacity={face === null ? 0.45 : 1}>
        <rect x="3" y="8" width="74" height="78" rx="15" fill={body} />
        <rect x="3" y="8" width="74" height="78" rx="15" fill="url(#kd-underside)" />
        <rect x="3" y="2" width="74" height="74" rx="15" fill={body} />
        {face !== null && (
          <>
            <rect x="8" y="7" width="64" height="64" rx="12" fill={`url(#kd-die-${face})`} />
            <path d="M12 30Q12 11 30 11H52Q26 18 14 50Z" fill="#fff" opacity=".28" />
            <Mark face={face} />
          </>
        )}
        <rect
          x="8"
          y="7"
          width="64"
          height="64"
          rx="12"
          fill="none"
          stroke={counts ? '#fff3cf' : '#0a0714'}
          strokeWidth={counts ? 2.6 : 1.4}
          opacity=".8"
        />
      </g>
    </svg>
  )
}
