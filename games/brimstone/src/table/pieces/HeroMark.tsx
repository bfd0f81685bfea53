/** The sign of a hero: its letter in its shape and colour. */
import { heroSign } from '../model/signs.ts'

export function HeroMark({ h, name }: { readonly h: number; readonly name: string }) {
  const { colour, shape } = heroSign(h)
  return (
    <svg className="sb-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d={shape} fill={colour} stroke="#1a0f0c" strokeWidth="2" strokeLinejoin="round" />
      <text x="16" y="22" textAnchor="middle">
        {name.slice(0, 1)}
      </text>
    </svg>
  )
}
