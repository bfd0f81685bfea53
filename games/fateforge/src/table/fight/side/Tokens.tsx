/** Health and energy as rows of tokens: at hand, exhausted, set aside. */
import type { Hero } from '../../../state.ts'
import { SignGlyph } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'

interface RowProps {
  readonly sign: 'health' | 'energy'
  readonly have: number
  readonly spent: number
  readonly aside?: number
}
function Row({ sign, have, spent, aside = 0 }: RowProps) {
  const state = (i: number): string => (i < have ? 'have' : i < have + spent ? 'spent' : 'aside')
  return (
    <i className={`fg-tokens fg-tokens-${sign}`}>
      {Array.from({ length: have + spent + aside }, (_, i) => (
        <u key={i} data-state={state(i)}>
          <SignGlyph name={state(i) === 'aside' ? 'toxic' : sign} />
        </u>
      ))}
    </i>
  )
}
export function Tokens({ hero }: { readonly hero: Hero }) {
  const { lang } = useDesk()
  const { health, healthSpent, healthAside, energy, energySpent } = hero
  const words = [
    tell(lang, 'health', { n: health, of: health + healthSpent + healthAside }),
    ...(healthAside > 0 ? [tell(lang, 'aside', { n: healthAside })] : []),
    tell(lang, 'energy', { n: energy, of: energy + energySpent }),
  ]
  return (
    <span className="fg-life" role="img" aria-label={words.join(', ')}>
      <Row sign="health" have={health} spent={healthSpent} aside={healthAside} />
      <Row sign="energy" have={energy} spent={energySpent} />
    </span>
  )
}
