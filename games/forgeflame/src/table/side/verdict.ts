/** What stands under an artifact of the row: whether it can be forged, with whose ores, or what is missing. */
import { total } from '../../ore.ts'
import { at, type CardId } from '@emberhall/kernel'
import { ORES } from '../../content/types.ts'
import { oresOf } from '../art/index.ts'
import { advName, placeWords } from '../../text/speech.ts'
import { listed } from '@emberhall/speech'
import { oreName } from '../../text/things.ts'
import { asKind } from '../../printed.ts'
import { printed, teamOf } from '../../state.ts'
import { type Forgeable, forgeable } from '../model/prospects.ts'
import type { Tableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export interface Verdict {
  readonly how: Forgeable['how']
  readonly long: string
  readonly short: string
  /** By the ores of the cost, one by one. */
  readonly missing: readonly boolean[]
}
export function verdictOf(tableau: Tableau, card: CardId): Verdict {
  const { t, sp, lang, me } = tableau
  const found = forgeable(t, teamOf(t, me), card)
  const lacking = [...found.missing]
  const missing = oresOf(asKind(printed(t, card), 'artifact').card.cost)
    .toReversed()
    .map((ore) => {
      const kind = ORES.indexOf(ore)
      if (at(lacking, kind) <= 0) return false
      lacking[kind] = at(lacking, kind) - 1
      return true
    })
    .toReversed()
  const n = total(found.missing)
  const names = listed(
    lang,
    found.carriers.map((adv) => advName(sp, adv)),
  )
  const place = found.site < 0 ? '' : placeWords(lang, found.site).at
  const only = found.missing.findIndex((k) => k === n)
  const ore = n > 0 && only >= 0 ? oreName(at(ORES, only), lang) : ''
  const values = { n, names, at: place, ore, one: ore === '' ? 'no' : 'yes' }
  return {
    how: found.how,
    long: tell(lang, `verdict.${found.how}`, values),
    short: tell(lang, `verdict.${found.how}.short`, values),
    missing,
  }
}
