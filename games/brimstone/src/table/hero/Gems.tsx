/** Health as a heart, Sanity as a hexagon, Grit as a diamond. */
import { at } from '@emberhall/kernel'
import { Spot } from '@emberhall/ui'
import { maxGrit, maxHealth, maxSanity } from '../../queries/stats.ts'
import type { HeroNo } from '../../state.ts'
import { GRIT_KEY } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

const SHAPES = {
  health: 'M24 44C6 30 2 22 2 14 2 2 18 0 24 11 30 0 46 2 46 14 46 22 42 30 24 44Z',
  sanity: 'M24 2L44 13V34L24 46 4 34V13Z',
  grit: 'M24 1L47 24 24 47 1 24Z',
} as const
interface GemProps {
  readonly pool: keyof typeof SHAPES
  readonly n: number
  readonly of: number
}
function Gem({ pool, n, of }: GemProps) {
  const { lang } = useTableau()
  return (
    <span className="sb-gem" data-pool={pool}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={SHAPES[pool]} />
      </svg>
      <b>{n}</b>
      <small>
        {tell(lang, pool)} /{of}
      </small>
    </span>
  )
}
export function Gems({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { wounds, harm, grit } = at(t.s.heroes, h)
  const [health, sanity, most] = [maxHealth(t, h), maxSanity(t, h), maxGrit(t, h)]
  return (
    <div className="sb-gems">
      <Gem pool="health" n={Math.max(0, health - wounds)} of={health} />
      <Gem pool="sanity" n={Math.max(0, sanity - harm)} of={sanity} />
      <Spot at={GRIT_KEY} name={tell(lang, 'gritOf', { n: grit, of: most })}>
        <Gem pool="grit" n={grit} of={most} />
      </Spot>
    </div>
  )
}
