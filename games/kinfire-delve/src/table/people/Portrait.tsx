/** The picture of a Seeker, in an arch or in a ring. */
import { Art } from '../art/index.tsx'

export function Portrait({ seeker, round = false }: { readonly seeker: string; readonly round?: boolean }) {
  return (
    <svg className="kd-portrait" viewBox={round ? '0 15 160 160' : '0 0 160 190'} aria-hidden="true">
      <g clipPath={round ? 'url(#kd-disc)' : 'url(#kd-arch)'}>
        <svg x="-58" y="0" width="276" height="190" viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice">
          <Art id={seeker} />
        </svg>
      </g>
      {round ? (
        <circle cx="80" cy="95" r="76" fill="none" stroke="url(#kd-gold)" strokeWidth="6" />
      ) : (
        <path d="M2 190V70C2 26 42 3 80 3C118 3 158 26 158 70V190" fill="none" stroke="url(#kd-gold)" strokeWidth="5" />
      )}
    </svg>
  )
}
