/** Where it happens: what stands against one, those who stand there, and between them what comes next. */
import { Baked } from '@emberhall/ui'
import { encounterOf, present } from '../../encounter/queries.ts'
import { placeOn, printedOf } from '../../map/places.ts'
import { heroCalled } from '../../text/speech.ts'
import { figurePicture } from '../art/figures.ts'
import { foePicture } from '../art/foes.ts'
import { scenePicture } from '../art/places.ts'
import { idOf } from '../hero/Mark.tsx'
import { useTableau } from '../model/tableau.ts'
import { Sign } from '../art/signs.tsx'
import { tell } from './words.ts'
import { comesAt } from './coming.ts'
import { standsNow, useThought } from './model.tsx'

export function Arena() {
  const tableau = useTableau()
  const { t, sp, lang, beat } = tableau
  const thought = useThought()
  const foe = encounterOf(t)
  const { active, cell, laid } = t.s.encounter
  const place = placeOn(t, cell)
  const { text, isWon, isIdle } =
    thought === null ? comesAt(tableau, standsNow(tableau)) : comesAt(tableau, thought.then, laid + 1)
  const strikes = !isWon && !isIdle && foe.kind === 'combat'
  return (
    <div className="tg-arena" data-hit={beat?.line?.what} data-kind={foe.kind}>
      {place !== undefined && (
        <div className="tg-arena-land" aria-hidden="true">
          <Baked picture={scenePicture(printedOf(t, place).number)} />
        </div>
      )}
      <span className="tg-arena-foe" aria-hidden="true">
        <Baked picture={foePicture(foe.id)} />
      </span>
      <div className="tg-blow">
        {strikes && (
          <svg viewBox="0 0 300 60" preserveAspectRatio="none" aria-hidden="true">
            <path d="M4 54C80 6 210 2 284 34" />
          </svg>
        )}
        {strikes && <i aria-hidden="true" />}
        <p className="tg-next" data-won={isWon || undefined} data-idle={isIdle || undefined}>
          <Sign of={foe.kind === 'combat' ? 'combat' : 'affinity'} />
          {text}
        </p>
      </div>
      <ul className="tg-arena-people">
        {present(t).map((c) => (
          <li key={c} data-active={c === active || undefined}>
            <Baked picture={figurePicture(idOf(c))} />
            <span className="hidden">
              {heroCalled(sp, c)}
              {c === active && `, ${tell(lang, 'active')}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
