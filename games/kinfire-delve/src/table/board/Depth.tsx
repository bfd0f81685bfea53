/** How deep we are: the lantern lowered on its chain. */
import type { CSSProperties } from 'react'
import { LanternPicture } from '../cards/Lantern.tsx'
import { Mask } from '../cards/Backs.tsx'
import { depthOf, useTableau } from '../model/tableau.ts'
import { Count } from '../stage/Count.tsx'
import { tell } from '../words.ts'

export function Depth({ lying = false }: { readonly lying?: boolean }) {
  const tableau = useTableau()
  const { lang } = tableau
  const { gone, left } = depthOf(tableau)
  const isFinale = tableau.t.s.phase === 'finale'
  const part = isFinale ? 1 : gone / Math.max(1, gone + left)
  return (
    <div
      className={lying ? 'kd-depth-bar' : 'kd-depth'}
      style={{ '--part': part } as CSSProperties}
      role="img"
      aria-label={tell(lang, 'depth', { gone, left: isFinale ? 0 : left })}
      data-anchor="well"
    >
      {!lying && (
        <svg className="kd-rock" viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0H24L30 30L22 62L30 96L24 130L31 168L23 206L30 244L24 300H0Z" fill="#2a2148" />
          <path d="M100 0H76L71 26L78 60L70 98L77 136L70 170L78 214L71 250L77 300H100Z" fill="#241c40" />
          <path
            d="M0 44Q14 38 26 46M0 118Q16 110 26 118M0 190Q12 182 26 192M0 258Q14 250 27 258M100 70Q86 62 74 70M100 150Q84 142 74 150M100 230Q86 222 75 230"
            fill="none"
            stroke="#6a5a8c"
            strokeWidth="1.4"
            opacity=".5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <i className="kd-ticks" />
      <i className="kd-chain" />
      <LanternPicture lit className="kd-plumb" />
      {!lying && (
        <svg className="kd-bottom" viewBox="-70 -70 140 160" aria-hidden="true">
          <circle r="68" fill="url(#kd-glow-teal)" opacity=".7" />
          <g transform="scale(.6)">
            <Mask />
          </g>
        </svg>
      )}
      <p className="kd-gone">
        <b>
          <Count n={gone} />
        </b>{' '}
        {tell(lang, 'down', { n: gone })}
      </p>
      <p className="kd-left-to">
        <b>
          <Count n={isFinale ? 0 : left} />
        </b>{' '}
        {tell(lang, 'toBottom')}
      </p>
    </div>
  )
}
