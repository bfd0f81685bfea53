/** What goes into the fog when the next stone dies. */
import { listed } from '@emberhall/speech'
import { RuleLink } from '@emberhall/ui'
import { locationCalled } from '../../text/speech.ts'
import { aheadOf } from '../model/ahead.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function AheadNote() {
  const tableau = useTableau()
  const { sp, lang } = tableau
  const ahead = aheadOf(tableau)
  if (ahead === null) return null
  const { stone, day: n, going, isLast } = ahead
  const what = listed(
    lang,
    going.map(({ location }) => locationCalled(sp, location)),
  )
  const key = isLast ? 'ahead.last' : going.length === 0 ? 'ahead.none' : 'ahead.goes'
  return (
    <section className="tg-ahead">
      <b>{tell(lang, 'ahead', { place: locationCalled(sp, stone.location) })}</b>
      <p>
        {tell(lang, key, { n, what })} <RuleLink id={isLast ? 'TG-12.8' : 'TG-5.3'} />
      </p>
    </section>
  )
}
