/** The event of the day and the quests under way, on vellum. */
import { at } from '@emberhall/kernel'
import { Baked, Spot } from '@emberhall/ui'
import { rulesOf } from '../../text/faces.ts'
import { eventCalled } from '../../text/speech.ts'
import { thingPicture } from '../art/things.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Events() {
  const { t, sp, lang } = useTableau()
  const { event, quests, dials } = t.s
  const shown = [
    ...(event < 0 ? [] : [{ no: event, kind: 'eventToday' as const }]),
    ...quests.filter((no) => no !== event).map((no) => ({ no, kind: 'quest' as const })),
  ]
  return (
    <section className="tg-events">
      {shown.map(({ no, kind }) => {
        const face = at(sp.game.book.names.events, no)
        const dial = dials.find(({ anchor, on }) => anchor === 'event' && on === no)
        const name = eventCalled(sp, no)
        const picture = thingPicture(face)
        return (
          <Spot key={no} at={`event ${no}`} name={name} zoom={{ face }} className="tg-vellum tg-event">
            <span className="tg-event-picture">
              {picture !== null && <Baked picture={picture} />}
              {dial !== undefined && <strong className="tg-dial">{dial.value}</strong>}
            </span>
            <i>{tell(lang, kind)}</i>
            <b>{name}</b>
            <span className="tg-rules">{rulesOf(lang, face)}</span>
          </Spot>
        )
      })}
    </section>
  )
}
