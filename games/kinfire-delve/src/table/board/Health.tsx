/** The shared health, a ruby that cracks. */
import { useTableau } from '../model/tableau.ts'
import { Count } from '../stage/Count.tsx'
import { Flash, useJolt } from '../stage/Flash.tsx'
import { tell } from '../words.ts'

const CRACKS = [
  'M60 88L52 74L58 66L50 54',
  'M60 4L66 22L58 34L68 46',
  'M24 66L36 60L42 48',
  'M96 66L84 58L80 46',
  'M60 116L66 100L58 94',
]
export function Ruby({ hp, max }: { readonly hp: number; readonly max: number }) {
  const cracks = Math.ceil((1 - hp / Math.max(1, max)) * CRACKS.length)
  return (
    <svg className="kd-ruby" viewBox="0 0 120 124" aria-hidden="true">
      <ellipse cx="66" cy="112" rx="46" ry="9" fill="#02020a" opacity=".6" />
      <circle cx="60" cy="58" r="66" fill="url(#kd-glow-ruby)" opacity=".26" />
      <path d="M60 4L112 44L108 74L60 116L12 74L8 44Z" fill="#1a0610" />
      <path d="M60 4L24 66L8 44Z" fill="#e0566a" />
      <path d="M60 4L96 66L112 44Z" fill="#8e1f3a" />
      <path d="M8 44L24 66L12 74Z" fill="#b0324c" />
      <path d="M112 44L96 66L108 74Z" fill="#5a1026" />
      <path d="M24 66L60 88L60 116L12 74Z" fill="#7a1832" />
      <path d="M96 66L60 88L60 116L108 74Z" fill="#42091c" />
      <path d="M60 4L96 66L60 88L24 66Z" fill="url(#kd-ruby)" />
      <path
        d="M60 4L24 66L60 88L96 66ZM24 66L8 44M96 66L112 44M60 88V116"
        fill="none"
        stroke="#ffd0c4"
        strokeWidth="1.3"
        opacity=".7"
      />
      {CRACKS.slice(0, cracks).map((d) => (
        <path
          key={d}
          d={d}
          className="kd-crack"
          fill="none"
          stroke="#1a0610"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      ))}
      <path d="M60 4L112 44L108 74L60 116L12 74L8 44Z" fill="none" stroke="url(#kd-gold)" strokeWidth="2.4" />
      <text x="60" y="68" textAnchor="middle" fontSize="44" className="kd-gv">
        <Count n={hp} />
      </text>
    </svg>
  )
}
export function Health() {
  const { t, lang } = useTableau()
  const { hp, hpMax } = t.s
  const ref = useJolt(hp)
  return (
    <div ref={ref} className="kd-health" data-low={hp <= 3 || undefined} data-anchor="health">
      <Ruby hp={hp} max={hpMax} />
      <Flash n={hp} />
      <p>
        <b>{tell(lang, 'health')}</b>
        <span>{tell(lang, 'healthOf', { hp, max: hpMax })}</span>
      </p>
    </div>
  )
}
