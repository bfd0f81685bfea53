/** The ledger: a column under each thing that counts, and what they come to. */
import type { CSSProperties } from 'react'
import type { DieFace } from '../../content/types.ts'
import { percent } from '@emberhall/speech'
import { Gem } from '../cards/Gem.tsx'
import type { Hue } from '../cards/colours.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Tableau } from '../model/tableau.ts'
import { Count } from '../stage/Count.tsx'
import { usePace } from '../stage/pace.ts'
import { tell } from '../words.ts'
import { DieShape } from './Die.tsx'

/** A die that counts flies down to its column and turns into its number. */
function Falling({ die, i }: { readonly die: DieFace; readonly i: number }) {
  if (usePace() === 0) return null
  return (
    <i className="kd-falling" style={{ '--i': i } as CSSProperties}>
      <DieShape face={die} counts turn={0} />
    </i>
  )
}
interface Counted {
  /** Which of the things above it stands under. */
  readonly of: 'already' | 'action' | 'boosts' | 'dice' | 'more'
  readonly n: number
  readonly word: string
  readonly strong?: boolean
}
function Column({ of, n, word, strong = true }: Counted) {
  return (
    <div className="kd-col" data-of={of} data-none={!strong || undefined}>
      <b>{strong ? <Count n={n} /> : '–'}</b>
      <span>{word}</span>
    </div>
  )
}
export function Sum({ tableau, ledger }: { readonly tableau: Tableau; readonly ledger: Ledger }) {
  const { lang } = tableau
  const { already, action, boosts, boostCards, more, dice, need, isRolled } = ledger
  const fromDice = dice.reduce((n, d) => n + d.adds, 0)
  const { landed } = tableau
  const total = landed ? ledger.total : ledger.total - fromDice
  const told = landed ? fromDice : 0
  const label = tell(lang, 'ledger', { already, action: action ?? 0, boosts, dice: told, total, need })
  return (
    <div className="kd-sum" role="img" aria-label={label}>
      {already > 0 && <Column of="already" n={already} word={tell(lang, 'already')} />}
      <Column
        of="action"
        n={action ?? 0}
        word={tell(lang, action === null ? 'noAction' : 'action')}
        strong={action !== null}
      />
      <Column
        of="boosts"
        n={boosts}
        word={tell(lang, 'boosts', { n: Math.max(1, boostCards.length) })}
        strong={boostCards.length > 0}
      />
      {isRolled && landed ? (
        <div className="kd-col kd-col-dice" data-of="dice">
          <p>
            {dice.map((d, i) => (
              <u key={i} data-on={d.adds > 0 || undefined}>
                {d.adds}
                {d.adds > 0 && d.face !== null && <Falling die={d.face} i={i} />}
              </u>
            ))}
          </p>
          <span>{tell(lang, 'dice')}</span>
        </div>
      ) : (
        <Column of="dice" n={0} word={tell(lang, 'toRoll')} strong={false} />
      )}
      {more !== 0 && <Column of="more" n={more} word={tell(lang, 'more')} />}
      <div className="kd-total" data-enough={(landed && total >= need) || undefined}>
        {ledger.colour !== '' && <Gem hues={[ledger.colour as Hue]} lang={lang} value="" size="1.625rlh" letter={34} />}
        <b>
          <Count n={total} />
        </b>
        <span>
          {tell(lang, 'of', { need })}
          <br />
          {tellOutcome(tableau, ledger)}
        </span>
      </div>
    </div>
  )
}
/** Enough, so much short, or how likely it is. */
function tellOutcome({ lang, landed }: Tableau, { chance, total, need }: Ledger): string {
  if (chance !== null) return tell(lang, 'chanceOf', { chance: percent(lang, chance) })
  if (!landed) return tell(lang, 'rolling')
  return total >= need ? tell(lang, 'enough') : tell(lang, 'short', { n: need - total })
}
