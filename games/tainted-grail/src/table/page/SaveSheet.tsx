/** What the party has ticked on its save sheet, and what the choice under the eye would tick. */
import { usePointed } from '@emberhall/ui'
import { CONTENT } from '../../content/index.ts'
import type { Effect, Status } from '../../content/types.ts'
import { isChecked } from '../../effects/conditions.ts'
import { statusName } from '../../text/phrases.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

type Tick = Extract<Effect, { readonly do: 'status' }>
interface SaveSheetProps {
  /** What each choice does that is said beside it, by its key. */
  readonly does: ReadonlyMap<string, readonly Effect[]>
}
const isTick = (effect: Effect): effect is Tick => effect.do === 'status' && effect.clear !== true
const MOST = 8

export function SaveSheet({ does }: SaveSheetProps) {
  const { t, lang } = useTableau()
  const pointed = usePointed()
  const ticks = (pointed === null ? [] : (does.get(pointed) ?? [])).filter(isTick)
  const isOn = ({ id, parts }: Status): boolean =>
    Array.from({ length: parts + 1 }, (_, part) => part).some((part) => isChecked(t, id, part))
  const isMeant = ({ id }: Status): boolean => ticks.some(({ status }) => status === id)
  const known = CONTENT.statuses.filter((status) => isOn(status) || isMeant(status))
  const shown = known.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))).slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <section className="tg-sheetful" aria-label={tell(lang, 'sheet')}>
      <h3>{tell(lang, 'sheet')}</h3>
      <ul>
        {shown.map((status) => (
          <li key={status.id}>
            {statusName(lang, status.id)}
            <span>
              {boxesOf(status).map((part) => (
                <i
                  key={part}
                  data-on={isChecked(t, status.id, part) || undefined}
                  data-meant={ticks.some((tick) => tick.status === status.id && (tick.part ?? 0) === part) || undefined}
                >
                  {part === 0 ? '✓' : part}
                </i>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
const boxesOf = ({ parts }: Status): readonly number[] =>
  parts === 0 ? [0] : Array.from({ length: parts }, (_, i) => i + 1)
