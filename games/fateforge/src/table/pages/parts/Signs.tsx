/** Small signs with a figure: what things cost, what heroes have. */
import type { Lang } from '@emberhall/speech'
import type { Hero } from '../../../state.ts'
import { type Sign, SignGlyph, SideToken } from '../../art/index.ts'
import { tell } from '../words.ts'

export function Amount({ sign, children }: { readonly sign: Sign; readonly children: React.ReactNode }) {
  return (
    <span className="fgp-amount" data-sign={sign}>
      <SignGlyph name={sign} />
      {children}
    </span>
  )
}
/** So many tokens side by side, the spent ones hollow. */
function Row({ sign, full, spent, aside }: Record<'full' | 'spent' | 'aside', number> & { readonly sign: Sign }) {
  return (
    <span className="fgp-tokens" data-sign={sign} aria-hidden="true">
      {Array.from({ length: full + spent + aside }, (_, i) => (
        <i key={i} data-state={i < full ? 'full' : i < full + spent ? 'spent' : 'aside'}>
          <SignGlyph name={i < full + spent ? sign : 'toxic'} />
        </i>
      ))}
    </span>
  )
}
export function Vitals({ hero, lang }: { readonly hero: Hero; readonly lang: Lang }) {
  const { health, healthSpent, healthAside, energy, energySpent, down } = hero
  const of = health + healthSpent + healthAside
  return (
    <span className="fgp-vitals">
      <span className="hidden">
        {tell(lang, 'health', { n: health, of, aside: healthAside })},{' '}
        {tell(lang, 'energy', { n: energy, of: energy + energySpent })}
      </span>
      <Row sign="health" full={health} spent={healthSpent} aside={healthAside} />
      <Row sign="energy" full={energy} spent={energySpent} aside={0} />
      {down && <b className="fgp-down">{tell(lang, 'down')}</b>}
    </span>
  )
}
export function TimeTokens({ n }: { readonly n: number }) {
  return (
    <span className="fgp-time" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <SideToken key={i} side="time" />
      ))}
    </span>
  )
}
