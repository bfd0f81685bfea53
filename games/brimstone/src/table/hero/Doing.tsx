/** SB-7.2 How far an activation has come: the die of the movement, what was added, and what is left. */
import { at, type LogLine } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import { heroFigure } from '../../queries/stats.ts'
import type { HeroNo } from '../../state.ts'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'
import { tell } from '../words.ts'
import { SaveSign } from './marks.tsx'

/** What the die and all that was added came to. */
function rolledFor(log: readonly LogLine[]): number {
  const numbers = log.findLast(({ what }) => what === 'moves')?.args.filter((arg) => typeof arg === 'number')
  return numbers?.at(-1) ?? 0
}
export function Doing({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { acting } = t.s
  const { toHitMelee, toHitRanged } = at(CONTENT.classes, at(t.s.heroes, h).class)
  const isActing = acting.hero === h && acting.rolled
  return (
    <div className="sb-doing">
      <h3>{tell(lang, 'movement')}</h3>
      {isActing ? <Steps /> : <p>{tell(lang, 'notMoving')}</p>}
      <p className="sb-fights">
        <span>
          <SaveSign of="melee" /> {tell(lang, 'melee')} <b>{toHitMelee}+</b>{' '}
          {tell(lang, 'dice', { n: Math.max(1, heroFigure(t, h, 'combat')) })}
        </span>
        <span>
          <SaveSign of="ranged" /> {tell(lang, 'ranged')} <b>{toHitRanged}+</b>
        </span>
      </p>
      {isActing && (
        <p className="sb-ready" data-spent={acting.attacked || undefined}>
          {tell(lang, acting.attacked ? 'attackSpent' : 'attackReady')}
        </p>
      )}
    </div>
  )
}
function Steps() {
  const { lang } = useTableau()
  const { left, all, added, die } = useSteps()
  return (
    <>
      <p className="sb-moved" aria-hidden="true">
        <Die face={die} />
        {added !== 0 && <b>{added > 0 ? `+${added}` : `−${-added}`}</b>}
        <Pips left={left} all={all} />
      </p>
      <p>{tell(lang, 'pointsLeft', { n: left, of: all })}</p>
    </>
  )
}
function useSteps() {
  const { t, log } = useTableau()
  const { points, die, isDone } = t.s.acting
  const left = isDone ? 0 : points
  const all = Math.max(left, rolledFor(log))
  return { left, all, added: all - die, die }
}
const Pips = ({ left, all }: { readonly left: number; readonly all: number }) => (
  <span className="sb-steps">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} data-on={i >= all - left || undefined} />
    ))}
  </span>
)
/** The squares alone, where there is room for nothing else. */
export function Moved({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useTableau()
  const { left, all } = useSteps()
  const { acting } = t.s
  if (acting.hero !== h || !acting.rolled) return null
  return (
    <span className="sb-moved" role="img" aria-label={tell(lang, 'pointsLeft', { n: left, of: all })}>
      <Pips left={left} all={all} />
    </span>
  )
}
