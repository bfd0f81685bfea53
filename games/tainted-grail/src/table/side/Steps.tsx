/** Where the day stands. */
import { Sign } from '../art/signs.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

const PERIODS = ['dawn', 'day', 'dusk'] as const
export function Steps() {
  const { t, lang } = useTableau()
  const { chapter, day, period } = t.s
  return (
    <div className="tg-steps">
      {period !== 'setup' && <span>{tell(lang, 'dayNo', { chapter, n: day })}</span>}
      <ol>
        {PERIODS.map((one) => (
          <li key={one} aria-current={one === period ? 'step' : undefined}>
            <Sign of={one} />
            {tell(lang, `period.${one}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
