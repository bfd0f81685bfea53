/** FG-45 What factions and people think of the group. */
import { at } from '@emberhall/kernel'
import { CIRCLES, type Circle } from '../../../content/types.ts'
import { nameOf } from '../../../text/things.ts'
import { Portrait, SignGlyph } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'

const STEPS = Array.from({ length: 11 }, (_, i) => i - 5)
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const isFaction = (id: Circle) => id === 'militia' || id === 'guild' || id === 'lamplighters'

export function Standing() {
  const { s, lang } = useDesk()
  return (
    <div className="fgp-read">
      <h2>{tell(lang, 'standing.title')}</h2>
      <ul className="fgp-standing">
        {CIRCLES.map((id, i) => {
          const n = at(s.reputation, i)
          const name = nameOf('circle', id, lang)
          return (
            <li key={id} data-circle={id}>
              <i className="fgp-shield" aria-hidden="true">
                {isFaction(id) ? <SignGlyph name={id} /> : <Portrait id={id} />}
              </i>
              <span className="hidden">{tell(lang, 'standing.of', { name, n: signed(n) })}</span>
              <b aria-hidden="true">{name}</b>
              <strong aria-hidden="true">{signed(n)}</strong>
              <span className="fgp-scale" aria-hidden="true">
                {STEPS.map((step) => (
                  <i
                    key={step}
                    data-on={(step < 0 ? n <= step : step > 0 && n >= step) || undefined}
                    data-zero={step === 0 || undefined}
                  />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
