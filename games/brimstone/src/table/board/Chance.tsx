/** Over an enemy that can be attacked now: how likely it falls, and how much it is hurt. */
import { expected } from '@emberhall/ui'
import type { EnemyNo } from '../../state.ts'
import { bestOdds } from '../model/odds.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Chance({ enemy }: { readonly enemy: EnemyNo }) {
  const tableau = useTableau()
  const { lang } = tableau
  const odds = bestOdds(tableau, enemy)
  if (odds === null) return null
  return (
    <u className="sb-chance">
      {tell(lang, 'percent', { p: Math.round(odds.fall * 100) })}
      <small>{tell(lang, 'woundsDue', { n: expected(odds.wounds, lang) })}</small>
    </u>
  )
}
