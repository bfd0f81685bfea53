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
import { tell } from '../words.ts'
import { comesAt } from './coming.ts'
import { standsNow, useThought } from './model.tsx'

export function Arena() {
  const tableau = useTableau()
  const { t, sp, lang, beat } = tableau
  const thought = useThought()
  const foe = encounterOf(t)
  const { active, cell } = t.s.encounter
  const place = placeOn(t, cell)
  const { text, isWon } = comesAt(tableau, thought?.then ?? standsNow(tableau))
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
      <p className="tg-next" data-won={isWon || undefined}>
        <Sign of={foe.kind === 'combat' ? 'combat' : 'empathy'} />
        {text}
      </p>
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
