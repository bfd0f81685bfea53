/** The road, the days in town, and the mine again. */
import { at } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import { placeCalled } from '../../text/speech.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Days() {
  const { t, sp, lang, view } = useTableau()
  const { phase, town } = t.s
  const isOnRoad = phase === 'road'
  const isLeaving = view.ask?.def.name === 'mission' || view.ask?.def.name === 'muster'
  const days = town.place < 0 ? 0 : at(CONTENT.towns, town.place).days
  const now = isOnRoad ? 0 : isLeaving ? days + 1 : Math.max(1, town.day)
  const steps = [
    tell(lang, 'day.road'),
    ...Array.from({ length: days }, (_, i) => tell(lang, 'day.no', { n: i + 1 })),
    tell(lang, 'day.mine'),
  ]
  return (
    <div className="sb-steps-row">
      <b className="sb-turn-no">{town.place < 0 ? tell(lang, 'day.camp') : placeCalled(sp, t, town.place)}</b>
      <ol>
        {steps.map((step, i) => (
          <li key={step} data-state={i === now ? 'now' : i < now ? 'past' : 'next'}>
            <i>{i === 0 || i === steps.length - 1 ? '·' : i}</i>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
