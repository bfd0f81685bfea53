/** A street of places: seen house by house, or all at once; who is where, what is offered, and why not. */
import '../stage/stage.css'
import './street.css'
import type { Lang } from '@emberhall/speech'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { stepByArrows } from '../arrows.ts'
import { ChoiceRow } from '../stage/ChoiceRow.tsx'
import { choicesToShow } from '../stage/choices.ts'
import { calm } from '../stage/pace.ts'
import { useStage } from '../stage/stage.ts'
import { glide } from './glide.ts'
import { House, Person } from './Houses.tsx'
import { lookedAt, peopleAt, scrollFor, type Stretch, tellPlace } from './model.ts'
import type { StreetPerson, StreetPlace } from './types.ts'
import { STREET_WORDS } from './words.ts'

export interface PlaceStreetProps {
  readonly lang: Lang
  readonly places: readonly StreetPlace[]
  readonly people: readonly StreetPerson[]
  /** Where something happens: it is looked at by itself. */
  readonly action?: string | null
  readonly pace: number
}
function stretchOf(row: HTMLElement): Stretch {
  const houses = [...row.querySelectorAll<HTMLElement>('.eh-house')]
  return {
    middles: houses.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2),
    farthest: row.scrollWidth - row.clientWidth,
  }
}
const placeOf = (places: readonly StreetPlace[], wanted: string | null): number =>
  places.findIndex(({ key }) => key === wanted)

export function PlaceStreet({ lang, places, people, action = null, pace: wished }: PlaceStreetProps): ReactNode {
  const words = STREET_WORDS[lang]
  const pace = calm(wished)
  const { anchors } = useStage()
  const row = useRef<HTMLOListElement>(null)
  const leaveOff = useRef(() => {})
  /** While the street goes where it was told to, what it passes by is not looked at. */
  const goal = useRef<number | null>(null)
  const [looked, setLooked] = useState(() => Math.max(0, placeOf(places, action)))
  const look = (place: number): void => {
    if (place < 0 || row.current === null) return
    setLooked(place)
    leaveOff.current()
    goal.current = scrollFor(stretchOf(row.current), place)
    leaveOff.current = glide(row.current, goal.current, pace)
  }
  const lookAtHouseOf = (target: EventTarget): void => {
    const houses = [...(row.current?.querySelectorAll('.eh-house') ?? [])]
    look(houses.findIndex((house) => target instanceof Node && house.contains(target)))
  }
  const scrolled = (): void => {
    const element = row.current
    if (element === null) return
    const stretch = stretchOf(element)
    const isThere = goal.current === null || Math.abs(element.scrollLeft - goal.current) < 2
    if (isThere) goal.current = null
    if (isThere && stretch.farthest > 0) setLooked(lookedAt(stretch, element.scrollLeft))
  }
  const takeOver = (): void => {
    goal.current = null
    leaveOff.current()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: where something happens is looked at once
  useEffect(() => look(placeOf(places, action)), [action])
  useEffect(() => () => leaveOff.current(), [])
  const place = places[looked]
  const offers = place === undefined ? [] : choicesToShow(place.offers, anchors)
  const strollers = peopleAt(people, null)
  return (
    <section className="eh-street">
      <ul className="eh-street-overview" aria-label={words.overview}>
        {places.map(({ key, name, closed }, i) => (
          <li key={key}>
            <button
              type="button"
              aria-current={i === looked || undefined}
              data-lit={(anchors.get(key)?.open.length ?? 0) > 0 || undefined}
              onClick={() => look(i)}
            >
              <span>{name}</span>
              {closed !== undefined && <small>{words.shut}</small>}
              {peopleAt(people, key).map((person) => (
                <i key={person.key} aria-hidden="true">
                  {person.plate}
                </i>
              ))}
              {peopleAt(people, key).length > 0 && (
                <span className="hidden">
                  {words.here(
                    peopleAt(people, key)
                      .map((person) => person.name)
                      .join(', '),
                  )}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <ol
        ref={row}
        className="eh-street-row"
        aria-label={words.street}
        onScroll={scrolled}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={(event) => stepByArrows(event, '.eh-house > button')}
        onClick={({ target }) => lookAtHouseOf(target)}
        onFocus={({ target }) => target.matches(':focus-visible') && lookAtHouseOf(target)}
      >
        {places.map((one, i) => (
          <House
            key={one.key}
            place={one}
            name={tellPlace(one, people, lang)}
            shut={words.shut}
            isLooked={i === looked}
          >
            <div className="eh-strollers">
              {peopleAt(people, one.key).map((person) => (
                <Person key={person.key} person={person} pace={pace} />
              ))}
            </div>
          </House>
        ))}
      </ol>
      {strollers.length > 0 && (
        <div className="eh-street-outside">
          <span>{words.outside}</span>
          {strollers.map((person) => (
            <Person key={person.key} person={person} pace={pace} />
          ))}
        </div>
      )}
      {place !== undefined && (
        <section className="eh-counter" aria-label={place.name}>
          <h2>{place.name}</h2>
          {place.closed !== undefined && <p className="eh-counter-closed">{words.closed(place.closed)}</p>}
          {place.visits !== undefined && <p>{words.visits(place.visits.made, place.visits.of)}</p>}
          {place.events?.map((event) => (
            <p key={event}>{event}</p>
          ))}
          {offers.length === 0 && place.closed === undefined && place.wares === undefined && <p>{words.nothing}</p>}
          <ul>
            {place.wares?.map((ware) => (
              <li key={ware} className="eh-ware">
                {ware}
              </li>
            ))}
            {offers.map((offer) => (
              <li key={offer.choice.key}>
                <ChoiceRow {...offer} digit={null} lang={lang} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
