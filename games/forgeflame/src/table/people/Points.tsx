/** Points so far, as far as they can be seen; where they come from on demand. */
import { Spot } from '@emberhall/ui'
import { pointsOf } from '../model/prospects.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Points({ team }: { readonly team: number }) {
  const { t, lang } = useTableau()
  const points = pointsOf(t, team)
  const values = { ...points }
  return (
    <Spot
      at={`points ${team}`}
      name={tell(lang, 'points', values)}
      says={[
        tell(lang, 'points.artifacts', values),
        tell(lang, 'points.collections', values),
        tell(lang, 'points.ores', values),
        ...(points.treasures > 0 ? [tell(lang, 'points.treasures', values)] : []),
        ...(points.hidden > 0 ? [tell(lang, 'points.hidden', values)] : []),
      ]}
      className="ff-points"
    >
      <b>
        {points.total}
        {points.hidden > 0 && '+'}
      </b>
      <small>{tell(lang, 'vp')}</small>
    </Spot>
  )
}
